/** A finger or a mouse button that presses something: until it has let go, nothing that others do may move it away. */

/** After the glass is left the click follows, a moment later. */
const CLICK_MS = 60
/** Whoever presses longer looks, or drags the map about, and the game goes on meanwhile. */
const LONGEST_MS = 1000

/** Tells when somebody begins to press something on the page and when that is over. */
export function watchPressing(tell: (pressed: boolean) => void): () => void {
  const listening = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  let pressed = false
  const say = (now: boolean) => {
    clearTimeout(timer)
    if (pressed === now) return
    pressed = now
    tell(now)
  }
  const endIn = (ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => say(false), ms)
  }
  const on = (type: string, act: () => void) =>
    addEventListener(type, act, { capture: true, passive: true, signal: listening.signal })
  on('pointerdown', () => {
    say(true)
    endIn(LONGEST_MS)
  })
  on('pointerup', () => pressed && endIn(CLICK_MS))
  // What the click itself does comes first.
  on('click', () => pressed && endIn(0))
  // It became a scroll.
  on('pointercancel', () => say(false))
  return () => {
    listening.abort()
    say(false)
  }
}
