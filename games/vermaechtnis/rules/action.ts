/** VM-4 Step 1: take a gold coin or buy an antique. */
import { type Action, choice, type Decision, fields, nothing, seated } from '@durbar/kernel'
import { ANTIQUES, type AntiqueId } from '../data/antiques.ts'
import { GOLD, OFFER_SIZE } from '../data/market.ts'
import type { Event } from '../events.ts'
import { gain, price, type State } from '../state.ts'
import { REFUSALS } from './refusals.ts'

/** VM-4.2 "Take a coin". Always possible: a turn begins only while a coin is there (VM-R9), at any wealth (VM-R8). */
export const takeCoin: Action<State, Event, 'takeCoin', Record<string, never>> = {
  verb: 'takeCoin',
  noun: nothing,
  candidates(_s, _seat, _at, add) {
    add(0)
  },
  refuse: () => null,
  perform(g, seat) {
    const { s } = g
    g.tell?.({ t: 'coinTaken', seat, price: price(s) })
    s.coins--
    s.rupees[seat]! += GOLD
  },
}

/** VM-4.3 "Buy": any antique of the offer, at the current price. */
export const buy: Action<State, Event, 'buy', { readonly antique: AntiqueId }> = {
  verb: 'buy',
  noun: fields({ antique: choice(ANTIQUES) }),
  candidates(s, _seat, _at, add) {
    for (let slot = 0; slot < OFFER_SIZE; slot++) if (s.offer[slot]! >= 0) add(s.offer[slot]!)
  },
  mistakes(s, _seat, _at, add) {
    for (let antique = 0; antique < ANTIQUES.length; antique++)
      if (s.antiques.some((set, i) => i % 6 === Math.floor(antique / 6) && set & (1 << (antique % 6))))
        add(antique)
  },
  refuse(s, seat, antique) {
    if (s.offer.indexOf(antique) < 0) return REFUSALS.notOnOffer
    return s.rupees[seat]! < price(s) ? REFUSALS.tooPoor : null
  },
  perform(g, seat, antique) {
    const { s } = g
    const cost = price(s)
    s.rupees[seat]! -= cost
    s.offer[s.offer.indexOf(antique)] = -1
    gain(s, seat, antique)
    g.tell?.({ t: 'bought', seat, antique: ANTIQUES[antique]!, price: cost })
  },
}

/** VM-4.1: exactly one of the two; passing is not possible. */
export const action: Decision<State, Event> = { who: seated, actions: [takeCoin, buy] }
