/** The game as it runs by itself, whoever looks on: by it the views look ahead. */
import { mechanism } from '@durbar/kernel'
import { redact } from '../events.ts'
import { redeal } from '../redeal.ts'
import { rules } from '../rules/index.ts'
import { setup } from '../rules/setup.ts'
import { clone } from '../state.ts'

export const mechanics = {
  id: 'warehouse-51',
  rulesByVersion: { 1: rules },
  setup,
  clone,
  redact,
  redeal,
} as const

export const ahead = mechanism(mechanics)
