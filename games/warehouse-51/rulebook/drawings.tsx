/** Every picture and sign of the rulebook. */
import type { Drawings } from '@durbar/room'
import { positions } from './drawings/positions.tsx'
import { scenes } from './drawings/scenes.tsx'
import { rows, signs, small } from './drawings/small.tsx'

export const drawings: Drawings = { pictures: { ...small, ...rows, ...scenes, ...positions }, signs }
