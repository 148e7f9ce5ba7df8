/**
 * What a viewer cannot know: the draw pile below its top card, the bonuses of unturned track cards, and the values of
 * dice that have never lain on the discard pile and are not in the viewer's own hand. A card keeps its value all game
 * and its id is public from the moment it leaves the pile, so that a value once seen stays known when the discard pile
 * is shuffled (CK-R-04): what is forgotten then is only where the card lies. Discards are all seen as they fall.
 */
import { type Dice, shuffle, type Viewer } from '@durbar/kernel'
import { OF_COLOR } from './data/cards.ts'
import { TRACK_LENGTH } from './data/numbers.ts'
import type { State } from './state.ts'

const ascending = (a: number, b: number) => a - b

function shufflePile(s: State, dice: Dice): void {
  const top = s.pile.pop()!
  s.pile.sort(ascending)
  shuffle(s.pile, dice)
  s.pile.push(top)
}

function shuffleTracks(s: State, dice: Dice): void {
  for (const p of s.players) {
    const day = p.track.slice(p.byFame, TRACK_LENGTH - p.byCoins).sort(ascending)
    shuffle(day, dice)
    for (let i = 0; i < day.length; i++) p.track[p.byFame + i] = day[i]!
  }
}

/** CK-R-04: values stay within their die colour; the colour is public. */
function shuffleValues(s: State, who: Viewer, dice: Dice): void {
  const own = typeof who === 'number' ? s.players[who]!.hand : []
  for (const cards of OF_COLOR) {
    const hidden = cards.filter((card) => s.seen[card] === 0 && !own.includes(card))
    const values = hidden.map((card) => s.value[card]!).sort(ascending)
    shuffle(values, dice)
    for (let i = 0; i < hidden.length; i++) s.value[hidden[i]!] = values[i]!
  }
}

/** With the printed pairing every value can be looked up, so only order is hidden. */
export function redeal(s: State, who: Viewer, dice: Dice): void {
  if (who === 'archive') return
  shufflePile(s, dice)
  if (!s.open) shuffleTracks(s, dice)
  if (s.shuffled) shuffleValues(s, who, dice)
}
