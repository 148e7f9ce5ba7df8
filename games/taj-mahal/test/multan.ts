import { COURT } from '../data/tiles.ts'
import { type State, takeAway } from '../state.ts'
import { bonusTile, position } from './position.ts'

/** The third visit, to Multan: seat 1 has left with the crown, seat 2 is on turn. */
export function multan(): State {
  const s = position({
    visit: 3,
    startSeat: 1,
    turn: 2,
    players: [
      {
        hand: ['red-vg-1', 'white-e-1'],
        known: ['violet-ee-1'],
        row: ['green-ev-1', 'white-e-6'],
        palaces: ['K1'],
        crownPalaces: ['J3'],
        tiles: ['province-tile-1'],
        tokens: ['vizier'],
        points: 4,
      },
      {
        hand: ['yellow-gp-1'],
        withdrawn: true,
        crownPalaces: ['K1'],
        specials: ['special-mogul'],
        tokens: ['princess'],
      },
      {
        hand: ['red-ep-1', 'red-ee-1', 'violet-vp-1'],
        row: ['red-pk-1', 'special-points', 'red-ek-1'],
        crownPalaces: ['L2'],
        tokens: ['monk', 'general'],
        points: 7,
      },
    ],
    bonus: { K4: 'bonus-card-2' },
    supply: ['white-e-2', 'white-e-3', 'red-vk-1', 'violet-gk-1'],
    pile: ['white-e-4'],
    discard: ['green-gp-1', 'white-m-1'],
    rest: 1,
  })
  s.bonusOf[s.bonus.indexOf(bonusTile('bonus-tea-1'))] = 0
  takeAway(s, COURT.indexOf('crown'), 1)
  return s
}
