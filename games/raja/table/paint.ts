/** What cities, actions and characters look like. Pictures only: what they do stands in the rules. */
import type { CardColour } from '@durbar/table'
import type { ActionId } from '../data/actions.ts'
import type { CityId } from '../data/board.ts'
import {
  camelHead,
  hammerNails,
  hillFort,
  horseHead,
  house,
  imperialCrown,
  indianPalace,
  lotus,
  meditation,
  stoneBlock,
  sun,
  thirdEye,
  tiedScroll,
  tigerHead,
  trade,
  turban,
  twoCoins,
  walkingBoot,
} from './icons.ts'
import { PEACOCK } from './peacock.ts'

interface CityPaint {
  readonly wall: string
  /** Lines and tints on paper: ivory alone would vanish. */
  readonly line: string
  readonly crest: string
  /** The crest's symbol on the wall's colour. */
  readonly mark: string
}
const LIGHT = 'var(--cream)'
export const CITY_PAINT: Readonly<Record<CityId, CityPaint>> = {
  A: { wall: 'var(--rj-purple)', line: 'var(--rj-purple)', crest: camelHead, mark: LIGHT },
  B: { wall: 'var(--rj-orange)', line: 'var(--rj-orange-line)', crest: lotus, mark: LIGHT },
  C: { wall: 'var(--lotus)', line: 'var(--lotus)', crest: sun, mark: LIGHT },
  D: { wall: 'var(--rj-ochre)', line: 'var(--rj-ochre-line)', crest: hillFort, mark: LIGHT },
  E: { wall: 'var(--rj-teal)', line: 'var(--rj-teal)', crest: tigerHead, mark: LIGHT },
  F: { wall: 'var(--rj-indigo)', line: 'var(--rj-indigo)', crest: horseHead, mark: LIGHT },
  G: { wall: 'var(--rj-pearl)', line: 'var(--rj-pearl-line)', crest: PEACOCK, mark: 'var(--ebony)' },
}

/** The icon of an action; the three that have two parts are drawn from several. */
export const ACTION_ICON: Readonly<Record<ActionId, string>> = {
  COINS: twoCoins,
  HOUSE: house,
  TWO_HOUSES: house,
  MOVE_HOUSE: house,
  QUARRY: stoneBlock,
  PALACE: indianPalace,
  PALACE_HOUSE: indianPalace,
  SCORING_ORDER: tiedScroll,
  CHARACTER: turban,
}

interface CharacterPaint {
  readonly icon: string
  readonly colour: CardColour
  /** Where the rules tell about this one. */
  readonly rule: string
}
/** Index = number on the card. */
export const CHARACTER_PAINT: readonly (CharacterPaint | null)[] = [
  null,
  { icon: imperialCrown, colour: 'blue', rule: 'RJ-5.4' },
  { icon: trade, colour: 'green', rule: 'RJ-5.5' },
  { icon: meditation, colour: 'orange', rule: 'RJ-5.6' },
  { icon: walkingBoot, colour: 'violet', rule: 'RJ-5.7' },
  { icon: hammerNails, colour: 'red', rule: 'RJ-5.8' },
  { icon: indianPalace, colour: 'yellow', rule: 'RJ-5.9' },
  { icon: thirdEye, colour: 'white', rule: 'RJ-11.2.2' },
]
