/** The nodes of one court: any of them may be gone at any moment, and whoever asks finds another. */
import { execFileSync } from 'node:child_process'
import { CourtProcess, type Usage } from './court-process.ts'

export class Courts {
  private readonly programs: string[]
  private readonly surroundings: readonly Readonly<Record<string, string>>[]
  private readonly nodes: (CourtProcess | null)[]
  private readonly ports: number[] = []
  private turn = 0

  private constructor(program: string, surroundings: readonly Readonly<Record<string, string>>[]) {
    this.programs = surroundings.map(() => program)
    this.surroundings = surroundings
    this.nodes = surroundings.map(() => null)
  }

  static async open(
    program: string,
    surroundings: readonly Readonly<Record<string, string>>[],
  ): Promise<Courts> {
    const courts = new Courts(program, surroundings)
    await Promise.all(surroundings.map((_, node) => courts.start(node)))
    return courts
  }

  get count(): number {
    return this.nodes.length
  }

  /** As a balancer does: in turn, and not to one that is known to be gone. */
  readonly where = (): number => {
    for (let tried = 0; tried < this.count; tried++) {
      const node = this.turn++ % this.count
      if (this.nodes[node]) return this.ports[node]!
    }
    return this.ports[0]!
  }

  /** Where it was before, so that its guests find it again; `program`: another from now on. */
  async start(node: number, program = this.programs[node]!): Promise<void> {
    this.programs[node] = program
    this.nodes[node] = await CourtProcess.start(program, this.surroundings[node]!, this.ports[node] ?? 0)
    this.ports[node] = this.nodes[node].port
  }

  async kill(node: number): Promise<void> {
    const court = this.nodes[node]
    this.nodes[node] = null
    await court?.end('SIGKILL')
  }

  /** As an operator does: it may say goodbye. */
  async stop(node: number): Promise<void> {
    const court = this.nodes[node]
    this.nodes[node] = null
    await court?.end('SIGTERM')
  }

  async stopAll(): Promise<void> {
    await Promise.all(this.nodes.map((_, node) => this.stop(node)))
  }

  /** How it ended by itself; null: it did not. */
  fallen(node: number): string | null {
    const court = this.nodes[node]
    return court?.ended ? court.farewell : null
  }

  /** Nobody has killed it, and it is gone all the same. */
  complain(): void {
    for (const node of this.nodes.keys()) {
      const words = this.fallen(node)
      if (words !== null) throw new Error(`node ${node} fell: ${words}`)
    }
  }

  signal(node: number, signal: NodeJS.Signals): void {
    this.nodes[node]?.signal(signal)
  }

  limitFiles(node: number, size: string): void {
    const pid = this.nodes[node]?.pid
    if (pid) execFileSync('prlimit', ['--pid', String(pid), `--fsize=${size}:`], { stdio: 'ignore' })
  }

  usage(): Usage {
    const all = this.nodes.flatMap((court) => (court ? [court.usage()] : []))
    return {
      rssMB: all.reduce((sum, { rssMB }) => sum + rssMB, 0),
      cpuSeconds: all.reduce((sum, { cpuSeconds }) => sum + cpuSeconds, 0),
    }
  }

  /** What the nodes say themselves of how much they have written, and how often. */
  async written(): Promise<{ readonly changes: number; readonly commits: number }> {
    const sum = { changes: 0, commits: 0 }
    for (const [node, court] of this.nodes.entries()) {
      if (!court) continue
      const said = await (await fetch(`http://127.0.0.1:${this.ports[node]}/metrics`)).text()
      for (const what of ['changes', 'commits'] as const)
        sum[what] += Number(new RegExp(`^durbar_${what}_total (\\d+)`, 'm').exec(said)?.[1])
    }
    return sum
  }

  async close(): Promise<void> {
    await Promise.all(this.nodes.map((_, node) => this.kill(node)))
  }
}
