/** The game as it runs by itself, whoever looks on: by it the views look ahead. */
import { type Move, mechanism, type Seat, streamDice } from '@durbar/kernel'
import { redact } from '../events.ts'
import { redeal } from '../redeal.ts'
import { rules } from '../rules/index.ts'
import { setup } from '../rules/setup.ts'
import { clone, type State } from '../state.ts'

export const mechanics = {
  id: 'taj-mahal',
  rulesByVersion: { 1: rules },
  setup,
  clone,
  redact,
  redeal,
} as const

export const ahead = mechanism(mechanics)

/** A table that nobody can tell from this one: what is foreseen in it is public. */
export const imagined = (s: Readonly<State>): State => ahead.imagine(s, 'observer', streamDice(1))
export const follow = (world: Readonly<State>, seat: Seat, move: Move) =>
  ahead.follow(world, seat, move, 'observer')
