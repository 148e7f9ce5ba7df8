import type { Speech } from '@durbar/room'
import type { Event } from '../events.ts'
import type { View } from '../view/index.ts'
import { biddingOf, leastOf } from './bidding.ts'
import { cardName, categoryName, colourName, fakeName } from './names.ts'

const card = (id: unknown) => cardName(String(id), 'en')
const fake = (id: unknown) => fakeName(String(id), 'en')
const stack = (id: unknown) => `${categoryName(String(id), 'en')} (${colourName(String(id), 'en')})`
const ingots = (n: unknown) => (n === 1 ? '1 ingot' : `${n} ingots`)
/** Gap and slot as people count them: from one, by the seats on both sides. */
const place = (gap: unknown, slot: unknown, name: (seat: number) => string, seats: number) =>
  `between ${name(Number(gap))} and ${name((Number(gap) + 1) % seats)}${seats === 3 ? `, card ${Number(slot) + 1}` : ''}`
const DECIDED = {
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

export const en: Speech<View, Event> = {
  title: 'Warehouse 51',
  subtitle: (view) => `Auction ${view.auctionNumber} of 26`,
  tagline: 'Outbid them all, pay your neighbour, and pray that it is not a fake.',
  reconstructed:
    'Pictures and some lines of the rulebook are lost. Made up by us: six card names, the values, most blessings and curses, which cards are weapons, which four antiquities cannot be faked, and the 5 ingots the pawnshop pays. From public pages: most names, the 22 counterfeits, the 6 pawn tokens and part of the majority table. An owner of the box can put it right in the data files alone.',
  options: {},
  prompt(rule, view) {
    switch (rule) {
      case 'chooseStack':
        return 'Choose a stack: its top card is auctioned next.'
      case 'openAuction':
        return BIDDING[biddingOf(view)](card(view.auction?.card), leastOf(view))
      case 'secretAuction':
        return `How many ingots for ${card(view.auction?.card)} do you hide in your fist?`
      case 'choosePayee':
        return `Your boots decide: who receives your ${ingots(view.auction?.highest)}?`
      case 'crystalBall':
        return 'Which counterfeit do you look at?'
      case 'aladdinsLamp':
        return 'Wealth, insight or freedom: make your wish.'
      case 'flyingCarpet':
        return 'Swap one of your antiquities for one of equal value, or leave it.'
      case 'endRedeem':
        return 'Redeem a pawned antiquity for 10 ingots?'
      case 'endCertify':
        return 'Place a certificate of authenticity?'
      default:
        return 'The Unicorn Horn may cancel one counterfeit.'
    }
  },
  refusals: {
    emptyStack: 'This stack is empty.',
    notEnoughIngots: 'You do not have that many ingots.',
    notHigher: 'Your bid must be higher than the last one.',
    zeroIsNoBid: 'Zero is not a bid. Bid at least 1 ingot, or pass.',
    ringRaise: 'The Ring of the Nibelungs forces you to raise by 2.',
    notYourself: 'The payment must go to somebody else.',
    richEnough: 'Only with fewer than 5 ingots may you pawn.',
    alreadyPawned: 'This antiquity is pawned already.',
    supplyEmpty: 'The supply has no ingots left to lend.',
    noToken: 'All pawn tokens are taken.',
    pawnshopClosed:
      'The pawnshop is open when you choose a stack, on your turn in an open auction, and before you close your fist.',
    counterfeitKnown: 'You know this counterfeit already.',
    noWealth: 'The supply is empty: no wealth to wish for.',
    nothingToFree: 'This antiquity is not pawned.',
    carpetItself: 'The Flying Carpet cannot be swapped itself.',
    otherValue: 'The two antiquities must have the same printed value.',
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
  move(move, view) {
    const seat = (player: number) => (player === view.me ? 'you' : `seat ${player + 1}`)
    const where = () => place(move.gap, move.slot, seat, view.players.length)
    switch (move.type) {
      case 'reveal':
        return `Reveal: ${stack(move.category)}`
      case 'bid':
        return move.amount === view.auction?.highest ? `Match ${move.amount}` : `Bid ${move.amount}`
      case 'pass':
        return 'Pass'
      case 'sealBid':
        return move.amount === 0 ? 'Empty fist' : `Hide ${ingots(move.amount)}`
      case 'pawn':
        return `Pawn: ${card(move.card)}`
      case 'payTo':
        return `Pay ${seat(Number(move.player))}`
      case 'peek':
        return `Look ${where()}`
      case 'wish':
        if (move.kind === 'wealth') return 'Wealth: ingots from the supply'
        return move.kind === 'insight' ? `Insight: look ${where()}` : `Freedom: ${card(move.card)}`
      case 'exchange':
        return `Give ${card(move.own)}, take ${card(move.theirs)} from ${seat(Number(move.player))}`
      case 'declineExchange':
        return 'Swap nothing'
      case 'redeem':
        return `Redeem: ${card(move.card)} (10)`
      case 'doneRedeeming':
        return 'Redeem nothing more'
      case 'certify':
        return `Certify ${card(move.card)} (${card(move.seal)})`
      case 'doneCertifying':
        return 'Place no more certificates'
      case 'neutralise':
        return `Cancel the counterfeit: ${fake(move.counterfeit)}`
      default:
        return 'Cancel nothing'
    }
  },
  event(e, name) {
    switch (e.t) {
      case 'begun':
        return `${name(e.seat)} runs the first auction.`
      case 'revealed':
        return `${name(e.seat)} reveals ${card(e.card)} (${colourName(e.category, 'en')}): ${e.secret ? 'secret' : 'open'} auction.`
      case 'income':
        return `Horn of Plenty: ${name(e.seat)} takes ${ingots(e.amount)}.`
      case 'bid':
        return e.matched
          ? `${name(e.seat)} matches ${e.amount} with Mjöllnir.`
          : `${name(e.seat)} bids ${e.amount}.`
      case 'passed':
        return e.byItself ? `${name(e.seat)} cannot go along and is out.` : `${name(e.seat)} passes.`
      case 'pawned':
        return `${name(e.seat)} pawns ${card(e.card)} for ${ingots(e.amount)}.`
      case 'fistsOpened':
        return `Fists open: ${e.bids.map((bid, seat) => `${name(seat)} ${bid}`).join(', ')}.`
      case 'won':
        return `${name(e.seat)} wins ${card(e.card)} for ${e.amount}${DECIDED[e.decided]}.`
      case 'unsold':
        return `Nobody wants ${card(e.card)}; it leaves the game.`
      case 'paid':
        return `${name(e.seat)} pays ${ingots(e.amount)} to ${name(e.to)}.`
      case 'surcharge':
        return `Syamantaka Jewel: ${name(e.seat)} pays ${ingots(e.amount)} to the supply.`
      case 'curseVoid':
        return `The Holy Grail shields ${name(e.seat)} from ${card(e.card)}.`
      case 'gave':
        return `Pandora's Box: ${name(e.seat)} gives ${name(e.to)} ${ingots(e.amount)}.`
      case 'peeked': {
        const which = e.of > 1 ? `counterfeit ${e.slot + 1}` : 'the counterfeit'
        const shown = e.counterfeit === null ? '' : `: ${fake(e.counterfeit)} is a fake`
        return `${name(e.seat)} looks at ${which} to the left of ${name(e.gap)}${shown}.`
      }
      case 'wealth':
        return `${name(e.seat)} wishes for wealth and takes ${ingots(e.amount)}.`
      case 'freed':
        return `${name(e.seat)} wishes for freedom: ${card(e.card)} leaves the pawnshop.`
      case 'exchanged':
        return `${name(e.seat)} swaps ${card(e.own)} for ${card(e.theirs)} of ${name(e.with)}.`
      case 'notExchanged':
        return e.possible ? `${name(e.seat)} swaps nothing.` : 'The Flying Carpet finds nothing to swap.'
      case 'redeemed':
        return `${name(e.seat)} redeems ${card(e.card)}.`
      case 'certified':
        return `${name(e.seat)} certifies ${card(e.card)} with ${card(e.seal)}.`
      case 'unveiled':
        return `The counterfeits: ${e.gaps.flat().map(fake).join(', ')}.`
      case 'neutralised':
        return `Unicorn Horn: ${name(e.seat)} cancels the counterfeit of ${fake(e.counterfeit)}.`
      case 'notNeutralised':
        return `${name(e.seat)} does not use the Unicorn Horn.`
      case 'unmasked':
        return `${card(e.card)} of ${name(e.seat)} is a fake and goes.`
      case 'arkTook':
        return `Ark of the Covenant: ${name(e.seat)} returns ${ingots(e.amount)}.`
      case 'scored':
        return e.breakdown.accounts
          .map((account, seat) => {
            const majorities = account.majorities.reduce((sum, points) => sum + points, 0)
            const malleus = account.malleus < 0 ? `, Malleus ${account.malleus}` : ''
            return `${name(seat)}: ${account.total} points (majorities ${majorities}, sets ${account.sets}, gold ${account.gold}${malleus}), place ${account.place}.`
          })
          .join(' ')
    }
  },
  ends: { allAuctioned: 'All antiquities have been auctioned.' },
}
