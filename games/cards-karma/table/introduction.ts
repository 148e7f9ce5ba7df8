/** The first turns of a prepared game, with notes on the things themselves. */
import { type Introduction, type Note, ownOf } from '@durbar/table'
import type { View } from '../view/index.ts'
import type { Move, Vocabulary } from '../vocabulary.ts'

type Situation = NonNullable<Note<Vocabulary>['when']>
type Wish = NonNullable<Note<Vocabulary>['wants']>
type Purchase = Extract<Move, { readonly type: 'buyBuilding' | 'buyShip' }>

/** The own turn, and not in the middle of what it has set off. */
const inMain: Situation = (_, { rule }) => rule === 'main'
const hasLaid: Situation = (view, asked) => {
  const own = ownOf(view)
  return inMain(view, asked) && own !== null && own.buildings.length + own.goods.length + own.ships.length > 0
}

const inHand = (view: View, color: string | undefined): number =>
  ownOf(view)?.hand.filter((die) => die.color === color).length ?? 0
/** The colour that is held most: its sum pays for a building. */
const die: Wish = (view, { moves }) =>
  moves
    .filter((move) => move.type === 'takeDie')
    .toSorted((a, b) => inHand(view, view.grid[b.slot]?.color) - inHand(view, view.grid[a.slot]?.color))[0]
/** Paid with as few dice as possible and nothing else. */
const paid = (moves: readonly Move[], type: Purchase['type']): Purchase | undefined =>
  moves
    .filter((move): move is Purchase => move.type === type)
    .filter(({ payment }) => payment.karma === 0 && payment.stewards === 0)
    .toSorted((a, b) => a.payment.dice.length - b.payment.dice.length)[0]

export const introduction: Introduction<Vocabulary> = {
  seats: 2,
  options: { startSeat: 0 },
  key: 'a013dff4564143c7ea68d8d692b5a0d72058cd6cec6841146b66ad012e6592ab',
  notes: [
    {
      when: inMain,
      note: 'track',
      text: {
        de: 'Dreh deine sechs Karten von Tag auf Nacht, dann gewinnst du. 3 Ruhm drehen die linke, 6 Münzen die rechte, und jede bringt einen Bonus.',
        en: 'Turn your six cards from day to night and you win. 3 fame turn the leftmost, 6 coins the rightmost, and each brings a bonus.',
      },
    },
    {
      when: inMain,
      note: 'grid',
      text: {
        de: 'Gebäude bringen Ruhm, Waren Münzen, Schiffe und Palastaktionen ihren eigenen Lohn. In deinem Zug nimmst du genau eine Karte.',
        en: 'Buildings bring fame, goods coins, ships and palace actions a reward of their own. On your turn you take exactly one card.',
      },
    },
    {
      when: inMain,
      wants: die,
      text: {
        de: 'Jede Karte ist hinten ein Würfel; die Ecke zeigt seine Farbe, nicht den Wert. Berühre die leuchtende Ecke und nimm ihn mit dem Knopf.',
        en: 'Every card is a die on its back; the corner shows its colour, not its value. Touch the glowing corner and take it with the button.',
      },
    },
    {
      when: inMain,
      note: 'hand',
      text: {
        de: 'Mit Würfeln zahlst du: Gebäude mit der Summe einer Farbe, Schiffe und Palastaktionen mit genau einem passenden Würfel. Waren kosten nichts.',
        en: 'You pay with dice: buildings with the sum of one colour, ships and palace actions with exactly one fitting die. Goods cost nothing.',
      },
    },
    {
      when: inMain,
      wants: (_, { moves }) => paid(moves, 'buyBuilding'),
      text: {
        de: 'Ein Gebäude, das du zahlen kannst. Wähle es, dann die leuchtenden Würfel, dann den Knopf. Wechselgeld gibt es nicht.',
        en: 'A building you can pay for. Choose it, then the glowing dice, then the button. There is no change.',
      },
    },
    {
      when: hasLaid,
      note: 'buildings',
      text: {
        de: 'Drei gleiche oder drei verschiedene werden sofort getauscht: Gebäude gegen einen Verwalter, Waren gegen ihre Münzen. Was noch fehlt, steht hier.',
        en: 'Three alike or three different are exchanged at once: buildings for a steward, goods for their coins. What is missing stands here.',
      },
    },
    {
      when: inMain,
      wants: (_, { moves }) => paid(moves, 'buyShip'),
      text: {
        de: 'Ein Schiff kostet einen Würfel und lohnt sofort. Deine Schiffe müssen aufsteigen: Ein kleineres schickt die alten fort, das dritte bringt einen Verwalter.',
        en: 'A ship costs one die and pays at once. Your ships must ascend: a lower one sends the old ones away, the third brings a steward.',
      },
    },
    {
      when: hasLaid,
      note: 'track',
      text: {
        de: 'Karma ändert einen Würfel um 1; das dritte wird ein Verwalter. Ein Verwalter ist ein beliebiger Würfel, noch ein Zug oder zwei Würfel; der dritte wird 2 Ruhm.',
        en: 'Karma changes a die by 1; the third becomes a steward. A steward is any die, another turn or two dice; the third becomes 2 fame.',
      },
    },
  ],
  closing: {
    title: { de: 'Was deine Karten dreht', en: 'What turns your cards' },
    lines: [
      {
        text: {
          de: '3 Ruhm drehen die linke, 6 Münzen die rechte',
          en: '3 fame turn the leftmost, 6 coins the rightmost',
        },
        worth: { de: '1 Karte', en: '1 card' },
      },
      {
        text: { de: 'Jedes Gebäude auf einer Karte, die du nimmst', en: 'Each building on a card you take' },
        worth: { de: '1 Ruhm', en: '1 fame' },
      },
      {
        text: { de: 'Drei gleiche oder drei verschiedene Waren', en: 'Three equal or three different goods' },
        worth: { de: 'ihre Münzen', en: 'their coins' },
      },
      {
        text: {
          de: 'Drei gleiche oder verschiedene Gebäude, drei Schiffe, drei Karma',
          en: 'Three equal or different buildings, three ships, three karma',
        },
        worth: { de: '1 Verwalter', en: '1 steward' },
      },
      { text: { de: 'Drei Verwalter', en: 'Three stewards' }, worth: { de: '2 Ruhm', en: '2 fame' } },
      {
        text: {
          de: 'Haben mehrere alle sechs gedreht: je Ruhm 2, je Münze 1',
          en: 'If several have turned all six: 2 per fame, 1 per coin',
        },
        worth: { de: 'Gleichstand', en: 'tie' },
      },
    ],
  },
}
