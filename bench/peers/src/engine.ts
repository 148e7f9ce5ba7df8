/**
 * `npm run -s bench:engine`: the same random games in our kernel and in the reducer of boardgame.io, every legal move
 * listed at every decision, slice by slice in one run; and one clause of the rulebook, buying, in our way (a copy that
 * is changed in place) and in Immer's (a draft), on the same positions. One JSON document on stdout.
 */
import { moves as buffer, noDice, streamDice } from '@durbar/kernel'
import manifest from 'boardgame.io/package.json'
import { produce } from 'immer'
import { COLOURS, KINDS } from '../../../games/vermaechtnis/data/antiques.ts'
import { clone, price, type State } from '../../../games/vermaechtnis/state.ts'
import { k } from './deals.ts'
import { vermaechtnis } from './game.ts'
import { actionOf, reduce, Twins } from './twins.ts'

const SLICES = 24
const SLICE_MS = 120

/** Plays games for so long, listing what is legal; says how many decisions a second that were. */
type Player = (milliseconds: number, seed: number) => number

const ours: Player = (milliseconds, seed) => {
  const out = buffer()
  const dice = streamDice(seed)
  const began = performance.now()
  let decisions = 0
  while (performance.now() - began < milliseconds) {
    const s = k.start(dice, 4, { greySide: false })
    for (let seat = k.toMove(s); seat >= 0; seat = k.toMove(s)) {
      const n = k.legal(s, seat, out)
      k.apply(s, seat, out.at[dice.below(n)]!, noDice)
      decisions++
    }
  }
  return (1000 * decisions) / (performance.now() - began)
}

const theirs: Player = (milliseconds, seed) => {
  const dice = streamDice(seed)
  const began = performance.now()
  let decisions = 0
  while (performance.now() - began < milliseconds) {
    let state = new Twins(seed + decisions, 4).theirs
    while (state.ctx.gameover === undefined) {
      const { G, ctx } = state
      const all = vermaechtnis.ai.enumerate(G, ctx, ctx.currentPlayer)
      const { move, args } = all[dice.below(all.length)]!
      state = reduce(state, {
        type: 'MAKE_MOVE',
        payload: { type: move, args, playerID: ctx.currentPlayer },
      })
      decisions++
    }
  }
  return (1000 * decisions) / (performance.now() - began)
}

/** Positions in which somebody can buy something, with what. */
function purchases(count: number) {
  const found: { s: State; seat: number; antique: number }[] = []
  const out = buffer()
  const dice = streamDice(7)
  for (let seed = 0; found.length < count; seed++) {
    const state = k.start(streamDice(seed), 4, { greySide: false })
    for (let seat = k.toMove(state); seat >= 0; seat = k.toMove(state)) {
      const n = k.legal(state, seat, out)
      const move = out.at[dice.below(n)]!
      const written = actionOf(move, seat).payload
      const s = state as State
      if (written.type === 'buy')
        found.push({ s: clone(s), seat, antique: s.offer.find((each) => each >= 0)! })
      k.apply(state, seat, move, noDice)
    }
  }
  return found
}

function buy(s: State, seat: number, antique: number): void {
  s.rupees[seat]! -= price(s)
  s.offer[s.offer.indexOf(antique)] = -1
  const [kind, colour] = [Math.floor(antique / COLOURS.length), antique % COLOURS.length]
  s.antiques[seat * KINDS.length + kind]! |= 1 << colour
}

function clauses(milliseconds: number) {
  const all = purchases(500)
  const inPlace = (n: number) => {
    const { s, seat, antique } = all[n % all.length]!
    const copy = clone(s)
    buy(copy, seat, antique)
    return copy.rupees[seat]!
  }
  const inDraft = (n: number) => {
    const { s, seat, antique } = all[n % all.length]!
    return produce(s, (draft) => buy(draft, seat, antique)).rupees[seat]!
  }
  const timed = (act: (n: number) => number) => {
    const began = performance.now()
    let [n, sum] = [0, 0]
    while (performance.now() - began < milliseconds) for (let i = 0; i < 100; i++) sum += act(n++)
    return sum > Number.NEGATIVE_INFINITY ? (1000 * n) / (performance.now() - began) : 0
  }
  const rounds = Array.from({ length: SLICES / 2 }, () => ({ copy: timed(inPlace), immer: timed(inDraft) }))
  return { copy: median(rounds.map((r) => r.copy)), immer: median(rounds.map((r) => r.immer)) }
}

const median = (list: readonly number[]) => Math.round([...list].sort((a, b) => a - b)[list.length >> 1]!)

for (const play of [ours, theirs]) play(300, 1)
const slices = Array.from({ length: SLICES }, (_, n) => {
  const seed = 1000 * (n + 1)
  // Turn about, so that what slows the machine for a moment slows both.
  if (n % 2 === 0) return { ours: ours(SLICE_MS, seed), theirs: theirs(SLICE_MS, seed) }
  const second = theirs(SLICE_MS, seed)
  return { ours: ours(SLICE_MS, seed), theirs: second }
})
const engine = { ours: median(slices.map((s) => s.ours)), theirs: median(slices.map((s) => s.theirs)) }
const clause = clauses(SLICE_MS)
const ratio = (a: number, b: number) => Math.round((10 * a) / b) / 10
process.stdout.write(
  `${JSON.stringify({
    game: 'vermaechtnis',
    players: 4,
    peer: `boardgame.io ${manifest.version}`,
    decisionsPerSecond: { ...engine, ratio: ratio(engine.ours, engine.theirs) },
    clausesPerSecond: { ...clause, ratio: ratio(clause.copy, clause.immer) },
    node: process.version,
  })}\n`,
)
