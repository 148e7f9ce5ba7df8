/** The first auctions of a prepared game, with short notes on the things themselves. */
import { type Introduction, type Note, ownOf } from '@durbar/table'
import type { Vocabulary } from '../vocabulary.ts'

type Situation = NonNullable<Note<Vocabulary>['when']>
type Wish = NonNullable<Note<Vocabulary>['wants']>

const choosing: Situation = (_, { rule }) => rule === 'chooseStack'
const open: Situation = (_, { rule }) => rule === 'openAuction'
const bidding: Situation = (_, { rule }) => rule === 'openAuction' || rule === 'secretAuction'

/** The stack whose majority is worth most. */
const stack: Wish = (view, { moves }) => {
  const [best] = view.stacks.filter(({ left }) => left > 0).toSorted((a, b) => b.first - a.first)
  return moves.find((move) => move.type === 'reveal' && move.category === best?.category)
}
const bid: Wish = (view, { moves }) =>
  moves.find((move) => move.type === 'bid' && move.amount === view.auction?.least)
/** Half of the purse: more than nothing, less than all. */
const fist: Wish = (view, { moves }) => {
  const half = Math.ceil((ownOf(view)?.ingots ?? 0) / 2)
  return moves.find((move) => move.type === 'sealBid' && move.amount === half)
}
const pass: Wish = (_, { moves }) => moves.find(({ type }) => type === 'pass')

export const introduction: Introduction<Vocabulary> = {
  seats: 4,
  options: {},
  key: 'c61727953a8071e2b15c7b099fdbaa48dbf8f1ed6aacb9b39ca7217b5157ae4a',
  notes: [
    {
      note: 'majorities',
      text: {
        de: '26 Antiquitäten kommen unter den Hammer. Am Ende zählen Mehrheiten in vier Farben, Sets und Gold. Wer die meisten Punkte hat, gewinnt.',
        en: '26 antiquities come under the hammer. In the end majorities in four colours, sets and gold count. Whoever has the most points wins.',
      },
    },
    {
      note: 'fakes',
      text: {
        de: 'Zwischen zwei Nachbarn liegt eine Fälschung, die nur diese beiden kennen. Die Antiquität, die sie nennt, zählt am Ende nicht.',
        en: 'Between two neighbours lies a counterfeit that only those two know. The antiquity it names does not count in the end.',
      },
    },
    {
      when: choosing,
      wants: stack,
      text: {
        de: 'Wer zuletzt gewonnen hat, wählt den nächsten Stapel. Jetzt bist du es: Deck die oberste Karte des leuchtenden auf.',
        en: 'Whoever won last chooses the next stack. Now it is you: turn up the top card of the glowing one.',
      },
    },
    {
      when: open,
      note: 'lot',
      text: {
        de: 'Die Karte unter dem Hammer: Wert, Farbe und was sie bewirkt. Ein Stern heißt gesegnet, ein Kreuz verflucht.',
        en: 'The card under the hammer: its value, its colour and what it does. A star means blessed, a cross cursed.',
      },
    },
    {
      when: open,
      wants: bid,
      text: {
        de: 'Biete höher als der Letzte, oder passe. Das leuchtende Gebot ist das kleinste; darunter steht, wie viele Punkte ein Gewinn brächte.',
        en: 'Bid more than the last, or pass. The glowing bid is the least; below it stands how many points winning would bring.',
      },
    },
    {
      when: open,
      note: 'plaque',
      text: {
        de: 'Wer gewinnt, zahlt seinem linken Nachbarn, nicht der Bank. Treib den hoch, dessen Gold zu dir fließt.',
        en: 'The winner pays the left neighbour, not a bank. Drive up the one whose gold flows to you.',
      },
    },
    {
      when: open,
      wants: pass,
      text: {
        de: 'Wer passt, behält sein Gold und ist für diese Karte draußen. Passe hier, und sieh, wer den Zuschlag bekommt.',
        en: 'Whoever passes keeps the gold and is out for this card. Pass here, and see who wins it.',
      },
    },
    {
      when: bidding,
      note: 'majorities',
      text: {
        de: 'In jeder Farbe zählt, wer den höchsten Gesamtwert hat: die erste Zahl für den Ersten, die zweite für den Zweiten.',
        en: 'In each colour the highest total value counts: the first number for first place, the other for second.',
      },
    },
    {
      when: bidding,
      note: 'pawnshop',
      text: {
        de: 'Mit weniger als 5 Barren kannst du eine Karte verpfänden und bekommst 5. Auslösen kostet am Ende 10, sonst zählt sie nicht.',
        en: 'With fewer than 5 ingots you may pawn a card for 5. Buying it back costs 10 at the end, or it does not count.',
      },
    },
    {
      when: (_, { rule }) => rule === 'secretAuction',
      wants: fist,
      text: {
        de: 'Eine Faust: Alle bieten zugleich und verdeckt, auch du; nichts zu bieten ist erlaubt. Nimm die leuchtende Zahl Barren in die Faust.',
        en: 'A fist: all bid at once and in secret, you too; nothing is allowed. Take the glowing number of ingots into your fist.',
      },
    },
  ],
  closing: {
    lines: [
      {
        text: {
          de: 'Höchster Wert in einer Farbe, je nach Farbe',
          en: 'Highest value in a colour, by colour',
        },
        worth: '8 · 7 · 6 · 5',
      },
      { text: { de: 'Zweithöchster Wert', en: 'Second highest value' }, worth: '6 · 5 · 4 · 3' },
      { text: { de: 'Vier Karten in vier Farben', en: 'Four cards in four colours' }, worth: '5' },
      { text: { de: 'Je 5 Barren', en: 'Every 5 ingots' }, worth: '1' },
      {
        text: { de: 'Fälschungen und verpfändete Karten', en: 'Counterfeits and pawned cards' },
        worth: '0',
      },
      {
        text: { de: 'Manche Segen und Flüche', en: 'Some blessings and curses' },
        worth: '±',
      },
    ],
  },
}
