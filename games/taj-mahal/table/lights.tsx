/** What shines on the map while somebody chooses: the chain, the palaces to come, and what each place brings. */
import type { Language } from '@durbar/room'
import { MapFlag, Palace, useLooked, Way } from '@durbar/table'
import type { View } from '../view/index.ts'
import { roadsWithin, spotOf, WIDTH } from './land.ts'
import { chainOf, prospectOf, useLit } from './lit.ts'
import { subject } from './look/subject.ts'
import css from './map.module.css'
import { emblemOf } from './symbols.tsx'
import { words } from './words.ts'

/** Under the towns. */
export function Chain({ view }: { view: View }) {
  const lit = useLit(view).lit ?? chainOf(view)
  return lit ? <Way lines={roadsWithin(lit.chain)} seat={lit.seat} /> : null
}

/** Whose palace is looked at: all his cities and the roads between them. */
export function Network({ view }: { view: View }) {
  const looked = useLooked()
  const at = looked && view.cities.find(({ id }) => subject('city', id) === looked)
  if (!at) return null
  const owners = [...new Set([at.palace, at.crownPalace])].filter((owner) => owner !== null)
  return owners.map((owner) => (
    <g key={owner} data-network={owner}>
      <Way
        lines={roadsWithin(
          view.cities.flatMap(({ id, palace, crownPalace }) =>
            palace === owner || crownPalace === owner ? [id] : [],
          ),
        )}
        seat={emblemOf(owner)}
      />
    </g>
  ))
}

/** Above everything. */
export function Flags({ view, language }: { view: View; language: Language }) {
  const w = words(language)
  const { offered, lit } = useLit(view)
  const { me } = view
  if (me === null) return null
  return (
    <>
      {lit &&
        [...new Set(lit.ghosts)].map((id) => (
          <g key={id} className={css.ghost}>
            <Palace seat={lit.seat} x={spotOf(id).x} y={spotOf(id).y - 4} size={44} />
          </g>
        ))}
      {offered.map((id) => {
        const prospect = prospectOf(view, id, me)
        if (!prospect || id === lit?.city) return null
        const { x, y } = spotOf(id)
        return (
          <MapFlag key={id} x={x - 6} y={y - 26} within={WIDTH} quiet>
            {`+${prospect.palaces + prospect.bonus}${prospect.card ? ` ${w.andCards(1)}` : ''}`}
          </MapFlag>
        )
      })}
      {lit ? (
        <MapFlag x={spotOf(lit.city).x - 6} y={spotOf(lit.city).y - 28} within={WIDTH}>
          {`${w.palaces} +${lit.points}${lit.bonus > 0 ? ` · +${lit.bonus}` : ''}${lit.cards > 0 ? ` ${w.andCards(lit.cards)}` : ''}`}
        </MapFlag>
      ) : null}
    </>
  )
}
