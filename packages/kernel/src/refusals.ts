import type { Refusal } from './api.ts'

/** `{ poor: 'VM-4.5' }` as the frozen constants that clauses answer with. */
export function refusals<const W extends Readonly<Record<string, string>>>(
  rules: W,
): { readonly [K in keyof W]: Refusal } {
  const entries = Object.entries(rules).map(([why, rule]) => [why, Object.freeze({ rule, why })])
  return Object.freeze(Object.fromEntries(entries))
}
