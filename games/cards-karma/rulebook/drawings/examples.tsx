/** The positions of the examples, drawn with the cards that they are about. */
import type { Drawings } from '@durbar/room'
import { FAME_FOR_THREE_STEWARDS, SET_SIZE } from '../../data/numbers.ts'
import { FameMark, KarmaMark, StewardMark } from '../../table/tokens.tsx'
import {
  buildingAndGood,
  chain,
  coinPerGood,
  eitherOr,
  lowerShip,
  twoEffects,
  waysToPay,
  whichSale,
} from '../examples.ts'
import { Arrow, CARD_HEIGHT, Card, Die, Frame, Plus, Scoring, Side, Struck } from './parts.tsx'

const WIDTH = 372
/** Cards with goods on them are so wide that their values can be read. */
const WIDE = 104
const TALL = WIDE * CARD_HEIGHT
const NARROW = 66

/** Tokens that one has, and those that come: all of them go for what the arrow leads to. */
const LINE = 50

export const examples: Drawings['pictures'] = {
  'example-lower-ship': () => (
    <Frame w={WIDTH} h={118}>
      {lowerShip.ships.map((id, i) => (
        <g key={id}>
          <Card id={id} x={14 + i * 104} y={4} w={86} faded />
          <Struck x={18 + i * 104} y={10} w={78} h={98} />
        </g>
      ))}
      <Arrow x={224} y={58} length={26} />
      <Card id={lowerShip.takes} x={268} y={4} w={86} />
    </Frame>
  ),
  'example-payment': () => (
    <Frame w={WIDTH} h={150}>
      {waysToPay.hand.map((id, i) => (
        <Die key={id} id={id} x={4 + i * 62} y={4} w={58} />
      ))}
      <Side n={waysToPay.karma} x={26} y={114} gap={34} of={(x, y) => <KarmaMark x={x} y={y} r={15} />} />
      <Side
        n={waysToPay.administrators}
        x={98}
        y={114}
        gap={34}
        of={(x, y) => <StewardMark x={x} y={y} r={15} />}
      />
      <Arrow x={250} y={70} length={16} />
      <Card id={waysToPay.takes} x={272} y={10} w={96} />
    </Frame>
  ),
  'example-coin-per-good': () => (
    <Frame w={WIDTH} h={TALL + 8}>
      <Card id={coinPerGood.goods} x={14} y={4} w={WIDE} />
      <Card id={coinPerGood.building} x={134} y={4} w={WIDE} />
      <Card id={coinPerGood.takes} x={254} y={4} w={WIDE} />
    </Frame>
  ),
  'example-two-effects': () => (
    <Frame w={WIDTH} h={TALL + 8}>
      {twoEffects.buildings.map((id, i) => (
        <Card key={id} id={id} x={6 + i * 114} y={4} w={WIDE} />
      ))}
      <Plus x={246} y={70} />
      <Card id={twoEffects.takes} x={264} y={4} w={WIDE} />
    </Frame>
  ),
  'example-building-and-good': () => (
    <Frame w={WIDTH} h={2 * TALL + 16}>
      {buildingAndGood.buildings.map((id, i) => (
        <Card key={id} id={id} x={6 + i * 114} y={4} w={WIDE} />
      ))}
      {buildingAndGood.goods.map((id, i) => (
        <Card key={id} id={id} x={6 + i * 114} y={TALL + 12} w={WIDE} />
      ))}
      <Plus x={246} y={TALL + 8} />
      <Card id={buildingAndGood.takes} x={264} y={TALL / 2 + 8} w={WIDE} />
    </Frame>
  ),
  'example-either-or': () => (
    <Frame w={WIDTH} h={NARROW * CARD_HEIGHT + 10}>
      {[...eitherOr.yellow, ...eitherOr.red].map((id, i) => (
        <g key={id}>
          <Card id={id} x={2 + i * 71} y={5} w={NARROW} />
          {id === eitherOr.discards[1] ? (
            <Struck x={8 + i * 71} y={12} w={NARROW - 12} h={NARROW * CARD_HEIGHT - 14} />
          ) : null}
        </g>
      ))}
      <Plus x={292} y={46} r={6} />
      <Card id={eitherOr.takes} x={304} y={5} w={NARROW} />
      <Struck x={310} y={12} w={NARROW - 12} h={NARROW * CARD_HEIGHT - 14} />
    </Frame>
  ),
  'example-which-sale': () => (
    <Frame w={WIDTH} h={2 * TALL + 14}>
      {whichSale.goods.map((id, i) => (
        <Card key={id} id={id} x={14 + i * 120} y={4} w={WIDE} />
      ))}
      <Plus x={110} y={1.5 * TALL + 10} />
      <Card id={whichSale.takes} x={134} y={TALL + 10} w={WIDE} />
    </Frame>
  ),
  'example-chain': () => (
    <Frame w={WIDTH} h={4 * LINE}>
      <Card id={chain.takes} x={6} y={30} w={96} />
      <Side n={SET_SIZE} x={150} y={25} gap={34} of={(x, y) => <KarmaMark x={x} y={y} r={14} />} />
      <Arrow x={246} y={25} length={28} />
      <StewardMark x={300} y={25} r={15} />
      <Side n={SET_SIZE} x={150} y={25 + LINE} gap={34} of={(x, y) => <StewardMark x={x} y={y} r={14} />} />
      <Arrow x={246} y={25 + LINE} length={28} />
      <Side
        n={FAME_FOR_THREE_STEWARDS}
        x={300}
        y={25 + LINE}
        gap={34}
        of={(x, y) => <FameMark x={x} y={y} r={14} />}
      />
      <Side n={SET_SIZE} x={150} y={25 + 2 * LINE} gap={34} of={(x, y) => <FameMark x={x} y={y} r={14} />} />
      <Arrow x={246} y={25 + 2 * LINE} length={28} />
      <Scoring x={284} y={2 * LINE} w={40} bonus="karma2" flipped />
      <Side n={SET_SIZE} x={150} y={25 + 3 * LINE} gap={34} of={(x, y) => <KarmaMark x={x} y={y} r={14} />} />
      <Arrow x={246} y={25 + 3 * LINE} length={28} />
      <StewardMark x={300} y={25 + 3 * LINE} r={15} />
    </Frame>
  ),
}
