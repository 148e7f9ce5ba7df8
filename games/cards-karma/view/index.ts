/** What a person at the table sees: built up from what the viewer may know. */
import type { Frame, Seat, Viewer } from '@durbar/kernel'
import { chronicle, type Story } from '../chronicle.ts'
import { type CardId, cardAt, cardsOfColor, dieColorOf } from '../data/cards.ts'
import {
  type Bonus,
  bonusAt,
  DIE_VALUES,
  type DieColor,
  dieColorAt,
  PLAYER_COLORS,
  type PlayerColor,
} from '../data/names.ts'
import { COINS_PER_CARD, FAME_PER_CARD, GRID_LAYOUT, HAND_LIMIT, TRACK_LENGTH } from '../data/numbers.ts'
import { bonusesHidden, knowsFace } from '../knowledge.ts'
import { better } from '../rules/end.ts'
import { familyOf, isSettling } from '../rules/sets.ts'
import { isCounted } from '../rules/steps.ts'
import { faceOf, isSeen, lastOf, lastShip, type Player, type State, tieBreak, turned } from '../state.ts'
import { agenda } from './agenda.ts'
import { type SetView, type Shorts, setsToChoose, shorts } from './sets.ts'

export interface DieView {
  readonly id: CardId
  readonly color: DieColor
  /** null = not for these eyes. */
  readonly value: number | null
}
export interface TrackCardView {
  readonly turned: boolean
  /** null = hidden, even from its owner. */
  readonly bonus: Bonus | null
}
export interface PlayerView {
  readonly color: PlayerColor
  readonly hand: readonly DieView[]
  readonly handLimit: number
  readonly buildings: readonly CardId[]
  readonly goods: readonly CardId[]
  readonly ships: readonly CardId[]
  /** Three ships whose set is complete and will be exchanged after the reward. */
  readonly locked: readonly CardId[]
  readonly fame: number
  readonly coins: number
  readonly karma: number
  readonly stewards: number
  readonly extraTurns: number
  /** What one more symbol or ship would complete. */
  readonly short: Shorts
  /** The ship whose reward palace 5 would copy. */
  readonly lastShip: CardId | null
  /** How much is missing until the next card is turned; null = all are turned. */
  readonly fameToGo: number | null
  readonly coinsToGo: number | null
  readonly track: readonly TrackCardView[]
  /** The bonuses of the cards still to be turned, in no order. */
  readonly bonusesLeft: readonly Bonus[]
  readonly turned: number
  readonly turnedByFame: number
  readonly turnedByCoins: number
  readonly tieBreak: number
  /** If the game ended now. */
  readonly place: number
  readonly turns: number
}

export interface View {
  /** The seat this view belongs to; null for spectators. */
  readonly me: Seat | null
  readonly dieValuePairing: 'shuffled' | 'printed'
  readonly openBonuses: boolean
  readonly round: number
  readonly pass: number
  readonly elephant: Seat
  /** Whose decision it is; null when the game is over or everybody chooses at once. */
  readonly active: Seat | null
  /** The clause that asks, and its number: dice to discard; for sets the family. */
  readonly asks: {
    readonly rule: string
    readonly n: number
    readonly family: 'buildings' | 'goods' | null
    /** The sets to choose from. */
    readonly sets: readonly SetView[]
  } | null
  /** What is still to come of the action at hand, the question first. */
  readonly agenda: readonly { readonly rule: string; readonly n: number }[]
  /** Somebody has turned six cards: this pass is the last. */
  readonly lastPass: boolean
  readonly layout: readonly [number, number]
  readonly grid: readonly (DieView | null)[]
  readonly pile: { readonly size: number; readonly top: DieView }
  readonly discard: { readonly size: number; readonly top: DieView | null }
  readonly players: readonly PlayerView[]
  /** Palace cards being carried out, the innermost last. */
  readonly palaceInPlay: readonly CardId[]
  /** Bonuses that wait for the action to be finished, the next one first. */
  readonly bonusesWaiting: readonly Bonus[]
  readonly places: readonly number[] | null
  /** How the game came to its end; null while it goes on. */
  readonly end: string | null
  /**
   * With aids: the whole discard pile, top first, and how many dice of each colour and value are still
   * unseen.
   */
  readonly discarded?: readonly DieView[]
  readonly unseen?: Readonly<Record<DieColor, readonly number[]>>
  /** The archive alone: the draw pile, top first. */
  readonly drawPile?: readonly DieView[]
}

const idOrNull = (card: number): CardId | null => (card < 0 ? null : cardAt(card))
const names = (cards: readonly number[]) => cards.map(cardAt)
const bonusNames = (bonuses: readonly number[]) => bonuses.map(bonusAt)

export function view(
  s: Readonly<State>,
  who: Viewer,
  aids = false,
  { turns }: Story = chronicle.begin(s.seats),
): View {
  const all = who === 'archive'
  const me = typeof who === 'number' ? who : null
  /** Whether the viewer has seen this die face: it lies open, is in the own hand, or may be remembered. */
  const die = (card: number, open: boolean): DieView => ({
    id: cardAt(card),
    color: dieColorAt(dieColorOf(card)),
    value: open || all || (aids && isSeen(s, card)) ? faceOf(s, card) : null,
  })

  const at = s.stack.at(-1)
  const active = at?.seat ?? null

  const track = (p: Readonly<Player>): TrackCardView[] =>
    p.track.map((bonus, i) => {
      const night = i < p.byFame || i >= TRACK_LENGTH - p.byCoins
      const known = night || all || (!bonusesHidden(s) && at?.rule !== 'arrange')
      return { turned: night, bonus: known ? bonusAt(bonus) : null }
    })

  const player = (p: Readonly<Player>, seat: Seat): PlayerView => {
    const left = turned(p) < TRACK_LENGTH
    const day = p.track.slice(p.byFame, TRACK_LENGTH - p.byCoins).sort((a, b) => a - b)
    return {
      color: PLAYER_COLORS[seat]!,
      hand: p.hand.map((card) => die(card, seat === me)),
      handLimit: HAND_LIMIT,
      buildings: names(p.buildings),
      goods: names(p.goods),
      ships: names(p.ships),
      locked: seat === active ? names(s.locked) : [],
      fame: p.fame,
      coins: p.coins,
      karma: p.karma,
      stewards: p.stewards,
      extraTurns: p.extraTurns,
      short: shorts(s, seat, seat === active),
      lastShip: idOrNull(lastShip(s, seat, active ?? seat)),
      // In the middle of a move there may be more than enough: the card turns next.
      fameToGo: left ? Math.max(0, FAME_PER_CARD - p.fame) : null,
      coinsToGo: left ? Math.max(0, COINS_PER_CARD - p.coins) : null,
      track: track(p),
      bonusesLeft: bonusNames(day),
      turned: turned(p),
      turnedByFame: p.byFame,
      turnedByCoins: p.byCoins,
      tieBreak: tieBreak(p),
      place: 1 + s.players.filter((_, other) => better(s, other, seat)).length,
      turns: turns[seat]!,
    }
  }

  const unseenOf = (color: number) => {
    const hidden = cardsOfColor(color).filter((card) => !knowsFace(s, me ?? 'observer', card))
    return DIE_VALUES.map((value) => hidden.filter((card) => faceOf(s, card) === value).length)
  }

  return {
    me,
    dieValuePairing: s.shuffled ? 'shuffled' : 'printed',
    openBonuses: s.open,
    round: s.round,
    pass: s.pass,
    elephant: s.elephant,
    active,
    asks: at ? asks(s, at) : null,
    agenda: agenda(s),
    lastPass: s.players.some((p) => turned(p) === TRACK_LENGTH),
    layout: GRID_LAYOUT[s.seats]!,
    grid: s.grid.map((card) => (card < 0 ? null : die(card, false))),
    pile: { size: s.pile.length, top: die(lastOf(s.pile), false) },
    discard: { size: s.discard.length, top: s.discard.length > 0 ? die(lastOf(s.discard), true) : null },
    players: s.players.map(player),
    palaceInPlay: names(s.palace),
    bonusesWaiting: bonusNames(s.queue),
    places: s.result?.places ?? null,
    end: s.result?.end ?? null,
    ...(aids || all
      ? {
          discarded: s.discard.toReversed().map((card) => die(card, true)),
          unseen: { orange: unseenOf(0), green: unseenOf(1), blue: unseenOf(2), purple: unseenOf(3) },
        }
      : {}),
    ...(all ? { drawPile: s.pile.toReversed().map((card) => die(card, true)) } : {}),
  }
}

const asks = (s: Readonly<State>, at: Frame): View['asks'] => ({
  rule: at.rule,
  n: isCounted(at) ? at.n : 0,
  family: familyOf(at),
  sets: isSettling(at) ? setsToChoose(s, at.seat, at.family) : [],
})
