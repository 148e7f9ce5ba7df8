/**
 * What a position is worth, in points: the strategy notes of the rules reference as numbers. Each seat's worth is
 * judged with that seat's own knowledge of the fakes, so that an imagined world adds no noise where the seat is
 * merely uncertain. An auction under way counts as won by whoever leads.
 */
import { type Moves, type Seat, verbOf } from '@durbar/kernel'
import * as bits from '@durbar/kernel/bits'
import type { Insight } from '@durbar/room'
import { BLESSED, cardWith, IDS, WEAPONS, withEffect } from '../data/antiquities.ts'
import { INGOTS_PER_POINT, PAWN_PAYOUT } from '../data/box.ts'
import { cardsOf, ingotsOf, type State } from '../state.ts'
import { believeLike, expectedCount, trustIn } from './belief.ts'
import { features } from './features.ts'
import { cursed, lookAhead } from './outlook.ts'
import { majorities, reckonTotals, saved, sets } from './standing.ts'
import { newThought, type Outlook, type Thought } from './thought.ts'
import { WEIGHTS, type Weights } from './weights.ts'

const GRAIL = withEffect('voidOwnCurses')
const MALLEUS = cardWith('pointsPerOwnedNature')
const EXCALIBUR = withEffect('winSecretTies')
const BOOTS = withEffect('choosePayee')
const RING = withEffect('minRaise')
const MJOLLNIR = withEffect('mayMatchBid')
const HORN_OF_PLENTY = withEffect('incomeOnReveal')
const ARK = cardWith('returnAllIngots')
const JEWEL = withEffect('surchargeOnWin')

/** Gold at the end, and what it can buy until then. */
function money(
  { outlook, belief }: Thought,
  s: Readonly<State>,
  seat: Seat,
  average: number,
  w: Weights,
): number {
  const ingots = outlook.purse[seat]!
  const rate = ingotWorth(outlook, w)
  const kept = cursed(outlook, s, seat, ARK) ? 1 - trustIn(belief, ARK) : 1
  const gold =
    (outlook.auctionsLeft === 0 ? Math.floor(ingots / INGOTS_PER_POINT) : ingots / INGOTS_PER_POINT) * kept
  let use = ingots
  if (outlook.auctionsLeft > 0 && s.supply > 0 && s.tokens > 0)
    use +=
      Math.min(PAWN_PAYOUT, s.supply) *
      w.pawnable *
      Math.min(1, bits.count(outlook.cards[seat]! & belief.fakes & ~s.pawned))
  return gold + (rate * use) / (1 + (w.plenty * ingots) / (average + 1))
}
const ingotWorth = (outlook: Outlook, w: Weights): number =>
  (w.tempo * Math.min(outlook.auctionsLeft, 20)) / 20

/** Lasting effects, mostly worth ingots for each auction still to come. */
function effects({ outlook, belief }: Thought, s: Readonly<State>, seat: Seat, w: Weights): number {
  const blessed = outlook.cards[seat]! & ~s.pawned
  const grail = (blessed & GRAIL) !== 0
  let ingots = 0
  if (blessed & HORN_OF_PLENTY) ingots += w.hornOfPlenty
  if (blessed & MJOLLNIR) ingots += w.mjollnir
  if (blessed & BOOTS) ingots += w.boots
  if (!grail && outlook.cards[seat]! & RING) ingots += w.ring
  if (!grail && outlook.cards[seat]! & JEWEL) ingots += w.jewel
  let points = (ingots * outlook.auctionsLeft * (ingotWorth(outlook, w) + 1 / INGOTS_PER_POINT)) / s.seats
  if (blessed & EXCALIBUR)
    points += w.excalibur * bits.count(WEAPONS & ~outlook.cards[seat]!) * (outlook.auctionsLeft / IDS.length)
  if (cursed(outlook, s, seat, MALLEUS))
    points -= trustIn(belief, MALLEUS) * expectedCount(belief, blessed & BLESSED)
  return points
}

/** In an open auction a thought goes to the lowest bid, to passing and to the pawnshop; jumps are for the moment. */
function plausible(s: Readonly<State>, _seat: Seat, list: Moves): void {
  if (s.stack[s.stack.length - 1]!.rule !== 'openAuction') return
  const bid = verbOf(list.at[0]!)
  let n = 1
  for (let i = 1; i < list.n; i++) if (verbOf(list.at[i]!) !== bid) list.at[n++] = list.at[i]!
  list.n = n
}

const THOUGHT = newThought()

export const insight: Insight<State> = {
  plausible,
  // The best logistic fit of evaluation gaps to final places, over games of one-ply players.
  spread: 8,
  // Through this auction and the next ones, everybody bidding by the evaluation: a light hand would overbid, and
  // what a purse is worth shows only when it is opened again.
  search: { rollout: 24, skill: 16, temperature: 0.012, curiosity: 0.4, trust: 4 },
  efforts: [20, 1000],
  // Gaps are small here: what is a slip elsewhere would be nonsense in an auction, where it is made at every bid.
  carelessness: [0.05, 0.036, 0.026],
  // An evaluation in between sees a card that fits somebody, and not yet that he pays for it: of playouts cut short
  // 0.12 ± 0.06 is seen in results (600 games from seed 5000), of a quick look's whole ones about 0.2 (0.41 ± 0.15 in 87
  // of those, 0.13 ± 0.10 in 200 others).
  luck: { rollout: 400, seen: 0.2 },
  facts: (s, seat) => ({ antiquities: bits.count(cardsOf(s, seat)), ingots: ingotsOf(s, seat) }),
  features,
  weights: WEIGHTS,
  evaluate(s, out, weights) {
    if (s.result !== null) {
      for (let seat = 0; seat < s.seats; seat++) out[seat] = s.result.scores[seat]!
      return
    }
    const w = weights as Weights
    const { outlook, belief } = THOUGHT
    lookAhead(outlook, s, w)
    let average = 0
    for (let seat = 0; seat < s.seats; seat++) average += outlook.purse[seat]! / s.seats
    for (let seat = 0; seat < s.seats; seat++) {
      believeLike(belief, s, seat)
      const safe = saved(THOUGHT, s, seat)
      reckonTotals(THOUGHT, s, seat, safe, w)
      out[seat] =
        majorities(THOUGHT, s, seat, w) +
        sets(THOUGHT, s, seat, safe, w) +
        money(THOUGHT, s, seat, average, w) +
        effects(THOUGHT, s, seat, w)
    }
  },
}
