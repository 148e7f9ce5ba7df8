/**
 * By plain arithmetic, which every engine does alike; Math.exp may differ in its last digit from one to the next, and a
 * recorded game would not repeat.
 */
const FURTHEST = 20
/** e^x of a small number, by its series. */
const TERMS = 9
const HALVINGS = 6

/** e^x. */
export function exponential(x: number): number {
  const small = x / 2 ** HALVINGS
  let sum = 1
  for (let n = TERMS; n > 0; n--) sum = 1 + (small * sum) / n
  for (let n = 0; n < HALVINGS; n++) sum *= sum
  return sum
}

/** 1 / (1 + e^-x). */
export function logistic(x: number): number {
  const near = Math.max(-FURTHEST, Math.min(FURTHEST, x))
  return 1 / (1 + exponential(-near))
}
