/** The pictures of the rulebook, with the table's own pieces. */
import '../table/paint.css'
import type { Drawings } from '@durbar/room'
import type { FunctionComponent } from 'react'
import { type CardId, SPECIALS, SYMBOLS } from '../data/cards.ts'
import { BONUS_TILES, COURT, GOODS, symbolThatWins, TAJ_MAHAL_TILE, TILE_GOODS } from '../data/tiles.ts'
import { GoodTile, Prize } from '../table/symbols.tsx'
import { AgraVisit, Ajmer } from './drawings/maps.tsx'
import {
  ColourAtOnce,
  ColourLater,
  CrownPalace,
  EveryCard,
  Exchange,
  Four,
  GoodsWon,
  Hands,
  Leading,
  Prince,
  TurnOptions,
} from './drawings/scenes.tsx'
import { SetupPicture } from './drawings/setup.tsx'
import {
  bonusPicture,
  COMPONENTS,
  cardPicture,
  MINUTE,
  OFFICES,
  prizePicture,
  tilePicture,
} from './drawings/things.tsx'
import { ELEPHANT_FACES } from './figures.ts'

const named = <T,>(things: readonly T[], name: (thing: T) => string, draw: (thing: T) => FunctionComponent) =>
  Object.fromEntries(things.map((thing) => [name(thing), draw(thing)]))
/** One of each kind of square tile. */
const KINDS = BONUS_TILES.slice(0, TAJ_MAHAL_TILE).filter(
  ({ kind }, i, all) => all.findIndex((tile) => tile.kind === kind) === i,
)
const itemOf = (symbol: (typeof SYMBOLS)[number]) => COURT.find((item) => symbolThatWins(item) === symbol)!

export const drawings: Drawings = {
  pictures: {
    ...MINUTE,
    ...COMPONENTS,
    setup: SetupPicture,
    cards: EveryCard,
    ...named(
      SYMBOLS,
      (symbol) => `symbol-${symbol}`,
      (symbol) => prizePicture(itemOf(symbol)),
    ),
    ...named(
      ELEPHANT_FACES,
      ([face]) => `face-${face}`,
      ([face]) => cardPicture(`red-${face}-1` as CardId),
    ),
    leading: Leading,
    turns: TurnOptions,
    'colour-later': ColourLater,
    four: Four,
    'prize-offices': OFFICES,
    'prize-crown': prizePicture('crown'),
    'prize-tile': prizePicture('provinceTile'),
    'crown-palace': CrownPalace,
    'bonus-taj-mahal': bonusPicture(BONUS_TILES[TAJ_MAHAL_TILE]!.id),
    ...named(
      KINDS,
      ({ kind }) => `bonus-${kind}`,
      ({ id }) => bonusPicture(id),
    ),
    ...named(
      TILE_GOODS.map((_, i) => i + 1),
      (visit) => `tile-${visit}`,
      tilePicture,
    ),
    'goods-won': GoodsWon,
    ajmer: Ajmer,
    agra: AgraVisit,
    ...named(SPECIALS, (id) => id, cardPicture),
    'colour-at-once': ColourAtOnce,
    exchange: Exchange,
    hands: Hands,
    prince: Prince,
  },
  signs: {
    ...named(
      SYMBOLS,
      (symbol) => symbol,
      (symbol) => () => <Prize item={itemOf(symbol)} />,
    ),
    ...named(
      GOODS,
      (good) => good,
      (good) => () => <GoodTile good={good} />,
    ),
  },
}
