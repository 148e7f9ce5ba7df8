/**
 * What a viewer cannot know is dealt anew: the draw pile below its top card, the bonuses of unturned track cards, and
 * the die faces of which `knowledge.ts` says so.
 *
 * A search redeals before every descent: everything is sorted by counting.
 */
import { type Dice, type Knower, shuffle } from '@durbar/kernel'
import { CARDS, OF_COLOR } from './data/cards.ts'
import { BONUSES } from './data/names.ts'
import { HIGHEST_DIE, TRACK_LENGTH } from './data/numbers.ts'
import { bonusesHidden, ownHand } from './knowledge.ts'
import { isSeen, type Player, type State } from './state.ts'

/** Counted into and emptied again within one redeal. */
interface Sheet {
  readonly marked: Uint8Array
  readonly counts: Uint8Array
  readonly hidden: number[]
}
const sheet: Sheet = {
  marked: new Uint8Array(CARDS.length),
  counts: new Uint8Array(1 + Math.max(HIGHEST_DIE, BONUSES.length)),
  hidden: [],
}

/** All cards of the pile but the top one, ascending, then in any order. */
function shufflePile({ marked }: Sheet, s: State, dice: Dice): void {
  const { pile } = s
  const top = pile.pop()!
  for (let i = 0; i < pile.length; i++) marked[pile[i]!] = 1
  let n = 0
  for (let card = 0; card < CARDS.length; card++)
    if (marked[card] === 1) {
      marked[card] = 0
      pile[n++] = card
    }
  shuffle(pile, dice)
  pile.push(top)
}

/** What was counted into `counts`, ascending, then in any order. */
function shuffleCounted({ counts, hidden }: Sheet, dice: Dice): void {
  hidden.length = 0
  for (let value = 0; value < counts.length; value++)
    for (; counts[value]! > 0; counts[value]!--) hidden.push(value)
  shuffle(hidden, dice)
}

function shuffleTrack(on: Sheet, p: Player, dice: Dice): void {
  const { counts, hidden } = on
  const track = p.track.slice()
  const last = TRACK_LENGTH - p.byCoins
  for (let i = p.byFame; i < last; i++) counts[track[i]!]!++
  shuffleCounted(on, dice)
  for (let i = p.byFame; i < last; i++) track[i] = hidden[i - p.byFame]!
  p.track = track
}

/** CK-R-04: values stay within their die colour; the colour is public. */
function shuffleValues(on: Sheet, s: State, own: readonly number[], dice: Dice): void {
  const { marked, counts, hidden } = on
  const value = s.value.slice()
  for (const card of own) marked[card] = 1
  for (const cards of OF_COLOR) {
    for (const card of cards) if (!isSeen(s, card) && marked[card] === 0) counts[value[card]!]!++
    shuffleCounted(on, dice)
    let n = 0
    for (const card of cards) if (!isSeen(s, card) && marked[card] === 0) value[card] = hidden[n++]!
  }
  for (const card of own) marked[card] = 0
  s.value = value
}

/** With the printed pairing every value can be looked up, so only order is hidden. */
export function redeal(s: State, who: Knower, dice: Dice): void {
  if (who === 'archive') return
  shufflePile(sheet, s, dice)
  if (bonusesHidden(s)) for (const p of s.players) shuffleTrack(sheet, p, dice)
  if (s.shuffled) shuffleValues(sheet, s, ownHand(s, who), dice)
}
