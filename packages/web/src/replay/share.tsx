import type { RecordAt } from '../records/at.ts'
export function ShareButton(_: { at: RecordAt }) {
  return null
}
