/** RJ-7.6 Changing the character: base game and Pro I. */
import { choice, fields, moment, type Seat, seated } from '@durbar/kernel'
import { PART } from '../data/actions.ts'
import { type Card, cardsIn } from '../data/characters.ts'
import { cardsOf, layFree, PRO2, passOn, takeFree } from '../state.ts'
import { decision } from './book.ts'
import { cardAt, indexOf, someCard, takingFree } from './cards.ts'
import { REFUSALS } from './refusals.ts'
import { partOfTurn, pointer } from './slots.ts'

const source = choice<'free' | Seat>(['free', 0, 1, 2, 3, 4])
const noun = fields({ slot: pointer, source, card: someCard })
const sourceOf = (packed: number): 'free' | Seat => source.write(noun.digit.source.of(packed))
const cardOf = (packed: number): Card => cardAt(noun.digit.card.of(packed))
/** In these versions nobody has several, and nobody is without one in a turn. */
const only = (cards: number): Card => cardsIn(cards)[0]!

export const changeCharacter = partOfTurn({
  verb: 'changeCharacter',
  part: PART.character,
  noun,
  when: (s) => s.version !== PRO2,
  /** RJ-7.6.1: a free card or anybody's card. */
  things(s, _seat, slot, add) {
    for (const card of cardsIn(s.free)) add(noun.pack(slot, source.read('free'), indexOf(card)))
    for (let seat = 0; seat < s.seats; seat++)
      for (const card of cardsIn(cardsOf(s, seat))) add(noun.pack(slot, source.read(seat), indexOf(card)))
  },
  refuse: (_s, seat, packed) => (sourceOf(packed) === seat ? REFUSALS.sameCard : null),
  perform(g, seat, packed) {
    const { s } = g
    const card = cardOf(packed)
    const from = sourceOf(packed)
    const putBack = only(cardsOf(s, seat))
    // RJ-7.6.2, RJ-R-11: the former card lies free before anybody chooses again.
    layFree(s, seat, putBack)
    if (from === 'free') {
      takeFree(s, seat, card)
      g.tell?.({ t: 'characterTaken', seat, card, putBack })
      return
    }
    passOn(s, from, seat, card)
    g.tell?.({ t: 'characterRobbed', seat, from, card, putBack })
    g.then(replacement(from))
  },
})

/** RJ-7.6.3: whoever was robbed chooses at once, in the middle of the other's turn. */
const chooseReplacement = takingFree('chooseReplacement', REFUSALS.notFree, (g, seat, card) =>
  g.tell?.({ t: 'replacementChosen', seat, card }),
)

export const replacement = decision(moment('replacement', seated), { actions: [chooseReplacement] })
