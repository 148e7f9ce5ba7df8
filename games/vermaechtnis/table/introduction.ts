/** The first turns of a prepared game, with notes on the things themselves. */
import type { Introduction, Note } from '@durbar/table'
import { antiqueOf } from '../data/antiques.ts'
import { GOLD, MONEY_CAP, OFFER_SIZE, SALES_DAYS } from '../data/market.ts'
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
        de: `${SALES_DAYS} Verkaufstage lang kaufst du Antiquitäten und nimmst Sammlungskarten. Wer am Ende die meisten Punkte hat, gewinnt.`,
        en: `For ${SALES_DAYS} sales days you buy antiques and take collection cards. Whoever has the most points at the end wins.`,
      },
    },
    {
      when: inAction,
      note: 'offer',
      text: {
        de: `Im aktuellen Angebot liegen ${OFFER_SIZE} Antiquitäten. Jede hat eine Sorte, eine Farbe und eine Zahl: Das sind ihre Punkte, nicht ihr Preis.`,
        en: `There are ${OFFER_SIZE} antiques in the current offer. Each has a kind, a colour and a number: that is its points, not its price.`,
      },
    },
    {
      when: inAction,
      wants: coin,
      text: {
        de: `Die Handelskarte mit der Goldmünze ganz links nennt den Preis für alle. Nimm die Goldmünze: ${GOLD} Rupien für dich, und der Preis fällt.`,
        en: `The trade card with the leftmost gold coin names the price for all. Take the gold coin: ${GOLD} rupees for you, and the price falls.`,
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
        de: 'Statt eine Goldmünze zu nehmen, darfst du kaufen. Wähle die leuchtende Antiquität und bestätige mit dem Knopf; du zahlst den Preis an die Bank.',
        en: 'Instead of taking a gold coin you may buy. Choose the glowing antique and confirm with the button; you pay the price to the bank.',
      },
    },
    {
      when: owns,
      note: 'colours hand',
      text: {
        de: 'Gib acht auf die Farben: Was am Ende in seiner Farbe allein ist, musst du abgeben. Von jeder Farbe also keine oder mindestens 2.',
        en: 'Mind the colours: what is alone in its colour at the end must be given up. So own none of a colour, or at least 2.',
      },
    },
    {
      when: owns,
      wants: completing,
      text: {
        de: 'Sammlungskarten verlangen Sorten, gleich in welcher Farbe. Kauf die leuchtende Antiquität: Mit ihr ist eine Sammlungskarte vollständig.',
        en: 'Collection cards ask for kinds, whatever their colour. Buy the glowing antique: it completes a collection card.',
      },
    },
    {
      when: (_, { rule }) => rule === 'collectionCard',
      wants: collection,
      text: {
        de: 'Grün ist, was du schon hast. Nimm die vollständige Sammlungskarte: eine je Zug, und jede gibt es nur einmal. Ein rotes Zeichen hieße: Sie kostet eine Antiquität.',
        en: 'Green is what you have. Take the complete collection card: one a turn, and there is only one of each. A red sign would mean that it costs an antique.',
      },
    },
    {
      when: owns,
      note: 'days',
      text: {
        de: `Ist die letzte Goldmünze oder die letzte Antiquität weg, endet der Verkaufstag, und der Rest kommt aus dem Spiel. Behalten darfst du höchstens ${MONEY_CAP} Rupien.`,
        en: `When the last gold coin or the last antique is gone, the sales day ends and the rest leaves the game. You may keep ${MONEY_CAP} rupees at most.`,
      },
    },
  ],
  closing: {
    lines: [
      {
        text: {
          de: 'Jede Antiquität, von deren Farbe du mindestens 2 hast',
          en: 'Each antique in a colour of which you own at least 2',
        },
        worth: '1–3',
      },
      { text: { de: 'Jede Sammlungskarte', en: 'Each collection card' }, worth: '2–6' },
      { text: { de: 'Je 3 Rupien', en: 'Every 3 rupees' }, worth: '1' },
      {
        text: {
          de: 'Eine Antiquität, die in ihrer Farbe allein ist',
          en: 'An antique alone in its colour',
        },
        worth: '0',
      },
    ],
  },
}
