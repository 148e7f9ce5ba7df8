/**
 * What a viewer cannot know: the draw pile below its top card, the bonuses of unturned track cards, and the
 * values of dice that have never lain on the discard pile and are not in the viewer's own hand. A card keeps
 * its value all game and its id is public from the moment it leaves the pile, so a value once seen stays
 * known when the discard pile is shuffled (CK-R-04): what is forgotten then is only where the card lies.
 * Discards are all seen as they fall.
 *
 * A search redeals before every descent: everything is sorted by counting.
 */
import { type Dice, shuffle, type Viewer } from '@durbar/kernel'
import { CARDS, OF_COLOR } from './data/cards.ts'
import { BONUSES } from './data/names.ts'
import { HIGHEST_DIE, TRACK_LENGTH } from './data/numbers.ts'
import { isSeen, type Player, playerOf, type State } from './state.ts'

/** All cards of the pile but the top one, ascending, then in any order. */
const marked = new Uint8Array(CARDS.length)
function shufflePile(s: State, dice: Dice): void {
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

const counts = new Uint8Array(1 + Math.max(HIGHEST_DIE, BONUSES.length))
const hidden: number[] = []
/** What was counted into `counts`, ascending, then in any order. */
function shuffleCounted(dice: Dice): void {
  hidden.length = 0
  for (let value = 0; value < counts.length; value++)
    for (; counts[value]! > 0; counts[value]!--) hidden.push(value)
  shuffle(hidden, dice)
}

function shuffleTrack(p: Player, dice: Dice): void {
  const track = p.track.slice()
  const last = TRACK_LENGTH - p.byCoins
  for (let i = p.byFame; i < last; i++) counts[track[i]!]!++
  shuffleCounted(dice)
  for (let i = p.byFame; i < last; i++) track[i] = hidden[i - p.byFame]!
  p.track = track
}

/** CK-R-04: values stay within their die colour; the colour is public. */
function shuffleValues(s: State, own: readonly number[], dice: Dice): void {
  const value = s.value.slice()
  for (const card of own) marked[card] = 1
  for (const cards of OF_COLOR) {
    for (const card of cards) if (!isSeen(s, card) && marked[card] === 0) counts[value[card]!]!++
    shuffleCounted(dice)
    let n = 0
    for (const card of cards) if (!isSeen(s, card) && marked[card] === 0) value[card] = hidden[n++]!
  }
  for (const card of own) marked[card] = 0
  s.value = value
}

const NO_HAND: readonly number[] = []

/** With the printed pairing every value can be looked up, so only order is hidden. */
export function redeal(s: State, who: Viewer, dice: Dice): void {
  if (who === 'archive') return
  shufflePile(s, dice)
  if (!s.open) for (const p of s.players) shuffleTrack(p, dice)
  if (s.shuffled) shuffleValues(s, typeof who === 'number' ? playerOf(s, who).hand : NO_HAND, dice)
}
