/** A table at court in a test: its log, a clock wound by hand, and who is there. */
import { roomOf } from '@durbar/games'
import { canonical, kernelOf, type Seat, streamDice } from '@durbar/kernel'
import type { Arrangement, LaidSeat } from '@durbar/protocol/court/arrangement'
import type { Entry, Happening } from '@durbar/protocol/court/entries'
import { entrySchema } from '@durbar/protocol/court/entries'
import type { TableIntent, WhyNot } from '@durbar/protocol/court/intents'
import { commitmentTo, keyOf } from '@durbar/protocol/court/seal'
import { expect } from 'vitest'
import {
  apply,
  type CourtTable,
  type Decision,
  decide,
  decideForBot,
  fallingDue,
  foldOf,
  isNo,
  isStale,
  type Moment,
  nextDue,
  openedFrom,
  type Ports,
} from '../../src/court/index.ts'

export const [ANNA, BEN, CLEO, DEV] = ['annaanna', 'benbenben', 'cleocleo', 'devdevdev'] as const
export const SECRET = '5'.repeat(64)

export const PLAIN: Arrangement = {
  game: 'vermaechtnis',
  options: {},
  pace: { kind: 'none' },
  timeUp: 'bot',
  standIn: 'level3',
  door: 'open',
  spectators: true,
  talk: 'free',
  hints: false,
  start: 'ready',
}
export const person = (id: string, guest?: string): LaidSeat => ({
  kind: 'person',
  person: id,
  ...(guest ? { guest } : {}),
})

export const ports: Ports = {
  gameOf: (id) => roomOf(id)?.game ?? null,
  secret: SECRET,
  seal: { commitmentTo, keyOf },
}

export class Court {
  readonly log: Entry[] = []
  table: CourtTable
  now = 1_000_000
  readonly gone = new Map<string, number>()
  readonly delivered = new Map<Seat, number>()
  readonly rests: { from: number; to: number }[] = []
  private readonly dice = streamDice(4)

  constructor(seats: readonly LaidSeat[], change: Partial<Arrangement> = {}, host = ANNA) {
    const arrangement = { ...PLAIN, ...change }
    const what: Happening = { type: 'opened', host, arrangement, seats, seal: commitmentTo(SECRET) }
    this.log.push({ revision: 1, at: this.now, what })
    this.table = openedFrom('tabletable', this.log[0]!)
  }

  get moment(): Moment {
    return {
      now: this.now,
      rests: this.rests,
      goneSince: (who) => this.gone.get(who) ?? null,
      delivered: (seat) => this.delivered.get(seat) ?? null,
    }
  }

  ask(who: string, intent: TableIntent, invited = true): Decision {
    const actor = { person: who, invited }
    return decide({ table: this.table, actor, moment: this.moment, ports }, intent)
  }

  /** It is done; tells the kinds of its entries. */
  does(who: string, intent: TableIntent, invited = true): string[] {
    return this.write(this.ask(who, intent, invited))
  }

  refuses(who: string, intent: TableIntent, why: WhyNot, invited = true): void {
    expect(this.ask(who, intent, invited)).toMatchObject({ why })
  }

  write(decision: Decision): string[] {
    if (isNo(decision) || isStale(decision)) throw new Error(`not done: ${JSON.stringify(decision)}`)
    for (const what of decision) {
      const entry = { revision: this.table.revision + 1, at: this.now, what }
      // What is stored is what the schema lets through.
      expect(entrySchema.parse(JSON.parse(JSON.stringify(entry)))).toEqual(entry)
      this.log.push(entry)
      this.table = apply(this.table, entry, ports)
    }
    return decision.map(({ type }) => type)
  }

  pass(ms: number): string[] {
    this.now += ms
    return this.write(fallingDue(this.table, this.moment, ports))
  }

  /** To the next thing that time brings. */
  untilDue(): string[] {
    const due = nextDue(this.table, this.moment)
    if (due === null) throw new Error('nothing falls due')
    return this.pass(Math.max(0, due - this.now))
  }

  bind(who: string, chance: string): void {
    this.does(who, { type: 'bind', commitment: commitmentTo(chance) })
  }

  /** Begins with everybody's chance. */
  begin(...persons: string[]): void {
    const chance = (n: number) => String(n).repeat(64)
    persons.forEach((who, n) => {
      this.bind(who, chance(n + 1))
    })
    this.does(this.table.host, { type: 'begin' })
    persons.forEach((who, n) => {
      this.does(who, { type: 'add', chance: chance(n + 1) })
    })
    expect(this.table.phase).toBe('playing')
  }

  /** Some legal move of this seat, as its person would send it. */
  intentOf(seat: Seat): Extract<TableIntent, { type: 'play' }> {
    const { ply, revision, game, position } = this.table.authority!
    const { moves } = kernelOf(game).ask(position.state, seat)!
    const move = moves[this.dice.below(moves.length)]!
    return { type: 'play', seat, ply, revision, move }
  }

  get awaited(): readonly Seat[] {
    return this.table.authority!.awaited
  }

  /** Whoever is asked moves, at random. */
  step(): string[] {
    const seat = this.awaited[0]!
    const { laid, standIn } = this.table.seats[seat]!
    const { seat: _, type: _type, ...play } = this.intentOf(seat)
    if (laid.kind === 'person' && !standIn) return this.does(laid.person, { type: 'play', seat, ...play })
    return this.write(decideForBot({ table: this.table, moment: this.moment }, { seat, ...play }))
  }

  /** The log alone leads to the same table. */
  checkFold(): void {
    const stored = JSON.parse(JSON.stringify(this.log)) as Entry[]
    const again = foldOf(this.table.id, stored, ports)
    expect(plain(again)).toEqual(plain(this.table))
  }
}

function plain({ authority, asked, votes, wants, ...table }: CourtTable) {
  return {
    ...table,
    asked: [...asked],
    votes: [...votes],
    wants: [...wants],
    match: authority && {
      state: canonical(authority.position.state),
      log: authority.position.match.log,
      times: authority.times,
      revision: authority.revision,
      updates: [0, 1].map((seat) => canonical(withoutNews(authority.updateFor(seat)))),
    },
  }
}
const withoutNews = ({ told, ...update }: ReturnType<NonNullable<CourtTable['authority']>['updateFor']>) => ({
  ...update,
  told: told.map(({ views: _, ...each }) => each),
})
