/** WH-8.6, WH-9.11, WH-9.12: the scoring ends the game. */
import { moment } from '@durbar/kernel'
import { ENDS } from '../events.ts'
import { procedure } from './book.ts'
import { breakdown } from './breakdown.ts'

export const scoring = procedure(moment('scoring'), (g) => {
  const scored = breakdown(g.s)
  g.s.result = {
    scores: scored.accounts.map((account) => account.total),
    places: scored.accounts.map((account) => account.place),
    end: ENDS[0],
  }
  g.tell?.({ t: 'scored', breakdown: scored })
})
