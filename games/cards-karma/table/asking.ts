/** The sentence follows the hand: once a card is chosen it asks what the card is paid with. The rest the frame names. */
import type { Both, Language } from '@durbar/room'
import type { Touch } from '@durbar/table'
import type { Move } from '../vocabulary.ts'

const PAID: Readonly<Partial<Record<Move['type'], Both>>> = {
  buyBuilding: { de: 'Womit bezahlst du das Gebäude?', en: 'What do you pay for the building with?' },
  buyShip: { de: 'Womit bezahlst du das Schiff?', en: 'What do you pay for the ship with?' },
  buyPalace: { de: 'Womit bezahlst du die Palastaktion?', en: 'What do you pay for the palace action with?' },
}

/** On the main button, under the sentence that names the card and what it is paid with. */
export const PRESSED: Readonly<Partial<Record<Move['type'], Both>>> = {
  takeDie: { de: 'Als Würfel nehmen', en: 'Take as a die' },
  buyBuilding: { de: 'Bauen', en: 'Build' },
  buyShip: { de: 'Schiff nehmen', en: 'Take the ship' },
  takeGoods: { de: 'Ware nehmen', en: 'Take the goods' },
  buyPalace: { de: 'Aktion ausführen', en: 'Take the action' },
  pickDie: { de: 'Als Würfel nehmen', en: 'Take as a die' },
  pickGoods: { de: 'Ware nehmen', en: 'Take the goods' },
  pickPalace: { de: 'Aktion ausführen', en: 'Take the action' },
  bonusPalace: { de: 'Aktion ausführen', en: 'Take the action' },
  bonusShip: { de: 'Schiff nehmen', en: 'Take the ship' },
  chooseSet: { de: 'Abwerfen', en: 'Discard them' },
  copyShip: { de: 'Belohnung nehmen', en: 'Take the reward' },
  discardDice: { de: 'Abwerfen', en: 'Discard' },
}

export function asking(touches: readonly Touch[], left: readonly Move[], language: Language): string | null {
  const [type, ...others] = new Set(left.map((move) => move.type))
  if (touches.length === 0 || left.length < 2 || !type || others.length > 0) return null
  return PAID[type]?.[language] ?? null
}
