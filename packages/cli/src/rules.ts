/** `durbar rules`: which test proves which rule. */
import { execFileSync } from 'node:child_process'
import { relative } from 'node:path'
import { GAMES } from '@durbar/games/catalogue'
import { rulesIn } from '@durbar/room'
import { Command } from 'commander'
import { roomFor } from './arguments.ts'
import { Complaint } from './complaint.ts'

interface Cited {
  readonly number: string
  readonly tests: readonly string[]
}

/** The names of all tests below a folder, as the test runner itself sees them. */
function testNames(id: string): { name: string; file: string }[] {
  const root = process.env.DURBAR_ROOT ?? process.cwd()
  let text: string
  try {
    text = execFileSync(
      process.execPath,
      ['node_modules/vitest/vitest.mjs', 'list', `games/${id}/test`, '--json'],
      {
        cwd: root,
        encoding: 'utf8',
        maxBuffer: 64 * 2 ** 20,
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    )
  } catch (error) {
    throw new Complaint(
      `the tests of ${id} cannot be listed: ${
        String((error as { stderr?: string }).stderr)
          .trim()
          .split('\n')[0]
      }`,
    )
  }
  const tests = JSON.parse(text.slice(text.indexOf('['))) as { name: string; file: string }[]
  return tests.map(({ name, file }) => ({ name, file: relative(root, file) }))
}

/** A number counts as cited only if it stands alone: RJ-7.2 is not cited by a test of RJ-7.2.8. */
const citing = (number: string) => new RegExp(`(?<![\\w.-])${number.replace(/[.]/g, '\\.')}(?!\\w|[.-]\\d)`)

async function citations(id: string): Promise<Cited[]> {
  const { book, texts } = await roomFor(id)
  const tests = testNames(id)
  return [...rulesIn(book), ...texts.examples].map((number) => {
    const pattern = citing(number)
    return {
      number,
      tests: tests.filter(({ name }) => pattern.test(name)).map(({ name, file }) => `${file}: ${name}`),
    }
  })
}

export const rules = new Command('rules')
  .summary('list every rule with the tests that cite it')
  .description(
    "Lists every number of a game's rulebook (rules, rulings and worked examples) with the tests whose names cite it. Exit code 1 if a number is cited by none.",
  )
  .option('--game <id>', 'one game only')
  .option('--json', 'one JSON document on stdout: {"<id>": {"rules": n, "missing": [...]}}')
  .action(async (given: { game?: string; json?: boolean }) => {
    const ids = given.game ? [(await roomFor(given.game)).game.id] : GAMES
    const summary: Record<string, { rules: number; missing: string[] }> = {}
    for (const id of ids) {
      const cited = await citations(id)
      const missing = cited.filter(({ tests }) => tests.length === 0).map(({ number }) => number)
      summary[id] = { rules: cited.length, missing }
      if (given.json) continue
      for (const { number, tests } of cited) {
        const [first, ...more] = tests
        process.stdout.write(
          `${number.padEnd(12)} ${first ?? 'NO TEST'}${more.length > 0 ? ` (and ${more.length} more)` : ''}\n`,
        )
      }
      process.stdout.write(
        `${id}: ${cited.length} numbers, ${missing.length} without a test${missing.length > 0 ? `: ${missing.join(', ')}` : ''}\n`,
      )
    }
    if (given.json) process.stdout.write(`${JSON.stringify(summary)}\n`)
    if (Object.values(summary).some(({ missing }) => missing.length > 0)) process.exitCode = 1
  })
