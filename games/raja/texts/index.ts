import type { Texts } from '@durbar/kernel'
import type { Event } from '../events.ts'
import type { View } from '../view.ts'

export const texts = {} as Texts<View, Event>
