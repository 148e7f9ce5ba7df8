/** The antiquities inside a sentence: each name carries its article, its cases and its number. */
import type { Language } from '@durbar/room'
import type { CardId } from '../data/cards.ts'

export interface Forms {
  /** Who: "der Heilige Gral", "the Holy Grail". */
  readonly subject: string
  /** Whom: "den Heiligen Gral". */
  readonly object: string
  /** Whose: "des Heiligen Grals", "von Excalibur", "of the Holy Grail". */
  readonly of: string
  /** Peaches and boots are several. */
  readonly several: boolean
}

const one = (subject: string, object: string, of: string): Forms => ({ subject, object, of, several: false })
const masculine = (name: string, inflected: string, of: string) =>
  one(`der ${name}`, `den ${inflected}`, `des ${of}`)
const feminine = (name: string) => one(`die ${name}`, `die ${name}`, `der ${name}`)
const neuter = (name: string, of: string) => one(`das ${name}`, `das ${name}`, `des ${of}`)
const plural = (name: string): Forms => ({
  subject: `die ${name}`,
  object: `die ${name}`,
  of: `der ${name}`,
  several: true,
})
/** A name of its own, or one that begins with its owner: no article in any case. */
const bare = (name: string) => one(name, name, `von ${name}`)

const named = (name: string) => one(name, name, `of ${name}`)
const the = (name: string, several = false): Forms => ({
  ...one(`the ${name}`, `the ${name}`, `of the ${name}`),
  several,
})

const FORMS: Readonly<Record<Language, Readonly<Record<CardId, Forms>>>> = {
  de: {
    'holy-grail': masculine('Heilige Gral', 'Heiligen Gral', 'Heiligen Grals'),
    'malleus-maleficarum': masculine('Malleus Maleficarum', 'Malleus Maleficarum', 'Malleus Maleficarum'),
    excalibur: bare('Excalibur'),
    'unicorn-horn': neuter('Horn des Einhorns', 'Horns des Einhorns'),
    'baba-yagas-mortar': masculine('Mörser der Baba Jaga', 'Mörser der Baba Jaga', 'Mörsers der Baba Jaga'),
    'seven-league-boots': plural('Siebenmeilenstiefel'),
    'philosophers-stone': masculine('Stein der Weisen', 'Stein der Weisen', 'Steins der Weisen'),
    'crystal-ball': feminine('Kristallkugel'),
    'golden-fleece': neuter('Goldene Vlies', 'Goldenen Vlieses'),
    'ring-of-the-nibelungs': masculine('Ring der Nibelungen', 'Ring der Nibelungen', 'Rings der Nibelungen'),
    'shirt-of-nessus': neuter('Nessoshemd', 'Nessoshemds'),
    'pandoras-box': feminine('Büchse der Pandora'),
    gungnir: bare('Gungnir'),
    mjollnir: bare('Mjöllnir'),
    'horn-of-plenty': neuter('Füllhorn', 'Füllhorns'),
    'ark-of-the-covenant': feminine('Bundeslade'),
    'davids-harp': feminine('Harfe Davids'),
    'flying-carpet': masculine('Fliegende Teppich', 'Fliegenden Teppich', 'Fliegenden Teppichs'),
    'samsons-jawbone': bare('Simsons Eselskinnbacken'),
    'aladdins-lamp': bare('Aladins Wunderlampe'),
    'solomons-seal': neuter('Siegel Salomos', 'Siegels Salomos'),
    'ame-no-nuhoko': bare('Ame-no-nuhoko'),
    'syamantaka-jewel': neuter('Syamantaka-Juwel', 'Syamantaka-Juwels'),
    'yata-no-kagami': bare('Yata no Kagami'),
    'peaches-of-immortality': plural('Pfirsiche der Unsterblichkeit'),
    'heirloom-seal': neuter('Jadesiegel des Reiches', 'Jadesiegels des Reiches'),
  },
  en: {
    'holy-grail': the('Holy Grail'),
    'malleus-maleficarum': the('Malleus Maleficarum'),
    excalibur: named('Excalibur'),
    'unicorn-horn': the('Unicorn Horn'),
    'baba-yagas-mortar': named('Baba Yaga’s Mortar'),
    'seven-league-boots': the('Seven-League Boots', true),
    'philosophers-stone': the('Philosopher’s Stone'),
    'crystal-ball': the('Crystal Ball'),
    'golden-fleece': the('Golden Fleece'),
    'ring-of-the-nibelungs': the('Ring of the Nibelungs'),
    'shirt-of-nessus': the('Shirt of Nessus'),
    'pandoras-box': named('Pandora’s Box'),
    gungnir: named('Gungnir'),
    mjollnir: named('Mjöllnir'),
    'horn-of-plenty': the('Horn of Plenty'),
    'ark-of-the-covenant': the('Ark of the Covenant'),
    'davids-harp': named('David’s Harp'),
    'flying-carpet': the('Flying Carpet'),
    'samsons-jawbone': named('Samson’s Jawbone'),
    'aladdins-lamp': named('Aladdin’s Lamp'),
    'solomons-seal': named('Solomon’s Seal'),
    'ame-no-nuhoko': named('Ame-no-nuhoko'),
    'syamantaka-jewel': the('Syamantaka Jewel'),
    'yata-no-kagami': named('Yata no Kagami'),
    'peaches-of-immortality': the('Peaches of Immortality', true),
    'heirloom-seal': the('Heirloom Seal of the Realm'),
  },
}

export const formsOf = (id: CardId, language: Language): Forms => FORMS[language][id]
/** At the beginning of a sentence. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
