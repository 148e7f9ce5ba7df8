/** The first turns of a prepared game, with notes on the things themselves. */
import { type Introduction, type Note, ownOf } from '@durbar/table'
import {
  COINS_PER_CARD,
  DICE_FOR_A_STEWARD,
  FAME_FOR_THREE_STEWARDS,
  FAME_PER_CARD,
  SET_SIZE,
  TRACK_LENGTH,
  WORTH_OF_A_COIN,
  WORTH_OF_FAME,
} from '../data/numbers.ts'
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
        de: `Wende als Erstes deine ${TRACK_LENGTH} Karten von Tag auf Nacht. ${FAME_PER_CARD} Ruhmtoken wenden die linke, ${COINS_PER_CARD} Münzen die rechte, und jede bringt einen Bonus.`,
        en: `Be the first to flip your ${TRACK_LENGTH} cards from day to night. ${FAME_PER_CARD} fame tokens flip the leftmost, ${COINS_PER_CARD} coins the rightmost, and each brings a bonus.`,
      },
    },
    {
      when: inMain,
      note: 'grid',
      text: {
        de: 'Gebäude bringen Ruhmtoken, Waren Münzen, Schiffe und Palastaktionen ihre eigene Belohnung. In deinem Zug nimmst du genau eine Karte.',
        en: 'Buildings bring fame tokens, goods coins, ships and palace actions a reward of their own. On your turn you take exactly one card.',
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
        de: `${SET_SIZE} gleiche oder ${SET_SIZE} verschiedene wirfst du sofort ab: Gebäude für 1 Verwalter, Waren für ihre Münzen. Was noch fehlt, steht hier.`,
        en: `${SET_SIZE} alike or ${SET_SIZE} different ones you discard at once: buildings for 1 administrator, goods for their coins. What is missing stands here.`,
      },
    },
    {
      when: inMain,
      wants: (_, { moves }) => paid(moves, 'buyShip'),
      text: {
        de: 'Ein Schiff kostet genau 1 Würfel und bringt sofort seine Belohnung. Deine Reihe muss aufsteigen: Für ein kleineres wirfst du die alten ab, das dritte bringt 1 Verwalter.',
        en: 'A ship costs exactly 1 die and brings its reward at once. Your row must ascend: for a lower one you discard the old ones, the third brings 1 administrator.',
      },
    },
    {
      when: hasLaid,
      note: 'track',
      text: {
        de: `Ein Karmatoken ändert einen Würfel um 1, ${SET_SIZE} werden 1 Verwalter. Ein Verwalter ist ein beliebiger Würfel, noch ein Zug oder ${DICE_FOR_A_STEWARD} Würfel, ${SET_SIZE} werden ${FAME_FOR_THREE_STEWARDS} Ruhmtoken.`,
        en: `A karma token changes a die by 1; ${SET_SIZE} become 1 administrator. An administrator is any die, another turn or ${DICE_FOR_A_STEWARD} dice; ${SET_SIZE} become ${FAME_FOR_THREE_STEWARDS} fame tokens.`,
      },
    },
  ],
  closing: {
    title: { de: 'Was deine Karten wendet', en: 'What flips your cards' },
    lines: [
      {
        text: {
          de: `${FAME_PER_CARD} Ruhmtoken wenden die linke, ${COINS_PER_CARD} Münzen die rechte`,
          en: `${FAME_PER_CARD} fame tokens flip the leftmost, ${COINS_PER_CARD} coins the rightmost`,
        },
        worth: { de: '1 Karte', en: '1 card' },
      },
      {
        text: { de: 'Jedes Gebäude auf einer Karte, die du nimmst', en: 'Each building on a card you take' },
        worth: { de: '1 Ruhmtoken', en: '1 fame token' },
      },
      {
        text: {
          de: `${SET_SIZE} gleiche oder ${SET_SIZE} verschiedene Waren`,
          en: `${SET_SIZE} like or ${SET_SIZE} different goods`,
        },
        worth: { de: 'ihre Münzen', en: 'their coins' },
      },
      {
        text: {
          de: `${SET_SIZE} gleiche oder verschiedene Gebäude, ${SET_SIZE} Schiffe, ${SET_SIZE} Karmatoken`,
          en: `${SET_SIZE} like or different buildings, ${SET_SIZE} ships, ${SET_SIZE} karma tokens`,
        },
        worth: { de: '1 Verwalter', en: '1 administrator' },
      },
      {
        text: { de: `${SET_SIZE} Verwalter`, en: `${SET_SIZE} administrators` },
        worth: {
          de: `${FAME_FOR_THREE_STEWARDS} Ruhmtoken`,
          en: `${FAME_FOR_THREE_STEWARDS} fame tokens`,
        },
      },
      {
        text: {
          de: `Haben mehrere alle ${TRACK_LENGTH} gewendet: ${WORTH_OF_FAME} je Ruhmtoken, ${WORTH_OF_A_COIN} je Münze`,
          en: `If several have flipped all ${TRACK_LENGTH}: ${WORTH_OF_FAME} per fame token, ${WORTH_OF_A_COIN} per coin`,
        },
        worth: { de: 'Gleichstand', en: 'tie' },
      },
    ],
  },
}
