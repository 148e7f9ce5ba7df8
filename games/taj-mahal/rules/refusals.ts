/** Why something is not allowed, and the rule that says so. */
import { refusals } from '@durbar/kernel'

export const REFUSALS = refusals({
  otherColour: 'TM-3.3',
  specialPlayed: 'TM-4.10',
  otherProvince: 'TM-5.5',
  cityTaken: 'TM-5.3',
  twoNeedPrince: 'TM-V.1',
  princeForTwo: 'TM-V.1',
})
