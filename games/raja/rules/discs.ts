/** RJ-6.6 All players at the same time and secretly set their two pointers. */
import { type Action, type Codec, type Decision, everyone, fields } from '@durbar/kernel'
import { type ActionId, DISCS } from '../data/actions.ts'
import type { Event } from '../events.ts'
import type { State } from '../state.ts'

type Pair = readonly [ActionId, ActionId]

const discIndex = new Map(DISCS.map(([first, second], disc) => [`${first} ${second}`, disc]))

/** Two entries in disc order: setting A and B is the same as setting B and A. */
const pair: Codec<Pair> = {
  size: DISCS.length,
  write: (disc) => DISCS[disc]!,
  read: (json) =>
    Array.isArray(json) && json.length === 2 ? (discIndex.get(`${json[0]} ${json[1]}`) ?? -1) : -1,
}

const program: Action<State, Event, 'program', { readonly actions: Pair }> = {
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
}

export const discs: Decision<State, Event> = {
  who: (s) => everyone(s.seats),
  actions: [program],
  done(g) {
    g.tell?.({ t: 'discsSet' })
  },
}
