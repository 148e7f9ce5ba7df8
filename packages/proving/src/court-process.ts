/** A court in a process of its own, as an operator runs it: started, watched, frozen, killed. */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface Usage {
  readonly rssMB: number
  /** Since it began, on all cores together. */
  readonly cpuSeconds: number
}

const OPEN = /is open at http:\/\/[^:]+:(\d+)\//
const START_MS = 60_000
const TICKS_PER_S = 100
/** As `npm start` runs it: what lives for a moment is not looked through sixty times a second. */
const ROOM = '--max-semi-space-size=32'
/** Told to, it takes another hour for the time: a court must live with a clock that is set. */
const JUMPING = `data:text/javascript,${encodeURIComponent(`
const real = Date.now
let [offset, forth] = [0, true]
Date.now = () => real() + offset
process.on('SIGUSR2', () => { offset += (forth ? 3 : -2) * 3600_000; forth = !forth })
`)}`

/** A house without its client, which nobody in a trial looks at. */
const bareHouse: { root?: string } = {}
function rootOfBareHouse(): string {
  if (bareHouse.root) return bareHouse.root
  const root = mkdtempSync(join(tmpdir(), 'durbar-house-'))
  const client = join(root, 'packages', 'web', 'dist')
  mkdirSync(client, { recursive: true })
  writeFileSync(join(client, 'index.html'), '<!doctype html><title>Durbar</title>')
  process.on('exit', () => rmSync(root, { recursive: true, force: true }))
  bareHouse.root = root
  return root
}

export class CourtProcess {
  readonly port: number
  private readonly child: ChildProcess
  private readonly said: () => string

  private constructor(child: ChildProcess, port: number, said: () => string) {
    this.child = child
    this.port = port
    this.said = said
  }

  /** `env`: where its data lie, and whatever else is said to a court by its surroundings. */
  static start(program: string, env: Readonly<Record<string, string>>, port = 0): Promise<CourtProcess> {
    const how = [ROOM, '--import', JUMPING]
    const child = spawn(process.execPath, [...how, program, 'serve', '--port', String(port)], {
      // Everybody in a crowd has an address, as behind a balancer: limits hold for each of them.
      env: { ...process.env, DURBAR_ROOT: rootOfBareHouse(), DURBAR_PROXY: '1', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let said = ''
    let opened = false
    return new Promise((resolve, reject) => {
      const fail = (why: string) => {
        child.kill('SIGKILL')
        reject(new Error(`a court did not open: ${why}\n${said}`))
      }
      const late = setTimeout(() => fail('it took too long'), START_MS)
      const hear = (words: Buffer) => {
        said = (said + words.toString()).slice(-4000)
        const bound = OPEN.exec(said)
        if (!bound || opened) return
        opened = true
        clearTimeout(late)
        resolve(new CourtProcess(child, Number(bound[1]), () => said))
      }
      child.stdout?.on('data', hear)
      child.stderr?.on('data', hear)
      child.once('error', (error) => fail(error.message))
      child.once('exit', (code, signal) => fail(`it ended (${code ?? signal})`))
    })
  }

  get pid(): number | undefined {
    return this.child.pid
  }

  get ended(): boolean {
    return this.child.exitCode !== null || this.child.signalCode !== null
  }

  /** How it ended, with its last words. */
  get farewell(): string {
    return `${this.child.exitCode ?? this.child.signalCode}: ${this.said().slice(-1500)}`
  }

  /** What the kernel says of it. */
  usage(): Usage {
    const [status, stat] = ['status', 'stat'].map((name) =>
      readFileSync(`/proc/${this.child.pid}/${name}`, 'utf8'),
    ) as [string, string]
    // The second field is a name in brackets and may hold anything.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return {
      rssMB: Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024,
      cpuSeconds: (Number(fields[11]) + Number(fields[12])) / TICKS_PER_S,
    }
  }

  signal(signal: NodeJS.Signals): void {
    this.child.kill(signal)
  }

  /** Resolves when it is gone. */
  end(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    if (this.ended) return Promise.resolve()
    const gone = new Promise<void>((resolve) => this.child.once('exit', () => resolve()))
    this.child.kill(signal)
    return gone
  }
}
