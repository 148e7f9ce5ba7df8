/**
 * A city or the camp. Pointing at it shows its scoring and the way there; touching it keeps them in view, and builds
 * or chooses the journey.
 */
import { useChoosing } from '@durbar/table'
import type { JunctionId } from '../../data/board.ts'
import type { View } from '../../view/index.ts'
import type { Vocabulary } from '../../vocabulary.ts'
import { subject } from '../look/subject.ts'
import { type Side, useRegard } from '../regard.tsx'
import css from './map.module.css'
import { MapThing } from './map-thing.tsx'
import { junctionTokens } from './places.ts'
import type { Ring } from './targets.ts'

/** The half of the map in which the touched place does not lie. */
function sideAwayFrom(place: Element): Side {
  const realm = place.closest('[data-realm]')?.getBoundingClientRect()
  if (!realm) return 'above'
  const { top, height } = place.getBoundingClientRect()
  return top + height / 2 < realm.top + realm.height / 2 ? 'below' : 'above'
}

export function JunctionThing(props: {
  view: View
  id: JunctionId
  name: string
  note?: string
  rings: readonly Ring[]
}) {
  const { view, id, name, note, rings } = props
  const choosing = useChoosing<Vocabulary>()
  const { lookAt, pin } = useRegard()
  const tokens = junctionTokens(choosing, view, id)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only listens to the button inside
    <span
      className={css.around}
      onFocus={(event) => event.target.matches(':focus-visible') && lookAt(id)}
      onBlur={() => lookAt(null)}
      onClickCapture={(event) => {
        pin(id, sideAwayFrom(event.target as Element))
      }}
      // Its account is the answer, where there is nothing to choose.
      data-answers=""
    >
      <MapThing
        rings={rings}
        tokens={tokens}
        name={name}
        subject={subject('junction', id)}
        note={note}
        onPoint={(on) => lookAt(on ? id : null)}
      />
    </span>
  )
}
