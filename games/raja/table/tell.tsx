/** A turn in one line: what each event adds to it. */
import {
  Coin,
  counting,
  Emblem,
  type Language,
  Sign,
  type TableProps,
  type Telling,
  type Who,
  whoOf,
} from '@durbar/table'
import { Fragment, type ReactNode } from 'react'
import type { Event, Purse } from '../events.ts'
import { actionList, actionName, characterName, placeName, whereTo } from '../texts/names.ts'
import type { View } from '../view/index.ts'
import * as place from './places.ts'
import css from './tell.module.css'
import { words } from './words/index.ts'

type Said = {
  readonly [K in
    | 'took'
    | 'house'
    | 'palaceLarge'
    | 'palaceSmall'
    | 'travelled'
    | 'planned'
    | 'crest'
    | 'instead'
    | 'chip'
    | 'earned']: (what: ReactNode) => ReactNode
} & {
  bid(amount: number): string
  readonly passed: string
  wonChoice(price: ReactNode): ReactNode
  supplied(houses: number): string
  round(round: number, city: string): string
  readonly yogi: string
  moved(from: string, to: string): string
  houses(n: number): string
  tookFrom(card: string, from: string): string
  swapped(give: string, take: string, who: Who, other: number): string
  recruited(from: string): string
  gaveUp(card: string, to: string): string
  undone(actions: number, gold: ReactNode): ReactNode
  scored(city: string, shares: ReactNode): ReactNode
  readonly unit: string
  readonly nobody: string
  readonly over: string
}

const SAID: Readonly<Record<Language, Said>> = {
  de: {
    took: (card) => <>{card} genommen</>,
    house: (where) => <>Haus in {where}</>,
    palaceLarge: (where) => <>großer Palast in {where}</>,
    palaceSmall: (where) => <>kleiner Palast in {where}</>,
    travelled: (where) => <>Reise {where}</>,
    planned: (actions) => <>{actions} aufgedeckt</>,
    crest: (city) => <>Stadtwappen von {city} nach unten versetzt</>,
    instead: (card) => <>als Ersatz {card} genommen</>,
    chip: (action) => <>Aktionschip: {action}</>,
    earned: (gold) => <>{gold} erhalten</>,
    bid: (amount) => `${amount} Gold geboten`,
    passed: 'gepasst',
    wonChoice: (price) => <>die Wahl für {price} ersteigert</>,
    supplied: (houses) => `Alle nahmen ${counting('de').count(houses, 'Haus', 'Häuser')}`,
    round: (round, city) => `Runde ${round}: Maharadscha in ${city}`,
    yogi: 'Yogi: ein Aktionschip',
    moved: (from, to) => `Haus von ${from} nach ${to} versetzt`,
    houses: (n) => `${counting('de').count(n, 'Haus', 'Häuser')} aus dem Steinbruch`,
    tookFrom: (card, from) => `${card} von ${from} weggenommen`,
    swapped: (give, take, who, other) => `${give} gegen ${take} von ${who.dative(other)} getauscht`,
    recruited: (from) => `bei ${from} abgeworben`,
    gaveUp: (card, to) => `${card} an ${to} abgegeben`,
    undone: (actions, gold) => (
      <>
        {counting('de').count(actions, 'Aktion', 'Aktionen')} unvollständig, je {gold} für alle anderen
      </>
    ),
    scored: (city, shares) => (
      <>
        {city} gewertet: {shares}
      </>
    ),
    unit: 'Gold',
    nobody: 'niemand hatte Punkte',
    over: 'Das Spiel ist zu Ende',
  },
  en: {
    took: (card) => <>took the {card}</>,
    house: (where) => <>built a house in {where}</>,
    palaceLarge: (where) => <>built a large palace in {where}</>,
    palaceSmall: (where) => <>built a small palace in {where}</>,
    travelled: (where) => <>travelled {where}</>,
    planned: (actions) => <>revealed {actions}</>,
    crest: (city) => <>moved the crest of {city} down</>,
    instead: (card) => <>took the {card} as a replacement</>,
    chip: (action) => <>action chip: {action}</>,
    earned: (gold) => <>got {gold}</>,
    bid: (amount) => `bid ${amount} gold`,
    passed: 'passed',
    wonChoice: (price) => <>won the choice for {price}</>,
    supplied: (houses) => `Everyone took ${counting('en').count(houses, 'house', 'houses')}`,
    round: (round, city) => `Round ${round}: Maharaja in ${city}`,
    yogi: 'Yogi: an action chip',
    moved: (from, to) => `moved a house from ${from} to ${to}`,
    houses: (n) => `took ${counting('en').count(n, 'house', 'houses')} from the quarry`,
    tookFrom: (card, from) => `took the ${card} from ${from}`,
    swapped: (give, take, who, other) =>
      `swapped the ${give} for ${who.either(other, 'your', (name) => `${name}’s`)} ${take}`,
    recruited: (from) => `recruited from ${from}`,
    gaveUp: (card, to) => `gave the ${card} to ${to}`,
    undone: (actions, gold) => (
      <>
        left {counting('en').count(actions, 'action', 'actions')} undone, {gold} for all others
      </>
    ),
    scored: (city, shares) => (
      <>
        {city} scored: {shares}
      </>
    ),
    unit: 'gold',
    nobody: 'nobody had points',
    over: 'The game is over',
  },
}

/** Who got how much, by emblem, the most first. */
const Shares = ({ purse, who, unit }: { purse: Purse; who: Who; unit: string }) => (
  <>
    {purse
      .map((gold, seat) => ({ gold, seat }))
      .filter(({ gold }) => gold > 0)
      .sort((a, b) => b.gold - a.gold)
      .map(({ gold, seat }) => (
        <Fragment key={seat}>
          <span className={css.share}>
            <Emblem seat={seat} size={18} name={who.label(seat)} />
            {`\u00a0${gold}`}
          </span>
          {'\u2002'}
        </Fragment>
      ))}
    {unit}
  </>
)

export function tell(event: Event, { language, name }: TableProps<View>): Telling | null {
  const said = SAID[language]
  const w = words(language)
  const who = whoOf(language, name)
  const where = (id: Parameters<typeof placeName>[0]) => placeName(id, language)
  const person = (card: Parameters<typeof characterName>[0]) => characterName(card, language)
  const gold = (n: number) => (
    <Sign name={w.gold(n)}>
      <Coin value={n} />
    </Sign>
  )
  switch (event.t) {
    case 'characterPicked':
    case 'characterTaken':
      return { text: said.took(person(event.card)), at: [`${place.card(event.card)} seat:${event.seat}`] }
    case 'bid':
      return { text: said.bid(event.amount), at: [place.AUCTION] }
    case 'bidPassed':
      return { text: said.passed }
    case 'auctionWon':
      return { text: said.wonChoice(gold(event.price)) }
    case 'startHousePlaced':
      return { text: said.house(where(event.village)), at: [place.node(event.village)] }
    case 'supplied':
      return { text: said.supplied(event.houses), seat: null }
    case 'roundBegan':
      return {
        text: said.round(event.round, where(event.city)),
        head: true,
        part: `${event.round} ${where(event.city)}`,
        at: [place.city(event.city)],
      }
    case 'turnBegan':
      return { text: said.planned(actionList(event.actions, language)), minor: true, fresh: true }
    case 'traderGold':
    case 'coinsTaken':
      return { text: said.earned(gold(event.gold)), minor: true }
    case 'yogiChip':
      return { text: said.yogi, minor: true }
    case 'travelled':
      return {
        // No place: the architect stands there, and what was done there is ringed by itself.
        text: said.travelled(whereTo(event.to, language)),
        minor: true,
      }
    case 'houseBuilt':
      return { text: said.house(where(event.node)), at: [place.node(event.node)] }
    case 'houseMoved':
      return { text: said.moved(where(event.from), where(event.to)), at: [place.node(event.to)] }
    case 'housesTaken':
      return { text: said.houses(event.houses), at: [`${place.stock(event.seat)} seat:${event.seat}`] }
    case 'palaceBuilt':
      return {
        text: (event.size === 'large' ? said.palaceLarge : said.palaceSmall)(where(event.city)),
        at: [place.field(event.field)],
      }
    case 'crestShifted':
      return { text: said.crest(where(event.city)), at: [`crest:${event.city}`] }
    case 'characterRobbed':
      return {
        text: said.tookFrom(person(event.card), who.dative(event.from)),
        at: [`${place.card(event.card)} seat:${event.seat}`],
        against: event.from,
      }
    case 'replacementChosen':
      return { text: said.instead(person(event.card)), at: [`${place.card(event.card)} seat:${event.seat}`] }
    case 'charactersSwapped':
      return {
        text: said.swapped(person(event.give), person(event.take), who, event.with),
        at: [`${place.card(event.take)} seat:${event.seat}`],
        against: event.with,
      }
    case 'recruiting':
      return { text: said.recruited(who.dative(event.from)), against: event.from }
    case 'characterSurrendered':
      return { text: said.gaveUp(person(event.card), who.object(event.to)), at: [place.card(event.card)] }
    case 'chipUsed':
      return { text: said.chip(actionName(event.action, language)) }
    case 'turnEnded':
      return event.incomplete.length === 0
        ? null
        : { text: said.undone(event.incomplete.length, gold(event.gold)) }
    case 'cityScored':
      return {
        text: said.scored(
          where(event.city),
          event.gold.some((n) => n > 0) ? (
            <Shares purse={event.gold} who={who} unit={said.unit} />
          ) : (
            said.nobody
          ),
        ),
        seat: null,
        at: [place.city(event.city)],
      }
    case 'gameEnded':
      return { text: said.over, head: true }
    case 'discsSet':
      return null
  }
}
