/** The table of all collection cards. */
import { both, counting, inBoth, type Language, type Section, say } from '@durbar/room'
import { KINDS, type Kind } from '../data/antiques.ts'
import { COLLECTION_CARDS, type CollectionCard, type Effect } from '../data/collections.ts'
import { collectionName, KIND_GROUPS, KIND_NAMES, oneAsObject } from '../texts/names.ts'
import { paragraph, reminder, words } from './blocks.ts'
import {
  COLLECTIONS_IN_BOX,
  DIFFERENT,
  FEWEST_POINTS,
  GREY_RUPEES,
  MOST_POINTS,
  pointsOf,
} from './figures.ts'

const SIZE = { small: words(say`klein`, say`small`), large: words(say`groß`, say`large`) }
const EFFECT: Readonly<Record<Effect, ReturnType<typeof words>>> = {
  rupees: words(say`{rupees} ${GREY_RUPEES} Rupien`, say`{rupees} ${GREY_RUPEES} rupees`),
  extra: words(say`{extra} Zusatzzug`, say`{extra} extra turn`),
  clear: words(say`{clear} Räumung`, say`{clear} clearance`),
}
/** Whose large card takes an antique away. */
const costly = (language: Language): string =>
  counting(language).list(
    COLLECTION_CARDS.filter(({ size, giveUp }) => size === 'large' && giveUp).map(
      ({ sort }) => KIND_GROUPS[language][sort as Kind],
    ),
  )
/** "3 Krüge" says it all; different antiques are named one by one. */
const shows = ({ id, sort, requires }: CollectionCard) =>
  inBoth((language) =>
    sort === 'different'
      ? counting(language).list(
          KINDS.filter((kind) => requires[kind]).map((kind) => KIND_NAMES[language][kind]),
        )
      : collectionName(id, language),
  )
const cost = ({ giveUp }: CollectionCard) => {
  if (!giveUp) return words(say`kostet nichts`, say`costs nothing`)
  const kinds = (language: Language) =>
    counting(language).either(giveUp.map((kind) => oneAsObject(kind, language)))
  return words(say`{crossed} ${kinds('de')} abgeben`, say`{crossed} give up ${kinds('en')}`)
}

const row = (card: CollectionCard) => ({
  picture: card.id,
  cells: [shows(card), SIZE[card.size], both(card.points), cost(card), EFFECT[card.effect]],
})

export const cards: Section = {
  id: 'cards',
  title: words(
    say`Alle ${COLLECTIONS_IN_BOX} Sammlungskarten`,
    say`All ${COLLECTIONS_IN_BOX} collection cards`,
  ),
  text: [
    paragraph(
      [],
      say`Jede Karte gibt es einmal. Sie bringen ${FEWEST_POINTS} bis ${MOST_POINTS} Punkte. Die letzte Spalte gilt nur in der [[VM-10.1|Variante]].`,
      say`There is one of each card. They score ${FEWEST_POINTS} to ${MOST_POINTS} points. The last column only counts in the [[VM-10.1|variant]].`,
    ),
    {
      kind: 'table',
      stacks: true,
      figures: [2],
      named: [2, 4],
      head: [
        words(say`Zeigt`, say`Shows`),
        words(say`Größe`, say`Size`),
        words(say`Punkte`, say`Points`),
        words(say`Kosten`, say`Cost`),
        words(say`Graue Seite`, say`Grey side`),
      ],
      rows: [
        ...KINDS.flatMap((kind) => [
          {
            head: true,
            cells: [inBoth((language) => KIND_GROUPS[language][kind].replace(/^./, (c) => c.toUpperCase()))],
          },
          ...COLLECTION_CARDS.filter(({ sort }) => sort === kind).map(row),
        ]),
        { head: true, cells: [words(say`Verschiedene`, say`Different`)] },
        ...DIFFERENT.map(row),
      ],
    },
    reminder(
      say`Die kleinen Paare bringen alle ${pointsOf('jug-small')} Punkte. Unter den großen kosten nur ${costly('de')} etwas. Dafür bringen sie ${pointsOf('jug-large')} statt ${pointsOf('vase-large')}.`,
      say`The small pairs all score ${pointsOf('jug-small')} points. Among the large ones only ${costly('en')} cost something. In return they score ${pointsOf('jug-large')} instead of ${pointsOf('vase-large')}.`,
    ),
  ],
}
