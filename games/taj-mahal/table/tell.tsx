/** A turn in one line: what each event adds to it. */
import { counting, type Language, Sign, type TableProps, type Telling, whoOf } from '@durbar/table'
import { Fragment, type ReactNode } from 'react'
import { type CardId, isSpecial, type SymbolId, suitNamed, symbolsNamed } from '../data/cards.ts'
import { COURT, type CourtItem, type Good, symbolThatWins } from '../data/tiles.ts'
import type { Bidder, Event } from '../events.ts'
import {
  bonusName,
  COLOUR_NAMES,
  cityName,
  GOOD_NAMES,
  ITEM_NAMES,
  provinceName,
  quoted,
  SPECIAL_LABELS,
  SYMBOL_NAMES,
} from '../texts/names.ts'
import type { View } from '../view/index.ts'
import { PLACES } from './places.ts'
import { GoodTile, Prize } from './symbols.tsx'
import { words } from './words.ts'

interface Said {
  visit(visit: number, province: string): string
  played(cards: ReactNode): ReactNode
  left(prizes: ReactNode): ReactNode
  readonly leftEmpty: string
  placed(city: string, crown: boolean): string
  bonus(tile: string): string
  tile(goods: ReactNode): ReactNode
  readonly chain: string
  drew(card: ReactNode): ReactNode
  readonly aCard: string
  took(cards: ReactNode): ReactNode
  turnedUp(card: ReactNode, leaves: boolean): ReactNode
  traded(tokens: ReactNode, card: ReactNode, from: string | null): ReactNode
  had(card: ReactNode): ReactNode
  nobodyWon(lost: string): string
  place(place: number, points: number): string
}

const SAID: Readonly<Record<Language, Said>> = {
  de: {
    visit: (visit, province) => `Besuch ${visit}: ${province}`,
    played: (cards) => <>{cards} gespielt</>,
    left: (prizes) => <>zurückgezogen: {prizes}</>,
    leftEmpty: 'ohne Gewinn zurückgezogen',
    placed: (city, crown) => `${crown ? 'Kronen-Palast' : 'Palast'} in ${city}`,
    bonus: (tile) => `Bonusplättchen „${tile}“`,
    tile: (goods) => <>Provinz-Plättchen {goods}</>,
    chain: 'Paläste',
    drew: (card) => <>{card} gezogen</>,
    aCard: 'eine Karte',
    took: (cards) => <>{cards} genommen</>,
    turnedUp: (card, leaves) => (
      <>
        {card} aufgedeckt{leaves ? ' und abgelegt' : ''}
      </>
    ),
    traded: (tokens, card, from) => (
      <>
        {tokens} gegen {card}
        {from ? ` von ${from}` : ' getauscht'}
      </>
    ),
    had: (card) => <>{card} behalten</>,
    nobodyWon: (lost) => `Niemand gewinnt ${lost}`,
    place: (place, points) =>
      `Platz ${place} mit ${counting('de').count(points, 'Einflusspunkt', 'Einflusspunkten')}`,
  },
  en: {
    visit: (visit, province) => `Visit ${visit}: ${province}`,
    played: (cards) => <>played {cards}</>,
    left: (prizes) => <>withdrew: {prizes}</>,
    leftEmpty: 'withdrew with nothing',
    placed: (city, crown) => `${crown ? 'crown palace' : 'palace'} in ${city}`,
    bonus: (tile) => `bonus tile “${tile}”`,
    tile: (goods) => <>province tile {goods}</>,
    chain: 'palaces',
    drew: (card) => <>drew {card}</>,
    aCard: 'a card',
    took: (cards) => <>took {cards}</>,
    turnedUp: (card, leaves) => (
      <>
        turned up {card}
        {leaves ? ' and discarded' : ''}
      </>
    ),
    traded: (tokens, card, from) => (
      <>
        traded {tokens} for {card}
        {from ? ` from ${from}` : ''}
      </>
    ),
    had: (card) => <>kept {card}</>,
    nobodyWon: (lost) => `Nobody wins ${lost}`,
    place: (place, points) =>
      `place ${place} with ${counting('en').count(points, 'influence point', 'influence points')}`,
  },
}

const { seat, city, row, special, prince, tile } = PLACES
const itemOf = (symbol: SymbolId): CourtItem => COURT.find((item) => symbolThatWins(item) === symbol)!

function signs(language: Language) {
  const drawn = (item: CourtItem, name: string, key: string) => (
    <Sign key={key} name={name}>
      <Prize item={item} />
    </Sign>
  )
  const prize = (item: CourtItem) => drawn(item, ITEM_NAMES[language][item], item)
  const sign = (symbol: SymbolId, i: number) =>
    drawn(itemOf(symbol), SYMBOL_NAMES[language][symbol], `${symbol}.${i}`)
  return {
    prize,
    /** A card by its colour and what it shows; small cards would be too small to read. */
    cards: (ids: readonly CardId[]) =>
      ids.map((id, n) => (
        <Fragment key={id}>
          {n > 0 ? ' + ' : null}
          {isSpecial(id) ? (
            quoted(SPECIAL_LABELS[language][id], language)
          ) : (
            <>
              {COLOUR_NAMES[language][suitNamed(id)]} {symbolsNamed(id).map(sign)}
            </>
          )}
        </Fragment>
      )),
    good: (good: Good) => (
      <Sign key={good} name={GOOD_NAMES[language][good]}>
        <GoodTile good={good} />
      </Sign>
    ),
  }
}

/** The prince has no seat: he is named in what he did. */
const by = (bidder: Bidder, text: ReactNode, language: Language): Pick<Telling, 'text' | 'seat'> =>
  bidder === 'prince'
    ? {
        text: (
          <>
            {words(language).prince}: {text}
          </>
        ),
        seat: null,
      }
    : { text, seat: bidder }

export function tell(event: Event, { language, name }: TableProps<View>): Telling | null {
  const said = SAID[language]
  const { cards, prize, good } = signs(language)
  const card = (id: CardId) => cards([id])
  switch (event.t) {
    case 'visit':
      return {
        text: said.visit(event.visit, provinceName(event.province)),
        head: true,
        part: `${event.visit} ${provinceName(event.province)}`,
        at: [tile],
      }
    case 'played': {
      const played = event.extra ? [event.card, event.extra] : [event.card]
      return {
        text: said.played(cards(played)),
        points: event.points,
        at: played.map((id) => `card:${id} ${row(event.seat)} ${seat(event.seat)}`),
      }
    }
    case 'withdrew': {
      const won = event.compared.filter((each) => each.won).map(({ symbol }) => prize(itemOf(symbol)))
      return by(event.bidder, won.length > 0 ? said.left(won) : said.leftEmpty, language)
    }
    case 'placed':
      return {
        ...by(event.bidder, said.placed(cityName(event.city), event.crown), language),
        at: [city(event.city)],
      }
    case 'bonus':
      return {
        ...by(event.bidder, said.bonus(bonusName(event.tile, language)), language),
        points: event.points,
        minor: true,
        at: [city(event.city)],
      }
    case 'provinceTile':
      return {
        text: said.tile(event.goods.map((each) => good(each.good))),
        points: event.points,
        minor: true,
      }
    case 'palaces':
      return { text: said.chain, points: event.points, minor: true }
    case 'drew':
      return { text: said.drew(event.card ? card(event.card) : said.aCard), minor: true }
    case 'took':
      return {
        text: said.took(cards(event.cards)),
        minor: true,
        at: [seat(event.seat)],
      }
    case 'turnedUp':
      return { ...by('prince', said.turnedUp(card(event.card), !event.kept), language), at: [prince] }
    case 'exchanged':
      if (event.from === event.seat) return { text: said.had(card(event.special)) }
      return {
        text: said.traded(
          prize(itemOf(event.token)),
          card(event.special),
          event.from === null ? null : whoOf(language, name).dative(event.from),
        ),
        at: [special(event.special)],
        ...(event.from === null ? {} : { against: event.from }),
      }
    case 'visitEnded': {
      const lost = [
        ...(event.tile ? [ITEM_NAMES[language].provinceTile] : []),
        ...event.bonus.map((id) => said.bonus(bonusName(id, language))),
      ]
      return lost.length === 0 ? null : { text: said.nobodyWon(counting(language).list(lost)), seat: null }
    }
    case 'scored':
      return { text: said.place(event.place, event.total) }
    case 'discarded':
    case 'nothingToDraw':
    case 'reshuffled':
    case 'swept':
      return null
  }
}
