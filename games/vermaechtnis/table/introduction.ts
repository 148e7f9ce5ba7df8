/** The first turns of a prepared game, with notes on the things themselves. */
import type { Introduction, Note } from '@durbar/table'
import { antiqueOf } from '../data/antiques.ts'
import type { Move, Vocabulary } from '../vocabulary.ts'
import { ownOf } from './reading.ts'

type Situation = NonNullable<Note<Vocabulary>['when']>
type Wish = NonNullable<Note<Vocabulary>['wants']>
type Purchase = Extract<Move, { readonly type: 'buy' }>

const inAction: Situation = (_, { rule }) => rule === 'action'
const owns: Situation = (view, asked) => inAction(view, asked) && (ownOf(view)?.antiques.length ?? 0) > 0
const purchases = (moves: readonly Move[]): Purchase[] =>
  moves.filter((move): move is Purchase => move.type === 'buy')

/** Taking the coin makes the goods cheaper only if the next field says less. */
const coin: Wish = (view, { moves }) => {
  const [now, next] = view.trade.filter((card) => card.coin)
  return now && next && next.price < now.price ? moves.find(({ type }) => type === 'takeCoin') : undefined
}
const mostValuable: Wish = (_, { moves }) =>
  purchases(moves).reduce<Purchase | undefined>(
    (best, move) => (best && antiqueOf(best.antique).value >= antiqueOf(move.antique).value ? best : move),
    undefined,
  )
const completing: Wish = (view, { moves }) =>
  purchases(moves).find(({ antique }) => (ownOf(view)?.completes[antiqueOf(antique).kind] ?? []).length > 0)
const collection: Wish = (_, { moves }) =>
  moves.find((move) => move.type === 'takeCollection' && move.giveUp === undefined)

export const introduction: Introduction<Vocabulary> = {
  seats: 3,
  key: '08e320cdaf19ce94790e6037239855ab51ff3fd211ef6dab981a682780290dc2',
  notes: [
    {
      when: inAction,
      note: 'days',
      text: {
        de: 'Neun Verkaufstage lang kaufst du Antiquitäten und stellst Sammlungen zusammen. Wer am Ende die meisten Punkte hat, gewinnt.',
        en: 'For nine sales days you buy antiques and put collections together. Whoever has the most points at the end wins.',
      },
    },
    {
      when: inAction,
      note: 'offer',
      text: {
        de: 'Vier Antiquitäten liegen aus. Jede hat eine Art, eine Farbe und eine Zahl: Das sind ihre Punkte, nicht ihr Preis.',
        en: 'Four antiques are on offer. Each has a kind, a colour and a number: that is its points, not its price.',
      },
    },
    {
      when: inAction,
      wants: coin,
      text: {
        de: 'Das Feld mit der Münze ganz links nennt den Preis für alle vier. Nimm die Münze: 3 Rupien für dich, und der Preis fällt.',
        en: 'The field with the leftmost coin names the price of all four. Take the coin: 3 rupees for you, and the price falls.',
      },
    },
    {
      when: inAction,
      note: 'trade',
      text: {
        de: 'Auch Blasses antwortet: Berühre es, und es sagt, warum es nicht geht. Lange drücken, mit der Maus verweilen oder Taste I zeigt jedes Ding groß.',
        en: 'Pale things answer too: touch one and it says why not. A long press, a resting pointer or the key I shows anything large.',
      },
    },
    {
      when: (view, asked) => inAction(view, asked) && !owns(view, asked),
      wants: mostValuable,
      text: {
        de: 'Statt eine Münze zu nehmen, kannst du kaufen. Wähle die leuchtende Antiquität und bestätige mit dem Knopf; du zahlst den Preis an die Bank.',
        en: 'Instead of taking a coin you may buy. Choose the glowing antique and confirm with the button; you pay the price to the bank.',
      },
    },
    {
      when: owns,
      note: 'colours hand',
      text: {
        de: 'Gib acht auf die Farben: Was am Ende allein in seiner Farbe liegt, musst du abgeben. Von jeder Farbe also keine oder mindestens zwei.',
        en: 'Mind the colours: what is alone in its colour at the end must be given up. So hold none of a colour, or at least two.',
      },
    },
    {
      when: owns,
      wants: completing,
      text: {
        de: 'Sammlungen fragen nach Arten, gleich in welcher Farbe. Kauf die leuchtende Antiquität: Mit ihr ist eine Sammlung vollständig.',
        en: 'Collections ask for kinds, whatever their colour. Buy the glowing antique: it completes a collection.',
      },
    },
    {
      when: (_, { rule }) => rule === 'collectionCard',
      wants: collection,
      text: {
        de: 'Grün ist, was du schon hast. Nimm die vollständige Sammlung, eine je Zug; jede gibt es nur einmal. Ein rotes Zeichen hieße: Sie kostet eine Antiquität.',
        en: 'Green is what you have. Take the complete collection, one a turn; each exists once. A red sign would mean that it costs an antique.',
      },
    },
    {
      when: owns,
      note: 'days',
      text: {
        de: 'Ist die letzte Münze oder die letzte Antiquität weg, endet der Tag und der Rest verfällt. Behalten darfst du höchstens 8 Rupien.',
        en: 'When the last coin or the last antique is gone, the day ends and the rest is lost. You may keep 8 rupees at most.',
      },
    },
  ],
  closing: {
    lines: [
      {
        text: {
          de: 'Jede Antiquität, von deren Farbe du mindestens zwei hast',
          en: 'Each antique in a colour of which you hold at least two',
        },
        worth: '1–3',
      },
      { text: { de: 'Jede Sammlung', en: 'Each collection' }, worth: '2–6' },
      { text: { de: 'Je 3 Rupien', en: 'Every 3 rupees' }, worth: '1' },
      {
        text: {
          de: 'Eine Antiquität, die allein in ihrer Farbe liegt',
          en: 'An antique alone in its colour',
        },
        worth: '0',
      },
    ],
  },
}
