/** What a recorded game shows of the cards and of the ties: the corpus must show all of it. */
import { host, isRefused, type Match, type Played } from '@durbar/kernel'
import { COUNTERFEITS, IDS } from '../data/antiquities.ts'
import type { Breakdown, Event } from '../events.ts'
import type { State } from '../state.ts'
import { cardNumber, game } from './position.ts'

const EVENTS: readonly Event['t'][] = [
  'begun',
  'revealed',
  'income',
  'bid',
  'passed',
  'pawned',
  'fistsOpened',
  'won',
  'unsold',
  'paid',
  'surcharge',
  'curseVoid',
  'gave',
  'peeked',
  'wealth',
  'freed',
  'exchanged',
  'notExchanged',
  'redeemed',
  'certified',
  'unveiled',
  'neutralised',
  'notNeutralised',
  'unmasked',
  'arkTook',
  'scored',
]
const WHYS = ['noTotal', 'first', 'second', 'tiedFirst', 'tiedSecond', 'crowd', 'placeUsedUp', 'behind']
const DECIDED = ['highest', 'excalibur', 'nearest']

export const SHOWABLE: readonly string[] = [
  ...EVENTS.map((t) => `event ${t}`),
  ...IDS.map((id) => `bought ${id}`),
  ...DECIDED.map((how) => `secret auction decided by ${how}`),
  ...WHYS.map((why) => `majority ${why}`),
  'passed by the rules',
  'passed after an own loan',
  'matched with Mjöllnir',
  'paid somebody else with the Boots',
  'loan of less than 5',
  'loan while sealing',
  'Pandora ran out',
  'carpet without a possible exchange',
  'carpet declined',
  'certificate saved a fake',
  'certified Horn was used',
  'opponent’s counterfeit neutralised',
  'pawned fake unmasked',
  'Grail unmasked under a curse',
  'Stone used as another colour',
  'Peaches raised a value',
  'Malleus took points',
  'total below zero',
  'category tie broken by yata',
  'category tie broken by nessus',
  'category tie between both',
  'Yata and Nessus in one hand',
  'final tie broken by yata',
  'final tie broken by nessus',
  'victory shared',
  'lower place shared',
]

function ofScoring({ categories, accounts, tieBreaks }: Breakdown, see: (what: string) => void): void {
  for (const category of categories) {
    for (const why of category.why) see(`majority ${why}`)
    for (const { by } of category.tieBreaks)
      see(by === 'both' ? 'category tie between both' : `category tie broken by ${by}`)
  }
  for (const { by } of tieBreaks) see(`final tie broken by ${by}`)
  const places = accounts.map((account) => account.place)
  for (const account of accounts) {
    if (account.malleus < 0) see('Malleus took points')
    if (account.total < 0) see('total below zero')
    if (account.stone !== null && account.stone !== 'western') see('Stone used as another colour')
    if (account.scored.includes('peaches-of-immortality')) see('Peaches raised a value')
    if (account.scored.includes('yata-no-kagami') && account.scored.includes('shirt-of-nessus'))
      see('Yata and Nessus in one hand')
    const sharing = places.filter((place) => place === account.place).length
    if (sharing > 1) see(account.place === 1 ? 'victory shared' : 'lower place shared')
  }
}

function ofEvent(event: Event, seats: number, rule: string | undefined, see: (what: string) => void): void {
  see(`event ${event.t}`)
  if (event.t === 'won') see(`bought ${event.card}`)
  if (event.t === 'won' && rule === 'secretAuction') see(`secret auction decided by ${event.decided}`)
  if (event.t === 'passed' && event.byItself) see('passed by the rules')
  if (event.t === 'bid' && event.matched) see('matched with Mjöllnir')
  if (event.t === 'paid' && event.to !== (event.seat + 1) % seats) see('paid somebody else with the Boots')
  if (event.t === 'pawned' && event.amount < 5) see('loan of less than 5')
  if (event.t === 'pawned' && rule === 'secretAuction') see('loan while sealing')
  if (event.t === 'notExchanged')
    see(event.possible ? 'carpet declined' : 'carpet without a possible exchange')
  if (event.t === 'unmasked' && event.pawned) see('pawned fake unmasked')
  if (event.t === 'scored') ofScoring(event.breakdown, see)
}

/** What several events of one move say together. */
function ofMove(
  before: State,
  { state, events, match }: Played<State, Event>,
  see: (what: string) => void,
): void {
  const { seat, move } = match.log.at(-1)!
  const gifts = events.filter((event) => event.t === 'gave').length
  const won = events.find((event) => event.t === 'won')
  const voided = events.some((event) => event.t === 'curseVoid')
  if (won?.card === 'pandoras-box' && !voided && gifts < state.seats - 1) see('Pandora ran out')
  const out = events.some((event) => event.t === 'passed' && event.seat === seat)
  if (move.type === 'pawn' && before.stack.at(-1)?.rule === 'openAuction' && out)
    see('passed after an own loan')
  const onTable = (card: number) => state.gaps.includes(card) && (COUNTERFEITS & (1 << card)) !== 0
  if (state.result !== null && state.certificates.some(onTable)) see('certificate saved a fake')
  if (move.type === 'neutralise') {
    const card = cardNumber(String(move.counterfeit).replace('fake-', ''))
    if (!(before.cards[seat]! & (1 << card))) see('opponent’s counterfeit neutralised')
    if (before.certificates.includes(IDS.indexOf('unicorn-horn'))) see('certified Horn was used')
  }
  for (const event of events)
    if (event.t === 'unmasked' && event.card === 'holy-grail' && !event.pawned) {
      const cursed = ['ark-of-the-covenant', 'malleus-maleficarum', 'shirt-of-nessus'].map((id) =>
        cardNumber(id),
      )
      if (cursed.some((card) => before.cards[event.seat]! & (1 << card))) see('Grail unmasked under a curse')
    }
}

export function shows(match: Match, key: string): Set<string> {
  const seen = new Set<string>()
  const see = (what: string) => seen.add(what)
  let before: State | null = null
  const end = host(game).replay(match, key, undefined, (played) => {
    for (const event of played.events) ofEvent(event, match.seats, before?.stack.at(-1)?.rule, see)
    if (before !== null) ofMove(before, played, see)
    before = played.state
  })
  if (isRefused(end)) throw new Error(end.refused)
  return seen
}
