/** What is done to the viewer is told on a plate, so that nobody loses a card unseen. */
import { type Plate, type TableProps, whoOf } from '@durbar/table'
import type { Event } from '../events.ts'
import { formsOf } from '../texts/names.ts'
import type { View } from '../view/index.ts'
import { words } from './words.ts'

export function plate(event: Event, { view, language, name }: TableProps<View>): Plate | null {
  const w = words(language).plate
  if (event.t === 'exchanged' && event.with === view.me) {
    const [own, theirs] = [formsOf(event.own, language), formsOf(event.theirs, language)]
    const who = whoOf(language, name)
    return {
      title: w.carpet,
      text: w.taken(name(event.seat), theirs, own),
      rows: [
        { seat: event.with, text: w.swapped(who, event.with, own, theirs) },
        { seat: event.seat, text: w.swapped(who, event.seat, theirs, own) },
      ],
    }
  }
  if (event.t === 'unmasked' && event.seat === view.me)
    return { title: w.unmasked, text: w.leaves(formsOf(event.card, language)), rows: [] }
  return null
}
