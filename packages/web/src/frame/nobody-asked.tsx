/** Around a table at which nobody is asked: all on it can be looked at, and no touch leads to a move. */
import { type AnyTable, ChoosingProvider, OfferBook } from '@durbar/table'
import { type ReactNode, useState } from 'react'

/** One and the same: what is told to all things on the table would else be told anew with every jump. */
const nothing = () => undefined

export function NobodyAsked({ table, children }: { table: AnyTable; children: ReactNode }) {
  const [book] = useState(() => new OfferBook())
  return (
    <ChoosingProvider
      question={null}
      confirm={false}
      nothing={table.nothing}
      deliberate={table.deliberate}
      offers={book}
      onMove={nothing}
      onRefused={nothing}
    >
      {children}
    </ChoosingProvider>
  )
}
