/** RJ-11.3 Pro II: several character cards for one player. */
import { type Codec, choice, fields, moment, type Seat, type Seated } from '@durbar/kernel'
import * as bits from '@durbar/kernel/bits'
import { PART } from '../data/actions.ts'
import { cardsIn } from '../data/characters.ts'
import { cardsOf, PRO2, passOn, type State, takeFree } from '../state.ts'
import { award } from './abilities.ts'
import { decision, may } from './book.ts'
import { cardAt, cardNoun, indexOf, someCard } from './cards.ts'
import { REFUSALS } from './refusals.ts'
import { partOfTurn, pointer } from './slots.ts'

const someSeat: Codec<Seat> = choice<Seat>([0, 1, 2, 3, 4])
const isPro2 = (s: Readonly<State>): boolean => s.version === PRO2
/** RJ-11.3.3: swapping and recruiting come after the free cards. */
const freeCardsFirst = (s: Readonly<State>) => (s.free === 0 ? null : REFUSALS.freeCardsFirst)

const gainNoun = fields({ slot: pointer, card: someCard })

/** RJ-11.3.2: while free cards exist, one of them, and none is put back. */
export const gainCharacter = partOfTurn({
  verb: 'gainCharacter',
  part: PART.character,
  noun: gainNoun,
  when: isPro2,
  things(s, _seat, slot, add) {
    for (const card of cardsIn(s.free)) add(gainNoun.pack(slot, indexOf(card)))
  },
  perform(g, seat, noun) {
    const card = cardAt(gainNoun.digit.card.of(noun))
    takeFree(g.s, seat, card)
    g.tell?.({ t: 'characterTaken', seat, card, putBack: null })
  },
})

const swapNoun = fields({ slot: pointer, seat: someSeat, take: someCard, give: someCard })

/** RJ-11.3.4: the active player names the card and chooses what to give for it. */
export const swapCharacter = partOfTurn({
  verb: 'swapCharacter',
  part: PART.character,
  noun: swapNoun,
  when: isPro2,
  unsaid: true,
  things(s, seat, slot, add) {
    for (let other = 0; other < s.seats; other++) {
      if (other === seat) continue
      for (const take of cardsIn(cardsOf(s, other)))
        for (const give of cardsIn(cardsOf(s, seat)))
          add(swapNoun.pack(slot, other, indexOf(take), indexOf(give)))
    }
  },
  refuse: freeCardsFirst,
  perform(g, seat, noun) {
    const other = swapNoun.digit.seat.of(noun)
    const take = cardAt(swapNoun.digit.take.of(noun))
    const give = cardAt(swapNoun.digit.give.of(noun))
    passOn(g.s, seat, other, give)
    passOn(g.s, other, seat, take)
    g.tell?.({ t: 'charactersSwapped', seat, with: other, take, give })
  },
})

const recruitNoun = fields({ slot: pointer, seat: someSeat })
const numberOfCards = (s: Readonly<State>, seat: Seat): number => bits.count(cardsOf(s, seat))

/** RJ-11.3.5: only from somebody with more cards, counted now (RJ-R-21). */
export const recruitCharacter = partOfTurn({
  verb: 'recruitCharacter',
  part: PART.character,
  noun: recruitNoun,
  when: isPro2,
  unsaid: true,
  things(s, seat, slot, add) {
    for (let other = 0; other < s.seats; other++) if (other !== seat) add(recruitNoun.pack(slot, other))
  },
  refuse(s, seat, noun) {
    const other = recruitNoun.digit.seat.of(noun)
    return (
      freeCardsFirst(s) ?? (numberOfCards(s, other) > numberOfCards(s, seat) ? null : REFUSALS.notMoreCards)
    )
  },
  perform(g, seat, noun) {
    const from = recruitNoun.digit.seat.of(noun)
    g.tell?.({ t: 'recruiting', seat, from })
    g.then(surrender(from, seat))
  },
})

interface Surrender extends Seated {
  readonly to: Seat
}

const surrenderCharacter = may({
  verb: 'surrenderCharacter',
  noun: cardNoun,
  candidates(s, seat, _at: Surrender, add) {
    for (const card of cardsIn(cardsOf(s, seat))) add(indexOf(card))
  },
  refuse: () => null,
  perform(g, seat, noun, { to }) {
    const card = cardAt(noun)
    passOn(g.s, seat, to, card)
    g.tell?.({ t: 'characterSurrendered', seat, to, card })
    // A recruited Trader or Yogi pays at once, in the suspended turn of the new holder.
    award(g, to)
  },
})

const recruited = moment(
  'surrender',
  (rule: 'surrender', seat: Seat, to: Seat): Surrender => ({ rule, seat, to }),
)
export const surrender = decision(recruited, { actions: [surrenderCharacter] })
