/** Everything that is told in recorded games, in both languages, as a printer would let it pass. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { host, isRefused } from '@durbar/kernel'
import { matchOf, readRecord } from '@durbar/protocol'
import { LANGUAGES, type Language } from '@durbar/room'
import { describe, expect, test } from 'vitest'
import { rooms } from '../rooms.ts'

const NAMES = ['Amina', 'Bhaskar', 'Chandra', 'Devika', 'Esha']
/** Records per game: every kind of table is among them. */
const MOST = 10

/** Nothing of this is ever printed. */
const NEVER: Readonly<Record<Language, RegExp>> = {
  de: / {2}|["']|undefined|null|NaN|\[object|\s[.,;:]|\.\.$|\b(Spieler|Sitz) \d/,
  en: / {2}|["']|undefined|null|NaN|\[object|\s[.,;:]|\.\.$|\b([Pp]layer|[Ss]eat) \d/,
}
/** Nouns by their looks. */
const NOUN: Readonly<Record<Language, RegExp>> = { de: /^\p{Lu}/u, en: /s$/ }
/** One or many of these is the same word. */
const INVARIABLE: Readonly<Record<Language, ReadonlySet<string>>> = {
  de: new Set(['Gold', 'Goldbarren', 'Ruhmtoken', 'Karmatoken', 'Verwalter', 'Würfel', 'Edelstein']),
  en: new Set(['goods', 'ends', 'brings', 'breaks']),
}
/** So many of what? A number after one of these wants a unit. */
const COUNTED: Readonly<Record<Language, RegExp>> = {
  de: /(?:für|zahlt|bietet|erhält|bekommt|nimmt|gibt|legt|zieht|verliert)(?: [A-E]\p{L}+)? \d+(?!\d| ?\p{L})/u,
  en: /(?:for|pays|bids|gets|takes|gives|lays|draws|loses)(?: [A-E]\p{L}+)? \d+(?!\d| ?\p{L})/u,
}

function linesOf(id: string, language: Language): string[] {
  const { game, texts } = rooms.find((room) => room.game.id === id)!
  const folder = join(import.meta.dirname, '..', id, 'test', 'games')
  const said: string[] = []
  for (const file of readdirSync(folder).slice(0, MOST)) {
    const record = readRecord(readFileSync(join(folder, file), 'utf8'))
    if (isRefused(record)) throw new Error(`${file}: ${record.refused}`)
    const match = matchOf(record)
    host(game).replay(match, record.key, match.log.length, ({ events }) => {
      for (const event of events) {
        const line = texts.speech[language].event(event, (seat) => NAMES[seat]!)
        if (line) said.push(...line.split('\n'))
      }
    })
  }
  return said
}

describe.each(rooms.map(({ game }) => game.id))('%s', (id) => {
  test.each(LANGUAGES)('%s', (language) => {
    const lines = linesOf(id, language)
    expect(lines.length).toBeGreaterThan(300)
    expect(lines.filter((line) => NEVER[language].test(line))).toEqual([])
    expect(lines.filter((line) => !/^[\p{Lu}„“\d].*[.…)“”]$/u.test(line))).toEqual([])
    const after = (number: RegExp) =>
      new Set(lines.flatMap((line) => [...line.matchAll(number)].map(([, word]) => word!)))
    const [one, many] = [after(/(?<![\d,.])1 (\p{L}+)/gu), after(/(?<![\d,.])(?:[2-9]|\d\d) (\p{L}+)/gu)]
    expect(
      [...one].filter(
        (word) => NOUN[language].test(word) && many.has(word) && !INVARIABLE[language].has(word),
      ),
    ).toEqual([])
    expect(lines.filter((line) => COUNTED[language].test(line))).toEqual([])
  })
})
