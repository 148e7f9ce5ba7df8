/** The sentence follows the hand: once a card is chosen it asks what the card is paid with, or for the last word. */
import type { Both, Language } from '@durbar/room'
import type { Touch } from '@durbar/table'
import type { Move } from '../vocabulary.ts'

type Asked = 'takeDie' | 'buyBuilding' | 'buyShip' | 'takeGoods' | 'buyPalace'

const TAKEN: Readonly<Record<Asked, Both>> = {
  takeDie: { de: 'Diese Karte als Würfel nehmen?', en: 'Take this card as a die?' },
  buyBuilding: { de: 'Dieses Gebäude nehmen?', en: 'Take this building?' },
  buyShip: { de: 'Dieses Schiff nehmen?', en: 'Take this ship?' },
  takeGoods: { de: 'Diese Warenkarte nehmen?', en: 'Take this goods card?' },
  buyPalace: { de: 'Diese Palastaktion nehmen?', en: 'Take this palace action?' },
}
const PAID: Readonly<Partial<Record<Asked, Both>>> = {
  buyBuilding: { de: 'Womit bezahlst du das Gebäude?', en: 'What do you pay for the building with?' },
  buyShip: { de: 'Womit bezahlst du das Schiff?', en: 'What do you pay for the ship with?' },
  buyPalace: { de: 'Womit bezahlst du die Palastaktion?', en: 'What do you pay for the palace action with?' },
}

const isAsked = (type: Move['type']): type is Asked => Object.hasOwn(TAKEN, type)

export function asking(touches: readonly Touch[], left: readonly Move[], language: Language): string | null {
  const [type, ...others] = new Set(left.map((move) => move.type))
  if (touches.length === 0 || !type || others.length > 0 || !isAsked(type)) return null
  return ((left.length > 1 && PAID[type]) || TAKEN[type])[language]
}
