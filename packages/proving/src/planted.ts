/** Faults put into the evidence of a real trial, so that it is known that the checker finds them. */
import type { Dice } from '@durbar/kernel'
import { check, type Verdict } from './checker.ts'
import type { Happened, Truth } from './history.ts'

interface Evidence {
  readonly history: readonly Happened[]
  readonly truths: readonly Truth[]
}

type Plant = (evidence: Evidence, dice: Dice) => Evidence

const changed = (truths: readonly Truth[], at: number, moves: Truth['moves']): readonly Truth[] =>
  truths.with(at, { ...truths[at]!, moves })

/** A move that was acknowledged, and that the store has forgotten. */
const lostWrite: Plant = ({ history, truths }, dice) => {
  const at = dice.below(truths.length)
  const { moves } = truths[at]!
  return { history, truths: changed(truths, at, moves.toSpliced(dice.below(moves.length), 1)) }
}

/** An intent that was carried out twice. */
const doubledMove: Plant = ({ history, truths }, dice) => {
  const at = dice.below(truths.length)
  const { moves } = truths[at]!
  const ply = dice.below(moves.length)
  return { history, truths: changed(truths, at, moves.toSpliced(ply, 0, moves[ply]!)) }
}

/** Somebody who came back was shown the table as it had been. */
const staleRead: Plant = ({ history, truths }, dice) => {
  const fresh = history.flatMap((each, n) => (each.kind === 'shown' && each.fresh && each.ply > 0 ? [n] : []))
  const n = fresh[dice.below(fresh.length)]!
  const shown = history[n]!
  const table = shown.table
  // Less than was certain when it was asked for.
  return {
    history: history.with(n, { ...(shown as Extract<Happened, { kind: 'shown' }>), table, ply: -1 }),
    truths,
  }
}

const PLANTS: readonly { readonly plant: Plant; readonly found: (verdict: Verdict) => boolean }[] = [
  { plant: lostWrite, found: ({ lost }) => lost.length > 0 },
  { plant: doubledMove, found: ({ doubled }) => doubled.length > 0 },
  { plant: staleRead, found: ({ stale }) => stale.length > 0 },
]

/** Each kind several times, at places that chance chooses. */
export function findPlanted(evidence: Evidence, dice: Dice, times = 5): { of: number; found: number } {
  let found = 0
  for (const { plant, found: isFound } of PLANTS)
    for (let n = 0; n < times; n++) {
      const { history, truths } = plant(evidence, dice)
      if (isFound(check(history, truths))) found++
    }
  return { of: PLANTS.length * times, found }
}
