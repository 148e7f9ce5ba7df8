import type { TableProps } from '@durbar/table'
import type { View } from '../view.ts'
import { Contests } from './contests.tsx'
import { LeaveNow, Withdrawal } from './leave.tsx'
import { Prince, Specials } from './specials.tsx'

/** The court: the contests, the price of leaving, the special cards. */
export function Side(props: TableProps<View>) {
  return (
    <>
      <Contests {...props} />
      <LeaveNow {...props} />
      <Withdrawal {...props} />
      <Prince {...props} />
      <Specials {...props} />
    </>
  )
}
