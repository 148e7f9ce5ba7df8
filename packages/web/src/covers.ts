/** The boxes on the shelf, all at once. Apart from the rest of a game: who sits at a table sees none of them. */
import type { ComponentType } from 'react'

interface CoverModule {
  readonly default: ComponentType
  readonly spine: string
}

const covers = import.meta.glob<CoverModule>('../../../games/*/table/cover.tsx', { eager: true })

export const coverOf = (id: string): CoverModule | undefined => covers[`../../../games/${id}/table/cover.tsx`]
