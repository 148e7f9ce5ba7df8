/** Everything that is told, asked, offered and refused in recorded games, as it is read. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { host, isRefused, kernel } from '@durbar/kernel'
import { matchOf, readRecord } from '@durbar/protocol'
import {
  type AnyRoom,
  type AnyTable,
  type AnyTexts,
  canOf,
  LANGUAGES,
  type Language,
  type NameOf,
  PERSONS,
  readBy,
  whyNot,
} from '@durbar/room'
import { heard, name, often } from '@durbar/room/testing'

/** Records per game, from all over the folder: every kind of table is among them. */
const MOST = often(5)
/** Of each kind of move and of refusal in one question: of a thousand payments the first. */
const FIRST = 3
/** Events that come to somebody, and are nobody's deed. */
const NOBODYS = new Set(['notExchanged', 'topCard'])

/** A line of the log as an onlooker reads it, and as each of the players does. */
export interface Read {
  readonly plain: string
  readonly own: readonly (string | null)[]
  /** Whose deed it is. */
  readonly by: string | null
}

/** Whatever is said more than once is read once. */
const silence = () => ({
  log: [] as Read[],
  /** What the line says that tells a turn. */
  told: new Set<string>(),
  prompts: new Set<string>(),
  subtitles: new Set<string>(),
  moves: new Set<string>(),
  refusals: new Set<string>(),
})
export type Spoken = ReturnType<typeof silence>

function recordsOf(id: string) {
  const folder = join(import.meta.dirname, '..', id, 'test', 'games')
  const files = readdirSync(folder).toSorted()
  const every = Math.ceil(files.length / MOST)
  return files
    .filter((_, i) => i % every === 0)
    .map((file) => {
      const record = readRecord(readFileSync(join(folder, file), 'utf8'))
      if (isRefused(record)) throw new Error(`${file}: ${record.refused}`)
      return { match: matchOf(record), key: record.key }
    })
}

function firstOf<T>(all: readonly T[], kindOf: (each: T) => string): readonly T[] {
  const met = new Map<string, number>()
  return all.filter((each) => {
    const before = met.get(kindOf(each)) ?? 0
    met.set(kindOf(each), before + 1)
    return before < FIRST
  })
}

function deedOf(event: { readonly t: string; readonly seat?: unknown; readonly bidder?: unknown }) {
  const who = event.seat ?? event.bidder
  return typeof who === 'number' && !NOBODYS.has(event.t) ? name(who) : null
}

export function spokenAt(
  { game }: Pick<AnyRoom, 'game'>,
  speeches: AnyTexts['speech'],
  { tell }: AnyTable,
): Readonly<Record<Language, Spoken>> {
  const k = kernel(game)
  const spoken = { de: silence(), en: silence() }
  for (const { match, key } of recordsOf(game.id))
    host(game).replay(match, key, match.log.length, ({ state, events }) => {
      const onlooker = game.view(state, 'observer')
      const asked = k.pending(state).map((seat) => ({ ...k.ask(state, seat)!, view: game.view(state, seat) }))
      for (const language of LANGUAGES) {
        const speech = speeches[language]
        const { log, told, prompts, subtitles, moves, refusals } = spoken[language]
        for (const event of events) {
          const line = (by: NameOf) => speech.event(event, by)
          const plain = line(name)
          const own = PERSONS.map((_, seat) => line(readBy(seat, name)))
          if (plain !== null) log.push({ plain, own, by: deedOf(event) })
          const telling = tell?.(event, { view: onlooker, language, name, speech })
          if (telling?.text) told.add(heard(telling.text))
        }
        for (const ask of asked) {
          prompts.add(speech.prompt(ask.rule, ask.view, canOf(ask.moves)))
          subtitles.add(speech.subtitle(ask.view))
          for (const move of firstOf(ask.moves, ({ type }) => type))
            moves.add(speech.move(move, ask.view, name))
          for (const refused of firstOf(ask.refused, ({ why }) => why))
            refusals.add(whyNot(speech, refused, ask.view, name) ?? `silent: ${refused.why}`)
        }
      }
    })
  return spoken
}
