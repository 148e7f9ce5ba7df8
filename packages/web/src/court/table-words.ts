/** Table words, to be read aloud and typed in: what the court says in three numbers, in the language of whoever reads. */
import type { TableWord } from '@durbar/protocol/court/arrangement'

type Language = 'de' | 'en'

/** By their numbers on the wire: the orders never change. */
const ADJECTIVES: Readonly<Record<Language, readonly string[]>> = {
  de: 'blauer roter grüner gelber weißer schwarzer goldener silberner großer kleiner alter junger schneller langsamer lauter leiser kluger mutiger sanfter wilder stolzer froher müder wacher runder langer kurzer dicker dünner warmer kalter heller dunkler bunter feiner edler reicher armer guter frecher fauler fleißiger stiller starker zarter tapferer treuer freier ferner hoher tiefer weiter neuer später früher süßer saurer salziger milder nasser trockener leichter schwerer lieber'.split(
    ' ',
  ),
  en: 'blue red green yellow white black golden silver big little old young fast slow loud quiet clever bold gentle wild proud merry tired alert round long short stout thin warm cold bright dark motley fine noble rich poor good cheeky lazy busy calm strong tender brave loyal free distant tall deep wide new late early sweet sour salty mild wet dry light heavy dear'.split(
    ' ',
  ),
}
/** In German all of one gender, so that every adjective goes with every animal. */
const ANIMALS: Readonly<Record<Language, readonly string[]>> = {
  de: 'elefant tiger löwe pfau affe bär wolf fuchs dachs luchs hase igel biber otter hirsch büffel ochse esel hund kater hahn schwan storch reiher adler falke geier rabe spatz fink specht kuckuck papagei pinguin delfin wal hai lachs karpfen frosch molch gecko käfer krebs panda leopard gepard jaguar puma elch hamster maulwurf marder steinbock widder hengst kranich ibis flamingo strauß schakal aal hecht koala'.split(
    ' ',
  ),
  en: 'elephant tiger lion peacock monkey bear wolf fox badger lynx hare hedgehog beaver otter stag buffalo ox donkey dog tomcat rooster swan stork heron eagle falcon vulture raven sparrow finch woodpecker cuckoo parrot penguin dolphin whale shark salmon carp frog newt gecko beetle crab panda leopard cheetah jaguar puma elk hamster mole marten ibex ram stallion crane ibis flamingo ostrich jackal eel pike koala'.split(
    ' ',
  ),
}

export const wordIn = (language: Language, [adjective = 0, animal = 0, number = 10]: TableWord): string =>
  `${ADJECTIVES[language][adjective]}-${ANIMALS[language][animal]}-${number}`

const LANGUAGES = ['de', 'en'] as const

/** As somebody typed it: in either language, with hyphens or spaces, with or without the dots of an umlaut. */
const plain = (text: string): string =>
  text.toLowerCase().replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue').replaceAll('ß', 'ss')

export function readWord(typed: string): TableWord | null {
  const [first, second, third, ...more] = plain(typed.trim()).split(/[\s-]+/)
  const number = Number(third)
  if (!first || !second || more.length > 0 || !Number.isInteger(number) || number < 10 || number > 99)
    return null
  const find = (lists: typeof ADJECTIVES, word: string) =>
    LANGUAGES.map((language) => lists[language].findIndex((each) => plain(each) === word)).find((n) => n >= 0)
  const [adjective, animal] = [find(ADJECTIVES, first), find(ANIMALS, second)]
  return adjective === undefined || animal === undefined ? null : [adjective, animal, number]
}
