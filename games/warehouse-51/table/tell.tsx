/** A turn in one line: what each event adds to it. */
import { Emblem, type Language, Sign, type TableProps, type Telling, whoOf } from '@durbar/table'
import { Fragment, type ReactNode } from 'react'
import { brandedBy } from '../data/antiquities.ts'
import type { CardId } from '../data/cards.ts'
import type { Event } from '../events.ts'
import { formsOf } from '../texts/names.ts'
import type { View } from '../view/index.ts'
import { Ingot } from './marks.tsx'
import { words } from './words.ts'

/** About a card, an amount or somebody; in this order where there are several. */
type Phrase = (...about: readonly ReactNode[]) => ReactNode

interface Said {
  readonly begun: string
  readonly revealed: Phrase
  readonly secret: Phrase
  readonly income: Phrase
  readonly bid: Phrase
  readonly matched: Phrase
  readonly passed: string
  readonly out: string
  readonly pawned: Phrase
  readonly fists: Phrase
  readonly won: Phrase
  readonly unsold: Phrase
  readonly paid: Phrase
  readonly surcharge: Phrase
  readonly shielded: Phrase
  readonly gave: Phrase
  readonly peeked: string
  readonly saw: Phrase
  readonly wealth: Phrase
  readonly freed: Phrase
  readonly swapped: Phrase
  readonly redeemed: Phrase
  readonly certified: Phrase
  readonly unveiled: string
  readonly cancelled: Phrase
  readonly fake: Phrase
  readonly ark: Phrase
}

const SAID: Readonly<Record<Language, Said>> = {
  de: {
    begun: 'erste Auktion geleitet',
    revealed: (card) => <>{card} aufgedeckt</>,
    secret: (card) => <>{card} aufgedeckt, geheime Auktion</>,
    income: (n) => <>Füllhorn: {n}</>,
    bid: (n) => <>{n} geboten</>,
    matched: (n) => <>{n} gehalten</>,
    passed: 'gepasst',
    out: 'nicht mitgehalten',
    pawned: (card, n) => (
      <>
        {card} für {n} verpfändet
      </>
    ),
    fists: (bids) => <>Fäuste: {bids}</>,
    won: (card, n) => (
      <>
        {card} für {n} ersteigert
      </>
    ),
    unsold: (card) => <>Niemand bietet auf {card}</>,
    paid: (to) => <>an {to} gezahlt</>,
    surcharge: (n) => <>{n} in den Vorrat gezahlt</>,
    shielded: (card) => <>Der Heilige Gral schützt vor dem Fluch {card}</>,
    gave: (n, to) => (
      <>
        {n} an {to} gegeben
      </>
    ),
    peeked: 'eine Fälschungskarte angesehen',
    saw: (card) => <>angesehen: Fälschungskarte {card}</>,
    wealth: (n) => <>Reichtum: {n}</>,
    freed: (card) => <>Freiheit: {card} zurückgeholt</>,
    swapped: (own, theirs, other) => (
      <>
        {own} gegen {theirs} von {other} getauscht
      </>
    ),
    redeemed: (card) => <>{card} zurückgekauft</>,
    certified: (card) => <>{card} zertifiziert</>,
    unveiled: 'Die Fälschungskarten sind aufgedeckt',
    cancelled: (card) => <>Fälschungskarte {card} neutralisiert</>,
    fake: (card) => <>{card} verloren: gefälscht</>,
    ark: (n) => <>Bundeslade: {n} in den Vorrat zurückgegeben</>,
  },
  en: {
    begun: 'ran the first auction',
    revealed: (card) => <>turned up {card}</>,
    secret: (card) => <>turned up {card}, secret auction</>,
    income: (n) => <>Horn of Plenty: {n}</>,
    bid: (n) => <>bid {n}</>,
    matched: (n) => <>matched {n}</>,
    passed: 'passed',
    out: 'could not raise',
    pawned: (card, n) => (
      <>
        pawned {card} for {n}
      </>
    ),
    fists: (bids) => <>Fists: {bids}</>,
    won: (card, n) => (
      <>
        won {card} for {n}
      </>
    ),
    unsold: (card) => <>Nobody bids for {card}</>,
    paid: (to) => <>paid {to}</>,
    surcharge: (n) => <>paid {n} to the supply</>,
    shielded: (card) => <>the Holy Grail shields from the curse {card}</>,
    gave: (n, to) => (
      <>
        gave {n} to {to}
      </>
    ),
    peeked: 'looked at a counterfeit',
    saw: (card) => <>saw the counterfeit {card}</>,
    wealth: (n) => <>wealth: {n}</>,
    freed: (card) => <>freedom: got back {card}</>,
    swapped: (own, theirs, other) => (
      <>
        swapped {own} with {other} for {theirs}
      </>
    ),
    redeemed: (card) => <>bought back {card}</>,
    certified: (card) => <>certified {card}</>,
    unveiled: 'The counterfeits are turned up',
    cancelled: (card) => <>neutralised the counterfeit {card}</>,
    fake: (card) => <>lost {card}: a fake</>,
    ark: (n) => <>Ark of the Covenant: returned {n} to the supply</>,
  },
}

const plaque = (seat: number) => `plaque:${seat} seat:${seat}`
const relic = (id: CardId, seat?: number) => (seat === undefined ? `relic:${id}` : `relic:${id} seat:${seat}`)

export function tell(event: Event, { language, name }: TableProps<View>): Telling | null {
  const said = SAID[language]
  const who = whoOf(language, name)
  const card = (id: CardId) => formsOf(id, language).object
  const of = (id: CardId) => formsOf(id, language).of
  const gold = (n: number) => (
    <Sign name={words(language).ingots(n)}>
      {n} <Ingot size={22} />
    </Sign>
  )
  switch (event.t) {
    case 'begun':
      return { text: said.begun, minor: true }
    case 'revealed':
      return {
        text: (event.secret ? said.secret : said.revealed)(card(event.card)),
        at: [relic(event.card)],
        fresh: true,
        part: '',
      }
    case 'income':
      return { text: said.income(gold(event.amount)) }
    case 'bid':
      return {
        text: (event.matched ? said.matched : said.bid)(gold(event.amount)),
        at: [plaque(event.seat)],
      }
    case 'passed':
      return { text: event.byItself ? said.out : said.passed }
    case 'pawned':
      return { text: said.pawned(card(event.card), gold(event.amount)), at: [relic(event.card, event.seat)] }
    case 'fistsOpened':
      return {
        text: said.fists(
          event.bids.map((bid, seat) => (
            <Fragment key={seat}>
              <Emblem seat={seat} size={18} name={who.label(seat)} /> {bid}{' '}
            </Fragment>
          )),
        ),
        seat: null,
        at: event.bids.map((_, seat) => plaque(seat)),
      }
    case 'won':
      return {
        text: said.won(card(event.card), gold(event.amount)),
        at: [relic(event.card, event.seat)],
      }
    case 'unsold':
      return { text: said.unsold(card(event.card)), seat: null }
    case 'paid':
      return { text: said.paid(who.object(event.to)) }
    case 'surcharge':
      return { text: said.surcharge(gold(event.amount)), minor: true }
    case 'curseVoid':
      return { text: said.shielded(of(event.card)), minor: true }
    case 'gave':
      return { text: said.gave(gold(event.amount), who.object(event.to)) }
    case 'peeked':
      return {
        text: event.counterfeit === null ? said.peeked : said.saw(of(brandedBy(event.counterfeit))),
      }
    case 'wealth':
      return { text: said.wealth(gold(event.amount)) }
    case 'freed':
      return { text: said.freed(card(event.card)), at: [relic(event.card, event.seat)] }
    case 'exchanged':
      return {
        text: said.swapped(card(event.own), card(event.theirs), who.dative(event.with)),
        at: [relic(event.own, event.with), relic(event.theirs, event.seat)],
        against: event.with,
      }
    case 'redeemed':
      return { text: said.redeemed(card(event.card)), at: [relic(event.card, event.seat)] }
    case 'certified':
      return { text: said.certified(card(event.card)), at: [relic(event.card, event.seat)] }
    case 'unveiled':
      return { text: said.unveiled, head: true }
    case 'neutralised':
      return { text: said.cancelled(of(brandedBy(event.counterfeit))) }
    case 'unmasked':
      return { text: said.fake(card(event.card)), at: [relic(event.card, event.seat)], against: event.seat }
    case 'arkTook':
      return { text: said.ark(gold(event.amount)) }
    case 'notExchanged':
    case 'notNeutralised':
    case 'scored':
      return null
  }
}
