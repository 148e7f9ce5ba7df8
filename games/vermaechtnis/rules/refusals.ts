/** Why something is not allowed, and the rule that says so. */
import { refusals } from '@durbar/kernel'

export const REFUSALS = refusals({
  tooPoor: 'VM-4.5',
  notOnOffer: 'VM-4.9',
  notInSupply: 'VM-5.6',
  incomplete: 'VM-6.4',
  mustGiveUp: 'VM-6.6',
  wrongKind: 'VM-6.7',
  ownsLarge: 'VM-6.9',
  greySideForTwo: 'VM-R27',
})
