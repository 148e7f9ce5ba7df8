/** Who is at court: a person is here with any device, away when all of them look elsewhere, gone with none. */
export type Whereabouts = { readonly state: 'here' | 'away' | 'gone'; readonly since: number | null }

interface Device {
  away: boolean
}

export class Presence {
  private readonly now: () => number
  private readonly began: number
  private readonly devices = new Map<string, Set<Device>>()
  private readonly gone = new Map<string, number>()
  private readonly changed: (person: string) => void

  constructor(now: () => number, changed: (person: string) => void) {
    this.now = now
    this.began = now()
    this.changed = changed
  }

  arrive(person: string): { away(away: boolean): void; leave(): void } {
    const device: Device = { away: false }
    const all = this.devices.get(person) ?? new Set()
    this.devices.set(person, all.add(device))
    this.gone.delete(person)
    this.changed(person)
    return {
      away: (away) => {
        if (device.away === away) return
        device.away = away
        this.changed(person)
      },
      leave: () => {
        if (!all.delete(device)) return
        if (all.size === 0) {
          this.devices.delete(person)
          this.gone.set(person, this.now())
        }
        this.changed(person)
      },
    }
  }

  of(person: string): Whereabouts {
    const all = this.devices.get(person)
    if (!all) return { state: 'gone', since: this.goneSince(person) }
    return { state: [...all].some(({ away }) => !away) ? 'here' : 'away', since: null }
  }

  /** Those of whom nothing was seen are gone since the court opened. */
  goneSince(person: string): number | null {
    return this.devices.has(person) ? null : (this.gone.get(person) ?? this.began)
  }

  get count(): number {
    return this.devices.size
  }
}
