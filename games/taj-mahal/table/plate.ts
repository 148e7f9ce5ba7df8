/** A visit ends: what everybody took home from it. */
import type { Seat } from '@durbar/kernel'
import { type Plate, type TableProps, whoOf } from '@durbar/table'
import type { Event } from '../events.ts'
import { cityName, ITEM_NAMES, provinceName } from '../texts/names.ts'
import type { View } from '../view/index.ts'
import { words } from './words.ts'

/** "general and crown · palaces in Lahore and Kangra". */
function takenHome({ view, language }: TableProps<View>, seat: Seat): string {
  const w = words(language)
  const prizes = view.court.filter(({ takenBy }) => takenBy === seat)
  // A province is visited once: whatever stands in it was built in this visit.
  const cities = view.cities
    .filter(({ prospects, palace, crownPalace }) => prospects && (palace === seat || crownPalace === seat))
    .map(({ id }) => cityName(id))
  if (prizes.length === 0) return w.tookNothing
  const won = w.list(prizes.map(({ item }) => ITEM_NAMES[language][item]))
  return cities.length > 0 ? `${won} · ${w.palacesIn(cities)}` : won
}

export function plate(event: Event, props: TableProps<View>): Plate | null {
  if (event.t !== 'visitEnded') return null
  const { view, language, speech, name } = props
  const w = words(language)
  const next = view.route[event.visit]
  const onward = next ? w.nextVisit(provinceName(next.province)) : w.handsNext
  return {
    title: w.visitOver(provinceName(view.province)),
    text: [`${w.visit(event.visit, view.visits)}.`, speech.event(event, name), onward]
      .filter(Boolean)
      .join(' '),
    rows: view.players.map(({ visitPoints }, seat) => ({
      seat,
      text: `${whoOf(language, name).label(seat)}: ${takenHome(props, seat)}`,
      ...(visitPoints === undefined ? {} : { value: `+${visitPoints}` }),
    })),
  }
}
