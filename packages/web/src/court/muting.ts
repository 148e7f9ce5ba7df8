/** Whom a person would rather not hear. The court keeps it for all their devices; here it holds at once. */
import type { Connection } from './connection.ts'

export type Names = ReadonlyMap<string, string | null>

export class Muted {
  private readonly connection: Connection
  private told: Names = new Map()
  /** What the court has not confirmed: nobody is heard again because a line broke. */
  private readonly wishes = new Map<string, { readonly name: string | null; readonly muted: boolean }>()
  private now: Names = this.told
  private readonly listeners = new Set<() => void>()

  constructor(connection: Connection) {
    this.connection = connection
    connection.hear((frame) => {
      if (frame.type === 'muted') this.hear(new Map(frame.persons.map(({ person, name }) => [person, name])))
      else if (frame.type === 'welcome') for (const person of this.wishes.keys()) this.say(person)
    })
  }

  readonly get = (): Names => this.now
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  readonly mute = ({ person, name }: { person: string; name: string | null }, muted: boolean): void => {
    this.wishes.set(person, { name, muted })
    this.say(person)
    this.changed()
  }

  private say(person: string): void {
    const { muted } = this.wishes.get(person)!
    this.connection.say({ type: 'mute', person, muted })
  }

  private hear(told: Names): void {
    this.told = told
    for (const [person, { muted }] of this.wishes) if (told.has(person) === muted) this.wishes.delete(person)
    this.changed()
  }

  private changed(): void {
    const now = new Map(this.told)
    for (const [person, { name, muted }] of this.wishes)
      if (muted) now.set(person, name)
      else now.delete(person)
    this.now = now
    for (const listener of this.listeners) listener()
  }
}
