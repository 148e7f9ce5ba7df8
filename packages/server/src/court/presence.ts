/**
 * Who is at court, on whichever node: a person is here with any device, away when all of them look elsewhere, gone
 * with none.
 */
import type { State } from '../bus/bus.ts'

type Whereabouts = { readonly state: State; readonly since: number | null }

interface Device {
  away: boolean
}

const stateOf = (all: Iterable<Device> | undefined): State => {
  let state: State = 'gone'
  for (const { away } of all ?? []) {
    if (!away) return 'here'
    state = 'away'
  }
  return state
}

export class Presence {
  private readonly now: () => number
  private readonly began: number
  private readonly devices = new Map<string, Set<Device>>()
  /** By person and node, what other nodes say. */
  private readonly others = new Map<string, Map<string, 'here' | 'away'>>()
  private readonly gone = new Map<string, number>()
  private readonly changed: (person: string, here: State | null) => void

  /** `changed` also says what to tell the others; null: they have told us. */
  constructor(now: () => number, changed: (person: string, here: State | null) => void) {
    this.now = now
    this.began = now()
    this.changed = changed
  }

  arrive(person: string): { away(away: boolean): void; leave(): void } {
    const device: Device = { away: false }
    const all = this.devices.get(person) ?? new Set()
    this.devices.set(person, all.add(device))
    this.gone.delete(person)
    this.tell(person)
    return {
      away: (away) => {
        if (device.away === away) return
        device.away = away
        this.tell(person)
      },
      leave: () => {
        if (!all.delete(device)) return
        if (all.size === 0) this.devices.delete(person)
        this.left(person, this.now())
        this.tell(person)
      },
    }
  }

  /** What another node says of a person there. */
  heard(node: string, person: string, state: State, at: number): void {
    const before = this.of(person).state
    const nodes = this.others.get(person) ?? new Map()
    if (state === 'gone') nodes.delete(node)
    else nodes.set(node, state)
    if (nodes.size > 0) this.others.set(person, nodes)
    else this.others.delete(person)
    if (state === 'gone') this.left(person, at)
    else this.gone.delete(person)
    if (this.of(person).state !== before) this.changed(person, null)
  }

  /** All that are at this node, and nobody else is. */
  heardAll(node: string, persons: readonly (readonly [string, State])[]): void {
    const named = new Set(persons.map(([person]) => person))
    for (const [person, nodes] of [...this.others])
      if (nodes.has(node) && !named.has(person)) this.heard(node, person, 'gone', this.now())
    for (const [person, state] of persons) this.heard(node, person, state, this.now())
  }

  /** Those who are at this node, for the others. */
  get here(): (readonly [string, State])[] {
    return [...this.devices].map(([person, all]) => [person, stateOf(all)] as const)
  }

  /** Other nodes where this person has a device. */
  nodesOf(person: string): readonly string[] {
    return [...(this.others.get(person)?.keys() ?? [])]
  }

  of(person: string): Whereabouts {
    const own = stateOf(this.devices.get(person))
    const others = [...(this.others.get(person)?.values() ?? [])]
    if (own === 'here' || others.includes('here')) return { state: 'here', since: null }
    if (own === 'away' || others.length > 0) return { state: 'away', since: null }
    return { state: 'gone', since: this.goneSince(person) }
  }

  /** Those of whom nothing was seen are gone since the court opened. */
  goneSince(person: string): number | null {
    return this.isAnywhere(person) ? null : (this.gone.get(person) ?? this.began)
  }

  /** Whoever has been gone for so long is gone; since when exactly, nobody asks. */
  forgetBefore(time: number): void {
    for (const [person, since] of this.gone) if (since < time) this.gone.delete(person)
  }

  get count(): number {
    let count = this.devices.size
    for (const person of this.others.keys()) if (!this.devices.has(person)) count++
    return count
  }

  private isAnywhere(person: string): boolean {
    return this.devices.has(person) || this.others.has(person)
  }

  private left(person: string, at: number): void {
    if (!this.isAnywhere(person)) this.gone.set(person, at)
  }

  private tell(person: string): void {
    this.changed(person, stateOf(this.devices.get(person)))
  }
}
