/** The sequence of play: 26 auctions, then the steps of the end. */
import { type RuleTable, sequence } from '@durbar/kernel'
import type { Event } from '../events.ts'
import type { State } from '../state.ts'
import { flyingCarpet } from './carpet.ts'
import { certification, certifiers } from './certify.ts'
import { aladdinsLamp } from './lamp.ts'
import { bidOrPass, turns } from './open-auction.ts'
import { crystalBall } from './peek.ts'
import { payeeChoice, purchase } from './purchase.ts'
import { redeemers, redemption } from './redeem.ts'
import { scoring } from './scoring.ts'
import { secretAuction } from './secret-auction.ts'
import { begin } from './setup.ts'
import { nextAuction, stackChoice } from './stack.ts'
import { endEffects, hornChoice, unmasking, unveiling } from './unmask.ts'

export const rules: RuleTable<State, Event> = {
  begin,

  // One auction after the other, until the four stacks are empty.
  nextAuction,
  chooseStack: stackChoice,
  bidding: turns,
  openAuction: bidOrPass,
  secretAuction,
  choosePayee: payeeChoice,
  settle: purchase,
  crystalBall,
  aladdinsLamp,
  flyingCarpet,

  endOfGame: sequence('redeeming', 'certifying', 'unveiling', 'unmasking', 'endEffects', 'scoring'),
  redeeming: redeemers,
  endRedeem: redemption,
  certifying: certifiers,
  endCertify: certification,
  unveiling,
  endUnmask: hornChoice,
  unmasking,
  endEffects,
  scoring,
}
