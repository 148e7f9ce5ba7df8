import { counting, speak, type Who } from '@durbar/room'
import { brandedBy, type FakeId } from '../data/antiquities.ts'
import { PAWN_BELOW, PAWN_TOKENS, REDEEM_COST } from '../data/box.ts'
import { CARDS, type CardId } from '../data/cards.ts'
import type { Category } from '../data/categories.ts'
import type { Decided } from '../events.ts'
import type { View } from '../view/index.ts'
import type { Vocabulary } from '../vocabulary.ts'
import { biddingOf, highestOf, leastOf, ofExchange, purseOf, RING, wealthOf } from './bidding.ts'
import { formsOf } from './forms.ts'
import { cardName, categoryName, colourName } from './names.ts'

const { count, list } = counting('en')
const card = (id: CardId) => cardName(id, 'en')
const forms = (id: CardId) => formsOf(id, 'en')
const branded = (id: FakeId) => forms(brandedBy(id))
const stack = (id: Category) => `${categoryName(id, 'en')} (${colourName(id, 'en')})`
const lot = (view: View) => (view.auction === null ? '' : forms(view.auction.card).object)
const ingots = (n: number) => count(n, 'ingot', 'ingots')
const points = (n: number) => count(n, 'point', 'points')
/** Gap and slot as people count them: from one, by the seats on both sides. */
function place(gap: number, slot: number, view: View, who: Who): string {
  const seats = view.players.length
  const [here, there] = [who.dative(gap), who.dative((gap + 1) % seats)]
  return `between ${here} and ${there}${view.gaps[gap]!.length > 1 ? `, card ${slot + 1}` : ''}`
}
const DECIDED: Readonly<Record<Decided, string>> = {
  highest: '',
  excalibur: ' (Excalibur decides the tie)',
  nearest: ' (tie: nearest to whoever turned up the card)',
}

/** What can be done at this height of the bidding. */
const BIDDING = {
  open: (name: string) => `Open the bidding for ${name}, or pass.`,
  openAt: (name: string, least: number) =>
    `Open the bidding for ${name} with at least ${ingots(least)}, or pass.`,
  raise: (name: string, least: number) => `Bid at least ${ingots(least)} for ${name}, or pass.`,
  match: (name: string, least: number) => `Match the bid of ${ingots(least)} for ${name}, bid more, or pass.`,
  pawn: (name: string) => `You have too few ingots for ${name}: pawn a card, or pass.`,
}

export const en = speak<Vocabulary>({
  language: 'en',
  title: 'Warehouse 51',
  subtitle: (view) => `Auction ${view.auctionNumber} of ${CARDS.length}`,
  tagline: 'Outbid everyone. And hope it is genuine.',
  options: {},
  prompt: {
    chooseStack: 'Choose a stack and turn up its top card.',
    openAuction: (view) => BIDDING[biddingOf(view)](lot(view), leastOf(view)),
    secretAuction: (view) => `How many ingots for ${lot(view)} do you take in your fist?`,
    choosePayee: (view) => `Seven-League Boots: who receives your ${ingots(highestOf(view))}?`,
    crystalBall: 'Crystal Ball: which counterfeit do you look at?',
    aladdinsLamp: 'Aladdin’s Lamp: wish for wealth, insight or freedom.',
    flyingCarpet: 'Swap one of your antiquities for someone else’s of the same value, or decline.',
    endRedeem: `Buy back a pawned antiquity for ${ingots(REDEEM_COST)}, or decline.`,
    endCertify: 'Place a certificate of authenticity on one of your antiquities, or decline.',
    endUnmask: 'Neutralise one counterfeit with the Unicorn Horn, or decline.',
  },
  refusals: {
    emptyStack: 'This stack is empty. Choose another.',
    notEnoughIngots: (_, view) =>
      purseOf(view) === 0
        ? 'You have no ingots.'
        : `You have only ${ingots(purseOf(view))}. You cannot bid more than that.`,
    notHigher: (_, view) =>
      `The last bid is ${ingots(highestOf(view))}. Bid at least ${leastOf(view)}, or pass.`,
    zeroIsNoBid: (_, view) => `A bid of 0 ingots is no bid. Bid at least ${ingots(leastOf(view))}, or pass.`,
    ringRaise: (_, view) =>
      `The Ring of the Nibelungs forces you to raise by at least ${RING}. Bid at least ${ingots(highestOf(view) + RING)}, or pass.`,
    notYourself: 'You cannot pay yourself. Choose somebody else.',
    richEnough: (_, view) =>
      `You may pawn only with fewer than ${ingots(PAWN_BELOW)}; you have ${purseOf(view)}.`,
    alreadyPawned: 'This antiquity is pawned already. Choose another.',
    supplyEmpty: 'The supply is empty, so nobody can pawn any more.',
    noToken: `All ${PAWN_TOKENS} pawn tokens are taken, so nobody can pawn any more.`,
    pawnshopClosed:
      'You may pawn before you turn up a card, on your turn in an open auction, and before you close your fist.',
    counterfeitKnown: 'You know this counterfeit already. Choose another.',
    noWealth: 'The supply is empty. Wish for something other than wealth.',
    nothingToFree: 'This antiquity is not pawned. Choose one that is in the pawnshop.',
    carpetItself: 'You cannot swap the Flying Carpet itself. Give another antiquity.',
    otherValue: ofExchange(
      'The two antiquities must have the same printed value.',
      (move, own, theirs) =>
        `The printed values must be equal: ${card(move.own)} ${own}, ${card(move.theirs)} ${theirs}.`,
    ),
    pawnedOutOfReach: 'Pawned antiquities cannot be swapped. Choose another.',
    notInThePawnshop: 'This antiquity is not pawned, so you need not buy it back.',
    sealPawned: 'The seal is pawned, so you may not place its certificate.',
    certificatePlaced: 'The certificate of this seal lies on an antiquity already.',
    cannotBeFake: 'There is no counterfeit of this antiquity. It needs no certificate.',
    pawnedCertify: 'You may not place a certificate on a pawned antiquity. Choose another.',
    alreadyCertified: 'This antiquity bears a certificate already. Choose another.',
    cancelled: 'A certificate has neutralised this counterfeit already. Choose another.',
    inNoCollection: 'Nobody owns the antiquity of this counterfeit. Choose another.',
  },
  move: {
    reveal: ({ category }) => `Turn up ${stack(category)}`,
    bid: ({ amount }, view) =>
      amount === highestOf(view) ? `Match ${ingots(amount)}` : `Bid ${ingots(amount)}`,
    pass: 'Pass',
    sealBid: ({ amount }) => (amount === 0 ? 'Close an empty fist' : `Take ${ingots(amount)} in your fist`),
    pawn: (move) => `Pawn ${forms(move.card).object}`,
    payTo: ({ player }, _view, who) => `Pay ${who.object(player)}`,
    peek: ({ gap, slot }, view, who) => `Look ${place(gap, slot, view, who)}`,
    wish(move, view, who) {
      if (move.kind === 'wealth') return `Wish for wealth: ${ingots(wealthOf(view))} from the supply`
      if (move.kind === 'freedom') return `Wish for freedom: ${card(move.card)}`
      return `Wish for insight: look ${place(move.gap, move.slot, view, who)}`
    },
    exchange: ({ own, player, theirs }, _view, who) =>
      `Give ${forms(own).object}, take ${forms(theirs).object} from ${who.dative(player)}`,
    declineExchange: 'Swap nothing',
    redeem: (move) => `Buy back ${forms(move.card).object} (${ingots(REDEEM_COST)})`,
    doneRedeeming: 'Buy back nothing more',
    certify: (move) => `Place the certificate ${forms(move.seal).of} on ${forms(move.card).object}`,
    doneCertifying: 'Place no more certificates',
    neutralise: ({ counterfeit }) => `Neutralise the counterfeit ${branded(counterfeit).of}`,
    declineNeutralise: 'Neutralise nothing',
  },
  event: {
    begun: (e, who) => `${who.starts(e.seat, 'runs')} the first auction.`,
    revealed: (e, who) =>
      `${who.starts(e.seat, 'turns')} up ${forms(e.card).object} (${colourName(e.category, 'en')}): ${e.secret ? 'secret' : 'open'} auction.`,
    income: (e, who) => `Horn of Plenty: ${who.does(e.seat, 'takes')} ${ingots(e.amount)} from the supply.`,
    bid: (e, who) =>
      e.matched
        ? `${who.starts(e.seat, 'matches')} the bid of ${ingots(e.amount)} with Mjöllnir.`
        : `${who.starts(e.seat, 'bids')} ${ingots(e.amount)}.`,
    passed: (e, who) =>
      e.byItself
        ? `${who.starts(e.seat, 'cannot')} raise and ${who.verb(e.seat, 'is')} out.`
        : `${who.starts(e.seat, 'passes')}.`,
    pawned: (e, who) =>
      `${who.starts(e.seat, 'pawns')} ${forms(e.card).object} and ${who.verb(e.seat, 'gets')} ${ingots(e.amount)}.`,
    fistsOpened: (e, who) =>
      `The fists open. Ingots: ${list(e.bids.map((bid, seat) => `${who.either(seat, 'you', (name) => name)} ${bid}`))}.`,
    won: (e, who) =>
      `${who.starts(e.seat, 'wins')} ${forms(e.card).object} for ${ingots(e.amount)}${DECIDED[e.decided]}.`,
    unsold: (e) => `Nobody bids for ${forms(e.card).object}; the card leaves the game.`,
    paid: (e, who) => `${who.starts(e.seat, 'pays')} ${ingots(e.amount)} to ${who.object(e.to)}.`,
    surcharge: (e, who) =>
      `Syamantaka Jewel: ${who.does(e.seat, 'pays')} ${ingots(e.amount)} more, to the supply.`,
    curseVoid: (e, who) =>
      `The Holy Grail shields ${who.object(e.seat)}: the curse ${forms(e.card).of} has no effect.`,
    gave: (e, who) => `Pandora’s Box: ${who.does(e.seat, 'gives')} ${who.object(e.to)} ${ingots(e.amount)}.`,
    peeked(e, who) {
      const which = e.of > 1 ? `counterfeit ${e.slot + 1}` : 'the counterfeit'
      const seen = `${who.starts(e.seat, 'looks')} at ${which} to the left of ${who.dative(e.gap)}`
      if (e.counterfeit === null) return `${seen}.`
      const { subject, several } = branded(e.counterfeit)
      return `${seen}: ${subject} ${several ? 'are' : 'is'} fake.`
    },
    wealth: (e, who) =>
      `${who.starts(e.seat, 'wishes')} for wealth and ${who.verb(e.seat, 'takes')} ${ingots(e.amount)} from the supply.`,
    freed: (e, who) =>
      `${who.starts(e.seat, 'wishes')} for freedom and ${who.verb(e.seat, 'gets')} ${forms(e.card).object} back from the pawnshop for nothing.`,
    exchanged: (e, who) =>
      `${who.starts(e.seat, 'swaps')} ${forms(e.own).object} with ${who.dative(e.with)} for ${forms(e.theirs).object}.`,
    notExchanged: (e, who) =>
      e.possible
        ? `${who.starts(e.seat, 'swaps')} nothing.`
        : 'Flying Carpet: there is nothing that could be swapped.',
    redeemed: (e, who) =>
      `${who.starts(e.seat, 'buys')} back ${forms(e.card).object} for ${ingots(REDEEM_COST)}.`,
    certified: (e, who) =>
      `${who.starts(e.seat, 'places')} the certificate ${forms(e.seal).of} on ${forms(e.card).object}.`,
    unveiled: (e) =>
      `The counterfeits are turned up: ${list(e.gaps.flat().map((each) => card(brandedBy(each))))}.`,
    neutralised: (e, who) =>
      `${who.starts(e.seat, 'neutralises')} the counterfeit ${branded(e.counterfeit).of} with the Unicorn Horn.`,
    notNeutralised: (e, who) => `${who.starts(e.seat, 'does')} not use the Unicorn Horn.`,
    unmasked: (e, who) => `A fake: ${who.does(e.seat, 'loses')} ${forms(e.card).object}.`,
    arkTook: (e, who) =>
      `Ark of the Covenant: ${who.does(e.seat, 'returns')} ${ingots(e.amount)} to the supply.`,
    scored: (e, who) =>
      e.breakdown.accounts
        .map((account, seat) => {
          const majorities = account.majorities.reduce((sum, each) => sum + each, 0)
          const malleus = account.malleus < 0 ? `, Malleus Maleficarum −${-account.malleus}` : ''
          return `${who.label(seat)}: ${points(account.total)}, place ${account.place} (majorities ${majorities}, sets ${account.sets}, gold ${account.gold}${malleus}).`
        })
        .join('\n'),
  },
  ends: { allAuctioned: 'All antiquities have been auctioned.' },
})
