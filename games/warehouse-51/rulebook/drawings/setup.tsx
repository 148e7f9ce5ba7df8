/** The table for four, each thing with the number of its step. */
import { PERSONS } from '@durbar/room'
import { PAWN_TOKENS, START_INGOTS, START_SUPPLY } from '../../data/box.ts'
import { CATEGORIES } from '../../data/categories.ts'
import { IngotMark, PawnToken } from '../../table/marks.tsx'
import { Counterfeit, Label, Person, Scene, Stack, StepMark } from './pieces.tsx'

const GAPS = [
  { x: 112, y: 464, turn: 40 },
  { x: 588, y: 464, turn: -40 },
  { x: 112, y: 126, turn: -40 },
  { x: 588, y: 126, turn: 40 },
]
const PLACES = [
  { x: 350, y: 556 },
  { x: 46, y: 295 },
  { x: 350, y: 40 },
  { x: 654, y: 295 },
]
const several = (n: number) => Array.from({ length: n }, (_, i) => i)

export const Setup = () => (
  <Scene w={700} h={604}>
    <ellipse cx="350" cy="295" rx="300" ry="222" fill="var(--wh-oak)" stroke="var(--gilt)" strokeWidth="3" />
    <ellipse cx="350" cy="295" rx="284" ry="207" fill="none" stroke="var(--wh-block)" strokeWidth="2" />
    {CATEGORIES.map((category, i) => (
      <Stack key={category} category={category} x={150 + i * 104} y={178} w={90} />
    ))}
    <StepMark step={1} x={140} y={180} />
    {several(4).map((i) => (
      <IngotMark key={i} x={230 + i * 38} y={338} scale={0.86} />
    ))}
    {several(5).map((i) => (
      <IngotMark key={i} x={211 + i * 38} y={316} scale={0.86} />
    ))}
    <Label x={420} y={352} size={27} anchor="start">
      {START_SUPPLY}
    </Label>
    {several(PAWN_TOKENS).map((i) => (
      <g key={i} transform={`translate(${208 + i * 36} 380)`}>
        <PawnToken size={34} />
      </g>
    ))}
    <StepMark step={2} x={182} y={344} />
    {PLACES.map(({ x, y }, seat) => (
      <Person key={PERSONS[seat]} seat={seat} x={x} y={y} r={33} />
    ))}
    <IngotMark x={398} y={536} scale={0.9} />
    <Label x={446} y={564} size={27} anchor="start">
      {START_INGOTS}
    </Label>
    <rect
      x="496"
      y="534"
      width="54"
      height="40"
      rx="4"
      fill="var(--ivory)"
      stroke="var(--card-line)"
      strokeWidth="2"
    />
    <path d="M504 545H542M504 554H542M504 563H528" stroke="var(--coin-line)" strokeWidth="2.5" />
    <StepMark step={3} x={290} y={556} />
    {GAPS.map(({ x, y, turn }) => (
      <g key={`${x} ${y}`} transform={`rotate(${turn} ${x} ${y})`}>
        <Counterfeit x={x - 34} y={y - 42} w={68} />
      </g>
    ))}
    <StepMark step={4} x={56} y={492} />
    {[0, 1, 2].map((i) => (
      <Counterfeit key={i} x={618 + i * 5} y={518 - i * 4} w={52} />
    ))}
    <StepMark step={5} x={606} y={532} />
    <g fill="none" stroke="var(--brass)" strokeWidth="3" strokeDasharray="5 7">
      <path d="M264 562Q190 558 150 516" />
      <path d="M374 518Q480 496 546 492" />
    </g>
    <StepMark step={6} x={208} y={574} />
  </Scene>
)
