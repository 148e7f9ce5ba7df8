/**
 * The redeal argument, on frames that were really sent: all that a device has heard is what it would have heard if
 * everything it cannot know had been dealt otherwise, and if the others had chosen otherwise in secret.
 */
import {
  type AnyGame,
  type Core,
  canonical,
  type Dice,
  diceFor,
  type Host,
  kernelOf,
  type Look,
  legalMoves,
  lookAt,
  type Seat,
  storyOf,
  streamDice,
  type Viewer,
} from '@durbar/kernel'
import type { Authority } from '@durbar/match'
import { apply, type CourtTable, openedFrom, yielding } from '@durbar/match/court'
import type { Entry } from '@durbar/protocol/court/entries'
import type { ServerFrame } from '@durbar/protocol/court/frames'
import type { PersonTold, TableRow } from '@durbar/protocol/court/told'
import { portsWith } from '../../src/court/logs.ts'
import { rowTold, tableTold } from '../../src/court/telling.ts'
import { isSame, PUT_TOGETHER, putTogether } from './put-together.ts'
import { redealt } from './redealt.ts'

/** A table with its log, as the court has it on disk. */
export interface KeptTable {
  readonly id: string
  readonly secret: string
  readonly word: string | null
  readonly entries: readonly Entry[]
  gameOf(id: string): AnyGame | null
  tell(person: string): PersonTold
}

export interface Heard {
  readonly person: string
  /** As they came. */
  readonly frames: readonly string[]
}

interface Proof {
  /** Frames held against the same frame of another world. */
  readonly compared: number
  /** How many of those worlds were really others. */
  readonly others: number
  /** How many frames told a move that was played again in another world. */
  readonly replayed: number
  /** What a world could be told by. */
  readonly leaks: readonly string[]
}

type AnyEvent = { readonly t: string }
type Update = Extract<ServerFrame, { type: 'update' }>
interface Insides {
  readonly house: Host<Core, unknown, AnyEvent>
  readonly plies: readonly { by: Seat | null; ms: number; events: readonly AnyEvent[] }[]
  readonly news: { readonly ply: number; readonly moments: readonly Look<unknown, unknown>[] } | null
}
const insidesOf = (authority: Authority) => authority as unknown as Insides

/** Frames in which nothing of a game can stand: their schemas have no room for it. */
const BESIDE_THE_GAME = new Set([
  'welcome',
  'presence',
  'talk',
  'typing',
  'thinking',
  'answer',
  'pong',
  'carried',
  'muted',
])

/** The same match in another world. What may be taken back is a matter of the log, which is the same. */
function inWorld(truth: Authority, { state, ...more }: Partial<Insides> & { state: Core }): Authority {
  const { house } = insidesOf(truth)
  const undoable: typeof house.undoable = (_, seat, through) => house.undoable(truth.position, seat, through)
  return Object.assign(truth.fork(), {
    at: { ...truth.position, state },
    house: { ...house, undoable },
    ...more,
  })
}

export class Retelling {
  private readonly kept: KeptTable
  private readonly tables = new Map<number, CourtTable>()

  constructor(kept: KeptTable) {
    this.kept = kept
    const ports = portsWith(kept.secret, kept.gameOf)
    let table = openedFrom(kept.id, kept.entries[0]!)
    this.tables.set(1, table)
    for (const entry of kept.entries.slice(1)) {
      table = apply(table, entry, ports)
      this.tables.set(table.revision, table)
    }
  }

  /** The same frames as the rules at hand would have the court tell them. */
  told({ person, frames }: Heard): Heard {
    const again = ({ words, frame }: { words: string; frame: ServerFrame }) =>
      frame.type === 'update' ? this.words(this.at(frame).authority!, frame) : words
    return { person, frames: putTogether(frames).map(again) }
  }

  proofFor(heard: Heard, seed: number): Proof {
    const dice = streamDice(seed)
    const leaks: string[] = []
    const count = { compared: 0, others: 0, replayed: 0 }
    for (const { words, frame } of putTogether(heard.frames)) {
      const hold = (what: string, one: string, other: string) => {
        count.compared++
        if (!isSame(one, other, frame[PUT_TOGETHER] === true))
          leaks.push(`${what}: ${difference(one, other)}`)
      }
      if (frame.type === 'update') {
        // Who is told the end is told everything.
        if (frame.result === null) this.holdUpdate(frame, words, dice, hold, count)
      } else if (frame.type === 'table') {
        if (frame.table.phase !== 'over')
          hold('table', words, this.table(heard.person, frame.table.revision, frame.table.now, dice))
      } else if (frame.type === 'yours') this.holdRows([frame.table], dice, hold)
      else if (frame.type === 'hall') this.holdRows([...frame.hall.open, ...frame.hall.running], dice, hold)
      else if (!BESIDE_THE_GAME.has(frame.type)) leaks.push(`nobody has looked into '${frame.type}'`)
    }
    return { ...count, leaks }
  }

  private at({ revision }: Pick<Update, 'revision'>): CourtTable {
    return this.tables.get(revision)!
  }

  private words(authority: Authority, frame: Update): string {
    const { facing, told, revision } = frame
    const viewer = facing ?? (authority.over ? 'archive' : 'observer')
    const through = yielding(this.at({ revision }))
    const update = authority.updateFor(viewer, told[0]?.ply ?? authority.ply + 1, through)
    return JSON.stringify({ type: 'update', table: this.kept.id, ...update } satisfies ServerFrame)
  }

  private holdUpdate(
    frame: Update,
    words: string,
    dice: Dice,
    hold: (what: string, one: string, other: string) => void,
    count: { others: number; replayed: number },
  ): void {
    const truth = this.at(frame).authority!
    const viewer = frame.facing ?? 'observer'
    const where = `${viewer} at ply ${frame.ply}`
    hold(`${where} was not told what the court tells`, words, this.words(truth, frame))
    // As it stands: what is hidden now, dealt anew.
    const { game, position } = truth
    const state = redealt(game, position.state, viewer, dice)!
    if (canonical(state) !== canonical(position.state)) count.others++
    hold(
      `${where} sees a secret`,
      JSON.stringify({ ...frame, told: frame.told.map(({ views: _, ...told }) => told) }),
      this.words(inWorld(truth, { state, news: null }), frame),
    )
    // As it was told: dealt anew before the newest move, which is then played again.
    const again = this.played(frame.revision, viewer, dice)
    if (!again) return
    count.replayed++
    hold(`${where} is told a secret`, words, this.words(again, frame))
  }

  /** The move that led to this revision, in a world dealt anew before it; null: it is no move there, or shows more. */
  private played(revision: number, viewer: Viewer, dice: Dice): Authority | null {
    const before = this.tables.get(revision - 1)?.authority
    const { authority } = this.tables.get(revision)!
    const what = this.kept.entries.find((entry) => entry.revision === revision)?.what
    if (!before || what?.type !== 'played') return null
    const { game, position } = before
    const rules = kernelOf(game)
    const { state } = position
    // The last of several to choose opens what the others have chosen.
    const opens = rules.asked(state).length > 1 && rules.pending(state).length === 1
    const world = redealt(game, state, viewer, dice, opens ? 'same' : 'any')
    const move = rules.read(what.move)
    if (!world || !legalMoves(rules, world, what.seat).includes(move)) return null
    const moments: Look<unknown, unknown>[] = []
    const events: AnyEvent[] = []
    const ply = before.ply + 1
    rules.apply(world, what.seat, move, diceFor(position.key, ply), (event) => {
      events.push(event as AnyEvent)
      moments.push(lookAt(game, game.clone(world)))
    })
    // Two worlds that look alike before a move may not do so after it: something was shown, as the rules want it.
    const story = storyOf(game, position.match.seats, before.events(), viewer)
    const seen = (state: Core) => canonical(game.view(state, viewer, true, story))
    if (seen(world) !== seen(authority!.position.state)) return null
    const plies = [...insidesOf(before).plies, { by: what.seat, ms: what.ms, events }]
    return inWorld(authority!, { state: world, plies, news: { ply, moments } })
  }

  private inAnyWorld(table: CourtTable, viewer: Viewer, dice: Dice): CourtTable {
    const { authority } = table
    if (!authority) return table
    const state = redealt(authority.game, authority.position.state, viewer, dice)!
    return { ...table, authority: inWorld(authority, { state, news: null }) }
  }

  private moment = (now: number) => ({ now, rests: [], goneSince: () => null, delivered: () => null })

  private table(person: string, revision: number, now: number, dice: Dice): string {
    const { kept } = this
    const held = { ports: portsWith(kept.secret, kept.gameOf), word: kept.word }
    const world = this.inAnyWorld(this.tables.get(revision)!, 'observer', dice)
    const table = tableTold(held, world, person, this.moment(now), (each) => kept.tell(each))
    return JSON.stringify({ type: 'table', table })
  }

  private holdRows(
    rows: readonly TableRow[],
    dice: Dice,
    hold: (what: string, one: string, other: string) => void,
  ): void {
    for (const { id, phase, updated, standing } of rows) {
      if (id !== this.kept.id || phase !== 'playing') continue
      const then = [...this.tables.values()].filter((table) => table.updated === updated)
      const told = then.map((table) => {
        const world = this.inAnyWorld(table, 'observer', dice)
        const row = rowTold(world, null, this.moment(updated), (each) => this.kept.tell(each))
        return JSON.stringify(row.standing)
      })
      const words = JSON.stringify(standing)
      hold('a row of the hall', words, told.find((each) => each === words) ?? told[0] ?? '')
    }
  }
}

/** Where two texts part. */
function difference(one: string, other: string): string {
  let n = 0
  while (n < one.length && one[n] === other[n]) n++
  const near = (text: string) => text.slice(Math.max(0, n - 60), n + 60)
  return `…${near(one)}… and …${near(other)}…`
}
