/** How large the cards of a long hand are: as large as all of them are seen whole. */
import type { Size } from '@durbar/table'

/** A small card is higher than wide by this; between cards is a gap, around them all a padding. */
const HIGH = 1.35
export const GAP = 6
const PADDING = { width: 10, height: 8 }
/** A panel with less room has smaller ones from the first. */
const LOW = 200
const LARGEST = { low: 46, high: 57 }
const SMALLEST = 26

/** Pixels of a card's width, `room` being what the rows have. */
export function smallCard(cards: number, room: Size): number {
  const width = room.width - PADDING.width
  const height = room.height - PADDING.height
  const fits = (card: number) => {
    const columns = Math.floor((width + GAP) / (card + GAP))
    return Math.ceil(cards / columns) * (card * HIGH + GAP) - GAP <= height
  }
  let card = room.height < LOW ? LARGEST.low : LARGEST.high
  while (card > SMALLEST && !fits(card)) card--
  return card
}
