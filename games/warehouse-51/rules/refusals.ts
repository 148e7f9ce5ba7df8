/** Why something is not allowed, and the rule that says so. */
import { refusals } from '@durbar/kernel'

export const REFUSALS = refusals({
  emptyStack: 'WH-6.1',
  notEnoughIngots: 'WH-6.3',
  notHigher: 'WH-6.6',
  zeroIsNoBid: 'WH-R6',
  ringRaise: 'WH-10.10',
  notYourself: 'WH-10.6',

  richEnough: 'WH-7.1',
  alreadyPawned: 'WH-7.2',
  supplyEmpty: 'WH-7.3',
  noToken: 'WH-R12',
  pawnshopClosed: 'WH-R13',

  counterfeitKnown: 'WH-10.8',
  noWealth: 'WH-5.9',
  nothingToFree: 'WH-10.20',
  carpetItself: 'WH-10.18',
  otherValue: 'WH-R23',
  pawnedOutOfReach: 'WH-10.18',

  notInThePawnshop: 'WH-8.1',
  sealPawned: 'WH-R3',
  certificatePlaced: 'WH-8.2',
  cannotBeFake: 'WH-R18',
  pawnedCertify: 'WH-R18',
  alreadyCertified: 'WH-R18',
  cancelled: 'WH-R19',
  inNoCollection: 'WH-R22',
})
