/** This node among the others: what it tells them, and what it does with what it hears. */
import type { CourtTable } from '@durbar/match/court'
import { invitedAt, personsAt } from '@durbar/match/court'
import type { Bus, State, Word } from '../bus/bus.ts'
import { Audiences } from './audiences.ts'
import type { Court } from './court.ts'
import { Nodes } from './nodes.ts'
import { tellTyping, tellUntold } from './table-talk.ts'

/** A word can get lost; after this long it is missed. */
const ROUND_MS = 10_000
/** The hall is told this often at most. */
const HALL_MS = 250

type Of<T extends Word['type']> = Extract<Word, { type: T }>
type Hearing = { readonly [T in Word['type']]: (word: Of<T>, from: string) => Promise<void> | void }

export class Among {
  readonly audiences = new Audiences()
  private readonly court: Court
  private readonly bus: Bus
  private readonly nodes: Nodes
  private rounds: NodeJS.Timeout | null = null
  private hallDue: NodeJS.Timeout | null = null

  constructor(court: Court, bus: Bus) {
    this.court = court
    this.bus = bus
    this.nodes = new Nodes({
      beat: () => bus.say('house', { type: 'alive' }),
      isNew: (node) => this.introduce(node),
      isGone: (node) => this.forget(node),
    })
  }

  async begin(): Promise<void> {
    const { store, log } = this.court.ports
    await this.bus.listen({
      heard: (from, word) => this.heard(from, word),
      missed: () => {
        this.nodes.excuse()
        this.court.meanwhile(this.heal())
      },
      log,
    })
    if (store.alone) return
    this.nodes.begin()
    this.bus.say('house', { type: 'who' })
    this.rounds = setInterval(() => this.court.meanwhile(this.catchUp()), ROUND_MS)
    this.rounds.unref()
  }

  async close(): Promise<void> {
    this.nodes.close()
    if (this.rounds) clearInterval(this.rounds)
    if (this.hallDue) clearTimeout(this.hallDue)
    this.bus.say('house', { type: 'bye' })
    await this.bus.close()
  }

  follow = (table: string): Promise<void> => this.bus.follow(`table.${table}`)
  unfollow = (table: string): void => {
    this.bus.unfollow(`table.${table}`)
    this.audiences.forget(table)
  }

  /** To those who hold this table. */
  tellTable(word: Extract<Word, { readonly table: string }>): void {
    this.bus.say(`table.${word.table}`, word)
  }

  tellHouse(word: Word): void {
    this.bus.say('house', word)
  }

  /** To nodes where somebody of this table may look at something else. */
  tellYours(table: CourtTable): void {
    const byNode = new Map<string, string[]>()
    for (const person of [...personsAt(table), ...invitedAt(table)])
      for (const node of this.court.presence.nodesOf(person))
        byNode.set(node, [...(byNode.get(node) ?? []), person])
    for (const [node, persons] of byNode)
      this.bus.say(`node.${node}`, { type: 'yours', table: table.id, persons })
  }

  moved(person: string, state: State): void {
    this.tellHouse({ type: 'moved', person, state, at: this.court.ports.clock.now() })
  }

  hall(): void {
    if (this.hallDue || this.court.ports.store.alone) return
    this.hallDue = setTimeout(() => {
      this.hallDue = null
      this.tellHouse({ type: 'hall' })
    }, HALL_MS)
    this.hallDue.unref()
  }

  audience(table: string, persons: readonly string[], isFirst: boolean): void {
    if (persons.length === 0) this.court.talk.forget(table)
    if (isFirst) this.tellTable({ type: 'whoIsAt', table })
    this.tellTable({ type: 'audience', table, persons })
  }

  private heard(from: string, word: Word): void {
    if (word.type !== 'bye') this.nodes.heard(from)
    const hear = this.hearing[word.type] as (word: Word, from: string) => Promise<void> | void
    const doing = hear(word, from)
    if (doing) this.court.meanwhile(doing)
  }

  private readonly hearing: Hearing = {
    alive: () => {},
    bye: (_, from) => this.nodes.gone(from),
    written: ({ table, revision }) => this.court.tables.held.heard(table, revision),
    said: ({ table }) => this.atTable(table, (found) => tellUntold(this.court, found)),
    typing: ({ table, person }) => this.atTable(table, (found) => tellTyping(this.court, found, person)),
    thinking: (word) => this.court.heralds.tellAll(word.table, word),
    seen: ({ table, seat, revision, at }) =>
      this.atTable(table, (found) => void this.court.noteSeen(found, seat, revision, at)),
    audience: ({ table, persons }, from) => {
      this.audiences.heard(from, table, persons)
      return this.atTable(table, (found) => this.court.guests.tellOthers(found))
    },
    whoIsAt: ({ table }) => {
      const persons = this.court.guests.personsAt(table)
      if (persons.length > 0) this.tellTable({ type: 'audience', table, persons })
    },
    knock: ({ table, visit, until }) => this.court.knocks.heard(table, visit, until),
    hall: () => this.court.heralds.tellHall(),
    moved: ({ person, state, at }, from) => this.court.presence.heard(from, person, state, at),
    renamed: ({ person }) => {
      this.court.people.unknow(person)
      return this.court.heralds.tellRenamed(person)
    },
    carried: ({ person, device, kind }) => this.court.heralds.tellCarried(person, device, kind),
    deleted: ({ person }) => {
      this.court.people.unknow(person)
      this.court.heralds.endAll(person)
    },
    who: (_, from) => this.bus.say(`node.${from}`, { type: 'present', persons: this.court.presence.here }),
    present: ({ persons }, from) => this.court.presence.heardAll(from, persons),
    yours: async ({ table, persons }) => {
      if (persons.every((person) => this.court.heralds.devicesBeside(table, person).length === 0)) return
      const held = await this.court.tables.held.fresh(table)
      if (held) await this.court.heralds.tellYours(held.saved, persons)
    },
  }

  /** Where somebody on this node is at the table. */
  private async atTable(id: string, act: (table: CourtTable) => Promise<void> | void): Promise<void> {
    if (!this.court.guests.isWatched(id)) return
    const table = await this.court.tables.tableOf(id)
    if (table) await act(table)
  }

  private introduce(node: string): void {
    this.bus.say(`node.${node}`, { type: 'who' })
    this.bus.say(`node.${node}`, { type: 'present', persons: this.court.presence.here })
  }

  private forget(node: string): void {
    this.court.presence.heardAll(node, [])
    for (const table of this.audiences.forgetNode(node))
      this.court.meanwhile(this.atTable(table, (found) => this.court.guests.tellOthers(found)))
  }

  /** We may have missed anything, and others what we said. */
  private async heal(): Promise<void> {
    this.tellHouse({ type: 'present', persons: this.court.presence.here })
    this.tellHouse({ type: 'who' })
    for (const table of this.court.guests.watched) {
      this.tellTable({ type: 'whoIsAt', table })
      this.tellTable({ type: 'audience', table, persons: this.court.guests.personsAt(table) })
    }
    await this.catchUp()
    this.court.heralds.tellHall()
  }

  private async catchUp(): Promise<void> {
    await this.court.tables.held.heal()
    for (const id of this.court.guests.watched)
      await this.atTable(id, (table) => tellUntold(this.court, table))
  }
}
