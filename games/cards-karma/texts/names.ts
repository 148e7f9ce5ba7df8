/** Names of the components, for the log, the lists, screen readers and the rulebook. */
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
import { BONUS_STEPS, PALACE_STEPS, REWARD_STEPS, type Step } from '../data/effects.ts'
import {
  BONUSES,
  type Bonus,
  BUILDING_KINDS,
  type BuildingKind,
  DIE_COLORS,
  type DieColor,
  GOODS_KINDS,
  type GoodsKind,
  PALACE_ACTIONS,
  type PalaceAction,
  REWARDS,
  type Reward,
} from '../data/names.ts'
import type { Token } from '../events.ts'

type Names<K extends string | number> = Readonly<Record<Language, Readonly<Record<K, string>>>>

/** A name as it begins a line. */
export const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)

export const COLOR_NAMES: Names<DieColor> = {
  de: { orange: 'Orange', green: 'Grün', blue: 'Blau', purple: 'Violett' },
  en: { orange: 'orange', green: 'green', blue: 'blue', purple: 'purple' },
}
/** The colour before its noun, without its ending. */
const COLOR_STEMS: Names<DieColor> = {
  de: { orange: 'orangefarben', green: 'grün', blue: 'blau', purple: 'violett' },
  en: COLOR_NAMES.en,
}
export const BUILDING_NAMES: Names<BuildingKind> = {
  de: { red: 'rot', yellow: 'gelb', white: 'weiß' },
  en: { red: 'red', yellow: 'yellow', white: 'white' },
}
export const GOODS_NAMES: Names<GoodsKind> = {
  de: { silk: 'Seide', tea: 'Tee', spice: 'Gewürze' },
  en: { silk: 'silk', tea: 'tea', spice: 'spice' },
}
/** After "mit". */
const WITH_GOODS: Names<GoodsKind> = { ...GOODS_NAMES, de: { ...GOODS_NAMES.de, spice: 'Gewürzen' } }

const TOKEN_NAMES: Readonly<Record<Language, Readonly<Record<Token, readonly [string, string]>>>> = {
  de: {
    fame: ['Ruhmtoken', 'Ruhmtoken'],
    coins: ['Münze', 'Münzen'],
    karma: ['Karmatoken', 'Karmatoken'],
    stewards: ['Verwalter', 'Verwalter'],
  },
  en: {
    fame: ['fame token', 'fame tokens'],
    coins: ['coin', 'coins'],
    karma: ['karma token', 'karma tokens'],
    stewards: ['administrator', 'administrators'],
  },
}
/** "1 Münze", "2 karma tokens". */
export const tokens = (what: Token, n: number, language: Language): string =>
  counting(language).count(n, ...TOKEN_NAMES[language][what])

// ── Rewards, palace actions, bonuses: named by what their steps give ────────────────────────────────

function stepName([step, n]: Step, language: Language): string {
  const german = language === 'de'
  const { count } = counting(language)
  switch (step) {
    case 'karma':
    case 'coins':
    case 'fame':
    case 'stewards':
      return tokens(step, n, language)
    case 'gridDice':
      return german ? count(n, 'Würfel', 'Würfel') : count(n, 'die', 'dice')
    case 'gridGoods':
    case 'moreGoods':
      return german ? count(n, 'Warenkarte', 'Warenkarten') : count(n, 'goods card', 'goods cards')
    case 'gridPalace':
      return german ? count(n, 'Palastaktion', 'Palastaktionen') : count(n, 'palace action', 'palace actions')
    case 'coinPerGood':
      return `${tokens('coins', n, language)} ${german ? 'je Ware in der Auslage' : 'per good in the tableau'}`
    case 'copyReward':
      return german ? 'die Belohnung eines letzten Schiffs' : 'the reward of a last ship'
    case 'topCard':
      return german ? 'die oberste Karte des Nachziehstapels' : 'the top card of the draw pile'
    case 'palaceOrCoins':
      return `${german ? '1 Palastaktion oder' : '1 palace action or'} ${tokens('coins', n, language)}`
    case 'shipOrFame':
      return `${german ? '1 Schiff oder' : '1 ship or'} ${tokens('fame', n, language)}`
    case 'bonusTurn':
      return german ? 'noch ein Zug' : 'another turn'
  }
}
function effectName(steps: readonly Step[], language: Language): string {
  const [first, more] = steps
  if (first && more?.[0] === 'moreGoods')
    return `${first[1]} ${language === 'de' ? 'oder' : 'or'} ${stepName([more[0], first[1] + more[1]], language)}`
  return counting(language).list(steps.map((step) => stepName(step, language)))
}
const effectNames = <K extends string | number>(
  of: readonly K[],
  steps: Readonly<Record<K, readonly Step[]>>,
): Names<K> => {
  const named = (language: Language) =>
    Object.fromEntries(of.map((each) => [each, effectName(steps[each], language)])) as Record<K, string>
  return { de: named('de'), en: named('en') }
}

/** The good on some ships is not among what they bring: it stays on them. */
export const REWARD_NAMES: Names<Reward> = effectNames(REWARDS, REWARD_STEPS)
export const BONUS_NAMES: Names<Bonus> = effectNames(BONUSES, BONUS_STEPS)
export const PALACE_NAMES: Names<PalaceAction> = effectNames(PALACE_ACTIONS, PALACE_STEPS)

// ── Cards ───────────────────────────────────────────────────────────────────────────────────────────

const goodsOn = (card: number, language: Language) =>
  counting(language).list(
    GOODS_KINDS.flatMap((kind, i) => {
      const value = GOODS_VALUE[3 * card + i]!
      return value > 0 ? [`${WITH_GOODS[language][kind]} (${value})`] : []
    }),
  )
function building(card: number, language: Language): string {
  const kinds = BUILDING_KINDS.filter((_, kind) => KINDS[card]! & (1 << kind))
  const names = kinds.map((kind) => BUILDING_NAMES[language][kind])
  return language === 'de' ? `${names.join('-')}es Gebäude` : `${names.join(' and ')} building`
}
const NOUNS = {
  de: { goods: 'Warenkarte', ship: 'Schiff', palace: 'Palastaktion', with: 'mit' },
  en: { goods: 'goods card', ship: 'ship', palace: 'palace action', with: 'with' },
} as const

/** 'B26' -> "rotes Gebäude mit Tee (3)", "red building with tea (3)"; 'S12' -> "Schiff 12", "ship 12". */
export function cardName(id: string, language: Language): string {
  const card = cardOf(id)
  const nouns = NOUNS[language]
  const goods = goodsOn(card, language)
  const shown = goods && ` ${nouns.with} ${goods}`
  if (TYPE[card] === BUILDING) return building(card, language) + shown
  if (TYPE[card] === GOODS_CARD) return nouns.goods + shown
  if (TYPE[card] === SHIP) return `${nouns.ship} ${NUMBER[card]}${shown}`
  return `${nouns.palace} ${ACTION[card]}`
}
/** A building or a ship without the goods that it shows. */
function shortName(id: string, language: Language): string {
  const card = cardOf(id)
  if (TYPE[card] === BUILDING) return building(card, language)
  return TYPE[card] === SHIP ? `${NOUNS[language].ship} ${NUMBER[card]}` : cardName(id, language)
}
/** The same as a title. */
export const cardTitle = (id: string, language: Language): string => capital(cardName(id, language))
/** The same in a sentence, as its subject or object: "ein rotes Gebäude", "eine Warenkarte", "Schiff 12". */
export const aCard = (id: string, language: Language): string =>
  withArticle(id, cardName(id, language), language)
/** Where there is no room: without the goods on a building or a ship. */
export const aShortCard = (id: string, language: Language): string =>
  withArticle(id, shortName(id, language), language)
/** Without what it shows: "ein rotes Gebäude", "eine Warenkarte". */
export const aBareCard = (id: string, language: Language): string => {
  const goods = TYPE[cardOf(id)] === GOODS_CARD
  return withArticle(id, goods ? NOUNS[language].goods : shortName(id, language), language)
}
function withArticle(id: string, name: string, language: Language): string {
  const type = TYPE[cardOf(id)]
  if (type === BUILDING) return `${language === 'de' ? 'ein' : 'a'} ${name}`
  return type === GOODS_CARD ? `${language === 'de' ? 'eine' : 'a'} ${name}` : name
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

// ── Dice ────────────────────────────────────────────────────────────────────────────────────────────

const colorOf = (id: string): DieColor => DIE_COLORS[DIE_COLOR[cardOf(id)]!]!
const an = (name: string) => `${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name}`
/** "an orange die", "a blue die". */
export const aDie = (colour: DieColor): string => an(`${COLOR_NAMES.en[colour]} die`)
/** "grüne Würfel", "green dice". */
export const diceIn = (colour: DieColor, language: Language): string =>
  language === 'de' ? `${COLOR_STEMS.de[colour]}e Würfel` : `${COLOR_NAMES.en[colour]} dice`
/** "als grünen Würfel", "as a green die". */
export const asDie = (colour: DieColor, language: Language): string =>
  language === 'de' ? `als ${COLOR_STEMS.de[colour]}en Würfel` : `as ${aDie(colour)}`
/** What somebody takes, pays or discards: "eine grüne 5", "a green 5"; unseen "einen grünen Würfel", "a green die". */
export function dieNoun(id: string, value: number | null, language: Language): string {
  const colour = colorOf(id)
  if (value === null) return language === 'de' ? `einen ${COLOR_STEMS.de[colour]}en Würfel` : aDie(colour)
  return language === 'de'
    ? `eine ${COLOR_STEMS.de[colour]}e ${value}`
    : an(`${COLOR_NAMES.en[colour]} ${value}`)
}
/** "eine grüne 5 und eine blaue 3", "a green 5 and a blue 3". */
export const diceNouns = (
  dice: readonly { card: string; value: number | null }[],
  language: Language,
): string => counting(language).list(dice.map(({ card, value }) => dieNoun(card, value, language)))

/** A die as a label, by its colour and, if known, its value: "Blau 5", "blue ?". */
export const dieName = (id: string, value: number | null, language: Language): string =>
  `${COLOR_NAMES[language][colorOf(id)]} ${value ?? '?'}`
