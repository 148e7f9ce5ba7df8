import type { Language, Paint } from '@durbar/room'
import { featherCount, wishName } from './texts/names.ts'
import type { View } from './view/index.ts'

export const terminal = (
  view: View,
  name: (seat: number) => string,
  language: Language,
  paint: Paint,
): string[] => [
  paint('title', featherCount(view.left, language)),
  ...view.players.map(({ feathers, wish }, seat) => {
    const line = `${name(seat)}  ${featherCount(feathers, language)}  ${wish ? wishName(wish, language) : '?'}`
    return paint(seat, line)
  }),
]
