/**
 * What nodes say to each other. Nothing here is the truth: a word that is lost is healed by asking the store or the
 * others again, and a word says where to look rather than what is there.
 */
import type { Seat } from '@durbar/kernel'
import type { DeviceKind } from '@durbar/protocol/court/people'

export type State = 'here' | 'away' | 'gone'

export type Word =
  /** To those who hold this table. */
  | { readonly type: 'written'; readonly table: string; readonly revision: number }
  | { readonly type: 'said'; readonly table: string; readonly n: number }
  | { readonly type: 'typing'; readonly table: string; readonly person: string }
  | { readonly type: 'thinking'; readonly table: string; readonly seat: Seat; readonly share: number }
  | {
      readonly type: 'seen'
      readonly table: string
      readonly seat: Seat
      readonly revision: number
      readonly at: number
    }
  | { readonly type: 'audience'; readonly table: string; readonly persons: readonly string[] }
  | { readonly type: 'whoIsAt'; readonly table: string }
  | { readonly type: 'knock'; readonly table: string; readonly visit: string; readonly until: number }
  /** To everybody. */
  | { readonly type: 'alive' }
  | { readonly type: 'bye' }
  | { readonly type: 'hall' }
  | { readonly type: 'moved'; readonly person: string; readonly state: State; readonly at: number }
  | { readonly type: 'renamed'; readonly person: string }
  | {
      readonly type: 'carried'
      readonly person: string
      readonly device: string
      readonly kind: DeviceKind | null
    }
  | { readonly type: 'deleted'; readonly person: string }
  /** To one node, or to everybody. */
  | { readonly type: 'who' }
  | { readonly type: 'present'; readonly persons: readonly (readonly [string, State])[] }
  | { readonly type: 'yours'; readonly table: string; readonly persons: readonly string[] }

/** Who hears it. */
export type Topic = 'house' | `table.${string}` | `node.${string}`

export interface Listener {
  heard(from: string, word: Word): void
  /** Something may have been said meanwhile that nobody here has heard. */
  missed(): void
  log(what: string, details?: object): void
}

export interface Bus {
  /** This node's name. */
  readonly node: string
  /** To every other node that follows the topic, soon and in order. */
  say(topic: Topic, word: Word): void
  /** Resolves once everything that is said from now on will be heard. */
  follow(topic: Topic): Promise<void>
  unfollow(topic: Topic): void
  listen(listener: Listener): Promise<void>
  /** Says what is left to say. */
  close(): Promise<void>
}
