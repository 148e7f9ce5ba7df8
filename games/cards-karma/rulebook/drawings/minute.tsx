/** The game in five pictures, and what is in the box. */

import type { Drawings } from '@durbar/room'
import { EmblemMark, lobed } from '@durbar/table'
import { BONUSES } from '../../data/names.ts'
import { COINS_PER_CARD, FAME_PER_CARD, TRACK_LENGTH } from '../../data/numbers.ts'
import { BuildingMark } from '../../table/symbols.tsx'
import { CoinMark, FameMark, KarmaMark, StewardMark } from '../../table/tokens.tsx'
import {
  AdministratorCard,
  Arrow,
  Card,
  Die,
  ElephantMark,
  Frame,
  Mark,
  Plus,
  Scoring,
  Side,
} from './parts.tsx'

export const minute: Drawings['pictures'] = {
  'minute-take': () => (
    <Frame w={170} h={110}>
      <Card id="B26" x={10} y={14} w={64} />
      <Arrow x={79} y={55} length={14} />
      <Die id="B26" x={98} y={14} w={64} />
    </Frame>
  ),
  'minute-pay': () => (
    <Frame w={170} h={110}>
      <Die id="B05" x={4} y={28} w={44} />
      <Die id="B17" x={34} y={20} w={44} />
      <Arrow x={84} y={55} length={14} />
      <Card id="B19" x={103} y={14} w={62} />
    </Frame>
  ),
  'minute-three': () => (
    <Frame w={170} h={110}>
      <Side n={3} x={20} y={58} gap={37} of={(x, y) => <BuildingMark kind="red" x={x} y={y} size={33} />} />
      <Arrow x={116} y={56} length={14} />
      <StewardMark x={150} y={56} r={17} />
    </Frame>
  ),
  'minute-flip': () => (
    <Frame w={170} h={110}>
      <Scoring x={3} y={48} w={38} bonus="karma2" flipped />
      <Scoring x={45} y={48} w={38} />
      <Scoring x={87} y={48} w={38} />
      <Scoring x={129} y={48} w={38} bonus="steward1" flipped />
      <Side n={FAME_PER_CARD} x={12} y={24} gap={20} of={(x, y) => <FameMark x={x} y={y} r={9} />} />
      <Side n={COINS_PER_CARD} x={96} y={24} gap={13} of={(x, y) => <CoinMark x={x} y={y} r={8} />} />
    </Frame>
  ),
  'minute-end': () => (
    <Frame w={170} h={110}>
      {BONUSES.map((bonus, i) => (
        <Scoring key={bonus} x={20 + (i % 3) * 46} y={i < 3 ? 4 : 58} w={40} bonus={bonus} flipped />
      ))}
    </Frame>
  ),
}

export const box: Drawings['pictures'] = {
  'play-card': () => (
    <Frame w={120} h={80}>
      <Card id="S24" x={4} y={4} w={56} />
      <Die id="S24" x={62} y={4} w={56} />
    </Frame>
  ),
  'scoring-card': () => (
    <Frame w={120} h={80}>
      <Scoring x={4} y={7} w={54} />
      <Scoring x={62} y={7} w={54} bonus="shipOrFame1" flipped />
    </Frame>
  ),
  'overview-card': () => (
    <Frame w={120} h={80}>
      <rect
        x="36"
        y="6"
        width="48"
        height="68"
        rx="5"
        fill="var(--card)"
        stroke="var(--card-edge)"
        strokeWidth="1.5"
      />
      <path d="M52 24H76M52 38H76M52 52H76M52 64H76" stroke="var(--card-line)" strokeWidth="3" />
      <FameMark x={44} y={24} r={5} />
      <CoinMark x={44} y={38} r={5} />
      <KarmaMark x={44} y={52} r={5} />
      <StewardMark x={44} y={64} r={5} />
    </Frame>
  ),
  administrator: () => (
    <Frame w={120} h={80}>
      <AdministratorCard x={31} y={3} w={57} />
    </Frame>
  ),
  elephant: () => (
    <Mark w={120} h={80}>
      <ElephantMark x={-27} y={0} r={26} />
      <ElephantMark x={29} y={0} r={26} turned />
    </Mark>
  ),
  fame: () => (
    <Mark w={120} h={80}>
      <FameMark r={28} />
    </Mark>
  ),
  karma: () => (
    <Mark w={120} h={80}>
      <KarmaMark r={28} />
    </Mark>
  ),
  'coin-1': () => (
    <Mark w={120} h={80}>
      <CoinMark r={26} value={1} />
    </Mark>
  ),
  'coin-3': () => (
    <Mark w={120} h={80}>
      <CoinMark r={30} value={3} />
    </Mark>
  ),
}

/** Six cards that flip from both ends. */
const TRACK_WIDTH = 372
export const track: Drawings['pictures'] = {
  track: () => (
    <Frame w={TRACK_WIDTH} h={128}>
      {BONUSES.map((bonus, i) => (
        <Scoring
          key={bonus}
          x={6 + i * 61}
          y={52}
          w={55}
          bonus={i === 0 || i >= TRACK_LENGTH - 2 ? bonus : null}
          flipped={i === 0 || i >= TRACK_LENGTH - 2}
        />
      ))}
      <Side n={FAME_PER_CARD} x={18} y={24} gap={27} of={(x, y) => <FameMark x={x} y={y} r={12} />} />
      <Arrow x={96} y={24} length={26} />
      <Arrow x={244} y={24} length={26} turn={180} />
      <Side n={COINS_PER_CARD} x={262} y={24} gap={19} of={(x, y) => <CoinMark x={x} y={y} r={10} />} />
    </Frame>
  ),
  variant: () => (
    <Frame w={TRACK_WIDTH} h={76}>
      {BONUSES.map((bonus, i) => (
        <Scoring key={bonus} x={6 + i * 61} y={4} w={55} bonus={bonus} flipped />
      ))}
    </Frame>
  ),
  round: () => (
    <Frame w={TRACK_WIDTH} h={150}>
      {[0, 1].map((pass) => (
        <g key={pass} transform={`translate(0 ${pass * 74})`}>
          <ElephantMark x={32} y={36} r={24} turned={pass === 1} />
          {pass === 1 ? (
            <>
              <Plus x={68} y={36} r={6} />
              <KarmaMark x={92} y={36} r={13} />
            </>
          ) : null}
          {[0, 1, 2].map((seat) => (
            <g key={seat}>
              <path
                d={lobed(150 + seat * 84, 36, 22, 10)}
                fill={`var(--p${seat + 1})`}
                stroke="var(--gold-line)"
                strokeWidth="1.5"
              />
              <EmblemMark seat={seat} x={150 + seat * 84} y={36} size={26} />
              {seat < 2 ? <Arrow x={178 + seat * 84} y={36} length={26} /> : null}
            </g>
          ))}
        </g>
      ))}
    </Frame>
  ),
}
