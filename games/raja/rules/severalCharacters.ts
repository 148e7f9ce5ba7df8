/** RJ-11.3 Pro II: several character cards for one player. */
import { type Action, choice, type Decision, type Frame, fields, frameSeat, type Seat } from '@durbar/kernel'
import { PART } from '../data/actions.ts'
import { bit, CARD_NUMBERS, MEMBERS, SIZE } from '../data/characters.ts'
import type { Event } from '../events.ts'
import { openParts, PRO2, type State } from '../state.ts'
import { award } from './abilities.ts'
import { type CardNoun, cardNoun } from './draft.ts'
import { REFUSALS } from './refusals.ts'
import { anywhere, close, formerSlot, notOpen, pointer } from './slots.ts'

type Pointer = 0 | 1
const someSeat = choice([0, 1, 2, 3, 4] as const)
const someCard = choice(CARD_NUMBERS)

const mayPoint = (s: Readonly<State>): boolean =>
  s.version === PRO2 && (s.open & anywhere(PART.character)) !== 0
const isOpen = (s: Readonly<State>, seat: Seat, slot: number): boolean =>
  (openParts(s, seat, slot) & PART.character) !== 0

type Gain = { readonly slot: Pointer; readonly card: number }
const gainNoun = fields<Gain>({ slot: pointer, card: someCard })

/** RJ-11.3.2: while free cards exist, one of them, and none is put back. */
export const gainCharacter: Action<State, Event, 'gainCharacter', Gain> = {
  verb: 'gainCharacter',
  noun: gainNoun,
  candidates(s, seat, _at, add) {
    if (!mayPoint(s)) return
    const free = MEMBERS[s.free]!
    for (let slot = 0; slot < 2; slot++)
      if (isOpen(s, seat, slot)) for (let i = 0; i < free.length; i++) add(gainNoun.pack(slot, free[i]! - 1))
  },
  mistakes(s, seat, _at, add) {
    if (s.version !== PRO2 || mayPoint(s)) return
    const slot = formerSlot(s, seat, PART.character)
    for (const card of MEMBERS[s.free]!) add(gainNoun.pack(slot, card - 1))
  },
  refuse: (s, seat, noun) => (isOpen(s, seat, noun & 1) ? null : notOpen(s, seat, noun & 1, PART.character)),
  perform(g, seat, noun) {
    const card = (noun >> 1) + 1
    close(g.s, noun & 1, PART.character)
    g.s.free &= ~bit(card)
    g.s.cards[seat]! |= bit(card)
    g.tell?.({ t: 'characterTaken', seat, card, putBack: null })
  },
}

type Swap = { readonly slot: Pointer; readonly seat: Seat; readonly take: number; readonly give: number }
const swapNoun = fields<Swap>({ slot: pointer, seat: someSeat, take: someCard, give: someCard })
const { seat: WITH, take: TAKE, give: GIVE } = swapNoun.digit

/** RJ-11.3.4: the active player names the card and chooses what to give for it. */
export const swapCharacter: Action<State, Event, 'swapCharacter', Swap> = {
  verb: 'swapCharacter',
  noun: swapNoun,
  candidates(s, seat, _at, add) {
    if (!mayPoint(s)) return
    const own = MEMBERS[s.cards[seat]!]!
    for (let slot = 0; slot < 2; slot++) {
      if (!isOpen(s, seat, slot)) continue
      for (let other = 0; other < s.seats; other++) {
        if (other === seat) continue
        const theirs = MEMBERS[s.cards[other]!]!
        for (let i = 0; i < theirs.length; i++)
          for (let k = 0; k < own.length; k++) add(swapNoun.pack(slot, other, theirs[i]! - 1, own[k]! - 1))
      }
    }
  },
  refuse(s, seat, noun) {
    if (!isOpen(s, seat, noun & 1)) return notOpen(s, seat, noun & 1, PART.character)
    return s.free === 0 ? null : REFUSALS.freeCardsFirst
  },
  perform(g, seat, noun) {
    const { s } = g
    const other = WITH.of(noun)
    const take = TAKE.of(noun) + 1
    const give = GIVE.of(noun) + 1
    close(s, noun & 1, PART.character)
    s.cards[seat] = (s.cards[seat]! & ~bit(give)) | bit(take)
    s.cards[other] = (s.cards[other]! & ~bit(take)) | bit(give)
    g.tell?.({ t: 'charactersSwapped', seat, with: other, take, give })
  },
}

interface Surrender extends Frame {
  readonly seat: Seat
  readonly to: Seat
}
type Recruit = { readonly slot: Pointer; readonly seat: Seat }
const recruitNoun = fields<Recruit>({ slot: pointer, seat: someSeat })

/** RJ-11.3.5: only from somebody with more cards, counted now (RJ-R-21). */
export const recruitCharacter: Action<State, Event, 'recruitCharacter', Recruit> = {
  verb: 'recruitCharacter',
  noun: recruitNoun,
  candidates(s, seat, _at, add) {
    if (!mayPoint(s)) return
    for (let slot = 0; slot < 2; slot++)
      if (isOpen(s, seat, slot))
        for (let other = 0; other < s.seats; other++) if (other !== seat) add(recruitNoun.pack(slot, other))
  },
  refuse(s, seat, noun) {
    if (!isOpen(s, seat, noun & 1)) return notOpen(s, seat, noun & 1, PART.character)
    if (s.free !== 0) return REFUSALS.freeCardsFirst
    return SIZE[s.cards[noun >> 1]!]! > SIZE[s.cards[seat]!]! ? null : REFUSALS.notMoreCards
  },
  perform(g, seat, noun) {
    const from = noun >> 1
    close(g.s, noun & 1, PART.character)
    g.tell?.({ t: 'recruiting', seat, from })
    const asked: Surrender = { rule: 'surrender', seat: from, to: seat }
    g.then(asked)
  },
}

const surrenderCharacter: Action<State, Event, 'surrenderCharacter', CardNoun, Surrender> = {
  verb: 'surrenderCharacter',
  noun: cardNoun,
  candidates(s, seat, _at, add) {
    const own = MEMBERS[s.cards[seat]!]!
    for (let i = 0; i < own.length; i++) add(own[i]! - 1)
  },
  refuse: () => null,
  perform(g, seat, noun, at) {
    const card = noun + 1
    g.s.cards[seat]! &= ~bit(card)
    g.s.cards[at.to]! |= bit(card)
    g.tell?.({ t: 'characterSurrendered', seat, to: at.to, card })
    // A recruited Trader or Yogi pays at once, in the suspended turn of the new holder.
    award(g, at.to)
  },
}

export const surrender: Decision<State, Event, Surrender> = { who: frameSeat, actions: [surrenderCharacter] }
