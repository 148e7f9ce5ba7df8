import type { Insight } from '@durbar/kernel'
import type { State } from '../state.ts'
export const insight: Insight<State> = { weights: {}, evaluate(s, out) { for (let i=0;i<s.seats;i++) out[i]=0 } }
