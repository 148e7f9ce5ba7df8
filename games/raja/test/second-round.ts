/** A position in which every field of the view has something to say. */
import { position } from './position.ts'

/** The second round, seat 0 is on turn; seat 2 has acted. */
export const secondRound = position({
  version: 'pro1',
  track: 'BCDEFG.|A.........',
  round: 2,
  maharaja: 'A',
  acted: [2],
  players: [
    {
      cards: [5],
      gold: 12,
      at: 'D',
      chips: 1,
      disc: ['HOUSE', 'PALACE_HOUSE'],
      houses: ['v11', 'v12'],
      palaces: 'Dd',
    },
    {
      cards: [6],
      gold: 3,
      houses: ['v11', 'v27'],
      palaces: 'D',
      quarry: 7,
      stock: 4,
      disc: ['COINS', 'CHARACTER'],
    },
    { cards: [7], at: 'B', palaces: 'bb', disc: ['COINS', 'HOUSE'] },
  ],
})
