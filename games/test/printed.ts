/** Whether lines are as a printer would let them pass: set, counted and addressed rightly. */
import { type Language, PERSONS } from '@durbar/room'
import type { Read, Spoken } from './spoken.ts'

type InBoth<T> = Readonly<Record<Language, T>>

/** Nothing of this is ever printed. */
const NEVER: InBoth<RegExp> = {
  de: / {2}|["']|undefined|null|NaN|\[object|\s[.,;:]|\.\.$|\b(Spieler|Sitz|Person|[Ss]eat) \d|(?<![,:] )\bPlatz \d(?! mit )|\bP\d/,
  en: / {2}|["']|undefined|null|NaN|\[object|\s[.,;:]|\.\.$|\b([Pp]layer|[Pp]erson|[Ss]eat) \d|\bP\d/,
}
/** Words of other editions, for what has another name here. */
const FOREIGN: Readonly<Record<string, InBoth<RegExp>>> = {
  'warehouse-51': { de: /\bBarren\b|auslös|gesegnet|unwirksam/, en: /[Rr]edeem|\b[Cc]ancel/ },
}
/** What is counted, with what stands before it: "2 karma tokens", "6 gewendete Karten". */
const COUNTABLE: InBoth<readonly RegExp[]> = {
  de: [/(?<![\d,.])(\d+) ((?:\p{Ll}+e[nrsm]? ){0,2}\p{Lu}\p{L}+)/gu],
  en: [/(?<![\d,.])(\d+) (\p{L}+)/gu, /(?<![\d,.])(\d+) (\p{L}+ \p{L}+)/gu],
}
/** One or many of these is the same word. */
const INVARIABLE: InBoth<ReadonlySet<string>> = {
  de: new Set(['Gold', 'Goldbarren', 'Messer', 'Ruhmtoken', 'Karmatoken', 'Verwalter', 'Würfel', ...PERSONS]),
  en: new Set(['goods', 'ends', 'brings', 'breaks', 'this']),
}
/** So many of what? A number after one of these wants a unit. */
const COUNTED: InBoth<RegExp> = {
  de: /(?:für|kostet|zahlt|bietet|erhält|bekommt|nimmt|gibt|legt|zieht|verliert)(?: [A-E]\p{L}+)? \d+(?!\d|[ \u00a0]?\p{L})/u,
  en: /(?:for|costs|pays|bids|gets|takes|gives|lays|draws|loses)(?: [A-E]\p{L}+)? \d+(?!\d|[ \u00a0]?\p{L})/u,
}
/** A line of the log and a refusal are sentences, a prompt may be a question, a move stands in a list. */
const SET: Readonly<Record<'log' | 'prompts' | 'subtitles' | 'moves' | 'refusals', RegExp>> = {
  log: /^[\p{Lu}„“].*\.$/u,
  prompts: /^[\p{Lu}„“\d].*[.?]$/u,
  subtitles: /^\p{Lu}.*[^.]$/u,
  moves: /^[\p{Lu}„“\d].*[^.]$/u,
  refusals: /^[\p{Lu}„“].*\.$/u,
}
/** As the second person ends: "zahlst", and after s, ß, x and z "passt", "setzt". */
const SECOND: InBoth<RegExp> = { de: /(st|[sßxz]t)$/, en: /([^s]|ss)$/ }

/** Verbs by the company they keep: they follow the name that begins a line. */
const verbsIn = (lines: readonly string[]): ReadonlySet<string> =>
  new Set(
    lines.flatMap((line) => new RegExp(`^(?:${PERSONS.join('|')}) (\\p{L}+)`, 'u').exec(line)?.[1] ?? []),
  )

function several(one: string): string {
  if (/\bdie$/.test(one)) return one.replace(/die$/, 'dice')
  return one.endsWith('y') ? `${one.slice(0, -1)}ies` : `${one}s`
}

/** One of what is many, and many of what is one. */
export function miscounted(lines: readonly string[], language: Language): string[] {
  const [one, many] = [new Map<string, string>(), new Map<string, string>()]
  for (const line of lines)
    for (const countable of COUNTABLE[language])
      for (const [, number, noun] of line.matchAll(countable)) (number === '1' ? one : many).set(noun!, line)
  const alike = [...one.keys()].filter((noun) => {
    if (!many.has(noun) || INVARIABLE[language].has(noun.split(' ').at(-1)!)) return false
    return language === 'de' || noun.endsWith('s') || many.has(several(noun))
  })
  return alike.map((noun) => `one or many: ${one.get(noun)} / ${many.get(noun)}`)
}

/** What is wrong with a line that is read by the player of this name; null = nothing. */
export function misread(
  line: string,
  own: string,
  third: ReadonlySet<string>,
  language: Language,
): string | null {
  if (line.includes(own)) return `named: ${line}`
  // "You 3", "Du: 12 Punkte": before a figure or a colon no verb follows.
  const you = language === 'de' ? /(?<!\p{L})(?:Du|du) (\p{L}+)/gu : /(?:(?<!\p{L})You|[:,] you) (\p{L}+)/gu
  const verbs = [...line.matchAll(you)].map(([, verb]) => verb!)
  if (verbs.some((verb) => !SECOND[language].test(verb))) return `third person: ${line}`
  // Where nobody else is named, whoever reads it does everything that is done in its first sentence.
  const alone = /^(You|Du) /.test(line) && !PERSONS.some((other) => line.includes(other))
  const further = [...line.split('. ')[0]!.matchAll(/ (?:und|and)(?: now| already)? (\p{L}+)/gu)]
  if (alone && further.some(([, verb]) => third.has(verb!))) return `does not follow: ${line}`
  return /[.!?] (you|du) |^(you|du) /.test(line) ? `small: ${line}` : null
}

/** No name may stand for whoever reads it, not even in what adds up the game: there "You" or "Du" begins the entry. */
const misaddressed = (
  { plain, own, by }: Read,
  verbs: ReadonlySet<string>,
  language: Language,
): readonly string[] => [
  ...(by !== null && !plain.includes(by) ? [`does not say that it was ${by}: ${plain}`] : []),
  ...own.flatMap((line, seat) => {
    if (!plain.includes(PERSONS[seat]!)) return line === plain ? [] : `not about them: ${line}`
    if (!/\b(you|yours?|du|dich|dir|deinem)\b/i.test(line!)) return `not addressed: ${line}`
    return line!.split('\n').flatMap((each) => misread(each, PERSONS[seat]!, verbs, language) ?? [])
  }),
]

/** Everything that is wrong with what is said in the games of this room. */
export function misprints(id: string, spoken: Spoken, language: Language): string[] {
  const log = [...new Set(spoken.log.flatMap(({ plain }) => plain.split('\n')))]
  const { told, prompts, subtitles, moves, refusals } = spoken
  const set = { log, prompts, subtitles, moves, refusals }
  const all = [...Object.values(set), told].flatMap((lines) => [...lines])
  const verbs = verbsIn(log)
  const acts = (line: string) => [...line.matchAll(/\d (\p{L}+)/gu)].some(([, verb]) => verbs.has(verb!))
  const those = (what: string, wrong: (line: string) => boolean | undefined) =>
    all.filter(wrong).map((line) => `${what}: ${line}`)
  return [
    ...those('set wrongly', (line) => NEVER[language].test(line)),
    ...those('a word of another edition', (line) => FOREIGN[id]?.[language].test(line)),
    ...those('so many of what', (line) => COUNTED[language].test(line)),
    ...those('a number for a name', acts),
    ...miscounted(all, language),
    ...Object.entries(SET).flatMap(([kind, shape]) =>
      [...set[kind as keyof typeof SET]].flatMap((line) => (shape.test(line) ? [] : `${kind}: ${line}`)),
    ),
    ...spoken.log.flatMap((read) => misaddressed(read, verbs, language)),
  ]
}
