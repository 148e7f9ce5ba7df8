/** Names of the components, for the log, the lists and screen readers. */
import type { Language } from '@durbar/room'
import type { Colour, Kind } from '../data/antiques.ts'

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

const ACCUSATIVE: Readonly<Record<Kind, string>> = {
  jug: 'den Krug, den',
  knife: 'das Messer, das',
  instrument: 'das Instrument, das',
  jewellery: 'das Schmuckstück, das',
  statue: 'die Statue, die',
  vase: 'die Vase, die',
}

/** 'jug-yellow' -> "Krug in Gelb", "yellow jug". */
export function antiqueName(id: string, language: Language): string {
  const [kind, colour] = id.split('-') as [Kind, Colour]
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
    : `Choose the ${only === 'jewellery' ? 'piece of jewellery' : KIND_NAMES.en[only]} you give up.`
}

/** 'jug-large' -> "3 Krüge", "3 jugs"; 'different-small-4' -> "4 Verschiedene", "4 different". */
export function collectionName(id: string, language: Language): string {
  const [sort, size, number] = id.split('-') as [Kind | 'different', string, string | undefined]
  if (sort === 'different') return `${number} ${language === 'de' ? 'Verschiedene' : 'different'}`
  return `${size === 'small' ? 2 : 3} ${KIND_PLURALS[language][sort]}`
}
