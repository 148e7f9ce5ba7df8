/** Written by `npm run -s catalogue` from the list in index.ts. */
import type { Cover } from '@durbar/room'
import * as cardsKarma from './cards-karma/table/cover.tsx'
import * as raja from './raja/table/cover.tsx'
import * as tajMahal from './taj-mahal/table/cover.tsx'
import * as vermaechtnis from './vermaechtnis/table/cover.tsx'
import * as warehouse51 from './warehouse-51/table/cover.tsx'

/** The lids of the boxes. They stand on the shelf, so they are there at once. */
export const covers = {
  vermaechtnis,
  'warehouse-51': warehouse51,
  'taj-mahal': tajMahal,
  'cards-karma': cardsKarma,
  raja,
} satisfies Record<string, Cover>
