/** Names of the components with all their forms, for rules, log, lists and screen readers. */
import { counting, type Language } from '@durbar/room'
import { type AntiqueId, antiqueOf, type Colour, KINDS, type Kind } from '../data/antiques.ts'
import { type CollectionId, collectionOf } from '../data/collections.ts'

type Names<K extends string> = Readonly<Record<Language, Readonly<Record<K, string>>>>

export const KIND_NAMES: Names<Kind> = {
  de: {
    jug: 'Krug',
    knife: 'Messer',
    instrument: 'Instrument',
    jewellery: 'Schmuck',
    statue: 'Statue',
    vase: 'Vase',
  },
  en: {
    jug: 'jug',
    knife: 'scimitar',
    instrument: 'musical instrument',
    jewellery: 'jewellery',
    statue: 'statue',
    vase: 'vase',
  },
}
/** Where pieces are counted: jewellery is nothing one can have two of. */
const KIND_SINGULARS: Names<Kind> = {
  de: { ...KIND_NAMES.de, jewellery: 'Schmuckstück' },
  en: { ...KIND_NAMES.en, jewellery: 'piece of jewellery' },
}
const KIND_PLURALS: Names<Kind> = {
  de: {
    jug: 'Krüge',
    knife: 'Messer',
    instrument: 'Instrumente',
    jewellery: 'Schmuckstücke',
    statue: 'Statuen',
    vase: 'Vasen',
  },
  en: {
    jug: 'jugs',
    knife: 'scimitars',
    instrument: 'musical instruments',
    jewellery: 'pieces of jewellery',
    statue: 'statues',
    vase: 'vases',
  },
}
/** As headings: what there is of a kind in the box. */
export const KIND_GROUPS: Names<Kind> = {
  de: { ...KIND_PLURALS.de, jewellery: 'Schmuck' },
  en: { ...KIND_PLURALS.en, jewellery: 'jewellery' },
}
export const COLOUR_NAMES: Names<Colour> = {
  de: { yellow: 'Gelb', orange: 'Orange', red: 'Rot', purple: 'Lila', blue: 'Blau', green: 'Grün' },
  en: { yellow: 'yellow', orange: 'orange', red: 'red', purple: 'purple', blue: 'blue', green: 'green' },
}

type Gender = 'm' | 'f' | 'n'
/** Of the name of the kind; a single piece of jewellery is a neuter, whatever jewellery is. */
const GENDER: Readonly<Record<Kind, Gender>> = {
  jug: 'm',
  knife: 'n',
  instrument: 'n',
  jewellery: 'm',
  statue: 'f',
  vase: 'f',
}
const PIECE_GENDER: Readonly<Record<Kind, Gender>> = { ...GENDER, jewellery: 'n' }
const ADJECTIVE: Readonly<Record<Colour, string>> = {
  yellow: 'gelb',
  orange: 'orangefarben',
  red: 'rot',
  purple: 'lila',
  blue: 'blau',
  green: 'grün',
}
/** Without an article: "gelber Krug". */
const STRONG: Readonly<Record<Gender, string>> = { m: 'er', f: 'e', n: 'es' }
/** What somebody buys, takes or gives up: "den gelben Krug". */
const OBJECT: Readonly<Record<Gender, readonly [article: string, ending: string]>> = {
  m: ['den', 'en'],
  f: ['die', 'e'],
  n: ['das', 'e'],
}
const A: Readonly<Record<Gender, string>> = { m: 'ein', f: 'eine', n: 'ein' }
const A_OBJECT: Readonly<Record<Gender, string>> = { m: 'einen', f: 'eine', n: 'ein' }

/** „lila“ takes no ending. */
const coloured = (colour: Colour, ending: string): string =>
  ADJECTIVE[colour] + (colour === 'purple' ? '' : ending)

/** 'jug-yellow' -> "gelber Krug", "yellow jug". */
export function antiqueName(id: AntiqueId, language: Language): string {
  const { kind, colour } = antiqueOf(id)
  const thing = KIND_NAMES[language][kind]
  return language === 'de'
    ? `${coloured(colour, STRONG[GENDER[kind]])} ${thing}`
    : `${COLOUR_NAMES.en[colour]} ${thing}`
}
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
/** The same where nothing stands before it: "Gelber Krug", "Yellow jug". */
export const antiqueTitle = (id: AntiqueId, language: Language): string => capital(antiqueName(id, language))
/** As what somebody buys or gives up: "den gelben Krug", "the yellow jug". */
export function antiqueObject(id: AntiqueId, language: Language): string {
  if (language === 'en') return `the ${antiqueName(id, 'en')}`
  const { kind, colour } = antiqueOf(id)
  const [article, ending] = OBJECT[GENDER[kind]]
  return `${article} ${coloured(colour, ending)} ${KIND_NAMES.de[kind]}`
}

/** "ein Krug", "a jug". */
export function oneOf(kind: Kind, language: Language): string {
  const piece = KIND_SINGULARS[language][kind]
  return language === 'de' ? `${A[PIECE_GENDER[kind]]} ${piece}` : `a ${piece}`
}
/** As what somebody has, lacks or gives up: "einen Krug", "a jug". */
export const oneAsObject = (kind: Kind, language: Language): string =>
  language === 'de' ? `${A_OBJECT[PIECE_GENDER[kind]]} ${KIND_SINGULARS.de[kind]}` : oneOf(kind, 'en')

/** "1 Vase", "2 statues". */
export const countOfKind = (n: number, kind: Kind, language: Language): string =>
  counting(language).count(n, KIND_SINGULARS[language][kind], KIND_PLURALS[language][kind])

/** "deine 2. Vase", "your 2nd vase": what one more of a kind would be. */
export function nthOfKind(n: number, kind: Kind, language: Language): string {
  const piece = KIND_SINGULARS[language][kind]
  return language === 'de'
    ? `${PIECE_GENDER[kind] === 'f' ? 'deine' : 'dein'} ${n}. ${piece}`
    : `your ${nth(n)} ${piece}`
}
const ENGLISH = new Intl.PluralRules('en', { type: 'ordinal' })
const ORDINALS: Readonly<Record<Intl.LDMLPluralRule, string>> = {
  zero: 'th',
  one: 'st',
  two: 'nd',
  few: 'rd',
  many: 'th',
  other: 'th',
}

/** "1st", "2nd". */
export const nth = (n: number): string => `${n}${ORDINALS[ENGLISH.select(n)]}`

/** "2 statues and 1 vase". */
export const countByKind = (ids: readonly AntiqueId[], language: Language): string =>
  counting(language).list(
    KINDS.map((kind) => ({ kind, n: ids.filter((id) => antiqueOf(id).kind === kind).length }))
      .filter(({ n }) => n > 0)
      .map(({ kind, n }) => countOfKind(n, kind, language)),
  )

/** "Choose the jug you give up." One of these kinds, whichever the hand may still choose. */
export function giveUpSentence(kinds: ReadonlySet<Kind>, language: Language): string {
  const [only] = kinds
  if (kinds.size !== 1 || !only)
    return language === 'de' ? 'Wähle die Antiquität, die du abgibst.' : 'Choose the antique you give up.'
  if (language === 'en') return `Choose the ${KIND_SINGULARS.en[only]} you give up.`
  const [article] = OBJECT[PIECE_GENDER[only]]
  return `Wähle ${article} ${KIND_SINGULARS.de[only]}, ${article} du abgibst.`
}

const DIFFERENT: Readonly<Record<Language, string>> = { de: 'Verschiedene', en: 'different' }

/** 'jug-large' -> "3 Krüge", "3 jugs"; 'different-small-4' -> "4 Verschiedene", "4 different". */
export function collectionName(id: CollectionId, language: Language): string {
  const { sort, requires } = collectionOf(id)
  const size = Object.values(requires).reduce((sum, number) => sum + number, 0)
  return `${size} ${sort === 'different' ? DIFFERENT[language] : KIND_PLURALS[language][sort]}`
}
const QUOTES: Readonly<Record<Language, readonly [string, string]>> = { de: ['„', '“'], en: ['“', '”'] }
/** As a card is called in a sentence: „3 Krüge“. */
export const quoted = (id: CollectionId, language: Language): string =>
  QUOTES[language].join(collectionName(id, language))
