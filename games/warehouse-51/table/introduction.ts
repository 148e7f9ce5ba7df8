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
        de: '26 Antiquitäten kommen unter den Hammer. Am Ende bringen Mehrheiten in vier Farben, Sets und Gold Punkte. Wer die meisten Punkte hat, gewinnt.',
        en: '26 antiquities come under the hammer. At the end majorities in four colours, sets and gold give points. Whoever has the most points wins.',
      },
    },
    {
      note: 'fakes',
      text: {
        de: 'In jeder Lücke zwischen euch liegt eine Fälschungskarte, die nur die beiden daneben kennen. Die Antiquität, die sie zeigt, zählt am Ende nicht.',
        en: 'In each gap between you lies a counterfeit that only the two beside it know. The antiquity it shows does not count at the end.',
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
        de: 'Die Karte unter dem Hammer: Wert, Farbe und was sie bewirkt. Ein Stern heißt segensreich, ein Kreuz verflucht.',
        en: 'The card under the hammer: its value, its colour and what it does. A star means blessed, a cross cursed.',
      },
    },
    {
      when: open,
      wants: bid,
      text: {
        de: 'Biete mehr als das letzte Gebot oder passe. Das leuchtende Gebot ist das kleinste; darunter steht, wie viele Punkte ein Gewinn brächte.',
        en: 'Bid more than the last bid, or pass. The glowing bid is the least; below it stands how many points winning would bring.',
      },
    },
    {
      when: open,
      note: 'plaque',
      text: {
        de: 'Wer gewinnt, zahlt nicht an die Bank, sondern an die Person links. Was rechts von dir gezahlt wird, gehört dir.',
        en: 'The winner pays not the bank but the player on the left. Whatever is paid on your right is yours.',
      },
    },
    {
      when: open,
      wants: pass,
      text: {
        de: 'Wer passt, behält das Gold und ist aus dieser Auktion heraus. Passe hier und sieh, wer die Karte ersteigert.',
        en: 'Whoever passes keeps the gold and is out of this auction. Pass here and see who wins the card.',
      },
    },
    {
      when: bidding,
      note: 'majorities',
      text: {
        de: 'In jeder Farbe bringen die höchsten Gesamtwerte Punkte: die erste Zahl der höchste, die zweite der zweithöchste.',
        en: 'In each colour the highest totals give points: the first number for the highest, the other for the second highest.',
      },
    },
    {
      when: bidding,
      note: 'pawnshop',
      text: {
        de: 'Mit weniger als 5 Goldbarren darfst du eine Karte verpfänden und erhältst 5. Kaufst du sie am Ende nicht für 10 zurück, zählt sie nicht.',
        en: 'With fewer than 5 ingots you may pawn a card and get 5. Unless you buy it back for 10 at the end, it does not count.',
      },
    },
    {
      when: (_, { rule }) => rule === 'secretAuction',
      wants: fist,
      text: {
        de: 'Eine Faust: Alle bieten zugleich und verdeckt, auch du; die leere Faust ist erlaubt. Nimm so viele Goldbarren in die Faust, wie leuchten.',
        en: 'A fist: all bid at once and in secret, you too; an empty fist is allowed. Take the glowing number of ingots in your fist.',
      },
    },
  ],
  closing: {
    lines: [
      {
        text: {
          de: 'Höchster Gesamtwert, je nach Farbe',
          en: 'Highest total, by colour',
        },
        worth: '8 · 7 · 6 · 5',
      },
      { text: { de: 'Zweithöchster Gesamtwert', en: 'Second-highest total' }, worth: '6 · 5 · 4 · 3' },
      { text: { de: 'Vier Karten in vier Farben', en: 'Four cards in four colours' }, worth: '5' },
      { text: { de: 'Je 5 Goldbarren', en: 'Every 5 ingots' }, worth: '1' },
      {
        text: { de: 'Gefälschte und verpfändete Antiquitäten', en: 'Fake and pawned antiquities' },
        worth: '0',
      },
      {
        text: { de: 'Manche Segnungen und Flüche', en: 'Some blessings and curses' },
        worth: '±',
      },
    ],
  },
}
