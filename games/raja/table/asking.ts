/** The sentence follows the hand: what is chosen is asked for by its name, what is missing is asked for next. */
import type { Language, Touch } from '@durbar/table'
import type { PartId } from '../data/actions.ts'
import { SHORT_ROUNDS } from '../data/material.ts'
import { whereTo } from '../texts/names.ts'
import { actionsOpen } from '../texts/purse.ts'
import type { View } from '../view/index.ts'
import type { Move, MoveOfType, Vocabulary } from '../vocabulary.ts'
import { ASKED, type Asked } from './asked.ts'
import { wayTouched } from './course.ts'
import { END, isFrom, turnedTo } from './touches.ts'
import { words } from './words/index.ts'

/** All moves left are of one sort, so far as a person sees it. */
function only<T extends Move['type']>(left: readonly Move[], type: T): readonly MoveOfType<T>[] | null {
  const alike = left.filter((move): move is MoveOfType<T> => move.type === type)
  return alike.length === left.length ? alike : null
}

const same = <T>([first, ...others]: readonly T[]): T | null =>
  first !== undefined && others.every((each) => each === first) ? first : null

/** The move that is ready to be made. */
function whole(move: Move, asked: Asked): string | null {
  switch (move.type) {
    case 'pickCharacter':
    case 'chooseReplacement':
    case 'gainCharacter':
    case 'changeCharacter':
      return asked.take(move.card)
    case 'surrenderCharacter':
      return asked.surrender(move.card)
    case 'bid':
      return asked.bid(move.amount)
    case 'passBid':
      return asked.pass
    case 'placeStartHouse':
      return asked.startHouse(move.village)
    case 'program':
      return asked.program(move.actions)
    case 'endTurn':
      return asked.end
    default:
      return null
  }
}

/** What is still missing of what was begun. */
function missing(touches: readonly Touch[], left: readonly Move[], asked: Asked): string | null {
  const moved = only(left, 'moveHouse')
  if (moved) {
    const from = same(moved.map((move) => move.from))
    return from && touches.some((each) => isFrom(each, from)) ? asked.moveTo(from) : asked.moveWhich
  }
  const built = only(left, 'buildHouse')
  if (built) {
    const node = same(built.map((move) => move.node))
    return node ? asked.byWhich(node) : asked.houseWhere
  }
  if (only(left, 'program')) {
    const action = touches.map(turnedTo).find((each) => each !== undefined)
    return action ? asked.second(action) : null
  }
  const palaces = only(left, 'buildPalace')
  if (palaces) {
    const size = same(palaces.map((move) => move.size))
    return size ? asked.palaceBy(size) : asked.palaceSize
  }
  if (only(left, 'shiftCrest')) return asked.crest
  if (only(left, 'useChip')) return asked.chip
  if (only(left, 'travel')) return asked.travel
  if (only(left, 'swapCharacter')) return asked.swap
  if (left.every(({ type }) => CHANGES.includes(type))) return asked.card
  // A village of one's own that has room: the house may be another one, or this one may leave.
  return left.every(({ type }) => type === 'buildHouse' || type === 'moveHouse') ? asked.buildOrMove : null
}

const CHANGES: readonly Move['type'][] = [
  'changeCharacter',
  'gainCharacter',
  'swapCharacter',
  'recruitCharacter',
]

export function asking(
  touches: readonly Touch[],
  left: readonly Move[],
  view: View,
  language: Language,
): string | null {
  const asked = ASKED[language]
  const [move, ...others] = left
  if (touches.length === 0) {
    if (move?.type === 'program') return asked.setTwo
    const open = actionsOpen(view)
    return view.turn && left.some(({ type }) => type === 'endTurn') && open.length > 0
      ? asked.open(open)
      : null
  }
  const way = wayTouched(touches, view)
  if (way) return words(language).journeyAsked(whereTo(way.to, language))
  if (!move) return null
  return others.length === 0 ? whole(move, asked) : missing(touches, left, asked)
}

/** Whether this round is the last, so far as that is certain. */
const isLast = ({ ending, short, round }: View): boolean =>
  ending !== null || (short && round === SHORT_ROUNDS)

/** What is worth knowing while nothing is chosen. */
export function beforehand(rule: Vocabulary['decision'], view: View, language: Language): string | null {
  const asked = ASKED[language]
  switch (rule) {
    case 'draft':
      return asked.lowestFirst
    case 'startHouse':
      return asked.opensRoads
    case 'discs':
      return isLast(view) ? asked.lastRound : asked.twiceAllowed
    case 'turn':
      return turnNote(view, asked)
    default:
      return null
  }
}

const BUILDS: readonly PartId[] = ['house', 'cityHouse']

/** What ending now would cost, and what there is to build with: a phone shows the stock nowhere else. */
function turnNote({ turn, players, me }: View, asked: Asked): string | null {
  if (!turn || me === null) return null
  const builds = turn.slots.some(({ parts }) => parts.some(({ part, open }) => open && BUILDS.includes(part)))
  const said = [
    ...(turn.compensation > 0 ? [asked.endPrice(turn.compensation)] : []),
    ...(builds ? [asked.stock(players[me]!.stock)] : []),
  ]
  return said.length > 0 ? said.join(' ') : null
}

/** Everything is done: what is left to say is that one is done. */
export function presumed(rule: Vocabulary['decision'], view: View): Touch | null {
  if (rule !== 'turn' || !view.turn || view.me === null) return null
  const { incomplete, slots, chipUsed } = view.turn
  const open = slots.some(({ parts }) => parts.some((each) => each.open))
  const chip = view.version !== 'base' && !chipUsed && view.players[view.me]!.chips > 0
  return incomplete > 0 || open || chip ? null : END
}
