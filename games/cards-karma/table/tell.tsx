/** A turn in one line: what each event adds to it. */
import { type Language, Sign, type TableProps, type Telling } from '@durbar/table'
import type { ReactNode } from 'react'
import { DICE_FOR_A_STEWARD, SET_SIZE, TRACK_LENGTH } from '../data/numbers.ts'
import type { Event, Token } from '../events.ts'
import { aShortCard, dieNoun, tokens } from '../texts/names.ts'
import type { View } from '../view/index.ts'
import { at, card as cardPlace, rowOf, seatOf, slotAt, trackCard } from './places.ts'
import { TokenPicture } from './tokens.tsx'

type Phrase = (...about: readonly ReactNode[]) => ReactNode

interface Said {
  readonly arranged: string
  round(round: number): string
  readonly elephant: string
  readonly secondPass: string
  readonly turn: Readonly<Record<'bonus' | 'steward', string>>
  readonly stewardDice: string
  readonly die: Phrase
  /** Until it is told what for. */
  readonly paid: string
  readonly full: string
  readonly laid: Phrase
  readonly carriedOut: Phrase
  readonly broken: string
  readonly complete: string
  readonly sold: string
  readonly exchanged: string
  readonly ships: string
  readonly turned: Phrase
  readonly over: string
}

const SAID: Readonly<Record<Language, Said>> = {
  de: {
    arranged: 'Boni ausgelegt',
    round: (round) => `Runde ${round}`,
    elephant: 'Startofant umgedreht',
    secondPass: 'Zweiter Durchgang',
    turn: { bonus: 'Bonuszug', steward: '1 Verwalter für noch einen Zug' },
    stewardDice: `1 Verwalter für ${DICE_FOR_A_STEWARD} Würfel`,
    die: (die) => <>{die} genommen</>,
    paid: 'bezahlt',
    full: 'Würfel abgeworfen',
    laid: (card) => <>{card} ausgelegt</>,
    carriedOut: (card) => <>{card} ausgeführt</>,
    broken: 'Schiffsreihe unterbrochen',
    complete: `${SET_SIZE} Schiffe`,
    sold: `${SET_SIZE} Waren verkauft`,
    exchanged: `${SET_SIZE} Gebäude abgeworfen`,
    ships: `${SET_SIZE} Schiffe abgeworfen`,
    turned: (number) => (
      <>
        {number}/{TRACK_LENGTH} Karten gewendet
      </>
    ),
    over: 'Spielende',
  },
  en: {
    arranged: 'laid out the bonuses',
    round: (round) => `Round ${round}`,
    elephant: 'turned over the start elephant',
    secondPass: 'Second pass',
    turn: { bonus: 'bonus turn', steward: '1 administrator for another turn' },
    stewardDice: `1 administrator for ${DICE_FOR_A_STEWARD} dice`,
    die: (die) => <>took {die}</>,
    paid: 'paid',
    full: 'discarded a die',
    laid: (card) => <>laid out {card}</>,
    carriedOut: (card) => <>resolved {card}</>,
    broken: 'broke the ship row',
    complete: `${SET_SIZE} ships`,
    sold: `sold ${SET_SIZE} goods`,
    exchanged: `discarded ${SET_SIZE} buildings`,
    ships: `discarded ${SET_SIZE} ships`,
    turned: (number) => (
      <>
        {number}/{TRACK_LENGTH} cards flipped
      </>
    ),
    over: 'The game is over',
  },
}

export function tell(event: Event, { language }: TableProps<View>): Telling | null {
  const said = SAID[language]
  const card = (id: string) => aShortCard(id, language)
  const plus = (what: Token, n: number) => (
    <Sign name={tokens(what, n, language)}>
      +{n}
      <TokenPicture what={what} />
    </Sign>
  )
  switch (event.t) {
    case 'arranged':
      return { text: said.arranged }
    case 'round':
      return { text: said.round(event.round), head: true, part: `${event.round}` }
    case 'elephant':
      return { text: said.elephant }
    case 'secondPass':
      return { text: said.secondPass, head: true }
    case 'turn':
      return event.kind === 'regular' ? null : { text: said.turn[event.kind], minor: true, fresh: true }
    case 'paid':
      return { text: said.paid, minor: true, at: [slotAt(event.slot)] }
    case 'stewardDice':
      return { text: said.stewardDice, minor: true }
    case 'die':
      return {
        text: said.die(dieNoun(event.card, event.value, language)),
        minor: true,
        at: [event.slot === null ? seatOf(event.seat) : slotAt(event.slot)],
      }
    case 'discarded':
      return event.cause === 'handLimit' ? { text: said.full, minor: true } : null
    case 'laid':
      return {
        text: said.laid(card(event.card)),
        at: [at(event.seat, cardPlace(event.card), rowOf(event.seat, event.row))],
      }
    case 'palace':
      return { text: said.carriedOut(card(event.card)), at: ['palace'] }
    case 'rowBroken':
      return { text: said.broken, minor: true }
    case 'rowComplete':
      return { text: said.complete, minor: true }
    case 'gain':
      return {
        text: null,
        brought: { what: event.what, n: event.n, text: (n) => plus(event.what, n) },
      }
    case 'set':
      return { text: event.family === 'goods' ? said.sold : said.exchanged, minor: true }
    case 'shipSet':
      return { text: said.ships, minor: true }
    case 'turned':
      return {
        text: said.turned(event.turned),
        at: [at(event.seat, trackCard(event.seat, event.position))],
      }
    case 'over':
      return { text: said.over, head: true }
    // What they bring is told.
    case 'reward':
    case 'bonus':
    case 'topCard':
    case 'nothing':
    case 'three':
    case 'bonusTurn':
    case 'grid':
    case 'reshuffle':
      return null
  }
}
