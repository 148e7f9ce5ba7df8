export * from '@durbar/room'
export {
  type AidLine,
  AidLines,
  AidNote,
  AidPart,
  AidSheet,
  AidSteps,
  AidTable,
} from './aid/aid.tsx'
export { bringsOf } from './choosing/brings.ts'
export {
  type Choosing,
  type ChoosingProps,
  ChoosingProvider,
  useBrings,
  useChoosing,
  useQuestion,
} from './choosing/choosing.tsx'
export { STEADY } from './choosing/finger.ts'
export {
  type Fit,
  Narrowing,
  sameMove,
  sameTouch,
  type ThingState,
} from './choosing/narrowing.ts'
export { OfferBook, type Offers, PanelProvider } from './choosing/offers.ts'
export { Thing, type ThingProps } from './choosing/thing.tsx'
export { copyOf } from './flight/copy.ts'
export { useGlide } from './flight/glide.ts'
export { stillBears, thingIn } from './flight/sight.ts'
export { Travelling } from './flight/travelling.tsx'
export { useFresh } from './fresh.ts'
export { Icon, IconMark, Sign } from './icons/icon.tsx'
export * as icons from './icons/icons.ts'
export { Counts, Gallery, type Shown } from './look/gallery.tsx'
export { lookAt, signAt } from './look/look-at.ts'
export { LookedProvider, useLooked } from './look/looked.ts'
export * from './map/index.ts'
export { Dome } from './ornament/dome.tsx'
export { Emblem, EmblemMark, EmblemSample, SeatBand } from './ornament/emblem.tsx'
export { EMBLEMS, type EmblemLook, emblemLook } from './ornament/emblems.ts'
export { Awning, Corners, Ground, Leaf, type LeafProps, Mark, PanelHead, Star } from './ornament/leaf.tsx'
export { cardPattern, Patterns } from './ornament/patterns.tsx'
export { SeatLabel } from './ornament/seat-label.tsx'
export { type Seating, SeatingProvider, useSeating, useSeatLook, useSeatLooks } from './ornament/seating.ts'
export { arch, type CardColour, lobed, polygon, SIGNS, star8 } from './ornament/shapes.ts'
export { bringIntoSight } from './pieces/bring-into-sight.ts'
export { Fortress, Hill, Town, Tree } from './pieces/buildings.tsx'
export { ArchPicture, CardBack, CardFrame, ColourSign, SignMark } from './pieces/card.tsx'
export { Chart, Spot, useChartScale } from './pieces/chart.tsx'
export { Coin, Medallion } from './pieces/coin.tsx'
export { Gem, House, Maharaja, Palace, Person } from './pieces/men.tsx'
export { MapPiece, Piece } from './pieces/piece.tsx'
export { type ScoreRow, ScoreTable } from './pieces/score-table.tsx'
export { ownOf, paletteOf } from './reading.ts'
export {
  DEFAULTS,
  PACE,
  paced,
  type Settings,
  SettingsProvider,
  useLanguage,
  useSettings,
} from './settings.tsx'
export { type Size, useSize } from './size.ts'
export { type Steps, useSteps } from './steps.ts'
export { usePhone, useStillness } from './use-media.ts'
