/** The table before the first turn, with the numbers of the steps. */
import type { Drawings } from '@durbar/room'
import { HAND_SIZE, TRACK_LENGTH } from '../../data/numbers.ts'
import { CoinMark, FameMark, KarmaMark } from '../../table/tokens.tsx'
import { AdministratorCard, Badge, Die, ElephantMark, Frame, Scoring, Side, SmallCard } from './parts.tsx'

/** A grid as it might be dealt to three. */
const GRID = [
  ...['B26', 'S12', 'G08', 'B16', 'P13', 'B03', 'B52', 'S24'],
  ...['G17', 'B05', 'B61', 'S03', 'B36', 'B13', 'P17', 'G02'],
]
const HAND = ['B02', 'B05', 'G24', 'B01'].slice(0, HAND_SIZE)
const COLUMNS = 4
const WIDTH = 46

export const setup: Drawings['pictures'] = {
  setup: () => (
    <Frame w={460} h={472}>
      <rect
        x="1"
        y="1"
        width="458"
        height="470"
        rx="8"
        fill="var(--sunk)"
        stroke="var(--gold-line)"
        strokeWidth="1.5"
      />
      {GRID.map((id, i) => (
        <SmallCard
          key={id}
          id={id}
          x={130 + (i % COLUMNS) * (WIDTH + 6)}
          y={22 + Math.floor(i / COLUMNS) * (WIDTH * 1.28 + 6)}
          w={WIDTH}
        />
      ))}
      <Badge x={126} y={20} n={6} />
      {[8, 4].map((d) => (
        <rect
          key={d}
          x={24 + d}
          y={92 + d}
          width="66"
          height="84"
          rx="6"
          fill="var(--card)"
          stroke="var(--card-edge)"
        />
      ))}
      <SmallCard id="S09" x={24} y={92} w={66} />
      <Badge x={24} y={92} n={4} />
      <AdministratorCard x={368} y={40} w={56} />
      <Side n={3} x={366} y={140} gap={28} of={(x, y) => <CoinMark x={x} y={y} r={13} />} />
      <Side n={3} x={366} y={176} gap={28} of={(x, y) => <FameMark x={x} y={y} r={13} />} />
      <Side n={3} x={366} y={212} gap={28} of={(x, y) => <KarmaMark x={x} y={y} r={13} />} />
      <Badge x={362} y={38} n={3} />
      <path d="M16 288H444" stroke="var(--gold-line)" strokeDasharray="3 5" />
      {[6, 0].map((d) => (
        <g key={d}>
          <rect
            x={20 + d}
            y={310 + d}
            width="44"
            height="58"
            rx="5"
            fill="var(--card)"
            stroke="var(--card-edge)"
            strokeWidth="1.3"
          />
          <path
            d={`M${28 + d} ${324 + d}h28m-28 12h28m-28 12h28`}
            stroke="var(--card-line)"
            strokeWidth="2.4"
          />
        </g>
      ))}
      <Badge x={22} y={310} n={1} />
      <Side n={TRACK_LENGTH} x={88} y={308} gap={60} of={(x, y) => <Scoring x={x} y={y} w={54} />} />
      <Badge x={90} y={308} n={2} />
      {HAND.map((id, i) => (
        <Die key={id} id={id} x={112 + i * 60} y={390} w={54} />
      ))}
      <Badge x={114} y={392} n={5} />
      <ElephantMark x={406} y={424} r={30} />
      <Badge x={382} y={398} n={7} />
    </Frame>
  ),
}
