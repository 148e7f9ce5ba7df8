/** The tables of this folder in the shape of the components file, so that a test can compare the two. */
import * as cards from '../data/cards.ts'
import { BONUS_STEPS, PALACE_STEPS, REWARD_STEPS, type Step, WITH_GOOD } from '../data/effects.ts'
import * as names from '../data/names.ts'
import * as numbers from '../data/numbers.ts'

const by = <T>(of: readonly T[]) => Object.fromEntries([2, 3, 4].map((seats) => [seats, of[seats]!]))

/** A step in the words of the components file. */
const STEPS: Readonly<Record<Step[0], (n: number) => object>> = {
  karma: (n) => ({ karma: n }),
  coins: (n) => ({ coins: n }),
  fame: (n) => ({ fame: n }),
  stewards: (n) => ({ stewards: n }),
  gridDice: (n) => ({ gridDice: n }),
  gridGoods: (n) => ({ gridGoods: n }),
  moreGoods: (n) => ({ gridGoods: n, optional: true }),
  gridPalace: (n) => ({ gridPalace: n, free: true }),
  coinPerGood: (n) => ({ coinsPerOwnGoodsSymbol: n }),
  copyReward: (n) => ({ copyLastShipReward: n, from: 'any player' }),
  topCard: (n) => ({ resolveTopOfDrawPile: n, free: true }),
  palaceOrCoins: (n) => ({ choice: [[{ gridPalace: 1, free: true }], [{ coins: n }]] }),
  shipOrFame: (n) => ({ choice: [[{ gridShip: 1, free: true }], [{ fame: n }]] }),
  bonusTurn: (n) => ({ extraTurns: n }),
}
const written = (steps: readonly Step[]) => steps.map(([rule, n]) => STEPS[rule](n))

const goodsOf = (card: number) =>
  names.GOODS_KINDS.flatMap((kind, i) => {
    const value = cards.GOODS_VALUE[3 * card + i]!
    return value > 0 ? [{ kind, value }] : []
  })

const FACES: Readonly<Record<names.CardType, (card: number) => object>> = {
  building: (card) => ({
    cost: { color: names.DIE_COLORS[cards.COST_COLOR[card]!], value: cards.COST[card] },
    buildings: names.BUILDING_KINDS.filter((_, kind) => cards.KINDS[card]! & (1 << kind)),
    fame: cards.FAME[card],
    goods: goodsOf(card),
  }),
  goods: (card) => ({ goods: goodsOf(card), coin: cards.COIN[card] }),
  ship: (card) => ({
    number: cards.NUMBER[card],
    cost: { exact: cards.COST[card] },
    reward: names.REWARDS[cards.REWARD[card]!],
    goods: goodsOf(card),
  }),
  palace: (card) => ({ cost: { exact: cards.COST[card] }, action: cards.ACTION[card] }),
}

/** The components file lists ships before palace cards. */
const playCards = () =>
  names.CARD_TYPES.flatMap((type, t) =>
    cards.CARDS.flatMap((id, card) => {
      if (cards.TYPE[card] !== t) return []
      const color = names.DIE_COLORS[cards.DIE_COLOR[card]!]
      return [{ id, type, ...FACES[type](card), die: { color, value: cards.PRINTED_VALUE[card] } }]
    }),
  )

const perSet = <T>(count: number, item: (set: string, i: number) => T) =>
  names.PLAYER_COLORS.flatMap((set) => Array.from({ length: count }, (_, i) => item(set, i)))

export const components = () => ({
  game: 'cards-karma',
  players: { min: 2, max: 4 },
  enums: {
    dieColors: names.DIE_COLORS,
    dieValues: names.DIE_VALUES,
    buildingKinds: names.BUILDING_KINDS,
    goodsKinds: names.GOODS_KINDS,
    playerColors: names.PLAYER_COLORS,
  },
  setup: {
    handSize: numbers.HAND_SIZE,
    handLimit: numbers.HAND_LIMIT,
    gridSize: by(numbers.GRID_SIZE),
    gridLayout: by(numbers.GRID_LAYOUT),
    emptyGridRefill: numbers.EMPTY_GRID_REFILL,
    passesPerRound: numbers.PASSES_PER_ROUND,
    famePerFlip: numbers.FAME_PER_CARD,
    coinsPerFlip: numbers.COINS_PER_CARD,
    trackLength: numbers.TRACK_LENGTH,
    setSize: numbers.SET_SIZE,
    fameForThreeStewards: numbers.FAME_FOR_THREE_STEWARDS,
    karmaRange: [numbers.LOWEST_DIE, numbers.HIGHEST_DIE],
  },
  shipRewards: Object.fromEntries(
    names.REWARDS.map((reward) => [
      reward,
      {
        steps: written(REWARD_STEPS[reward]),
        ...(WITH_GOOD.includes(reward) ? { shipShowsGood: true } : {}),
      },
    ]),
  ),
  palaceActions: Object.fromEntries(
    names.PALACE_ACTIONS.map((action) => [action, { steps: written(PALACE_STEPS[action]) }]),
  ),
  bonuses: Object.fromEntries(
    names.BONUSES.map((bonus) => {
      const steps = written(BONUS_STEPS[bonus])
      return [bonus, 'choice' in steps[0]! ? steps[0] : { steps }]
    }),
  ),
  playCards: playCards(),
  trackCards: perSet(numbers.TRACK_LENGTH, (set, i) => ({
    id: `T-${set}-${i + 1}`,
    set,
    day: 'blank',
    night: names.BONUSES[i],
  })),
  stewards: Array.from({ length: numbers.STEWARDS }, (_, i) => ({
    id: `V${String(i + 1).padStart(2, '0')}`,
  })),
  overviewCards: perSet(numbers.OVERVIEW_CARDS_PER_SET, (set, i) => ({ id: `O-${set}-${i + 1}`, set })),
  tokens: numbers.TOKENS,
})
