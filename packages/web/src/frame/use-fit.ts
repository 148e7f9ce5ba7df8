/** Words whose room is given: where they would be cut they are set tighter, step by step, until all of them stand there. */
import { type RefCallback, useCallback } from 'react'

/** Letters may reach out of their line by as much. */
const SLACK = 5

/** What does not clip only has tall letters. */
const isCut = (element: Element): boolean =>
  element.scrollHeight > element.clientHeight + SLACK && getComputedStyle(element).overflowY !== 'visible'

/** For the element whose children say something: it bears `data-tight="1"` and so on, as far as its style sheet knows. */
export function useFit<E extends HTMLElement>(steps: number): RefCallback<E> {
  return useCallback(
    (element: E | null) => {
      if (!element) return
      const fit = () => {
        delete element.dataset.tight
        for (let step = 1; step <= steps && [element, ...element.children].some(isCut); step++)
          element.dataset.tight = String(step)
      }
      fit()
      // It changes from within as well: a consequence comes when it has been thought out.
      const words = new MutationObserver(fit)
      words.observe(element, { subtree: true, childList: true, characterData: true })
      const room = new ResizeObserver(fit)
      room.observe(element)
      let gone = false
      // Other letters are wider or narrower.
      document.fonts.ready.then(() => gone || fit())
      return () => {
        gone = true
        words.disconnect()
        room.disconnect()
      }
    },
    [steps],
  )
}
