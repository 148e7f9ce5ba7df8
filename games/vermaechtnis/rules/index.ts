/** The sequence of play. */
import { table } from '@durbar/kernel'
import { action } from './action.ts'
import { sequence } from './book.ts'
import { collection, collectionCard } from './collection.ts'
import { endOfDay, endOfTurn } from './day.ts'
import { scoring } from './scoring.ts'
import { instantEffect, taxes } from './taxes.ts'
import { turn } from './turn.ts'

export const rules = table(
  sequence(turn, action, collection, taxes, instantEffect, endOfTurn),
  action,
  collection,
  collectionCard,
  taxes,
  instantEffect,
  endOfTurn,
  endOfDay,
  scoring,
)
