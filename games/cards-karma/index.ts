/** Rajas of the Ganges: Cards & Karma, by Inka and Markus Brand. */
import type { Room } from '@durbar/room'
import type { Story } from './chronicle.ts'
import type { Event } from './events.ts'
import { game } from './game.ts'
import { book } from './rulebook/index.ts'
import type { State } from './state.ts'
import { terminal } from './terminal.ts'
import { texts } from './texts/index.ts'
import type { View } from './view/index.ts'

export const cardsKarma: Room<State, View, Event, Story> = { game, texts, book, minutes: [30, 45], terminal }
