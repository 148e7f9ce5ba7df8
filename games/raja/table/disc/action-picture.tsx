/** The picture of an action, around a point of a drawing. */
import { IconMark } from '@durbar/table'
import type { ActionId } from '../../data/actions.ts'
import { house } from '../icons.ts'
import { ACTION_ICON } from '../paint.ts'

export function ActionMark(props: { action: ActionId; x: number; y: number; size: number; fill: string }) {
  const { action, x, y, size, fill } = props
  const s = size / 42
  const mark = (d: string, dx: number, dy: number, of: number) => (
    <IconMark d={d} x={x + dx * s} y={y + dy * s} size={of * s} fill={fill} />
  )
  if (action === 'TWO_HOUSES')
    return (
      <>
        {mark(house, -13, 5, 29)}
        {mark(house, 13, -5, 29)}
      </>
    )
  if (action === 'PALACE_HOUSE')
    return (
      <>
        {mark(ACTION_ICON.PALACE, -10, -3, 34)}
        {mark(house, 16, 9, 23)}
      </>
    )
  if (action === 'MOVE_HOUSE')
    return (
      <>
        {mark(house, 0, 7, 30)}
        <path
          d="M-19-12Q-2-27 16-15M6-18 17-14 19-26"
          transform={`translate(${x} ${y}) scale(${s})`}
          fill="none"
          stroke={fill}
          strokeWidth="3.6"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </>
    )
  return mark(ACTION_ICON[action], 0, 0, 42)
}

/** The same beside text. */
export function ActionPicture({ action, size = 26 }: { action: ActionId; size?: number }) {
  return (
    <svg width={size} height={size} viewBox="-24 -24 48 48" aria-hidden="true">
      <ActionMark action={action} x={0} y={0} size={42} fill="currentColor" />
    </svg>
  )
}
