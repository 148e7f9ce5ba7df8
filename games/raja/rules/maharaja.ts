/** RJ-6.1 to RJ-6.5 A round begins: the Maharaja moves on and the crest of his city goes to the top. */
import { moment } from '@durbar/kernel'
import { cityAt } from '../data/board.ts'
import { fieldOf } from '../data/track.ts'
import { procedure } from './book.ts'
import { advance, highest, lowest } from './track.ts'

export const maharaja = procedure(moment('maharaja'), (g) => {
  const { s } = g
  const city = advance(s.crests)
  s.round++
  s.maharaja = city
  // RJ-10.2 asks for this field at the end of the round, whatever happens to the crest meanwhile.
  s.field = fieldOf(highest(s.crests))
  s.acted = 0
  s.discs.fill(-1)
  g.tell?.({
    t: 'roundBegan',
    round: s.round,
    city: cityAt(city),
    field: s.field,
    next: cityAt(lowest(s.crests)),
  })
})
