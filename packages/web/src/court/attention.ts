/** Whether somebody looks at this page: not with the window in the background, nor when nobody has touched it for a while. */

export const IDLE_MS = 60_000
const TOUCHES = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'scroll'] as const

export function watchAttention(onChange: (away: boolean) => void): void {
  let away = document.hidden
  let timer: ReturnType<typeof setTimeout> | undefined
  const set = (now: boolean) => {
    if (now === away) return
    away = now
    onChange(away)
  }
  const awake = () => {
    clearTimeout(timer)
    timer = setTimeout(() => set(true), IDLE_MS)
    set(document.hidden)
  }
  for (const name of TOUCHES) window.addEventListener(name, awake, { capture: true, passive: true })
  document.addEventListener('visibilitychange', awake)
  awake()
}
