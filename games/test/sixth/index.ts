/** Peacock feathers. */
import type { Room } from '@durbar/room'
import type { Event } from './events.ts'
import { game } from './game.ts'
import { book } from './rulebook/index.ts'
import type { State } from './state.ts'
import { terminal } from './terminal.ts'
import { texts } from './texts/index.ts'
import type { View } from './view/index.ts'

export const sixth: Room<State, View, Event> = { game, texts, book, minutes: [3, 5], terminal }
