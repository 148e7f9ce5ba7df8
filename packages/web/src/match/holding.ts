/** A table is played in one window at a time: whoever holds it may write it. */

/** After a reload the window before may not have let go yet. */
const PATIENCE_MS = 800

/**
 * Whether this window holds the table now; `onLost` when another has taken it over. Browsers give no locks to
 * insecure addresses: there the store alone guards, by revisions.
 */
export function hold(id: string, takeOver: boolean, onLost: () => void): Promise<boolean> {
  const locks = navigator.locks as LockManager | undefined
  if (!locks) return Promise.resolve(true)
  return new Promise((resolve) => {
    let held = false
    const options = takeOver ? { steal: true } : { signal: AbortSignal.timeout(PATIENCE_MS) }
    const untilTheEnd = () => {
      held = true
      resolve(true)
      return new Promise<void>(() => {})
    }
    locks.request(`durbar.table.${id}`, options, untilTheEnd).catch(() => {
      if (held) onLost()
      else resolve(false)
    })
  })
}
