/**
 * The button over a city or the camp. Pointing at it shows its scoring and the way there; touching it builds or
 * travels. A finger that touches a far city for the first time only looks: the price is shown before it is paid.
 */
import { useChoosing } from '@durbar/table'
import { useRef } from 'react'
import type { JunctionId } from '../../data/board.ts'
import type { View } from '../../view.ts'
import { lookAt, pin, useRegarded } from '../regard.ts'
import { junctionPlace } from './ground.ts'
import css from './map.module.css'
import { placed } from './map-thing.tsx'
import { junctionTokens } from './places.ts'

export function JunctionButton(props: { view: View; id: JunctionId; name: string; note?: string }) {
  const { view, id, name, note } = props
  const choosing = useChoosing()
  const regarded = useRegarded()
  const seen = useRef(false)
  const tokens = junctionTokens(choosing, view, id)
  const state = choosing.state(tokens)
  const { x, y } = junctionPlace(id)
  const isJourney = tokens.some((token) => token.startsWith('road='))
  const look = () => {
    lookAt(id)
    choosing.regard(tokens)
  }
  const leave = () => {
    lookAt(null)
    choosing.regard(null)
  }
  return (
    <button
      type="button"
      className={css.junction}
      style={placed(x, y, id === 'S' ? 84 : 136, id === 'S' ? 84 : 136)}
      data-state={state}
      data-note={note}
      data-tokens={tokens.join(' ')}
      aria-label={name}
      aria-pressed={state === 'chosen' ? true : undefined}
      onPointerDown={() => {
        seen.current = regarded === id
      }}
      onPointerEnter={(event) => {
        if (event.pointerType === 'mouse') look()
      }}
      onPointerLeave={(event) => {
        if (event.pointerType === 'mouse') leave()
      }}
      onFocus={(event) => {
        if (event.currentTarget.matches(':focus-visible')) look()
      }}
      onBlur={leave}
      onClick={(event) => {
        const byKey = event.detail === 0
        const first = !byKey && !seen.current
        pin(id)
        if (state === 'idle' || (first && isJourney && state === 'offered')) return
        choosing.touch(tokens)
      }}
    />
  )
}
