/** A turn in one line: what each event adds to it. */
import { Coin, counting, type Language, Sign, type TableProps, type Telling } from '@durbar/table'
import type { ReactNode } from 'react'
import type { AntiqueId } from '../data/antiques.ts'
import { collectionOf } from '../data/collections.ts'
import type { Event } from '../events.ts'
import { antiqueObject, nth, quoted } from '../texts/names.ts'
import type { View } from '../view/index.ts'
import { collection } from './touches.ts'
import { WORDS } from './words.ts'

interface Said {
  coin(price: number): string
  bought(antique: string, price: ReactNode): ReactNode
  took(card: string): string
  gaveUp(antique: string): string
  taxes(amount: number): string
  effect(effect: string, lapsed: boolean): string
  dayEnds(day: number, left: number): string
  day(day: number): string
  surrendered(antiques: string): string
  place(place: number, points: number): string
}

const german = counting('de')
const english = counting('en')
const SAID: Readonly<Record<Language, Said>> = {
  de: {
    coin: (price) => `Goldmünze von Handelskarte ${price} genommen`,
    bought: (antique, price) => (
      <>
        {antique} für {price} gekauft
      </>
    ),
    took: (card) => `${card} genommen`,
    gaveUp: (antique) => `${antique} abgegeben`,
    taxes: (amount) => `${german.count(amount, 'Rupie', 'Rupien')} Steuern gezahlt`,
    effect: (effect, lapsed) => `graue Seite: ${effect}${lapsed ? ' (verfallen)' : ''}`,
    dayEnds: (day, left) =>
      `Verkaufstag ${day} endete${left > 0 ? `: ${german.count(left, 'Antiquität kam', 'Antiquitäten kamen')} aus dem Spiel` : ''}`,
    day: (day) => `Verkaufstag ${day}`,
    surrendered: (antiques) => `abgegeben, weil allein in ihrer Farbe: ${antiques}`,
    place: (place, points) => `Platz ${place} mit ${german.count(points, 'Punkt', 'Punkten')}`,
  },
  en: {
    coin: (price) => `took the gold coin from trade card ${price}`,
    bought: (antique, price) => (
      <>
        bought {antique} for {price}
      </>
    ),
    took: (card) => `took ${card}`,
    gaveUp: (antique) => `gave up ${antique}`,
    taxes: (amount) => `paid ${english.count(amount, 'rupee', 'rupees')} in taxes`,
    effect: (effect, lapsed) => `grey side: ${effect}${lapsed ? ' (lapsed)' : ''}`,
    dayEnds: (day, left) =>
      `Sales day ${day} ended${left > 0 ? `: ${english.count(left, 'antique', 'antiques')} left the game` : ''}`,
    day: (day) => `Sales day ${day}`,
    surrendered: (antiques) => `gave up, being alone in their colour: ${antiques}`,
    place: (place, points) => `${nth(place)} place with ${english.count(points, 'point', 'points')}`,
  },
}

/** Where it was for sale. */
export const stall = (id: AntiqueId) => `stall:${id}`
/** The card of the trade row that was left without its coin. */
export const spent = (price: number) => `spent:${price}`

export function tell(event: Event, { language }: TableProps<View>): Telling | null {
  const said = SAID[language]
  const words = WORDS[language]
  const antique = (id: AntiqueId) => antiqueObject(id, language)
  const antiques = (ids: readonly AntiqueId[]) => counting(language).list(ids.map(antique))
  switch (event.t) {
    case 'coinTaken':
      return { text: said.coin(event.price), at: [spent(event.price)] }
    case 'bought':
      return {
        text: said.bought(
          antique(event.antique),
          <Sign name={words.rupees(event.price)}>
            <Coin value={event.price} />
          </Sign>,
        ),
        at: [`${stall(event.antique)} antique:${event.antique} seat:${event.seat}`],
      }
    case 'collectionTaken':
      return {
        text: [
          said.took(quoted(event.card, language)),
          ...(event.gaveUp ? [said.gaveUp(antique(event.gaveUp))] : []),
        ].join(', '),
        points: collectionOf(event.card).points,
        at: [`${collection(event.card)[0]} seat:${event.seat}`],
      }
    case 'taxPaid':
      return { text: said.taxes(event.amount) }
    case 'effect':
      return { text: said.effect(words.effects[event.effect], event.lapsed) }
    case 'dayEnded':
      return { text: said.dayEnds(event.day, event.leftOver.length), seat: null }
    case 'newDay':
      return { text: said.day(event.day), head: true, part: `${event.day}` }
    case 'surrendered':
      return { text: said.surrendered(antiques(event.antiques)) }
    case 'scored':
      return { text: said.place(event.place, event.score.total) }
    case 'declined':
      return null
  }
}
