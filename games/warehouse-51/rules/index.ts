/** The sequence of play: 26 auctions, then the steps of the end. */
import { table } from '@durbar/kernel'
import { sequence } from './book.ts'
import { flyingCarpet } from './carpet.ts'
import { certifying, endCertify } from './certify.ts'
import { aladdinsLamp } from './lamp.ts'
import { endOfGame } from './moments.ts'
import { bidding, openAuction } from './open-auction.ts'
import { crystalBall } from './peek.ts'
import { choosePayee, settle } from './purchase.ts'
import { endRedeem, redeeming } from './redeem.ts'
import { scoring } from './scoring.ts'
import { secretAuction } from './secret-auction.ts'
import { begin } from './setup.ts'
import { chooseStack, nextAuction } from './stack.ts'
import { endEffects, endUnmask, unmasking, unveiling } from './unmask.ts'

export const rules = table(
  begin,

  // One auction after the other, until the four stacks are empty.
  nextAuction,
  chooseStack,
  bidding,
  openAuction,
  secretAuction,
  choosePayee,
  settle,
  crystalBall,
  aladdinsLamp,
  flyingCarpet,

  sequence(endOfGame, redeeming, certifying, unveiling, unmasking, endEffects, scoring),
  redeeming,
  endRedeem,
  certifying,
  endCertify,
  unveiling,
  endUnmask,
  unmasking,
  endEffects,
  scoring,
)
