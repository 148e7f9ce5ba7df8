/** Character cards, actions and points: rows of tables, and examples with cards. */
import { Coin, type Drawings, Gem, House, type Language, Person } from '@durbar/table'
import { ACTIONS } from '../../data/actions.ts'
import { CARD_NUMBERS, CHARACTERS } from '../../data/characters.ts'
import { PALACE_PRICE } from '../../data/material.ts'
import { Crest } from '../../table/city/crest.tsx'
import { ActionMark } from '../../table/disc/action-picture.tsx'
import { costOf } from '../../table/disc/cost.ts'
import { DiscDrawing } from '../../table/disc/disc-drawing.tsx'
import { words } from '../../table/words/index.ts'
import { ROUND } from '../example-round.ts'
import { BUILDER_THEN_ARTISAN, ROBBED, TRADER_THEN_MONK, UNDONE } from '../examples.ts'
import { CHIP, RECRUITED } from '../examples-pro.ts'
import { Arrow, Card, Chip, Frame, Inset, Label } from './parts.tsx'

interface Said {
  readonly language: Language
}
const IDLE = ACTIONS.map(() => 'idle' as const)

const Disc = ({ language }: Said) => (
  <DiscDrawing
    seat={0}
    pointers={ROUND.stage.players[0].disc}
    states={IDLE}
    labels={ACTIONS.map((action) => ({
      name: words(language).shortActions[action],
      cost: costOf(action, PALACE_PRICE),
    }))}
  />
)

const Undone = () => (
  <Frame width={430} height={150}>
    <Inset x={24} y={2} width={146} height={146}>
      <DiscDrawing seat={0} pointers={UNDONE.stage.players[0].disc} states={IDLE} />
    </Inset>
    <Arrow x={196} y={75} length={56} />
    <Person seat={1} x={296} y={76} size={52} />
    <Inset x={272} y={104} width={40} height={40}>
      <Coin value={UNDONE.both} />
    </Inset>
    <Person seat={2} x={376} y={76} size={52} />
    <Inset x={352} y={104} width={40} height={40}>
      <Coin value={UNDONE.both} />
    </Inset>
  </Frame>
)

const change = (from: number, to: number, x: number) => (
  <g key={from}>
    <Card card={from} x={x} y={6} width={72} />
    <Arrow x={x + 82} y={50} length={30} />
    <Card card={to} x={x + 124} y={6} width={72} />
  </g>
)
const Abilities = () => (
  <Frame width={430} height={100}>
    {[TRADER_THEN_MONK, BUILDER_THEN_ARTISAN].map(({ stage, moves }, k) => {
      const changed = moves.find((move) => move.type === 'changeCharacter')!
      return change(stage.players[0].cards[0], changed.card, 4 + k * 222)
    })}
  </Frame>
)

const Robbed = ({ language }: Said) => (
  <Frame width={430} height={140}>
    {ROBBED.stage.players.map(({ cards }, seat) => (
      <g key={cards[0]}>
        <Person seat={seat} x={30 + seat * 64} y={32} size={46} />
        <Card card={cards[0]} x={6 + seat * 64} y={62} width={52} />
      </g>
    ))}
    <Arrow x={204} y={84} length={36} />
    {[ROBBED.moves[0].card, ROBBED.stage.players[1].cards[0], ROBBED.moves[1].card].map((card, seat) => (
      <g key={card}>
        <Person seat={seat} x={282 + seat * 60} y={32} size={46} />
        <Card card={card} x={256 + seat * 60} y={62} width={52} />
      </g>
    ))}
    <Label x={30} y={138} quiet>
      {language === 'de' ? 'vorher' : 'before'}
    </Label>
    <Label x={270} y={138} quiet>
      {language === 'de' ? 'nachher' : 'after'}
    </Label>
  </Frame>
)

const Recruited = () => (
  <Frame width={430} height={150}>
    {RECRUITED.stage.players.map(({ cards }, seat) => (
      <g key={cards[0]}>
        <Person seat={seat} x={24} y={36 + seat * 76} size={48} />
        {cards.map((card, k) => (
          <Card key={card} card={card} x={54 + k * 62} y={4 + seat * 76} width={56} />
        ))}
      </g>
    ))}
    <Arrow x={318} y={74} length={36} />
    <Card card={RECRUITED.card} x={364} y={38} width={60} />
  </Frame>
)

const ChipTurn = () => (
  <Frame width={430} height={152}>
    <Inset x={28} y={2} width={148} height={148}>
      <DiscDrawing seat={0} pointers={CHIP.stage.players[0].disc} states={IDLE} />
    </Inset>
    <Label x={204} y={84}>
      +
    </Label>
    <Chip x={276} y={76} r={32} />
    <Arrow x={322} y={76} length={30} />
    <ActionMark action="PALACE_HOUSE" x={392} y={76} size={56} fill="var(--ink)" />
  </Frame>
)

const rows: Drawings['pictures'] = Object.fromEntries([
  ...ACTIONS.map((action) => [
    `action-${action}`,
    () => (
      <Frame width={48} height={48}>
        <ActionMark action={action} x={24} y={24} size={42} fill="var(--ink)" />
      </Frame>
    ),
  ]),
  ...CARD_NUMBERS.filter((card) => card < 7).map((card) => [
    `character-${card}`,
    () => (
      <Frame width={60} height={72}>
        <Card card={card} x={0} y={0} width={60} />
      </Frame>
    ),
  ]),
  ...CARD_NUMBERS.map((card) => [
    `home-${card}`,
    () => (
      <Frame width={104} height={60}>
        <Card card={card} x={2} y={2} width={46} />
        <Inset x={56} y={8} width={44} height={44}>
          <Crest city={CHARACTERS[card]!.home} />
        </Inset>
      </Frame>
    ),
  ]),
])

const POINTS_DRAWN: Drawings['pictures'] = {
  'points-architect': () => (
    <Frame x={-24} y={-24} width={48} height={48}>
      <Person seat={0} y={2} size={40} />
    </Frame>
  ),
  'points-house': () => (
    <Frame x={-24} y={-24} width={48} height={48}>
      <House seat={0} size={32} />
    </Frame>
  ),
  'points-small': () => (
    <Frame x={-24} y={-24} width={48} height={48}>
      <Gem seat={0} size={24} />
    </Frame>
  ),
  'points-sadhu': () => (
    <Frame x={-24} y={-24} width={48} height={48}>
      <Card card={3} x={-22} y={-22} width={30} />
      <Gem seat={0} x={12} y={10} size={22} />
    </Frame>
  ),
  'points-large': () => (
    <Frame x={-24} y={-24} width={48} height={48}>
      <Gem seat={0} size={40} />
    </Frame>
  ),
}

export const cardsDrawn: Drawings['pictures'] = {
  disc: Disc,
  undone: Undone,
  abilities: Abilities,
  robbed: Robbed,
  recruited: Recruited,
  'chip-turn': ChipTurn,
  ...rows,
  ...POINTS_DRAWN,
}
