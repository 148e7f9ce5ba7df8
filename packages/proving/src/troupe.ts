/** Some players at one table after the other: they lay it, add their chance, play legal moves to the end, begin anew. */
import { createHash, randomBytes } from 'node:crypto'
import type { MoveObject } from '@durbar/kernel'
import type { Arrangement } from '@durbar/protocol/court/arrangement'
import type { CourtAnswer, ServerFrame } from '@durbar/protocol/court/frames'
import type { TableIntent } from '@durbar/protocol/court/intents'
import { sleep } from './faults.ts'
import type { Happened, Sent } from './history.ts'
import type { Player } from './player.ts'

/** What a crowd is watched by. */
interface Watcher {
  /** Everything that was asked for and told. */
  happened(what: Happened): void
  answered(move: Sent, answer: CourtAnswer): void
  /** Everybody at the table has been shown what came of it. */
  shownToAll(move: Sent): void
  over(table: string): void
}

export interface Manner {
  readonly arrangement: Arrangement
  /** How long a person thinks before the next move. */
  pause(): number
  /** Which of so many legal moves. */
  choose(count: number): number
  readonly watcher: Watcher
}

interface Asked {
  readonly ply: number
  readonly revision: number
  readonly moves: readonly MoveObject[]
}

/** Without what everything that happens has. */
type Bare<T> = T extends unknown ? Omit<T, 'at' | 'who' | 'table'> : never

/** Until the next word of the court can be there. */
const BREATH_MS = 50

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const newKey = () => randomBytes(9).toString('base64url')

export class Troupe {
  readonly players: readonly Player[]
  /** Who looks on at every table of theirs, and is told what anybody may see. */
  private readonly onlookers: readonly Player[]
  private readonly manner: Manner
  private table = ''
  private stopped = false
  /** By seat. */
  private readonly seenPly: number[]
  private readonly answeredPly: number[]
  private readonly chances: readonly string[]
  private readonly added = new Set<number>()
  /** Seats that have asked how the table stands and were not yet told. */
  private readonly asking = new Set<number>()
  /** The newest move, until everybody has seen what came of it. */
  private pending: Sent | null = null
  private finished: () => void = () => {}
  private last = false
  private done = false
  private host = 0
  private hasPlayed = false
  private heardAt = performance.now()

  constructor(players: readonly Player[], manner: Manner, onlookers: readonly Player[] = []) {
    this.players = players
    this.onlookers = onlookers
    this.manner = manner
    this.seenPly = players.map(() => -1)
    this.answeredPly = players.map(() => -1)
    this.chances = players.map(() => randomBytes(32).toString('hex'))
    for (const [seat, player] of players.entries()) {
      player.onFrame = (frame) => this.hear(seat, frame)
      player.onJoin = (table) => {
        if (table !== this.table) return
        this.asking.add(seat)
        this.note(seat, { kind: 'joined' })
      }
    }
  }

  /** Plays table after table until it is told to stop. */
  async play(): Promise<void> {
    await Promise.all([...this.players, ...this.onlookers].map((player) => player.connect()))
    while (!this.stopped && !this.last) {
      const over = new Promise<void>((resolve) => {
        this.finished = resolve
      })
      await this.lay()
      await over
    }
    this.done = true
  }

  /** Everybody at the first table has been dealt in. */
  get isPlaying(): boolean {
    return this.hasPlayed || this.seenPly.every((ply) => ply >= 0)
  }

  /** How long nobody here has heard anything; whoever is done waits for nothing. */
  get silentMs(): number {
    return this.done ? 0 : performance.now() - this.heardAt
  }

  /** What each of them has seen and waits for. */
  get standing(): string {
    const each = this.players.map((player, seat) => {
      const seen = `seat ${seat} saw ply ${this.seenPly[seat]} and answered ply ${this.answeredPly[seat]}`
      return `${seen}, ${player.standing}`
    })
    return `table ${this.table || 'not yet laid'}: ${each.join('; ')}`
  }

  /** The table at hand is played to its end, and no other begun. */
  finish(): void {
    this.last = true
  }

  stop(): void {
    this.stopped = true
    this.finished()
    for (const player of [...this.players, ...this.onlookers]) player.leave()
  }

  private async lay(): Promise<void> {
    const [host, ...others] = this.players
    this.hasPlayed = this.table !== ''
    this.added.clear()
    this.host = 0
    this.pending = null
    this.seenPly.fill(-1)
    this.answeredPly.fill(-1)
    this.asking.clear()
    this.table = await host!.open(this.manner.arrangement, [
      { kind: 'me' },
      ...others.map(() => ({ kind: 'open' as const })),
    ])
    host!.join(this.table, 0)
    for (const [n, player] of others.entries()) {
      player.join(this.table, null)
      await this.intend(n + 1, { type: 'take', seat: n + 1 })
      player.join(this.table, n + 1)
    }
    for (const [seat, chance] of this.chances.entries())
      await this.intend(seat, { type: 'bind', commitment: sha256(chance) })
    await this.begin()
    for (const onlooker of this.onlookers) onlooker.join(this.table, null)
  }

  /** Whoever is host: where a clock was set forth, the first one seems gone for hours, and another follows. */
  private async begin(): Promise<void> {
    for (;;) {
      const answer = await this.players[this.host]!.intend(this.table, newKey(), { type: 'begin' })
      if (answer.type === 'done') return
      if (answer.type !== 'refused' || answer.why !== 'notHost')
        throw new Error(`begin was answered: ${JSON.stringify(answer)}`)
      await sleep(BREATH_MS)
    }
  }

  private async intend(seat: number, intent: TableIntent): Promise<void> {
    const answer = await this.players[seat]!.intend(this.table, newKey(), intent)
    if (answer.type !== 'done') throw new Error(`${intent.type} was answered: ${JSON.stringify(answer)}`)
  }

  private hear(seat: number, frame: ServerFrame): void {
    this.heardAt = performance.now()
    if (frame.type === 'update' && frame.table === this.table) this.update(seat, frame)
    if (frame.type !== 'table' || frame.table.id !== this.table) return
    this.host = this.players.findIndex(({ device }) => device.person === frame.table.host)
    if (!frame.table.dice.dealing?.mayAdd || this.added.has(seat)) return
    this.added.add(seat)
    // Too late where a clock was set forth: then it is left out of the dice, and the record says so.
    void this.players[seat]!.intend(this.table, newKey(), { type: 'add', chance: this.chances[seat]! })
  }

  private note(seat: number, what: Bare<Happened>): void {
    const who = this.players[seat]!.device.device
    this.manner.watcher.happened({ at: performance.now(), who, table: this.table, ...what } as Happened)
  }

  private update(
    seat: number,
    { ply, revision, question, result }: Extract<ServerFrame, { type: 'update' }>,
  ): void {
    const { watcher } = this.manner
    const fresh = this.asking.delete(seat)
    this.note(seat, { kind: 'shown', ply, fresh, result: result && JSON.stringify(result) })
    this.seenPly[seat] = ply
    const { pending } = this
    if (pending && this.seenPly.every((seen) => seen > pending.ply)) {
      this.pending = null
      watcher.shownToAll(pending)
    }
    if (result) {
      if (!this.seenPly.every((seen) => seen >= ply)) return
      watcher.over(this.table)
      for (const player of [...this.players, ...this.onlookers]) player.part(this.table)
      this.finished()
    } else if (question) this.answerTo(seat, { ply, revision, moves: question.moves })
  }

  private answerTo(seat: number, { ply, revision, moves }: Asked): void {
    const { table } = this
    const { watcher, choose, pause } = this.manner
    setTimeout(() => {
      const asked = !this.stopped && table === this.table && this.seenPly[seat]! <= ply
      // Whoever has lost the line is asked again, and must not answer in two ways.
      if (!asked || this.answeredPly[seat]! >= ply) return
      this.answeredPly[seat] = ply
      const player = this.players[seat]!
      const move = moves[choose(moves.length)]!
      const key = newKey()
      const who = player.device.device
      const sent: Sent = { kind: 'sent', at: performance.now(), who, table, key, seat, ply, move }
      this.pending = sent
      watcher.happened(sent)
      void player.intend(table, key, { type: 'play', seat, ply, revision, move }).then((answer) => {
        const kind = answer.type === 'done' ? 'acknowledged' : 'declined'
        watcher.happened({ kind, at: performance.now(), who, table, key })
        watcher.answered(sent, answer)
      })
    }, pause())
  }
}
