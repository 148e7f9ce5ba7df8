/** RJ-6.6 All players at the same time and secretly set their two pointers. */
import { type Codec, everyone, fields, moment } from '@durbar/kernel'
import { DISCS, discAt, type Pair } from '../data/actions.ts'
import { decision, may } from './book.ts'

const discIndex = new Map(DISCS.map(([first, second], disc) => [`${first} ${second}`, disc]))

/** Two entries in disc order: setting A and B is the same as setting B and A. */
const pair: Codec<Pair> = {
  size: DISCS.length,
  write: discAt,
  read: (json) =>
    Array.isArray(json) && json.length === 2 ? (discIndex.get(`${json[0]} ${json[1]}`) ?? -1) : -1,
}

const program = may({
  verb: 'program',
  noun: fields({ actions: pair }),
  candidates(_s, _seat, _at, add) {
    for (let disc = 0; disc < DISCS.length; disc++) add(disc)
  },
  // RJ-7.7.1: also what cannot be carried out may be set.
  refuse: () => null,
  perform(g, seat, disc) {
    g.s.discs[seat] = disc
  },
})

export const discs = decision(moment('discs'), {
  who: (s) => everyone(s.seats),
  actions: [program],
  done: (g) => g.tell?.({ t: 'discsSet' }),
})
