/** Taj Mahal, by Reiner Knizia. */
import type { Room } from '@durbar/room'
import type { Story } from './chronicle.ts'
import type { Event } from './events.ts'
import { game } from './game.ts'
import { book } from './rulebook/index.ts'
import type { State } from './state.ts'
import { terminal } from './terminal.ts'
import { texts } from './texts/index.ts'
import type { View } from './view/index.ts'

export const tajMahal: Room<State, View, Event, Story> = { game, texts, book, minutes: [60, 100], terminal }
