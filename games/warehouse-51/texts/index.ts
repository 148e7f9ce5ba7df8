import type { Texts } from '@durbar/room'
import type { Event } from '../events.ts'
import type { View } from '../view/index.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { examples } from './examples.ts'

export const texts: Texts<View, Event> = { examples, speech: { de, en } }
