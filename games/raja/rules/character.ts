/** RJ-7.6 Changing the character: base game and Pro I. */
import { type Action, choice, type Decision, fields, frameSeat, frames, type Seat } from '@durbar/kernel'
import { PART } from '../data/actions.ts'
import { bit, CARD_NUMBERS, LOWEST, MEMBERS } from '../data/characters.ts'
import type { Event } from '../events.ts'
import { openParts, PRO2, type State } from '../state.ts'
import { type CardNoun, cardNoun } from './draft.ts'
import { REFUSALS } from './refusals.ts'
import { anywhere, close, formerSlot, notOpen, pointer } from './slots.ts'

const replacementOf = frames('replacement')

const SOURCES = ['free', 0, 1, 2, 3, 4] as const
type Noun = {
  readonly slot: 0 | 1
  readonly source: (typeof SOURCES)[number]
  readonly card: number
}
const noun = fields<Noun>({ slot: pointer, source: choice(SOURCES), card: choice(CARD_NUMBERS) })
const { source: SOURCE, card: CARD } = noun.digit
const FREE = 0

/** RJ-7.6.1: a free card or anybody's card. */
function point(s: Readonly<State>, slot: number, add: (noun: number) => void): void {
  const free = MEMBERS[s.free]!
  for (let i = 0; i < free.length; i++) add(noun.pack(slot, FREE, free[i]! - 1))
  for (let seat = 0; seat < s.seats; seat++)
    if (s.cards[seat] !== 0) add(noun.pack(slot, seat + 1, LOWEST[s.cards[seat]!]! - 1))
}

export const changeCharacter: Action<State, Event, 'changeCharacter', Noun> = {
  verb: 'changeCharacter',
  noun,
  candidates(s, seat, _at, add) {
    if (s.version === PRO2 || !(s.open & anywhere(PART.character))) return
    for (let slot = 0; slot < 2; slot++) if (openParts(s, seat, slot) & PART.character) point(s, slot, add)
  },
  mistakes(s, seat, _at, add) {
    if (s.version === PRO2 || s.open & anywhere(PART.character)) return
    point(s, formerSlot(s, seat, PART.character), add)
  },
  refuse(s, seat, packed) {
    const slot = packed & 1
    if (!(openParts(s, seat, slot) & PART.character)) return notOpen(s, seat, slot, PART.character)
    return SOURCE.of(packed) === seat + 1 ? REFUSALS.sameCard : null
  },
  perform(g, seat, packed) {
    const { s } = g
    const source = SOURCE.of(packed)
    const card = CARD.of(packed) + 1
    const former = LOWEST[s.cards[seat]!]!
    close(s, packed & 1, PART.character)
    s.cards[seat] = bit(card)
    // RJ-7.6.2, RJ-R-11: the former card lies free before anybody chooses again.
    s.free |= bit(former)
    if (source === FREE) {
      s.free &= ~bit(card)
      return g.tell?.({ t: 'characterTaken', seat, card, putBack: former })
    }
    const from: Seat = source - 1
    s.cards[from] = 0
    g.tell?.({ t: 'characterRobbed', seat, from, card, putBack: former })
    g.then(replacementOf(from))
  },
}

/** RJ-7.6.3: whoever was robbed chooses at once, in the middle of the other's turn. */
const chooseReplacement: Action<State, Event, 'chooseReplacement', CardNoun> = {
  verb: 'chooseReplacement',
  noun: cardNoun,
  candidates(s, _seat, _at, add) {
    const free = MEMBERS[s.free]!
    for (let i = 0; i < free.length; i++) add(free[i]! - 1)
  },
  mistakes(s, _seat, _at, add) {
    for (const cards of s.cards) for (const card of MEMBERS[cards]!) add(card - 1)
  },
  refuse: (s, _seat, packed) => (s.free & bit(packed + 1) ? null : REFUSALS.notFree),
  perform(g, seat, packed) {
    const card = packed + 1
    g.s.free &= ~bit(card)
    g.s.cards[seat] = bit(card)
    g.tell?.({ t: 'replacementChosen', seat, card })
  },
}

export const replacement: Decision<State, Event> = { who: frameSeat, actions: [chooseReplacement] }
