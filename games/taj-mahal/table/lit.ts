/** Which places on the map shine: where palaces may go, what each would bring, and the chain it would join. */
import type { Seat } from '@durbar/kernel'
import { useChoosing } from '@durbar/table'
import type { CityId } from '../data/board.ts'
import type { View } from '../view/index.ts'
import type { Prospect } from '../view/prospect.ts'
import type { Vocabulary } from '../vocabulary.ts'

interface Lit {
  readonly seat: Seat
  /** Palaces that do not stand yet. */
  readonly ghosts: readonly CityId[]
  /** The one that is looked at. */
  readonly city: CityId
  /** Cities of the chain that would result. */
  readonly chain: readonly CityId[]
  readonly points: number
  /** Of the bonus tile. */
  readonly bonus: number
  /** Cards of bonus tiles. */
  readonly cards: number
}

export const prospectOf = (view: View, city: CityId, seat: Seat): Prospect | null =>
  view.cities.find((each) => each.id === city)?.prospects?.[seat] ?? null

/** The chain of whoever is leaving, as it stands: by it the palaces are scored. */
export function chainOf({ asked, cities }: View): Pick<Lit, 'seat' | 'chain'> | null {
  if (!asked || asked.rule === 'turn') return null
  const { seat } = asked
  const own = cities.find(
    ({ prospects, palace, crownPalace }) => prospects && (palace === seat || crownPalace === seat),
  )
  return own ? { seat, chain: own.prospects![seat]!.chain } : null
}

/** The cities offered for a palace now, and the one that is regarded, or else the one that brings most. */
export function useLit(view: View): { readonly offered: readonly CityId[]; readonly lit: Lit | null } {
  const { left, regarded, ready } = useChoosing<Vocabulary>()
  const { me, asked } = view
  if (me === null) return { offered: [], lit: null }
  const offered = left.flatMap((move) => (move.type === 'place' ? [move.city] : []))
  const [first] = offered
  if (asked?.rule === 'place' && first !== undefined) {
    const seen = regarded ?? ready
    const best = asked.best !== null && offered.includes(asked.best) ? asked.best : first
    const city = seen?.type === 'place' ? seen.city : best
    const prospect = prospectOf(view, city, me)
    const lit = prospect && {
      seat: me,
      ghosts: [city],
      city,
      chain: prospect.chain,
      points: prospect.palaces,
      bonus: prospect.bonus,
      cards: prospect.card ? 1 : 0,
    }
    return { offered, lit }
  }
  const leaving = view.players[me]!.leaving
  const city = leaving?.cities.at(-1)
  if (!leaving || city === undefined) return { offered, lit: null }
  return {
    offered,
    lit: {
      seat: me,
      ghosts: leaving.cities,
      city,
      chain: leaving.chain,
      points: leaving.chainPoints,
      bonus: leaving.bonusPoints,
      cards: leaving.bonusCards,
    },
  }
}
