/** The positions of the examples, as they lie on the table. */
import { type Drawings, PERSONS } from '@durbar/room'
import type { ReactNode } from 'react'
import { CARDS, type CardId } from '../../data/cards.ts'
import { CATEGORIES } from '../../data/categories.ts'
import { IngotMark } from '../../table/marks.tsx'
import { Hand } from '../../table/stage/fist.tsx'
import { FULL, SECRET, SETS } from '../examples.ts'
import { Label, Mini, Person, Scene } from './pieces.tsx'

const Fists = () => (
  <Scene w={372} h={168}>
    {SECRET.fists.map((amount, seat) => (
      <g key={PERSONS[seat]} transform={`translate(${6 + seat * 91} 0)`}>
        {seat === SECRET.winner ? (
          <rect x="3" y="8" width="81" height="152" rx="6" fill="var(--glow-soft)" stroke="var(--glow)" />
        ) : null}
        <g transform="translate(4 14) scale(.8)">
          <Hand closed={false} amount={amount} told />
        </g>
        <Person seat={seat} x={44} y={116} r={14} />
        <Label x={44} y={150} size={15}>
          {PERSONS[seat]}
        </Label>
      </g>
    ))}
  </Scene>
)

const PER_ROW = 4
const ROW = 60

/** One collection, with the ingots that are left of those it had. */
function Collection(props: {
  seat: number
  y: number
  cards: readonly CardId[]
  before: number
  after: number
}) {
  const { seat, y, cards, before, after } = props
  return (
    <g transform={`translate(0 ${y})`}>
      <Person seat={seat} x={32} y={36} r={18} />
      <Label x={32} y={78} size={14} fill="var(--ink)">
        {PERSONS[seat]}
      </Label>
      {cards.map((id, i) => {
        const lost = (FULL.unmasked as readonly string[]).includes(id)
        const saved = id === FULL.certified || id === FULL.neutralised
        return (
          <g key={id} opacity={lost ? 0.5 : 1}>
            <Mini
              id={id}
              x={72 + (i % PER_ROW) * 53}
              y={4 + Math.floor(i / PER_ROW) * ROW}
              w={46}
              certified={id === FULL.certified}
              {...(lost ? { note: 'fake' as const } : saved ? { note: 'genuine' as const } : {})}
            />
          </g>
        )
      })}
      <IngotMark x={292} y={30} scale={0.62} />
      {before === after ? null : (
        <text
          x="328"
          y="46"
          fill="var(--ink-2)"
          style={{ font: '600 17px var(--serif)', textDecoration: 'line-through' }}
        >
          {before}
        </text>
      )}
      <text
        x={before === after ? 328 : 354}
        y="46"
        fill="var(--ink)"
        style={{ font: '700 20px var(--serif)' }}
      >
        {after}
      </text>
    </g>
  )
}

const Line = ({ y }: { y: number }) => <path d={`M0 ${y}H380`} stroke="var(--gold-line)" opacity=".6" />

const Collections = () => (
  <Scene w={380} h={384} bare>
    {FULL.owned.map((cards, seat) => (
      <g key={PERSONS[seat]}>
        <Collection
          seat={seat}
          y={seat * 128}
          cards={cards}
          before={FULL.ingots[seat]!}
          after={FULL.left[seat]!}
        />
        <Line y={seat * 128 + 126} />
      </g>
    ))}
  </Scene>
)

/** The first cards of each colour, one column a colour; complete rows are sets. */
const COLUMNS: readonly (readonly CardId[])[] = CATEGORIES.map((category, i) =>
  CARDS.filter((card) => card.category === category)
    .slice(0, SETS.colours[i])
    .map(({ id }) => id),
)

const Frame = ({ children }: { children: ReactNode }) => (
  <Scene w={372} h={252} bare>
    {children}
  </Scene>
)

const Sets = () => (
  <Frame>
    {Array.from({ length: SETS.sets }, (_, i) => (
      <rect
        key={i}
        x="54"
        y={2 + i * 62}
        width="264"
        height="60"
        rx="6"
        fill="var(--gold-soft)"
        stroke="var(--gold-line)"
        strokeWidth="1.5"
      />
    ))}
    {COLUMNS.map((cards, column) =>
      cards.map((id, i) => (
        <g key={id} opacity={i < SETS.sets ? 1 : 0.6}>
          <Mini id={id} x={68 + column * 64} y={5 + i * 62} w={44} />
        </g>
      )),
    )}
  </Frame>
)

export const positions: Drawings['pictures'] = { fists: Fists, collections: Collections, sets: Sets }
