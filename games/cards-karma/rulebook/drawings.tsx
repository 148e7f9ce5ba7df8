/** The pictures and signs of the rulebook. */
import '../table/paint.css'
import type { Drawings } from '@durbar/room'
import { anatomy } from './drawings/anatomy.tsx'
import { examples } from './drawings/examples.tsx'
import { box, minute, track } from './drawings/minute.tsx'
import { rows } from './drawings/rows.tsx'
import { setup } from './drawings/setup.tsx'
import { signs } from './drawings/signs.tsx'

export const drawings: Drawings = {
  pictures: { ...minute, ...box, ...setup, ...track, ...anatomy, ...rows, ...examples },
  signs,
}
