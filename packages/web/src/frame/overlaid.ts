/**
 * What comes to lie above a table is no part of its first frame, and weighs as much as a game: it comes once the table
 * stands, and at once when a hand moves. What is wanted before it is there is shown when it is.
 */
import { type ComponentType, useEffect } from 'react'
import { later } from '../shell/later.ts'

type Overlays = typeof import('./overlays.ts')
type Named = { readonly [K in keyof Overlays]: Overlays[K] }

const bring = () => import('./overlays.ts')
const overlay = <P extends object>(pick: (all: Named) => ComponentType<P>) =>
  later(async () => ({ default: pick(await bring()) }))

export const Bubble = overlay((all) => all.Bubble)
export const EndSheet = overlay((all) => all.EndSheet)
export const Handover = overlay((all) => all.Handover)
export const Inspect = overlay((all) => all.Inspect)
export const TableSheets = overlay((all) => all.TableSheets)

/** Rules, words and pictures of the table come first; nobody has looked at it and touched it in less. */
const AT_A_LOOK_MS = 500
const HAND = ['pointermove', 'pointerdown', 'keydown'] as const

export function useOverlaysSoon(): void {
  useEffect(() => {
    const soon = () => {
      stop()
      // What fails here fails again where it is shown, and is told there.
      for (const each of [Bubble, EndSheet, Handover, Inspect, TableSheets])
        each.bring().catch(() => undefined)
    }
    const timer = setTimeout(soon, AT_A_LOOK_MS)
    const stop = () => {
      clearTimeout(timer)
      for (const sign of HAND) window.removeEventListener(sign, soon, { capture: true })
    }
    for (const sign of HAND) window.addEventListener(sign, soon, { capture: true })
    return stop
  }, [])
}
