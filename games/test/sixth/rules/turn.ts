/** SX-2: lay your card open, if you like, and take feathers. */
import { amount, fields, moment, seated } from '@durbar/kernel'
import { MOST, wishAt } from '../data/feathers.ts'
import { decision, may, plain } from './book.ts'
import { REFUSALS } from './refusals.ts'
import { scoring } from './scoring.ts'

const next = moment('turn', seated)

const take = may({
  verb: 'take',
  noun: fields({ count: amount(1, MOST) }),
  candidates(_s, _seat, _at, add) {
    for (let noun = 0; noun < MOST; noun++) add(noun)
  },
  refuse(s, _seat, noun) {
    const count = noun + 1
    if (count > s.left) return REFUSALS.tooFew
    return count === s.last && s.left > 1 ? REFUSALS.sameAgain : null
  },
  perform(g, seat, noun) {
    const { s } = g
    const count = noun + 1
    s.left -= count
    s.last = count
    s.feathers[seat]! += count
    g.tell?.({ t: 'taken', seat, count, left: s.left })
    g.then(s.left > 0 ? next((seat + 1) % s.seats) : scoring())
  },
})

/** It still is your turn. */
const open = plain(
  'open',
  (g, seat) => {
    g.s.open[seat] = true
    g.reveal()
    g.tell?.({ t: 'opened', seat, wish: wishAt(g.s.cards[seat]!) })
    g.then(next(seat))
  },
  { refuse: (s, seat) => (s.open[seat] ? REFUSALS.openAlready : null) },
)

export const turn = decision(next, { actions: [take, open] })
