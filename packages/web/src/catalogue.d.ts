declare module 'virtual:catalogue' {
  import type { OptionSpec } from '@durbar/kernel'
  import type { Language } from '@durbar/room'

  interface Box {
    readonly id: string
    readonly seats: readonly number[]
    /** Those that the options allow as they usually are. */
    readonly usual: readonly number[]
    readonly minutes: readonly [number, number]
    /** Its rules say what somebody does who does nothing. */
    readonly plain: boolean
    readonly options: readonly OptionSpec[]
    readonly title: Readonly<Record<Language, string>>
    readonly tagline: Readonly<Record<Language, string>>
    /** Who made it: authors, artists, publisher, year. With **strong** names. */
    readonly credits: Readonly<Record<Language, string>> | null
  }
  interface LevelName {
    readonly name: string
    readonly description: string
  }
  interface Level extends Readonly<Record<Language, LevelName>> {
    /** level1 .. level6 */
    readonly id: string
  }
  export const boxes: readonly Box[]
  export const levels: readonly Level[]
}
