/** What this node has done, counted for whoever runs it; in the plain words that Prometheus reads. */
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Outcome } from '../court/tables.ts'

/** Seconds from an intent to its answer, up to which an operator may want to know. */
const STEPS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5]

/** What is looked at only when somebody asks. */
interface Standing {
  readonly sockets: number
  readonly people: number
  readonly tables: number
  readonly changes: number
  readonly commits: number
  /** Games that somebody wants judged. */
  readonly reviews: number
}

type Line = readonly [labels: string, value: number]

const described = (name: string, type: string, help: string, lines: readonly Line[]) =>
  [
    `# HELP ${name} ${help}`,
    `# TYPE ${name} ${type}`,
    ...lines.map(([of, value]) => `${name}${of} ${value}`),
  ].join('\n')

export class Metrics {
  private readonly answers = new Map<Outcome['type'], number>()
  private readonly within: number[] = STEPS.map(() => 0)
  private seconds = 0
  private count = 0
  private troubles = 0
  private readonly loop = monitorEventLoopDelay({ resolution: 20 })

  constructor() {
    this.loop.enable()
  }

  /** An intent was answered after so long. */
  answered(type: Outcome['type'], ms: number): void {
    const seconds = ms / 1000
    this.answers.set(type, (this.answers.get(type) ?? 0) + 1)
    this.count++
    this.seconds += seconds
    for (const [n, most] of STEPS.entries()) if (seconds <= most) this.within[n]!++
  }

  /** Something went wrong that an operator was told of. */
  trouble(): void {
    this.troubles++
  }

  close(): void {
    this.loop.disable()
  }

  /** All of it, in Prometheus' text format. The delay of the loop is that since it was last asked for. */
  exposition({ sockets, people, tables, changes, commits, reviews }: Standing): string {
    const { rss } = process.memoryUsage()
    const { user, system } = process.cpuUsage()
    const delay = this.loop.percentile(99) / 1e9
    this.loop.reset()
    const gauge = (name: string, help: string, value: number) => described(name, 'gauge', help, [['', value]])
    const counter = (name: string, help: string, value: number) =>
      described(name, 'counter', help, [['', value]])
    const steps = STEPS.map((most, n): Line => [`_bucket{le="${most}"}`, this.within[n]!])
    const answers = [...this.answers].map(([type, count]): Line => [`{answer="${type}"}`, count])
    return `${[
      gauge('durbar_sockets', 'Devices that are connected to this node.', sockets),
      gauge('durbar_people', 'Persons at court, on any node.', people),
      gauge('durbar_tables', 'Tables that this node holds in memory.', tables),
      gauge('durbar_reviews_owed', 'Finished games that wait for the judge, or that he is at.', reviews),
      counter('durbar_changes_total', 'Changes of tables that are on disk.', changes),
      counter('durbar_commits_total', 'Transactions in which they were written.', commits),
      described('durbar_intents_total', 'counter', 'Intents, by how they were answered.', answers),
      described('durbar_intent_seconds', 'histogram', 'From an intent to its answer.', [
        ...steps,
        ['_bucket{le="+Inf"}', this.count],
        ['_sum', this.seconds],
        ['_count', this.count],
      ]),
      counter('durbar_troubles_total', 'What was worth a line in the log.', this.troubles),
      gauge('durbar_loop_delay_p99_seconds', 'How late this process is with what is due.', delay),
      gauge('process_resident_memory_bytes', 'Memory of this process.', rss),
      counter('process_cpu_seconds_total', 'Processor time of this process.', (user + system) / 1e6),
    ].join('\n')}\n`
  }
}
