/** What is still to do in a turn, as lines of a list: their words and what touching them means. */
import type { Touch } from '@durbar/table'
import type { ActionId, PartId } from '../../data/actions.ts'
import { HOUSE_PRICE } from '../../data/material.ts'
import { isCityId } from '../../texts/names.ts'
import type { View } from '../../view/index.ts'
import type { SlotView } from '../../view/turn.ts'
import type { Move } from '../../vocabulary.ts'
import { part as touched } from '../touches.ts'
import type { Words } from '../words/index.ts'

export interface Line {
  readonly key: string
  readonly title: string
  readonly more: string
  /** On a phone, under the picture. */
  readonly brief: string
  readonly open: boolean
  /** No longer to be had: it, or what it went with, was done. */
  readonly gone?: boolean
  readonly picture: ActionId | 'ability'
  readonly tokens: Touch
  /** A palace: the two sizes are offered below the line. */
  readonly sizes: boolean
  /** What a look at it tells of. */
  readonly action: ActionId
}

const TYPES: Readonly<Record<PartId, readonly Move['type'][]>> = {
  coins: ['takeCoins'],
  house: ['buildHouse'],
  cityHouse: ['buildHouse'],
  moveHouse: ['moveHouse'],
  takeHouses: ['takeHouses'],
  palace: ['buildPalace'],
  shiftCrest: ['shiftCrest'],
  character: ['changeCharacter', 'gainCharacter', 'swapCharacter', 'recruitCharacter'],
}
const PICTURES: Readonly<Record<PartId, ActionId>> = {
  coins: 'COINS',
  house: 'HOUSE',
  cityHouse: 'HOUSE',
  moveHouse: 'MOVE_HOUSE',
  takeHouses: 'QUARRY',
  palace: 'PALACE',
  shiftCrest: 'SCORING_ORDER',
  character: 'CHARACTER',
}
function more(part: PartId, view: View, city: string | null, w: Words): string {
  const player = view.players[view.turn!.seat]!
  const plain = w.parts[part][1]!
  if (part === 'house') return `${plain}, ${w.price(HOUSE_PRICE)}`
  if (part === 'cityHouse') return `${city ? w.inCity(city) : w.tooFar}, ${w.price(HOUSE_PRICE)}`
  if (part === 'palace') return `${city ? w.inCity(city) : w.tooFar}, ${w.price(player.palacePrice)}`
  if (part === 'takeHouses') return `${plain} (${player.quarry})`
  if (part === 'character' && view.version === 'pro2') return view.free.length > 0 ? w.gain : w.swapOrRecruit
  return plain
}

export function lines(view: View, city: string | null, w: Words): readonly Line[] {
  const seat = view.turn!.seat
  const at = view.players[seat]!.architect
  return view.turn!.slots.flatMap((slot: SlotView) =>
    slot.parts.map(({ part, open }): Line => {
      const ability = slot.slot === 'ability'
      const [title, free] = ability
        ? part === 'house'
          ? w.builderHouse
          : w.builderMove
        : [w.parts[part][0]!, '']
      return {
        key: `${slot.slot}:${part}`,
        title: title!,
        brief: w.brief[ability ? (part === 'house' ? 'builderHouse' : 'builderMove') : part],
        more: ability ? free! : more(part, view, city, w),
        open,
        picture: ability && part === 'house' ? 'ability' : PICTURES[part],
        tokens: touched(slot.slot, TYPES[part], part === 'cityHouse' && isCityId(at) ? at : undefined),
        sizes: part === 'palace',
        action: PICTURES[part],
      }
    }),
  )
}
