/**
 * What an engineer would frown at, counted: `npm run -s count` (--json for one document; --base REV beside what it
 * was then). Non-null assertions, casts, module-level variables, long functions, long files, colours outside the
 * palettes, lines that stand elsewhere to the letter.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { given, revision } from './given.mjs'
import { repeatedLines } from './repeats.mjs'
import { files, isTest, linesIn, parse, root, textOf, walk } from './sources.mjs'

const LONG_FUNCTION = 60
const LONG_FILE = 250
/** Where colours are mixed. */
const PALETTE = /\/(tokens|paint)\.css$/
const FUNCTIONS = new Set([
  'FunctionDeclaration',
  'FunctionExpression',
  'ArrowFunctionExpression',
  'ClassMethod',
  'MethodProperty',
])

const values = given('count', { json: { type: 'boolean' }, base: { type: 'string' } })
if (values.base !== undefined) revision('count', 'base', values.base)

const isConst = (node) =>
  node.typeAnnotation?.type === 'TsTypeReference' && node.typeAnnotation.typeName?.value === 'const'

function countIn(file) {
  const text = textOf(file)
  const bytes = Buffer.from(`;${text}`)
  const module = parse(file, text)
  const found = {
    nonNull: 0,
    nonNullInRules: 0,
    seatOfFrame: 0,
    casts: 0,
    moduleLet: 0,
    exportedLet: 0,
    longFunctions: 0,
  }
  const at = (span) => bytes.subarray(span.start - module.span.start, span.end - module.span.start).toString()
  const inRules = /^games\/[^/]+\/rules\//.test(file)
  walk(module, (node) => {
    if (node.type === 'TsNonNullExpression') {
      found.nonNull++
      if (inRules) found.nonNullInRules++
      if (node.expression.type === 'MemberExpression' && /^(at|frame)\.seat$/.test(at(node.expression.span)))
        found.seatOfFrame++
    } else if (node.type === 'TsAsExpression' && !isConst(node)) found.casts++
    else if (FUNCTIONS.has(node.type) && linesIn(at(node.span)) + 1 > LONG_FUNCTION) found.longFunctions++
  })
  for (const item of module.body) {
    const declared = item.type === 'ExportDeclaration' ? item.declaration : item
    if (declared.type !== 'VariableDeclaration' || declared.kind !== 'let') continue
    found.moduleLet += declared.declarations.length
    if (declared !== item) found.exportedLet += declared.declarations.length
  }
  return { ...found, longFiles: linesIn(text) > LONG_FILE ? 1 : 0, lines: linesIn(text) }
}

function colours() {
  const drawn = files([
    'games/*/table/*.ts',
    'games/*.tsx',
    'games/*.css',
    'packages/table/*.ts',
    'packages/table/*.tsx',
    'packages/table/*.css',
    'packages/web/src/*.ts',
    'packages/web/*.tsx',
    'packages/web/*.css',
  ])
  return drawn
    .filter((file) => !PALETTE.test(file) && !isTest(file) && existsSync(join(root, file)))
    .reduce((sum, file) => sum + (textOf(file).match(/#[0-9a-fA-F]{3,8}\b/g)?.length ?? 0), 0)
}

function countAll() {
  const sources = files(['*.ts', '*.tsx']).filter(
    (file) => /^(packages|games)\//.test(file) && existsSync(join(root, file)),
  )
  const sum = { files: 0 }
  for (const file of sources.filter((each) => !isTest(each))) {
    sum.files++
    for (const [key, n] of Object.entries(countIn(file))) sum[key] = (sum[key] ?? 0) + n
  }
  const written = [...sources, ...files(['*.css', '*.mjs'])].filter((file) => existsSync(join(root, file)))
  return { ...sum, hexColours: colours(), repeatedLines: repeatedLines(written) }
}

/** The same script over an older tree. */
function countAt(revision) {
  const folder = mkdtempSync(join(tmpdir(), 'durbar-count-'))
  const git = (...args) => execFileSync('git', args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
  git('worktree', 'add', '--detach', '--force', folder, revision)
  try {
    const here = fileURLToPath(import.meta.url)
    const { stdout } = spawnSync(process.execPath, [here, '--json'], {
      env: { ...process.env, DURBAR_COUNT: folder },
      encoding: 'utf8',
    })
    return JSON.parse(stdout)
  } finally {
    git('worktree', 'remove', '--force', folder)
    rmSync(folder, { recursive: true, force: true })
  }
}

const now = countAll()
const then = values.base ? countAt(values.base) : null
if (values.json) process.stdout.write(`${JSON.stringify(then ? { now, then } : now)}\n`)
else
  for (const [key, n] of Object.entries(now))
    process.stdout.write(
      `${key.padEnd(18)}${then ? String(then[key]).padStart(8) : ''}${String(n).padStart(8)}\n`,
    )
