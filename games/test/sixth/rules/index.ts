/** The sequence of play. */
import { table } from '@durbar/kernel'
import { scoring } from './scoring.ts'
import { turn } from './turn.ts'

export const rules = table(turn, scoring)
