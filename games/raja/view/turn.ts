/** The turn at hand as everybody sees it: the disc is open, what is done and what is left to do. */
import type { Seat } from '@durbar/kernel'
import {
  ABILITY,
  type ActionId,
  actionAt,
  CHIP,
  PART,
  PART_IDS,
  type PartId,
  type Slot,
  slotAt,
} from '../data/actions.ts'
import { COMPENSATION, JOURNEYS } from '../data/material.ts'
import { actionIn, incompleteActions } from '../rules/turn.ts'
import { allParts, openParts, type State } from '../state.ts'
import { type JourneyView, journeysOf } from './board.ts'

export interface SlotView {
  readonly slot: Slot
  /** null = the Builder's ability: one of its parts, not both. */
  readonly action: ActionId | null
  readonly parts: readonly { readonly part: PartId; readonly open: boolean }[]
}

export interface TurnView {
  readonly seat: Seat
  readonly slots: readonly SlotView[]
  readonly chipUsed: boolean
  /** The roads open before the architect, with their price and receivers. */
  readonly journeys: readonly JourneyView[]
  readonly journeysLeft: number
  /** Actions with an open part, and what each other player gets if the turn ends now (RJ-7.7.2). */
  readonly incomplete: number
  readonly compensation: number
}

function slotView(s: Readonly<State>, seat: Seat, slot: number): SlotView {
  const open = openParts(s, seat, slot)
  const all = slot === ABILITY ? open : allParts(s, seat, slot)
  return {
    slot: slotAt(slot),
    action: slot === ABILITY ? null : actionAt(actionIn(s, seat, slot)),
    parts: PART_IDS.filter((part) => all & PART[part]).map((part) => ({
      part,
      open: (open & PART[part]) !== 0,
    })),
  }
}

export function turnView(s: Readonly<State>, seat: Seat): TurnView {
  const slots = [0, 1]
  if (s.chip >= 0) slots.push(CHIP)
  if (openParts(s, seat, ABILITY) !== 0) slots.push(ABILITY)
  const incomplete = incompleteActions(s, seat)
  return {
    seat,
    slots: slots.map((slot) => slotView(s, seat, slot)),
    chipUsed: s.chip >= 0,
    journeys: journeysOf(s, seat),
    journeysLeft: JOURNEYS - s.journeys,
    incomplete,
    compensation: COMPENSATION * incomplete,
  }
}
