import type { TableTold } from '@durbar/protocol/court/told'

export const ID = 'table000'
const HASH = '0'.repeat(64)

/** A table of three, of which some seats are Anna's. */
export const told = (yours: readonly number[], change: Partial<TableTold> = {}): TableTold => ({
  id: ID,
  revision: 1,
  phase: 'playing',
  now: 1000,
  inHall: null,
  opened: 0,
  host: 'anna0000',
  arrangement: {
    game: 'vermaechtnis',
    options: {},
    pace: { kind: 'none' },
    timeUp: 'bot',
    standIn: 'level2',
    door: 'link',
    spectators: false,
    talk: 'free',
    hints: false,
    start: 'ready',
  },
  seats: ['Anna', 'Jonas', 'Lena'].map((name, n) => ({
    kind: 'person',
    person: yours.includes(n) ? 'anna0000' : 'jonas000',
    name,
    emblem: null,
    colour: null,
    guest: false,
    ready: true,
    standIn: null,
  })),
  yours,
  invitation: null,
  starting: null,
  dice: { seal: HASH, signs: [0, 0, 0, 0, 0, 0], dealing: null, chances: [], commitment: HASH, secret: null },
  clocks: null,
  request: null,
  votes: [],
  rematch: null,
  after: null,
  ...change,
})
