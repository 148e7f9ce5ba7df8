/** The page's end of the judge: one game at a time, as long as the page is open, whatever page that is. */
import type { MoveObject } from '@durbar/kernel'
import { type Found, tableAtCourt } from '../records/finding.ts'
import type { FromJudge, Outlook, Picture, ToJudge, Unjudged } from '../review/asked.ts'
import { noteSpeed } from '../review/speed.ts'
import { lonePerson } from '../seat-names.ts'
import type { Role } from './worker.ts'
import MatchWorker from './worker.ts?worker'

/** Two at least share the work; the page keeps a core for itself where there are more. */
const ASSISTANTS = Math.max(2, Math.min(4, (navigator.hardwareConcurrency || 2) - 1))

type Phase = 'opening' | 'ready' | 'judging' | 'waiting' | 'paused' | 'done' | 'failed' | 'unjudged'

export interface Judging {
  readonly phase: Phase
  readonly picture: Picture | null
  /** The move he looks at, or where he stopped. */
  readonly ply: number
  /** When he began, and how much was done then: so far it has taken so long. */
  readonly since: { readonly at: number; readonly share: number } | null
  readonly why: Unjudged | null
}

const OPENING: Judging = { phase: 'opening', picture: null, ply: 0, since: null, why: null }

type Judged = Pick<Found, 'row' | 'text'>

export class Judge {
  readonly id: string
  private readonly workers: Worker[] = []
  private readonly port: MessagePort
  private readonly listeners = new Set<() => void>()
  private now = OPENING
  private wanted = false
  private readonly explaining = new Map<number, (outlooks: readonly Outlook[]) => void>()
  private jobs = 0
  private readonly table: string | null

  constructor({ row, text }: Judged) {
    const { id } = row
    this.id = id
    this.table = tableAtCourt(row)
    const { port1, port2 } = new MessageChannel()
    this.port = port1
    port1.onmessage = ({ data }: MessageEvent<FromJudge>) => this.hear(data)
    this.hire({ role: 'judge', port: port2 })
    this.send({ type: 'open', id, text, seat: lonePerson(row.seats), table: this.table })
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }
  readonly get = (): Judging => this.now

  /** Assistants come when there is work for them. */
  readonly begin = (): void => {
    if (this.now.phase === 'judging' || this.now.phase === 'done' || this.now.phase === 'unjudged') return
    if (this.now.phase === 'failed') for (const worker of this.workers.splice(1)) worker.terminate()
    this.wanted = true
    while (this.workers.length <= ASSISTANTS) {
      const { port1, port2 } = new MessageChannel()
      this.hire({ role: 'assistant', port: port1 })
      this.port.postMessage({ type: 'assistant', port: port2 } satisfies ToJudge, [port2])
    }
    this.send({ type: 'begin' })
    if (this.table !== null) void this.askCourt(this.table)
    if (this.now.picture) this.set({ phase: 'judging', since: this.started(this.now.picture.share) })
  }
  readonly pause = (): void => {
    this.wanted = false
    this.send({ type: 'pause' })
    this.set({ phase: 'paused' })
  }

  /** What these moves would have brought about at this point. */
  readonly explain = (ply: number, moves: readonly MoveObject[]): Promise<readonly Outlook[]> =>
    new Promise((resolve) => {
      const job = ++this.jobs
      this.explaining.set(job, resolve)
      this.send({ type: 'explain', job, ply, moves })
    })

  close(): void {
    this.port.close()
    for (const worker of this.workers) worker.terminate()
    this.listeners.clear()
  }

  private readonly started = (share: number) => ({ at: Date.now(), share })

  private hire(role: Role): void {
    const worker = new MatchWorker()
    worker.onerror = ({ message }) => this.hear({ type: 'failed', ply: this.now.ply, text: message || '' })
    worker.postMessage(role, [role.port])
    this.workers.push(worker)
  }

  /** The court where it was played may judge it, and then this device need not. */
  private async askCourt(table: string): Promise<void> {
    const { api } = await import('../court/api.ts')
    const { ok } = await api.judge(table)
    this.send({ type: 'court', judges: ok })
  }

  private send(message: ToJudge): void {
    this.port.postMessage(message)
  }

  private hear(message: FromJudge): void {
    if (message.type === 'unjudged') this.set({ phase: 'unjudged', why: message.why })
    else if (message.type === 'explained') {
      this.explaining.get(message.job)?.(message.outlooks)
      this.explaining.delete(message.job)
    } else if (message.type === 'failed') {
      this.wanted = false
      this.set({ phase: 'failed', ply: message.ply })
    } else if (message.type === 'looking') {
      if (this.wanted) this.set({ ply: message.ply, phase: message.waits ? 'waiting' : 'judging' })
    } else this.show(message.picture)
  }

  private show(picture: Picture): void {
    const { share } = picture
    if (share >= 1) this.finish(picture)
    else if (this.now.phase !== 'opening') this.set({ picture })
    else {
      this.set({ picture, phase: this.wanted ? 'judging' : 'ready', since: this.started(share) })
      // What was begun goes on by itself.
      if (share > 0) this.begin()
    }
  }

  private finish(picture: Picture): void {
    const { since, phase } = this.now
    // Made in one go, it tells how long the next one will take.
    if (since?.share === 0 && phase === 'judging')
      noteSpeed(picture.review.game, picture.review.decisions.length, Date.now() - since.at)
    this.set({ picture, phase: 'done' })
  }

  private set(change: Partial<Judging>): void {
    this.now = { ...this.now, ...change }
    for (const listener of this.listeners) listener()
  }
}

let current: Judge | null = null

/** Whoever asks for another game interrupts the one before; it is taken up again where it was left. */
export function judgeOf(judged: Judged): Judge {
  if (current?.id === judged.row.id) return current
  current?.close()
  current = new Judge(judged)
  return current
}
