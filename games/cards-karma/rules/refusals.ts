/** Why something is not allowed, and the rule that says so. */
import { refusals } from '@durbar/kernel'

export const REFUSALS = refusals({
  gap: 'CK-3.4',
  wrongCount: 'CK-R-12',
  wrongColour: 'CK-5.2',
  tooPoor: 'CK-5.4',
  wasteful: 'CK-R-14',
  notExactShip: 'CK-6.1',
  notExactPalace: 'CK-8.1',
  noKarma: 'CK-11.1',
  noSteward: 'CK-12.1',
  bonusTurnFirst: 'CK-R-35',
  notGoods: 'CK-7.1',
  notPalace: 'CK-6.5.10',
  notPalaceBonus: 'CK-13.4.2',
  notShip: 'CK-13.4.3',
  noLastShip: 'CK-8.6',
  noThree: 'CK-9.1',
  noSuchSeat: 'CK-R-05',
})
