/**
 * What this page wants of the court, whatever the line does: to be at tables, to hear of the hall, to have intents
 * answered. After a break all of it is said again, what was not answered under the key it had.
 */
import type { ClientFrame, CourtAnswer, ServerFrame } from '@durbar/protocol/court/frames'
import type { TableIntent } from '@durbar/protocol/court/intents'
import type { ConnectionPorts } from './wire.ts'

export interface Joining {
  readonly facing: number | null
  readonly invitation?: string | undefined
  /** The first ply that is to be told again. */
  readonly since: number
}

interface Pending {
  readonly table: string
  readonly intent: TableIntent
  answered(answer: CourtAnswer): void
  tries: number
}

interface WantsPorts extends Pick<ConnectionPorts, 'after'> {
  /** Lost where the line is not open. */
  say(frame: ClientFrame): void
}

/** How often something that the court could not write down is sent again before the person is told. */
const MOST_TRIES = 3

export class Wants {
  private readonly ports: WantsPorts
  private readonly joined = new Map<string, () => Joining>()
  private readonly pending = new Map<string, Pending>()
  /** Joined, and nothing was told of them yet. */
  private readonly untold = new Set<string>()
  private hall = 0
  private isAway = false

  constructor(ports: WantsPorts) {
    this.ports = ports
  }

  join(table: string, joining: () => Joining): void {
    this.joined.set(table, joining)
    this.sendJoin(table, joining)
  }
  part(table: string): void {
    this.untold.delete(table)
    if (this.joined.delete(table)) this.ports.say({ type: 'part', table })
  }

  watchHall(): () => void {
    if (this.hall++ === 0) this.ports.say({ type: 'hall', watch: true })
    return () => {
      if (--this.hall === 0) this.ports.say({ type: 'hall', watch: false })
    }
  }

  setAway(away: boolean): void {
    this.isAway = away
    this.ports.say({ type: 'away', away })
  }

  intend(table: string, intent: TableIntent, key: string): Promise<CourtAnswer> {
    return new Promise((answered) => {
      const pending = { table, intent, answered, tries: 0 }
      this.pending.set(key, pending)
      this.sendIntent(key, pending)
    })
  }

  /** The court knows us, and nothing else yet. */
  welcomed(): void {
    if (this.isAway) this.ports.say({ type: 'away', away: true })
    for (const table of this.joined.keys()) this.untold.add(table)
    this.sendAgain()
  }

  /** Whatever is unanswered by now. */
  sendAgain(): void {
    if (this.hall > 0) this.ports.say({ type: 'hall', watch: true })
    for (const [table, joining] of this.joined) if (this.untold.has(table)) this.sendJoin(table, joining)
    for (const [key, pending] of this.pending) this.sendIntent(key, pending)
  }

  heard(frame: ServerFrame): void {
    if (frame.type === 'answer') this.answered(frame.key, frame.answer)
    else if (frame.type === 'table') this.untold.delete(frame.table.id)
    else if (frame.type === 'parted') this.untold.delete(frame.table)
  }

  private sendJoin(table: string, joining: () => Joining): void {
    this.untold.add(table)
    const { facing, invitation, since } = joining()
    this.ports.say({ type: 'join', table, facing, since, ...(invitation ? { invitation } : {}) })
  }
  private sendIntent(key: string, { table, intent }: Pending): void {
    this.ports.say({ type: 'intent', table, key, intent })
  }

  private answered(key: string, answer: CourtAnswer): void {
    const pending = this.pending.get(key)
    if (!pending) return
    if (answer.type === 'failed' && ++pending.tries < MOST_TRIES) {
      this.ports.after(1000 * pending.tries, () => this.sendIntent(key, pending))
      return
    }
    this.pending.delete(key)
    pending.answered(answer)
  }
}
