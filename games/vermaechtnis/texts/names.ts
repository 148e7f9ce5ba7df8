/** Names of the components, for the log, the lists and screen readers. */
import type { Language } from '@durbar/room'
import { type AntiqueId, antiqueOf, type Colour, type Kind } from '../data/antiques.ts'
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
    knife: 'knife',
    instrument: 'instrument',
    jewellery: 'jewellery',
    statue: 'statue',
    vase: 'vase',
  },
}
/** Where pieces are counted: jewellery is nothing one can have two of. */
export const KIND_SINGULARS: Names<Kind> = {
  de: { ...KIND_NAMES.de, jewellery: 'Schmuckstück' },
  en: { ...KIND_NAMES.en, jewellery: 'piece of jewellery' },
}
export const KIND_PLURALS: Names<Kind> = {
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
    knife: 'knives',
    instrument: 'instruments',
    jewellery: 'pieces of jewellery',
    statue: 'statues',
    vase: 'vases',
  },
}
export const COLOUR_NAMES: Names<Colour> = {
  de: { yellow: 'Gelb', orange: 'Orange', red: 'Rot', purple: 'Lila', blue: 'Blau', green: 'Grün' },
  en: { yellow: 'yellow', orange: 'orange', red: 'red', purple: 'purple', blue: 'blue', green: 'green' },
}

/** "ein Krug", "a jug". */
export const ONE_OF_KIND: Names<Kind> = {
  de: {
    jug: 'ein Krug',
    knife: 'ein Messer',
    instrument: 'ein Instrument',
    jewellery: 'ein Schmuckstück',
    statue: 'eine Statue',
    vase: 'eine Vase',
  },
  en: {
    jug: 'a jug',
    knife: 'a knife',
    instrument: 'an instrument',
    jewellery: 'a piece of jewellery',
    statue: 'a statue',
    vase: 'a vase',
  },
}

const ACCUSATIVE: Readonly<Record<Kind, string>> = {
  jug: 'den Krug, den',
  knife: 'das Messer, das',
  instrument: 'das Instrument, das',
  jewellery: 'das Schmuckstück, das',
  statue: 'die Statue, die',
  vase: 'die Vase, die',
}

/** 'jug-yellow' -> "Krug in Gelb", "yellow jug". */
export function antiqueName(id: AntiqueId, language: Language): string {
  const { kind, colour } = antiqueOf(id)
  const [thing, hue] = [KIND_NAMES[language][kind], COLOUR_NAMES[language][colour]]
  return language === 'de' ? `${thing} in ${hue}` : `${hue} ${thing}`
}

/** "Choose the jug you give up." One of these kinds, whichever the hand may still choose. */
export function giveUpSentence(kinds: ReadonlySet<Kind>, language: Language): string {
  const [only] = kinds
  if (kinds.size !== 1 || !only)
    return language === 'de' ? 'Wähle die Antiquität, die du abgibst.' : 'Choose the antique you give up.'
  return language === 'de'
    ? `Wähle ${ACCUSATIVE[only]} du abgibst.`
    : `Choose the ${KIND_SINGULARS.en[only]} you give up.`
}

const DIFFERENT: Readonly<Record<Language, string>> = { de: 'Verschiedene', en: 'different' }

/** 'jug-large' -> "3 Krüge", "3 jugs"; 'different-small-4' -> "4 Verschiedene", "4 different". */
export function collectionName(id: CollectionId, language: Language): string {
  const { sort, requires } = collectionOf(id)
  const size = Object.values(requires).reduce((sum, number) => sum + number, 0)
  return `${size} ${sort === 'different' ? DIFFERENT[language] : KIND_PLURALS[language][sort]}`
}
