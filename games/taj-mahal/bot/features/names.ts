/** The list of what is read, by name. */
import { by, nameList, upTo } from '@durbar/room'
import { COLOURS, PERSON_IDS, SPECIALS, SYMBOLS } from '../../data/cards.ts'
import { COURT, GOODS, LAST_VISIT } from '../../data/tiles.ts'

const seat = nameList()
const table = nameList()
export const SEAT_ROW = seat.names
export const TABLE_ROW = table.names

const MOST_SEATS = 5
const PLACES = upTo(1, MOST_SEATS)

// Where it stands: points so far, points if the hands were scored now, and the hand-written judgement.
const standing = (name: string) =>
  seat.group(...[name, `${name}.lead`, `${name}.over-mean`, ...by(`${name}.place`, PLACES)])
export const SCORE = standing('score')
export const FINAL = standing('final')
export const WORTH = standing('worth')
/** What the judgement is made of. */
export const PART = seat.each('worth.hand', 'worth.court', 'worth.goods', 'worth.network', 'worth.visit')

// The hand. Its colours by length, because only chance tells one colour from another.
export const LENGTHS = [
  [1, 2, 3, 4, 5, 6, 8],
  [1, 2, 3, 4],
  [1, 2, 3],
  [1, 2],
] as const
const ORDER = ['longest', 'second', 'third', 'fourth'] as const
/** order -> where its steps begin */
export const LENGTH = ORDER.map((name, i) => seat.group(...by(`hand.${name}`, LENGTHS[i]!)))
/** Symbols of the longest and of the second-longest colour, and of the white cards. */
export const IN_LONGEST = seat.group(...by('hand.longest', SYMBOLS))
export const IN_SECOND = seat.group(...by('hand.second', SYMBOLS))
export const IN_WHITE = seat.group(...by('hand.white', SYMBOLS))
export const IN_COLOUR = seat.group(...by('hand', COLOURS))
export const WHITE_STEPS = [1, 2, 3] as const
export const WHITES = seat.group(...by('hand.white', WHITE_STEPS))
export const HAND = seat.each(
  /** Cards, those that everybody has seen, and what it would score; that times how far the game is. */
  ...(['hand', 'hand.seen', 'hand.points', 'hand.points.late'] as const),
  /** Cards of the supply in its longest colour; how many it will still take in this visit. */
  ...(['supply.longest', 'picks'] as const),
)
export const SPECIAL = seat.group(...SPECIALS)
/** Times the visits still to come. */
export const SPECIAL_TIME = seat.group(...SPECIALS.map((id) => `${id}.time`))

// The visit: nothing of it is read of a seat that has withdrawn.
export const VISIT = seat.each(
  ...(['inside', 'unplayed', 'alone', 'row', 'extras', 'wins', 'leave.points'] as const),
)
export const ROW_STEPS = [1, 2, 3] as const
export const ROW = seat.group(...SYMBOLS.flatMap((symbol) => by(`row.${symbol}`, ROW_STEPS)))
export const ROW_COLOUR = seat.group(...by('row', COLOURS))
/** Cards in hand that could still follow. */
export const FOLLOW_STEPS = [1, 2, 3, 4] as const
export const FOLLOWS = seat.group(...by('follows', FOLLOW_STEPS))
/** By prize at court: won by withdrawing now, tied for it, lead over the best other row, chance as judged by hand. */
export const WINS = seat.group(...by('wins', COURT))
export const TIED = seat.group(...by('tied', COURT))
export const MARGIN = seat.group(...by('margin', COURT))
export const CHANCE = seat.group(...by('chance', COURT))
/** The most symbols it could show in this visit, and how many more than anybody else could. */
export const REACH = seat.group(...by('reach', SYMBOLS))
export const OUTREACH = seat.group(...by('outreach', SYMBOLS))

// Tokens and the special cards they earn.
export const TOKEN = seat.group(...by('token', PERSON_IDS))
export const PAIR = seat.group(...by('token-pair', PERSON_IDS))
/** Would complete a pair by withdrawing now; holds the card that another seat is a token away from. */
export const PAIR_NOW = seat.group(...by('token-pair-now', PERSON_IDS))
export const CONTESTED = seat.group(...by('special-contested', PERSON_IDS))

// Goods.
export const GOOD_STEPS = [1, 2, 3, 4] as const
export const GOOD = seat.group(...GOODS.flatMap((good) => by(good, GOOD_STEPS)))
/** Owned times still to come. */
export const PAIRS_TO_COME = seat.group(...by('pairs-to-come', GOODS))
/** What the tiles of this visit and of the next ones would bring. */
export const TILES_AHEAD = 4
export const TILE = seat.numbered('tile', 0, TILES_AHEAD - 1)

// The network: points of a palace on the best and on the average city, by visits from now.
export const SITE = seat.numbered('site', 0, LAST_VISIT - 1)
export const SITE_MEAN = seat.numbered('site-mean', 0, LAST_VISIT - 1)
export const NETWORK = seat.each(
  ...(['palaces', 'provinces', 'chain', 'chain.second'] as const),
  /** In the visited province: the best free city, how much better one beside a palace is, the best bonus tile. */
  ...(['here.site', 'here.crown-adds', 'here.bonus'] as const),
)

// Whose turn it is.
export const ASKING: readonly string[] = ['turn', 'place', 'take']
export const ASKED = seat.group(...by('asked', ASKING))
export const PENDING = seat.each('pending.palaces', 'pending.crown', 'pending.tile')
/** Seats clockwise from whoever is asked, and from the start player. */
export const FROM_ASKED = seat.numbered('from-asked', 0, MOST_SEATS - 1)
export const FROM_START = seat.numbered('from-start', 0, MOST_SEATS - 1)

// The table.
export const FEWEST = 2
export const PLAYERS = table.group(...by('players', [2, 3, 4, 5]))
export const VISIT_NO = table.group(...by('visit', upTo(1, LAST_VISIT)))
export const AT_COURT = table.group(...by('court', COURT))
/** The most that any row shows. */
export const TOP = table.group(...by('top', SYMBOLS))
export const SUPPLY_COLOUR = table.group(...by('supply', COLOURS))
export const SUPPLY_SYMBOL = table.group(...by('supply', SYMBOLS))
/** On the tile of this visit, and on tiles still to come. */
export const TILE_GOOD = table.group(...by('tile', GOODS))
export const GOODS_TO_COME = table.group(...by('to-come', GOODS))
export const ON_TABLE = table.group(...SPECIALS.map((id) => `${id}.on-table`))
/** TM-V: the row of the neutral prince. */
export const PRINCE_ROW = table.group(...by('prince', SYMBOLS))
export const BONUS_KINDS = ['points', 'card', 'goods'] as const
/** Bonus tiles of the visited province, and on the whole board. */
export const BONUS_HERE = table.group(...by('bonus-here', BONUS_KINDS))
export const BONUS_LEFT = table.group(...by('bonus', BONUS_KINDS))
export const TABLE = table.each(
  ...(['visit', 'inside', 'supply.white', 'supply', 'pile', 'prince.inside'] as const),
  ...(['free-cities', 'over'] as const),
)
