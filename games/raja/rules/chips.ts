/** RJ-11.2.3 Using a chip: a third action in the own turn. */
import { choice, fields } from '@durbar/kernel'
import { ACTIONS, actionAt, CHARACTER_ACTION, CHIP, partsOf, SLOT_BITS } from '../data/actions.ts'
import { BASE, returnChip } from '../state.ts'
import { may } from './book.ts'
import { REFUSALS } from './refusals.ts'

export const useChip = may({
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
    returnChip(s, seat)
    s.chip = action
    s.open |= partsOf(action) << (CHIP * SLOT_BITS)
    g.tell?.({ t: 'chipUsed', seat, action: actionAt(action) })
  },
})
