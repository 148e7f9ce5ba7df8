import type { TableProps } from '@durbar/table'
import type { View } from '../view/index.ts'
import { Contests } from './contests.tsx'
import { LeaveNow, Withdrawal } from './leave.tsx'
import { Score } from './score.tsx'
import css from './side.module.css'
import { Prince, Specials } from './specials.tsx'

/** The court: the contests, the price of leaving, the special cards. */
export function Side(props: TableProps<View>) {
  if (props.view.places) return <Score {...props} />
  return (
    <div className={css.court}>
      <Contests {...props} />
      <LeaveNow {...props} />
      <Withdrawal {...props} />
      <Prince {...props} />
      <Specials {...props} />
    </div>
  )
}
