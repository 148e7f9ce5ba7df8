/** The result of a record: who, by how much, made of what, and how it came. */
import type { ReactNode } from 'react'
import type { RecordAt } from './at.ts'

export interface ViewProps {
  readonly at: RecordAt
  readonly tabs: ReactNode
  onReplay(): void
}

export default function ResultView({ tabs }: ViewProps) {
  return <>{tabs}</>
}
