/** What a player is in the middle of: the agenda (CK-10.5), the bonuses that wait, ships about to be exchanged. */
import type { Frame } from '@durbar/kernel'
import { by, nameList } from '@durbar/room'
import { BONUSES } from '../../data/names.ts'
import { DICE_FOR_A_STEWARD } from '../../data/numbers.ts'
import { BUILDINGS } from '../../rules/kinds.ts'
import { isSettling } from '../../rules/sets.ts'
import { isCounted } from '../../rules/steps.ts'
import { atWork, type Chapter } from './sheet.ts'

const { names, group } = nameList()

/** The first: the action of a turn is still to be taken. `ships`: the steward for three of them. */
const WAITS = [
  ...(['action', 'end-of-turn', 'dice', 'discard', 'goods', 'more-goods', 'palace', 'copied-ship'] as const),
  ...(['palace-or-coins', 'ship-or-fame', 'set-of-buildings', 'set-of-goods', 'ships'] as const),
]
type What = (typeof WAITS)[number]
const FIRST = group(...by('waits', WAITS))
const place = (what: What): number => FIRST + WAITS.indexOf(what)
const BONUS = group(...by('waits.bonus', BONUSES))

/** Frames that say all by lying there. */
const PLAIN: Readonly<Record<string, What>> = {
  main: 'action',
  end: 'end-of-turn',
  pickGoods: 'goods',
  moreGoods: 'more-goods',
  pickMoreGoods: 'more-goods',
  pickPalace: 'palace',
  copyShip: 'copied-ship',
  choosePalaceOrCoins: 'palace-or-coins',
  chooseShipOrFame: 'ship-or-fame',
  settleShips: 'ships',
}
const PLACE = new Map(Object.entries(PLAIN).map(([rule, what]) => [rule, place(what)]))
const SHIPS = place('ships')
const DICE = place('dice')
const DISCARD = place('discard')
const SET_OF_BUILDINGS = place('set-of-buildings')
const SET_OF_GOODS = place('set-of-goods')

const amount = (at: Frame): number => (isCounted(at) ? at.n : 1)

function write(frame: Frame, out: Float64Array, at: number): void {
  const plain = PLACE.get(frame.rule)
  if (plain !== undefined) out[at + plain] = 1
  else if (isSettling(frame)) {
    out[at + (frame.family === BUILDINGS ? SET_OF_BUILDINGS : SET_OF_GOODS)] = 1
    if (frame.ships) out[at + SHIPS] = 1
  } else if (frame.rule === 'drawDice') out[at + DICE]! += DICE_FOR_A_STEWARD / 2
  else if (frame.rule === 'discardDice') out[at + DISCARD]! += amount(frame) / 2
  else if (frame.rule === 'pickDie' || frame.rule === 'takeChosen' || frame.rule === 'gridDice')
    out[at + DICE]! += amount(frame) / 2
}

export const waiting: Chapter = {
  names,
  read(_on, s, seat, out, at) {
    if (s.result !== null || seat !== atWork(s)) return
    for (let i = 0; i < s.stack.length; i++) if (s.stack[i]!.seat === seat) write(s.stack[i]!, out, at)
    for (let i = 0; i < s.queue.length; i++) out[at + BONUS + s.queue[i]!]! += 1
  },
}
