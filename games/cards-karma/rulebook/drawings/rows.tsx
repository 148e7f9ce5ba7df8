/** Pictures before the rows of tables. */
import type { Drawings } from '@durbar/room'
import type { ReactNode } from 'react'
import { WITH_GOOD } from '../../data/effects.ts'
import { BONUSES, type BuildingKind, type GoodsKind, PALACE_ACTIONS, REWARDS } from '../../data/names.ts'
import { SET_SIZE } from '../../data/numbers.ts'
import { PALACE } from '../../data/palace.ts'
import { SHIPS } from '../../data/ships.ts'
import { faceOf } from '../../table/reading.ts'
import { RewardMarks } from '../../table/reward-marks.tsx'
import { BuildingMark, DieMark, GoodMark, ShipMark } from '../../table/symbols.tsx'
import { KarmaMark, StewardMark } from '../../table/tokens.tsx'
import { GOODS_SHOWN, SHOWN } from '../cards.ts'
import { Card, Frame, Mark, Scoring } from './parts.tsx'

type Pictures = Record<string, () => ReactNode>
const each = <T,>(
  of: readonly T[],
  name: (one: T, i: number) => string,
  draw: (one: T, i: number) => ReactNode,
): Pictures => Object.fromEntries(of.map((one, i) => [name(one, i), () => draw(one, i)]))

const Plate = ({ children }: { children: ReactNode }) => (
  <Mark w={60} h={34}>
    <rect x="-29" y="-16" width="58" height="32" rx="6" fill="var(--ivory)" stroke="var(--card-line)" />
    {children}
  </Mark>
)
const firstOf = (action: number): string =>
  `P${String(PALACE.findIndex(([each]) => each === action) + 1).padStart(2, '0')}`
const shipAt = (i: number): string => `S${String(i + 1).padStart(2, '0')}`

/** Three of something in a line. */
const Three = ({ of }: { of: (i: number, x: number) => ReactNode }) => (
  <Mark w={96} h={40}>
    {Array.from({ length: SET_SIZE }, (_, i) => (
      <g key={i}>{of(i, (i - 1) * 31)}</g>
    ))}
  </Mark>
)
const KINDS: readonly BuildingKind[] = ['red', 'yellow', 'white']
const GOODS: readonly GoodsKind[] = ['silk', 'tea', 'spice']

export const rows: Drawings['pictures'] = {
  'action-die': () => (
    <Mark w={40} h={40}>
      <DieMark size={30} />
    </Mark>
  ),
  'action-building': () => (
    <Mark w={40} h={40}>
      <BuildingMark kind="red" y={2} size={34} />
    </Mark>
  ),
  'action-ship': () => (
    <Mark w={40} h={40}>
      <ShipMark scale={0.68} />
    </Mark>
  ),
  'action-goods': () => (
    <Mark w={40} h={40}>
      <GoodMark kind="silk" r={17} />
    </Mark>
  ),
  'action-palace': () => (
    <Frame w={40} h={51}>
      <Card id={firstOf(PALACE_ACTIONS[0])} x={0} y={0} w={40} />
    </Frame>
  ),
  'three-buildings-same': () => <Three of={(_, x) => <BuildingMark kind="red" x={x} y={3} size={30} />} />,
  'three-buildings-different': () => (
    <Three of={(i, x) => <BuildingMark kind={KINDS[i]!} x={x} y={3} size={30} />} />
  ),
  'three-goods-same': () => <Three of={(_, x) => <GoodMark kind="tea" x={x} r={14} />} />,
  'three-goods-different': () => <Three of={(i, x) => <GoodMark kind={GOODS[i]!} x={x} r={14} />} />,
  'three-ships': () => <Three of={(_, x) => <ShipMark x={x} scale={0.54} />} />,
  'three-karma': () => <Three of={(_, x) => <KarmaMark x={x} r={14} />} />,
  'three-administrators': () => <Three of={(_, x) => <StewardMark x={x} r={14} />} />,
  ...each(
    REWARDS,
    (reward) => `reward-${reward}`,
    (reward) => (
      <Plate>
        <RewardMarks
          reward={reward}
          good={WITH_GOOD.includes(reward) ? { kind: 'silk', value: 2 } : undefined}
        />
      </Plate>
    ),
  ),
  ...each(
    SHIPS,
    (_, i) => `ship-${i + 1}`,
    ([, reward], i) => (
      <Plate>
        <RewardMarks reward={reward} good={faceOf(shipAt(i)).goods[0]} />
      </Plate>
    ),
  ),
  ...each(
    PALACE_ACTIONS,
    (action) => `palace-${action}`,
    (action) => (
      <Frame w={70} h={90}>
        <Card id={firstOf(action)} x={0} y={0} w={70} />
      </Frame>
    ),
  ),
  ...each(
    BONUSES,
    (bonus) => `bonus-${bonus}`,
    (bonus) => (
      <Frame w={50} h={60}>
        <Scoring x={0} y={0} w={50} bonus={bonus} flipped />
      </Frame>
    ),
  ),
  ...each(
    SHOWN,
    ({ kinds, good }) => `building-${kinds.replace('+', '-')}${good ? `-${good}` : ''}`,
    ({ kinds, good }) => {
      const shown = kinds.split('+') as BuildingKind[]
      const wide = shown.length + (good ? 1 : 0) > 1
      return (
        <Mark w={60} h={34}>
          {shown.map((kind, i) => (
            <BuildingMark key={kind} kind={kind} x={wide ? -14 + i * 28 : 0} y={2} size={27} />
          ))}
          {good ? <GoodMark kind={good as GoodsKind} x={15} r={12} /> : null}
        </Mark>
      )
    },
  ),
  ...each(
    GOODS_SHOWN,
    (kinds) => `goods-${kinds}`,
    (kinds) => {
      const shown = kinds.split('-') as GoodsKind[]
      return (
        <Mark w={60} h={34}>
          {shown.map((kind, i) => (
            <GoodMark key={kind} kind={kind} x={shown.length > 1 ? -14 + i * 28 : 0} r={13} />
          ))}
        </Mark>
      )
    },
  ),
}
