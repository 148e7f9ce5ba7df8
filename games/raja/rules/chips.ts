/** RJ-11.2.3 Using a chip: a third action in the own turn. */
import { type Action, choice, fields } from '@durbar/kernel'
import { ACTIONS, type ActionId, CHARACTER_ACTION, CHIP, PARTS, SLOT_BITS } from '../data/actions.ts'
import type { Event } from '../events.ts'
import { BASE, type State } from '../state.ts'
import { REFUSALS } from './refusals.ts'

export const useChip: Action<State, Event, 'useChip', { readonly action: ActionId }> = {
  verb: 'useChip',
  noun: fields({ action: choice(ACTIONS) }),
  candidates(s, seat, _at, add) {
    if (s.chips[seat] === 0 || s.chip >= 0) return
    for (let action = 0; action < CHARACTER_ACTION; action++) add(action)
  },
  mistakes(s, seat, _at, add) {
    if (s.version === BASE) return
    const hopeless = s.chips[seat] === 0 || s.chip >= 0
    for (let action = hopeless ? 0 : CHARACTER_ACTION; action < ACTIONS.length; action++) add(action)
  },
  refuse(s, seat, action) {
    // RJ-11.2.3b: one a round; there is one turn a round.
    if (s.chip >= 0) return REFUSALS.chipSpent
    if (s.chips[seat] === 0) return REFUSALS.noChip
    return action === CHARACTER_ACTION ? REFUSALS.chipNotForCharacter : null
  },
  perform(g, seat, action) {
    const { s } = g
    s.chips[seat]!--
    s.supply++
    s.chip = action
    s.open |= PARTS[action]! << (CHIP * SLOT_BITS)
    g.tell?.({ t: 'chipUsed', seat, action: ACTIONS[action]! })
  },
}
