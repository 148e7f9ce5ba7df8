/** After the game each device checks by itself what the court opened, against what it knew before the first move. */

import type { DiceOfRecord } from '@durbar/protocol/court/replies'
import { commitmentTo, diceProblem } from '@durbar/protocol/court/seal'
import type { TableTold } from '@durbar/protocol/court/told'

export type Checked =
  | { readonly honest: true; readonly ours: boolean; readonly without: number }
  | { readonly honest: false; readonly problem: string }

/** `before`: the table as it was told while the secret was still one; `own`: what this device had added. */
export function checkDice(before: TableTold['dice'], record: DiceOfRecord, own: string | null): Checked {
  const { dice, key, commitment } = record
  const bad = (problem: string): Checked => ({ honest: false, problem })
  if (dice.seal !== before.seal) return bad('another seal than was shown')
  if (before.commitment !== null && before.commitment !== commitment)
    return bad('another key than was promised')
  if (commitmentTo(key) !== commitment) return bad('the key is not the one that was promised')
  const problem = diceProblem(dice, key)
  if (problem) return bad(problem)
  const ours = own !== null && dice.chances.some(({ chance }) => chance === own)
  return { honest: true, ours, without: dice.chances.filter(({ chance }) => chance === null).length }
}
