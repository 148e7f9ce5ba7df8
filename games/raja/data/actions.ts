/** The action disc. The nine actions: rulebook; their order around the disc: reconstructed, without effect. */

export const ACTIONS = [
  'COINS',
  'HOUSE',
  'TWO_HOUSES',
  'MOVE_HOUSE',
  'QUARRY',
  'PALACE',
  'PALACE_HOUSE',
  'SCORING_ORDER',
  'CHARACTER',
] as const
export type ActionId = (typeof ACTIONS)[number]
export const actionAt = (action: number): ActionId => ACTIONS[action]!
export const CHARACTER_ACTION = 8

export const ACTION_NAMES: readonly { readonly de: string; readonly en: string }[] = Object.freeze([
  { de: 'Münzen', en: 'Coins' },
  { de: 'Haus', en: 'House' },
  { de: '2 Häuser', en: 'Two houses' },
  { de: 'Haus/Versetzen', en: 'Move house' },
  { de: 'Steinbruch/Nachschub', en: 'Quarry' },
  { de: 'Palast', en: 'Palace' },
  { de: 'Palast/Haus', en: 'Palace and house' },
  { de: 'Wertungsreihenfolge', en: 'Scoring order' },
  { de: 'Personenkarte', en: 'Character' },
])

/** The parts an action consists of, a bit each; what is still open is a set of parts. */
export const PART = Object.freeze({
  coins: 1,
  house: 2,
  cityHouse: 4,
  moveHouse: 8,
  takeHouses: 16,
  palace: 32,
  shiftCrest: 64,
  character: 128,
})
export type PartId = keyof typeof PART
export const PART_IDS = Object.keys(PART) as readonly PartId[]

export const PARTS: readonly number[] = Object.freeze([
  PART.coins,
  PART.house,
  PART.cityHouse | PART.house,
  PART.moveHouse,
  PART.takeHouses,
  PART.palace,
  PART.palace | PART.house,
  PART.shiftCrest,
  PART.character,
])
export const partsOf = (action: number): number => PARTS[action]!
/** RJ-5.8: the Builder builds or moves one house, whichever comes first. */
export const ABILITY_PARTS = PART.house | PART.moveHouse

/** Slots of a turn: the two pointers in disc order, the chip, the Builder's ability. */
export const SLOTS = [0, 1, 'chip', 'ability'] as const
export type Slot = (typeof SLOTS)[number]
export const slotAt = (slot: number): Slot => SLOTS[slot]!
/** Pointers of a disc. */
export const POINTERS = SLOTS.filter((slot) => typeof slot === 'number').length
export const CHIP = 2
export const ABILITY = 3
/** Open parts of the slots lie side by side in one integer, eight bits each. */
export const SLOT_BITS = 8
export const SLOT_MASK = 255

/** Every setting of the disc: 45 pairs in disc order, equal pointers included (RJ-6.6). */
export type Pair = readonly [ActionId, ActionId]
export const DISCS: readonly Pair[] = Object.freeze(
  ACTIONS.flatMap((first, i) => ACTIONS.slice(i).map((second): Pair => Object.freeze([first, second]))),
)
const FIRST = Uint8Array.from(DISCS, ([first]) => ACTIONS.indexOf(first))
const SECOND = Uint8Array.from(DISCS, ([, second]) => ACTIONS.indexOf(second))
const DISC_PARTS = Uint16Array.from(DISCS, ([first, second]) => {
  const [a, b] = [partsOf(ACTIONS.indexOf(first)), partsOf(ACTIONS.indexOf(second))]
  return a | (b << SLOT_BITS)
})
export const discAt = (disc: number): Pair => DISCS[disc]!
/** The action that a setting shows in one of its two slots. */
export const pointedAt = (disc: number, slot: number): number => (slot === 0 ? FIRST : SECOND)[disc]!
/** The parts that are open when a turn with this setting begins. */
export const partsSetBy = (disc: number): number => DISC_PARTS[disc]!
