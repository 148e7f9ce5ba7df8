/** How many pixels a unit of the map takes before anybody zooms. Names on the map never get smaller than read. */
import { opensAt, useSize } from '@durbar/table'
import type { RefObject } from 'react'
import { MAP } from './ground.ts'

export const useScale = (box: RefObject<HTMLElement | null>): number => opensAt(MAP, useSize(box))
