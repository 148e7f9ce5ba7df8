/** The sequence of play. */
import { type RuleTable, sequence } from '@durbar/kernel'
import type { Event } from '../events.ts'
import type { State } from '../state.ts'
import { action } from './action.ts'
import { collection, takeOrDecline } from './collection.ts'
import { endOfTurn, newDay } from './day.ts'
import { scoring } from './scoring.ts'
import { instantEffect, taxes } from './taxes.ts'

export const rules: RuleTable<State, Event> = {
  turn: sequence('action', 'collection', 'taxes', 'instantEffect', 'endOfTurn'),
  action,
  collection,
  collectionCard: takeOrDecline,
  taxes,
  instantEffect,
  endOfTurn,
  endOfDay: newDay,
  scoring,
}
