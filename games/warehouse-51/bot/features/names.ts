/**
 * The list of what is read, by name. All of it stands as if the auction under way ended now: whoever leads has paid
 * and owns the lot. "Genuine" is meant as the imagined world has it.
 */
import * as bits from '@durbar/kernel/bits'
import { by, nameList, upTo } from '@durbar/room'
import { COUNTERFEITS, cardAt, IDS } from '../../data/antiquities.ts'
import { MOST_SEATS, SEATS } from '../../data/box.ts'
import { CATEGORIES } from '../../data/categories.ts'

const seat = nameList()
const table = nameList()
export const SEAT_ROW = seat.names
export const TABLE_ROW = table.names

const byCategory = (name: string) => seat.group(...by(name, CATEGORIES))

const FAKEABLE = bits.members(COUNTERFEITS)
/** card -> its place among the cards that have a counterfeit */
export const FAKE_AT: readonly number[] = IDS.map((_, card) => FAKEABLE.indexOf(card))

// What a seat has.
/** In the collection and not pawned. */
export const OWNS = seat.group(...by('owns', IDS))
/** In the collection, a fake, and nothing at hand that saves it. */
export const FAKE = seat.group(...FAKEABLE.map((card) => `fake.${cardAt(card)}`))
/** Has seen the counterfeit of an antiquity that is not sold yet. */
export const KNOWS = seat.group(...FAKEABLE.map((card) => `knows.${cardAt(card)}`))
/** Printed values in the pawnshop. */
export const PAWNED = byCategory('pawned')
export const HELD = seat.each(
  ...(['fakes', 'fakes.unknown', 'fakes.value', 'fakes.saved'] as const),
  /** Cards in the pawnshop, the values of the genuine ones, and how many of those it could redeem. */
  ...(['pawned', 'pawned.value', 'pawned.redeemable'] as const),
  ...(['blessed', 'cursed', 'weapons'] as const),
)

// The four majorities, from the cards that will count.
export const TOTAL = byCategory('total')
/** Value points before the best and the second-best of the others; a tie that is decided counts a third. */
export const LEAD = byCategory('lead')
export const LEAD_FOR_SECOND = byCategory('lead-for-second')
/** Alone or together, if it ended now; `behind` = with something, for nothing. */
export const FIRST_PLACE = byCategory('first')
export const SHARED_FIRST = byCategory('shared-first')
export const SECOND_PLACE = byCategory('second')
export const BEHIND = byCategory('behind')
export const POINTS = byCategory('points')
/** No value still to come can take the lead; not even all of it would bring points. */
export const SURE = byCategory('sure')
export const LOST = byCategory('lost')
/** Points to be hoped for, by the odds against each rival. */
export const HOPE = byCategory('hope')
export const CARD_STEPS = [1, 2, 3] as const
export const CARDS_OF = seat.group(...CATEGORIES.flatMap((category) => by(`cards.${category}`, CARD_STEPS)))

// Complete sets, and the next one.
export const SET_STEPS = [1, 2] as const
export const SETS = seat.group(...by('sets', SET_STEPS))
/** Cards that the next set lacks, and of which categories. */
export const LACKS_COUNT = seat.group(...by('set-lacks', [1, 2, 3, 4]))
export const LACKS = byCategory('set-lacks')
export const SET = seat.each('sets', 'set-hope', 'set-impossible')

// Gold.
export const INGOT_STEPS = [1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 30] as const
export const INGOTS = seat.group(...by('ingots', INGOT_STEPS))
export const MONEY = seat.each(
  ...(['ingots', 'ingots.share', 'ingots.lead', 'ingots.richer', 'ingots.left', 'ingots.right'] as const),
  /** Times the share of the auctions still to come. */
  'ingots.time',
  ...(['gold', 'gold.rest', 'ark-takes', 'may-pawn', 'fakes-to-pawn'] as const),
)

// Effects in force: those that last by the time they have left, those of the end by what they would do.
export const EFFECT = seat.each(
  ...([
    'horn-of-plenty',
    'mjollnir',
    'boots',
    'excalibur',
    'ring',
    'jewel',
    'ring.now',
    'jewel.now',
  ] as const),
  ...(['malleus', 'ties-won', 'ties-lost', 'curses-void', 'ones-raised'] as const),
  ...(['certificates', 'unicorn-horn'] as const),
)

// Where it stands: points if the game ended now, and points to be hoped for.
export const STANDING = seat.each(
  ...(['score', 'score.lead', 'score.over-mean', 'hope', 'hope.lead', 'hope.over-mean'] as const),
)
const PLACES = upTo(1, MOST_SEATS)
export const PLACE = seat.group(...by('place', PLACES))
export const HOPED_PLACE = seat.group(...by('hoped-place', PLACES))

// Whose turn it is.
/** The decisions of the game, by the clause that asks. */
export const ASKING: readonly string[] = [
  ...['chooseStack', 'openAuction', 'secretAuction', 'choosePayee', 'crystalBall', 'aladdinsLamp'],
  ...['flyingCarpet', 'endRedeem', 'endCertify', 'endUnmask'],
]
export const ASKED = seat.group(...by('asked', ASKING))
const SEATS_AWAY = upTo(0, MOST_SEATS - 1)
/** Seats clockwise from the auctioneer, and from whoever is asked. */
export const FROM_AUCTIONEER = seat.group(...by('from-auctioneer', SEATS_AWAY))
export const FROM_ASKED = seat.group(...by('from-asked', SEATS_AWAY))
export const BIDS = seat.each(
  ...(['leads', 'passed', 'in', 'sealed', 'is-paid'] as const),
  /** Can outbid, needs the pawnshop for it, or neither; ingots above the highest bid. */
  ...(['can-bid', 'can-bid.by-pawning', 'ingots.above-bid'] as const),
)
/** What the lot would add for this seat if it had it for nothing; whether it knows the lot for a fake. */
export const LOT_FOR = seat.each(
  ...(['lot.points', 'lot.hope', 'lot.set', 'lot.new-category', 'lot.known-fake'] as const),
)

// The table.
export const PLAYERS = table.group(...by('players', SEATS))
/** Auctions still to come, the present one not counted. */
export const AUCTION_STEPS = [1, 2, 3, 4, 6, 8, 11, 14, 18, 22] as const
export const AUCTIONS = table.group(...by('auctions', AUCTION_STEPS))
export const TO_COME = table.group(...by('to-come', IDS))
export const LOT = table.group(...by('lot', IDS))
export const TABLE = table.each(
  ...(['auctions', 'lot.open', 'lot.secret', 'lot.fake', 'highest', 'bidders'] as const),
  ...([
    'supply',
    'supply.empty',
    'tokens',
    'tokens.none',
    'ingots',
    'fakes-to-come',
    'unsold',
    'over',
  ] as const),
)
