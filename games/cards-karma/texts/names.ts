/** Names of the components, for the log, the lists and screen readers. */
import { counting, type Language } from '@durbar/room'
import {
  ACTION,
  BUILDING,
  COST,
  COST_COLOR,
  cardOf,
  DIE_COLOR,
  GOODS_CARD,
  GOODS_VALUE,
  KINDS,
  NUMBER,
  REWARD,
  SHIP,
  TYPE,
} from '../data/cards.ts'
import {
  type Bonus,
  BUILDING_KINDS,
  type BuildingKind,
  DIE_COLORS,
  type DieColor,
  GOODS_KINDS,
  type GoodsKind,
  REWARDS,
  type Reward,
} from '../data/names.ts'
import type { Cause, Token } from '../events.ts'

type Names<K extends string> = Readonly<Record<Language, Readonly<Record<K, string>>>>

export const COLOR_NAMES: Names<DieColor> = {
  de: { orange: 'Orange', green: 'Grün', blue: 'Blau', purple: 'Violett' },
  en: { orange: 'orange', green: 'green', blue: 'blue', purple: 'purple' },
}
export const BUILDING_NAMES: Names<BuildingKind> = {
  de: { red: 'rot', yellow: 'gelb', white: 'weiß' },
  en: { red: 'red', yellow: 'yellow', white: 'white' },
}
export const GOODS_NAMES: Names<GoodsKind> = {
  de: { silk: 'Seide', tea: 'Tee', spice: 'Gewürze' },
  en: { silk: 'silk', tea: 'tea', spice: 'spice' },
}
export const BONUS_NAMES: Names<Bonus> = {
  de: {
    karma2: '2 Karma',
    palaceOrCoins2: 'Palastaktion oder 2 Münzen',
    shipOrFame1: 'Schiff oder 1 Ruhm',
    steward1: '1 Verwalter',
    dice2: '2 Würfel',
    extraTurn: 'noch ein Zug',
  },
  en: {
    karma2: '2 karma',
    palaceOrCoins2: 'palace action or 2 coins',
    shipOrFame1: 'ship or 1 fame',
    steward1: '1 steward',
    dice2: '2 dice',
    extraTurn: 'another turn',
  },
}
export const REWARD_NAMES: Names<Reward> = {
  de: {
    karma2: '2 Karma',
    dice2: '2 Würfel',
    coins3: '3 Münzen',
    coins2fame1: '2 Münzen und 1 Ruhm',
    goods1to2: '1 bis 2 Warenkarten',
    die1good1: '1 Würfel',
    fame1good1: '1 Ruhm',
    karma1good1: '1 Karma',
    goods1die1: '1 Warenkarte und 1 Würfel',
    palace1: '1 Palastaktion',
  },
  en: {
    karma2: '2 karma',
    dice2: '2 dice',
    coins3: '3 coins',
    coins2fame1: '2 coins and 1 fame',
    goods1to2: '1 or 2 goods cards',
    die1good1: '1 die',
    fame1good1: '1 fame',
    karma1good1: '1 karma',
    goods1die1: '1 goods card and 1 die',
    palace1: '1 palace action',
  },
}
const TOKEN_NAMES: Readonly<Record<Language, Readonly<Record<Token, readonly [string, string]>>>> = {
  de: {
    fame: ['Ruhm', 'Ruhm'],
    coins: ['Münze', 'Münzen'],
    karma: ['Karma', 'Karma'],
    stewards: ['Verwalter', 'Verwalter'],
  },
  en: {
    fame: ['fame', 'fame'],
    coins: ['coin', 'coins'],
    karma: ['karma', 'karma'],
    stewards: ['steward', 'stewards'],
  },
}
export const tokens = (what: Token, n: number, language: Language): string =>
  counting(language).count(n, ...TOKEN_NAMES[language][what])

export const CAUSE_NAMES: Names<Cause> = {
  de: {
    building: 'Gebäude',
    printedCoin: 'Münze auf der Karte',
    reward: 'Schiffsbelohnung',
    palace: 'Palastaktion',
    bonus: 'Bonus',
    set: 'Satz getauscht',
    sale: 'Verkauf',
    threeKarma: 'drittes Karma',
    threeStewards: 'dritter Verwalter',
    elephant: 'Elefant',
  },
  en: {
    building: 'building',
    printedCoin: 'coin on the card',
    reward: 'ship reward',
    palace: 'palace action',
    bonus: 'bonus',
    set: 'set exchanged',
    sale: 'sale',
    threeKarma: 'third karma',
    threeStewards: 'third steward',
    elephant: 'elephant',
  },
}

const WITH_GOODS: Names<GoodsKind> = { ...GOODS_NAMES, de: { ...GOODS_NAMES.de, spice: 'Gewürzen' } }
const goodsOn = (card: number, names: Readonly<Record<GoodsKind, string>>) =>
  GOODS_KINDS.flatMap((kind, i) => {
    const value = GOODS_VALUE[3 * card + i]!
    return value > 0 ? [`${names[kind]} ${value}`] : []
  }).join(' + ')
const kindsOn = (card: number, language: Language) =>
  BUILDING_KINDS.filter((_, kind) => KINDS[card]! & (1 << kind))
    .map((kind) => BUILDING_NAMES[language][kind])
    .join('/')

/** 'B26' -> "Gebäude rot mit Tee 3", "red building with tea 3"; 'S12' -> "Schiff 12", "ship 12". */
export function cardName(id: string, language: Language): string {
  const card = cardOf(id)
  const german = language === 'de'
  const goods = goodsOn(card, WITH_GOODS[language])
  if (TYPE[card] === BUILDING) {
    const building = german ? `Gebäude ${kindsOn(card, 'de')}` : `${kindsOn(card, 'en')} building`
    return goods ? `${building} ${german ? 'mit' : 'with'} ${goods}` : building
  }
  if (TYPE[card] === GOODS_CARD)
    return `${german ? 'Waren' : 'goods'} ${goodsOn(card, GOODS_NAMES[language])}`
  if (TYPE[card] === SHIP) {
    const ship = `${german ? 'Schiff' : 'ship'} ${NUMBER[card]}`
    return goods ? `${ship} ${german ? 'mit' : 'with'} ${goods}` : ship
  }
  return german ? `Palastaktion ${ACTION[card]}` : `palace action ${ACTION[card]}`
}

/** What a ship brings; null for all other cards. */
export const rewardOf = (id: string): Reward | null => REWARDS[REWARD[cardOf(id)]!] ?? null

/** What a card of the grid costs: "Blau 11", "3", or nothing. */
export function priceName(id: string, language: Language): string {
  const card = cardOf(id)
  if (TYPE[card] === GOODS_CARD) return ''
  const color = DIE_COLORS[COST_COLOR[card]!]
  return color ? `${COLOR_NAMES[language][color]} ${COST[card]}` : `${COST[card]}`
}

/** "an orange die", "a blue die". */
export const aDie = (colour: DieColor): string =>
  `${colour === 'orange' ? 'an' : 'a'} ${COLOR_NAMES.en[colour]} die`
const DIE_NOUNS: Names<DieColor> = {
  de: { orange: 'orangen', green: 'grünen', blue: 'blauen', purple: 'violetten' },
  en: { orange: aDie('orange'), green: aDie('green'), blue: aDie('blue'), purple: aDie('purple') },
}
/** "einen grünen Würfel (5)", "a green die (5)"; bare, as after "als": "grünen Würfel". */
export function dieNoun(id: string, value: number | null, language: Language, bare = false): string {
  const noun = DIE_NOUNS[language][DIE_COLORS[DIE_COLOR[cardOf(id)]!]!]
  const die = language === 'en' ? noun : `${bare ? '' : 'einen '}${noun} Würfel`
  return value === null ? die : `${die} (${value})`
}

/** A die by its colour and, if known, its value: "Blau 5", "blue ?". */
export function dieName(id: string, value: number | null, language: Language): string {
  return `${COLOR_NAMES[language][DIE_COLORS[DIE_COLOR[cardOf(id)]!]!]} ${value ?? '?'}`
}
