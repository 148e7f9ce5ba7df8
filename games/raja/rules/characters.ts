/** RJ-5.2, RJ-11.2.5 How everybody comes by a character: a draft, in the pro versions an auction. */
import { moment } from '@durbar/kernel'
import { BASE } from '../state.ts'
import { auction } from './auction.ts'
import { procedure } from './book.ts'
import { draft } from './draft.ts'

export const characters = procedure(moment('characters'), (g) =>
  g.then((g.s.version === BASE ? draft : auction)(g.s.firstSeat)),
)
