/** A map that turns to something by itself glides there: whoever looks on does not lose the way. */
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { useGlide } from '../flight/glide.ts'
import type { Spot } from './sight.ts'

/** `turn`: another one whenever the map moves by itself, and not under a hand. */
export function useGlidingMap(
  sheet: RefObject<HTMLElement | null>,
  { corner, scale }: { readonly corner: Spot; readonly scale: number },
  turn: string,
): void {
  const { x, y } = corner
  const last = useRef({ x, y, scale, turn })
  const glide = useGlide()
  useLayoutEffect(() => {
    const was = last.current
    last.current = { x, y, scale, turn }
    const node = sheet.current
    const stays = Math.abs(was.x - x) < 1 && Math.abs(was.y - y) < 1
    if (!node || was.turn === turn || was.scale !== scale || stays) return
    const { ms } = glide
    // After this moment: what flies to the map is measured where the map will lie.
    if (ms > 0)
      queueMicrotask(() =>
        node.animate([{ translate: `${was.x - x}px ${was.y - y}px` }, { translate: '0 0' }], {
          duration: ms,
          easing: 'ease-in-out',
        }),
      )
  }, [sheet, x, y, scale, turn, glide])
}
