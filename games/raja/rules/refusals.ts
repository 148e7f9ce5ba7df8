/** Why something is not allowed, and the rule that says so. */
import { refusals } from '@durbar/kernel'

export const REFUSALS = refusals({
  // Before the first round
  cardTaken: 'RJ-5.2',
  mustOpen: 'RJ-11.2.5a',
  bidTooLow: 'RJ-11.2.5b',
  bidBeyondGold: 'RJ-R-19',
  villageFull: 'RJ-4.4',
  // The disc
  notSet: 'RJ-6.9',
  partDone: 'RJ-R-31',
  // Travelling
  roadElsewhere: 'RJ-R-6',
  roadClosed: 'RJ-7.1.3',
  tollTooHigh: 'RJ-7.1.7',
  journeysSpent: 'RJ-R-25',
  // Building and moving
  architectElsewhere: 'RJ-7.2.2',
  cityGate: 'RJ-7.2.8',
  noHouseInStock: 'RJ-R-16',
  houseTooDear: 'RJ-7.2.5',
  notInCity: 'RJ-R-5',
  fieldTaken: 'RJ-7.2.4',
  noPalaceLeft: 'RJ-3.2',
  palaceTooDear: 'RJ-7.2.6',
  notYourHouse: 'RJ-7.3.1',
  samePlace: 'RJ-7.3.3',
  quarryEmpty: 'RJ-7.4.1',
  // The track
  crestTooLow: 'RJ-7.5.5',
  // Characters
  sameCard: 'RJ-R-33',
  notFree: 'RJ-7.6.3',
  freeCardsFirst: 'RJ-11.3.3',
  notMoreCards: 'RJ-11.3.5',
  // Chips
  noChip: 'RJ-11.2.2',
  chipSpent: 'RJ-11.2.3b',
  chipNotForCharacter: 'RJ-11.2.3a',
})
