/** The host's end of the port behind which bots think. */
import type { Think } from '@durbar/match'
import { type BotReport, type BotTask, botReportSchema } from '@durbar/protocol/messages'

type Asked = Extract<BotTask, { type: 'ask' }>

interface Job {
  readonly task: Asked
  progress(share: number): void
  done(answer: Extract<BotReport, { move: unknown }>): void
  failed(error: Error): void
}

export class ThinkingPort {
  private readonly jobs = new Map<number, Job>()
  private port: MessagePort | null = null
  private count = 0

  /** New bots get what the old ones had not answered. */
  employ(port: MessagePort): void {
    this.port?.close()
    this.port = port
    port.onmessage = ({ data }: MessageEvent<unknown>) => this.hear(data)
    for (const { task } of this.jobs.values()) this.send(task)
  }

  thinkAbout(game: string, match: string): Think {
    return ({ log, ...question }, progress, calledOff) =>
      new Promise((done, failed) => {
        const task: Asked = { type: 'ask', job: ++this.count, game, ...question, past: { match, log } }
        this.jobs.set(task.job, { task, progress, done, failed })
        calledOff.addEventListener('abort', () => {
          if (this.jobs.delete(task.job)) this.send({ type: 'callOff', job: task.job })
        })
        this.send(task)
      })
  }

  /** The match was closed. */
  forget(match: string): void {
    this.send({ type: 'forget', match })
  }

  private send(task: BotTask): void {
    this.port?.postMessage(task)
  }

  private hear(data: unknown): void {
    const job = this.jobs.get((data as BotReport | null)?.job ?? -1)
    if (!job) return
    const { data: report } = botReportSchema.safeParse(data)
    if (report && 'share' in report) {
      job.progress(report.share)
      return
    }
    this.jobs.delete(job.task.job)
    if (!report) job.failed(new Error('the bot’s answer cannot be read'))
    else if ('failed' in report) job.failed(new Error(report.failed))
    else job.done(report)
  }
}
