import { counting, speak } from '@durbar/room'
import type { FakeId } from '../data/antiquities.ts'
import { PAWN_BELOW, REDEEM_COST } from '../data/box.ts'
import type { CardId } from '../data/cards.ts'
import type { Category } from '../data/categories.ts'
import type { Decided } from '../events.ts'
import type { View } from '../view/index.ts'
import type { Vocabulary } from '../vocabulary.ts'
import { biddingOf, highestOf, leastOf, ofExchange, purseOf } from './bidding.ts'
import { cardName, categoryName, colourName, fakeName } from './names.ts'

const { count, list } = counting('en')
const card = (id: CardId) => cardName(id, 'en')
const fake = (id: FakeId) => fakeName(id, 'en')
const stack = (id: Category) => `${categoryName(id, 'en')} (${colourName(id, 'en')})`
const lot = (view: View) => (view.auction === null ? '' : card(view.auction.card))
const ingots = (n: number) => count(n, 'ingot', 'ingots')
/** Somebody in the middle of a sentence. */
const whom = (seat: number, view: View, name: (seat: number) => string) =>
  seat === view.me ? 'you' : name(seat)
/** Gap and slot as people count them: from one, by the seats on both sides. */
function place(gap: number, slot: number, view: View, name: (seat: number) => string): string {
  const seats = view.players.length
  const [here, there] = [whom(gap, view, name), whom((gap + 1) % seats, view, name)]
  return `between ${here} and ${there}${view.gaps[gap]!.length > 1 ? `, card ${slot + 1}` : ''}`
}
const DECIDED: Readonly<Record<Decided, string>> = {
  highest: '',
  excalibur: ' (Excalibur decides the tie)',
  nearest: ' (nearest to the auctioneer)',
}

/** What can be done at this height of the bidding. */
const BIDDING = {
  open: (name: string) => `Open the bidding for ${name}, or pass.`,
  openAt: (name: string, least: number) => `Open the bidding for ${name} with at least ${least}, or pass.`,
  raise: (name: string, least: number) => `Bid at least ${least} for ${name}, or pass.`,
  match: (name: string, least: number) => `Match ${least} for ${name}, bid more, or pass.`,
  pawn: (name: string) => `You have too few ingots for ${name}: pawn a card, or pass.`,
}

export const en = speak<Vocabulary>({
  title: 'Warehouse 51',
  subtitle: (view) => `Auction ${view.auctionNumber} of 26`,
  tagline: 'Outbid them all, pay your neighbour, and pray that it is not a fake.',
  options: {},
  prompt: {
    chooseStack: 'Choose a stack: its top card is auctioned next.',
    openAuction: (view) => BIDDING[biddingOf(view)](lot(view), leastOf(view)),
    secretAuction: (view) => `How many ingots for ${lot(view)} do you hide in your fist?`,
    choosePayee: (view) => `Your boots decide: who receives your ${ingots(highestOf(view))}?`,
    crystalBall: 'Which counterfeit do you look at?',
    aladdinsLamp: 'Wealth, insight or freedom: make your wish.',
    flyingCarpet: 'Swap one of your antiquities for one of equal value, or leave it.',
    endRedeem: `Redeem a pawned antiquity for ${ingots(REDEEM_COST)}?`,
    endCertify: 'Place a certificate of authenticity?',
    endUnmask: 'The Unicorn Horn may cancel one counterfeit.',
  },
  refusals: {
    emptyStack: 'This stack is empty.',
    notEnoughIngots: (_, view) =>
      purseOf(view) === 0 ? 'You have no ingots.' : `You have only ${ingots(purseOf(view))}.`,
    notHigher: (_, view) => `The last bid is ${highestOf(view)}. Bid at least ${leastOf(view)}, or pass.`,
    zeroIsNoBid: (_, view) => `Zero is not a bid. Bid at least ${ingots(leastOf(view))}, or pass.`,
    ringRaise: (_, view) =>
      `The Ring of the Nibelungs forces you to raise by 2: bid at least ${leastOf(view)}, or pass.`,
    notYourself: 'The payment must go to somebody else.',
    richEnough: (_, view) =>
      `Only with fewer than ${PAWN_BELOW} ingots may you pawn; you have ${purseOf(view)}.`,
    alreadyPawned: 'This antiquity is pawned already.',
    supplyEmpty: 'The supply has no ingots left to lend.',
    noToken: 'All pawn tokens are taken.',
    pawnshopClosed:
      'The pawnshop is open when you choose a stack, on your turn in an open auction, and before you close your fist.',
    counterfeitKnown: 'You know this counterfeit already.',
    noWealth: 'The supply is empty: no wealth to wish for.',
    nothingToFree: 'This antiquity is not pawned.',
    carpetItself: 'The Flying Carpet cannot be swapped itself.',
    otherValue: ofExchange(
      'The two antiquities must have the same printed value.',
      (move, own, theirs) =>
        `The printed values must be equal: ${card(move.own)} has ${own}, ${card(move.theirs)} has ${theirs}.`,
    ),
    pawnedOutOfReach: 'Pawned antiquities cannot be swapped.',
    notInThePawnshop: 'This antiquity is not pawned.',
    sealPawned: 'The seal is pawned, so its certificate cannot be used.',
    certificatePlaced: 'The certificate of this seal has been placed.',
    cannotBeFake: 'There is no counterfeit of this antiquity.',
    pawnedCertify: 'A pawned antiquity cannot be certified.',
    alreadyCertified: 'This antiquity bears a certificate already.',
    cancelled: 'This counterfeit is cancelled by a certificate.',
    inNoCollection: 'Nobody owns the antiquity of this counterfeit.',
  },
  move: {
    reveal: ({ category }) => `Reveal ${stack(category)}`,
    bid: ({ amount }, view) => (amount === highestOf(view) ? `Match ${amount}` : `Bid ${amount}`),
    pass: 'Pass',
    sealBid: ({ amount }) => (amount === 0 ? 'Close an empty fist' : `Hide ${ingots(amount)}`),
    pawn: (move) => `Pawn ${card(move.card)}`,
    payTo: ({ player }, view, name) => `Pay ${whom(player, view, name)}`,
    peek: ({ gap, slot }, view, name) => `Look ${place(gap, slot, view, name)}`,
    wish(move, view, name) {
      if (move.kind === 'wealth') return 'Wish for wealth: ingots from the supply'
      if (move.kind === 'freedom') return `Wish for freedom: ${card(move.card)}`
      return `Wish for insight: look ${place(move.gap, move.slot, view, name)}`
    },
    exchange: ({ own, player, theirs }, view, name) =>
      `Give ${card(own)}, take ${card(theirs)} from ${whom(player, view, name)}`,
    declineExchange: 'Swap nothing',
    redeem: (move) => `Redeem ${card(move.card)} (${REDEEM_COST})`,
    doneRedeeming: 'Redeem nothing more',
    certify: (move) => `Certify ${card(move.card)} (${card(move.seal)})`,
    doneCertifying: 'Place no more certificates',
    neutralise: ({ counterfeit }) => `Cancel the counterfeit: ${fake(counterfeit)}`,
    declineNeutralise: 'Cancel nothing',
  },
  event: {
    begun: (e, name) => `${name(e.seat)} runs the first auction.`,
    revealed: (e, name) =>
      `${name(e.seat)} reveals ${card(e.card)} (${colourName(e.category, 'en')}): ${e.secret ? 'secret' : 'open'} auction.`,
    income: (e, name) => `Horn of Plenty: ${name(e.seat)} takes ${ingots(e.amount)}.`,
    bid: (e, name) =>
      e.matched ? `${name(e.seat)} matches ${e.amount} with Mjöllnir.` : `${name(e.seat)} bids ${e.amount}.`,
    passed: (e, name) =>
      e.byItself ? `${name(e.seat)} cannot go along and is out.` : `${name(e.seat)} passes.`,
    pawned: (e, name) => `${name(e.seat)} pawns ${card(e.card)} for ${ingots(e.amount)}.`,
    fistsOpened: (e, name) => `Fists open: ${list(e.bids.map((bid, seat) => `${name(seat)} ${bid}`))}.`,
    won: (e, name) => `${name(e.seat)} wins ${card(e.card)} for ${e.amount}${DECIDED[e.decided]}.`,
    unsold: (e) => `Nobody wants ${card(e.card)}; it leaves the game.`,
    paid: (e, name) => `${name(e.seat)} pays ${ingots(e.amount)} to ${name(e.to)}.`,
    surcharge: (e, name) => `Syamantaka Jewel: ${name(e.seat)} pays ${ingots(e.amount)} to the supply.`,
    curseVoid: (e, name) => `The Holy Grail shields ${name(e.seat)} from ${card(e.card)}.`,
    gave: (e, name) => `Pandora's Box: ${name(e.seat)} gives ${name(e.to)} ${ingots(e.amount)}.`,
    peeked(e, name) {
      const which = e.of > 1 ? `counterfeit ${e.slot + 1}` : 'the counterfeit'
      const shown = e.counterfeit === null ? '' : `: ${fake(e.counterfeit)} is a fake`
      return `${name(e.seat)} looks at ${which} to the left of ${name(e.gap)}${shown}.`
    },
    wealth: (e, name) => `${name(e.seat)} wishes for wealth and takes ${ingots(e.amount)}.`,
    freed: (e, name) => `${name(e.seat)} wishes for freedom: ${card(e.card)} leaves the pawnshop.`,
    exchanged: (e, name) => `${name(e.seat)} swaps ${card(e.own)} for ${card(e.theirs)} of ${name(e.with)}.`,
    notExchanged: (e, name) =>
      e.possible ? `${name(e.seat)} swaps nothing.` : 'The Flying Carpet finds nothing to swap.',
    redeemed: (e, name) => `${name(e.seat)} redeems ${card(e.card)}.`,
    certified: (e, name) => `${name(e.seat)} certifies ${card(e.card)} with ${card(e.seal)}.`,
    unveiled: (e) => `The counterfeits: ${list(e.gaps.flat().map(fake))}.`,
    neutralised: (e, name) =>
      `Unicorn Horn: ${name(e.seat)} cancels the counterfeit of ${fake(e.counterfeit)}.`,
    notNeutralised: (e, name) => `${name(e.seat)} does not use the Unicorn Horn.`,
    unmasked: (e, name) => `${card(e.card)} of ${name(e.seat)} is a fake and goes.`,
    arkTook: (e, name) => `Ark of the Covenant: ${name(e.seat)} returns ${ingots(e.amount)}.`,
    scored: (e, name) =>
      e.breakdown.accounts
        .map((account, seat) => {
          const majorities = account.majorities.reduce((sum, points) => sum + points, 0)
          const malleus = account.malleus < 0 ? `, Malleus ${account.malleus}` : ''
          return `${name(seat)}: ${account.total} points (majorities ${majorities}, sets ${account.sets}, gold ${account.gold}${malleus}), place ${account.place}.`
        })
        .join(' '),
  },
  ends: { allAuctioned: 'All antiquities have been auctioned.' },
})
