/** Every word of this game, for texts, table and tests: by type alone. */
import type { VocabularyOf } from '@durbar/room'
import type { ENDS, Event } from './events.ts'
import type { rules } from './rules/index.ts'
import type { REFUSALS } from './rules/refusals.ts'
import type { View } from './view/index.ts'

export type Vocabulary = VocabularyOf<View, Event, typeof rules, typeof REFUSALS, typeof ENDS>
