/** Everything that is told, asked, offered and refused in recorded games, in both languages, as a printer would let it pass. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { host, isRefused, kernel } from '@durbar/kernel'
import { matchOf, readRecord } from '@durbar/protocol'
import { canOf, LANGUAGES, type Language, type NameOf, readBy, whyNot } from '@durbar/room'
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
  de: new Set([
    'Gold',
    'Goldbarren',
    'Messer',
    'Ruhmtoken',
    'Karmatoken',
    'Verwalter',
    'Würfel',
    'Edelstein',
  ]),
  en: new Set(['goods', 'ends', 'brings', 'breaks']),
}
/** So many of what? A number after one of these wants a unit. */
const COUNTED: Readonly<Record<Language, RegExp>> = {
  de: /(?:für|zahlt|bietet|erhält|bekommt|nimmt|gibt|legt|zieht|verliert)(?: [A-E]\p{L}+)? \d+(?!\d| ?\p{L})/u,
  en: /(?:for|pays|bids|gets|takes|gives|lays|draws|loses)(?: [A-E]\p{L}+)? \d+(?!\d| ?\p{L})/u,
}

const name = (seat: number) => NAMES[seat]!
/** A line as an onlooker reads it, and as each of the players does. */
interface Read {
  readonly plain: string
  readonly own: readonly (string | null)[]
}

const recordsOf = (id: string) => {
  const folder = join(import.meta.dirname, '..', id, 'test', 'games')
  return readdirSync(folder)
    .slice(0, MOST)
    .map((file) => {
      const record = readRecord(readFileSync(join(folder, file), 'utf8'))
      if (isRefused(record)) throw new Error(`${file}: ${record.refused}`)
      return { match: matchOf(record), key: record.key }
    })
}

function readOf(id: string, language: Language): Read[] {
  const { game, texts } = rooms.find((room) => room.game.id === id)!
  const { speech } = texts
  const read: Read[] = []
  for (const { match, key } of recordsOf(id))
    host(game).replay(match, key, match.log.length, ({ events }) => {
      for (const event of events) {
        const line = (by: NameOf) => speech[language].event(event, by)
        const plain = line(name)
        if (plain !== null) read.push({ plain, own: NAMES.map((_, seat) => line(readBy(seat, name))) })
      }
    })
  return read
}

/** Moves and refusals of one question that are read: of a thousand payments the first. */
const FIRST = 6

/** What is asked, offered and refused on the way, in the words of whoever is asked. */
function askedOf(id: string, language: Language): string[] {
  const { game, texts } = rooms.find((room) => room.game.id === id)!
  const speech = texts.speech[language]
  const k = kernel(game)
  const said = new Set<string>()
  for (const { match, key } of recordsOf(id))
    host(game).replay(match, key, match.log.length, ({ state }) => {
      for (const seat of k.pending(state)) {
        const asked = k.ask(state, seat)!
        const view = game.view(state, seat)
        said.add(speech.prompt(asked.rule, view, canOf(asked.moves)))
        said.add(speech.subtitle(view))
        for (const move of asked.moves.slice(0, FIRST)) said.add(speech.move(move, view, name))
        for (const refused of asked.refused.slice(0, FIRST))
          said.add(whyNot(speech, refused, view, name) ?? '')
      }
    })
  said.delete('')
  return [...said]
}

/** As the second person ends: "zahlst", and after s, ß, x and z "passt", "setzt". */
const SECOND: Readonly<Record<Language, RegExp>> = { de: /(st|[sßxz]t)$/, en: /([^s]|ss)$/ }

/** What is wrong with a line that is read by the player of this name; null = nothing. */
function misread(line: string, own: string, third: ReadonlySet<string>, language: Language): string | null {
  if (line.includes(own)) return `named: ${line}`
  // "You 3", "Du: 12 Punkte": before a figure or a colon no verb follows.
  const you = language === 'de' ? /(?<!\p{L})(?:Du|du) (\p{L}+)/gu : /(?:(?<!\p{L})You|[:,] you) (\p{L}+)/gu
  const verbs = [...line.matchAll(you)].map(([, verb]) => verb!)
  if (verbs.some((verb) => !SECOND[language].test(verb))) return `third person: ${line}`
  // Where nobody else is named, whoever reads it does everything that is done in its first sentence.
  const alone = /^(You|Du) /.test(line) && !NAMES.some((other) => line.includes(other))
  const further = [...line.split('. ')[0]!.matchAll(/ (?:und|and)(?: now| already)? (\p{L}+)/gu)]
  if (alone && further.some(([, verb]) => third.has(verb!))) return `does not follow: ${line}`
  return /[.!?] (you|du) |^(you|du) /.test(line) ? `small: ${line}` : null
}

/** Verbs by the company they keep: they follow the name that begins a line. */
const verbsIn = (lines: readonly string[]): ReadonlySet<string> =>
  new Set(lines.flatMap((line) => /^[A-E]\p{L}+ (\p{L}+)/u.exec(line)?.[1] ?? []))

test('the check of what is read by oneself sees what it looks for', () => {
  const [german, english] = [new Set(['zahlt', 'erhält']), new Set(['pays', 'gets'])]
  const wrong = (line: string, language: Language) =>
    misread(line, 'Amina', language === 'de' ? german : english, language)
  for (const line of ['Esha pays Amina.', 'You pays Esha.', 'You pay 2 gold and gets 1.', 'Over. you pay.'])
    expect(wrong(line, 'en'), line).not.toBeNull()
  for (const line of ['Esha zahlt an Amina.', 'Du zahlt 2 Gold.', 'Du zahlst und erhält 1.', 'du zahlst.'])
    expect(wrong(line, 'de'), line).not.toBeNull()
  for (const line of ['You pass.', 'Esha pays you.', 'You: 3 points.', 'You pay Esha.'])
    expect(wrong(line, 'en'), line).toBeNull()
  for (const line of [
    'Du passt.',
    'Esha zahlt an dich.',
    'Du: 3 Punkte.',
    'Runde 2. Du hast den Startofanten.',
  ])
    expect(wrong(line, 'de'), line).toBeNull()
})

describe.each(rooms.map(({ game }) => game.id))('%s', (id) => {
  test.each(LANGUAGES)('%s', (language) => {
    const read = readOf(id, language)
    const lines = read.flatMap(({ plain }) => plain.split('\n'))
    expect(lines.length).toBeGreaterThan(300)
    const asked = askedOf(id, language)
    expect(asked.length).toBeGreaterThan(50)
    const all = [...lines, ...asked]
    expect(all.filter((line) => NEVER[language].test(line))).toEqual([])
    expect(asked.filter((line) => !/^[\p{Lu}„“\d]/u.test(line))).toEqual([])
    expect(lines.filter((line) => !/^[\p{Lu}„“\d].*[.…)“”]$/u.test(line))).toEqual([])
    const after = (number: RegExp) =>
      new Set(all.flatMap((line) => [...line.matchAll(number)].map(([, word]) => word!)))
    const [one, many] = [after(/(?<![\d,.])1 (\p{L}+)/gu), after(/(?<![\d,.])(?:[2-9]|\d\d) (\p{L}+)/gu)]
    expect(
      [...one].filter(
        (word) => NOUN[language].test(word) && many.has(word) && !INVARIABLE[language].has(word),
      ),
    ).toEqual([])
    expect(lines.filter((line) => COUNTED[language].test(line))).toEqual([])
    // No name may stand for whoever reads it, not even in what adds up the game: there "You" or "Du" begins the entry.
    const verbs = verbsIn(lines)
    expect(verbs.size).toBeGreaterThan(3)
    const spoken = new Set<string>()
    const faults = read.flatMap(({ plain, own }) =>
      own.flatMap((line, seat) => {
        if (plain.includes(NAMES[seat]!)) spoken.add(line!)
        else if (line !== plain) return `not about them: ${line}`
        return line!.split('\n').flatMap((each) => misread(each, NAMES[seat]!, verbs, language) ?? [])
      }),
    )
    expect(faults.slice(0, 20)).toEqual([])
    expect([...spoken].filter((line) => !/\b(you|yours?|du|dich|dir|deinem)\b/i.test(line))).toEqual([])
  })
})
