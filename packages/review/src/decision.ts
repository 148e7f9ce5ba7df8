/** One decision, judged from what its seat could know then: what it had to choose from, and what the choice cost. */
import { type AnyKernel, imagined, searchFor } from '@durbar/bots'
import { type Core, legalMoves, type Move, type MoveObject, type Seat } from '@durbar/kernel'
import { type Depth, iterationsOf } from './depth.ts'
import { type Cost, Pricing } from './price.ts'
import type { Prospect } from './prospect.ts'
import { diceOf } from './seeds.ts'

interface Option {
  readonly move: MoveObject
  /** Share of the search that went into it, 0 to 1. */
  readonly share: number
  /** What it promises each seat, and by how many visits. */
  readonly prospect: Prospect
  readonly visits: number
}

export interface Judgement {
  readonly ply: number
  readonly seat: Seat
  /** How many moves were legal; 1 = there was no choice. */
  readonly legal: number
  readonly played: MoveObject
  /** With the preferred move, and with the one that was played; before chance has its say. */
  readonly before: Prospect
  readonly after: Prospect
  /** Places lost against the preferred move; what is smaller than its noise, or than a tenth of a place, is 0. */
  readonly cost: number
  /** As it was measured. */
  readonly measured: Cost
  /** The priced moves, the best first. */
  readonly options: readonly Option[]
  /** Whether it may cost something and has had no second look yet. */
  readonly open: boolean
}

/** A decision as the judge is asked about it. Only what the seat can know of `state` plays a part. */
export interface Asked {
  readonly kernel: AnyKernel
  readonly state: Core
  readonly seat: Seat
  readonly move: Move
  readonly ply: number
}

/** What is less is called as good. */
const WORTH = 0.1
/** Precise enough, in places, or as a share of the cost. */
const FINE = 0.04
const FINE_SHARE = 0.2
const NOTHING: Cost = { mean: 0, low: 0, high: 0 }

const worldOf = ({ kernel, state, seat, ply }: Asked): Core =>
  imagined(kernel, state, seat, diceOf('imagine', ply))

/** The first look: a short search names the rivals, a few visits each say whether there is something to look into. */
export function look(asked: Asked, depth: Depth): Judgement {
  const { kernel, seat, move, ply } = asked
  const world = worldOf(asked)
  const legal = legalMoves(kernel, world, seat)
  const shares = new Map<Move, number>([[move, 1]])
  if (legal.length > 1) {
    const search = searchFor(kernel, world.seats)
    const iterations = iterationsOf(kernel, depth)
    search.run(world, seat, diceOf('screen', ply), iterations)
    for (const each of legal) {
      const visits = search.rootRewards.get(search.rootEdge(each))?.[world.seats] ?? 0
      shares.set(each, visits / iterations)
    }
  }
  const rivals = legal
    .filter((each) => each !== move)
    .sort((a, b) => shares.get(b)! - shares.get(a)!)
    .slice(0, depth.rivals)
  const moves = [move, ...rivals]
  const pricing = new Pricing(kernel, world, seat, moves, { purpose: 'price', ply })
  pricing.visit(depth.visits)
  const shareOf = moves.map((each) => shares.get(each)!)
  const best = bestOf(pricing, moves, depth.visits)
  // Where the search itself prefers another, a first impression of no difference is not enough.
  const { high } = pricing.cost(0, best)
  const doubted = shareOf.slice(1).some((share) => share > shareOf[0]!)
  const open = best !== 0 ? high >= WORTH : doubted && leastRival(pricing, moves) <= 0
  return judgement(asked, legal.length, pricing, moves, shareOf, open)
}

/** The most that a rival might be better by, as a negative number where one might. */
const leastRival = (pricing: Pricing, moves: readonly Move[]): number =>
  Math.min(...moves.slice(1).map((_, i) => pricing.cost(i + 1, 0).low + WORTH))

/** The second look: fresh visits, as many as it takes to tell the cost from noise. */
export function deepen(asked: Asked, first: Judgement, depth: Depth): Judgement {
  const { kernel, seat, move, ply } = asked
  const options = first.options.map((option) => ({ ...option, packed: kernel.read(option.move) }))
  options.sort((a, b) => Number(b.packed === move) - Number(a.packed === move))
  const moves = options.map(({ packed }) => packed)
  const pricing = new Pricing(kernel, worldOf(asked), seat, moves, { purpose: 'deepen', ply })
  const out = new Set<number>()
  for (const most of depth.deeper) {
    pricing.visit(most, out)
    const best = bestOf(pricing, moves, most)
    const { mean, low, high } = pricing.cost(0, best)
    if (high < WORTH && best === 0) break
    const noise = (high - low) / 4
    if (best !== 0 && (high < WORTH || noise <= Math.max(FINE, FINE_SHARE * mean))) break
    for (let i = 1; i < moves.length; i++) if (i !== best && pricing.cost(i, best).low > 0) out.add(i)
  }
  return judgement(
    asked,
    first.legal,
    pricing,
    moves,
    options.map(({ share }) => share),
    false,
  )
}

/** Of those that have had all the visits, the one with the best place; the played one where nothing is better. */
function bestOf(pricing: Pricing, moves: readonly Move[], visits: number): number {
  let best = 0
  for (let i = 1; i < moves.length; i++)
    if (pricing.countOf(i) === visits && pricing.cost(i, best).mean < 0) best = i
  return best
}

function judgement(
  { kernel, seat, move, ply }: Asked,
  legal: number,
  pricing: Pricing,
  moves: readonly Move[],
  shares: readonly number[],
  open: boolean,
): Judgement {
  const best = bestOf(pricing, moves, pricing.visits)
  const measured = best === 0 ? NOTHING : pricing.cost(0, best)
  const options = moves
    .map((each, i) => ({
      move: kernel.write(each),
      share: shares[i]!,
      prospect: pricing.prospect(i),
      visits: pricing.countOf(i),
      first: i === best,
    }))
    .sort((a, b) => Number(b.first) - Number(a.first) || a.prospect.places[seat]! - b.prospect.places[seat]!)
    .map(({ first: _, ...option }) => option)
  return {
    ply,
    seat,
    legal,
    played: kernel.write(move),
    before: pricing.prospect(best),
    after: pricing.prospect(0),
    cost: measured.low > 0 && measured.mean >= WORTH ? measured.mean : 0,
    measured,
    options,
    open,
  }
}
