/**
 * While a game is being played on this device nobody else takes its cores. Play asks for the lock and never waits for
 * it; whoever judges waits for it before every piece of work, and does not get it while somebody plays or wants to.
 * At a local table the worker that holds it plays; at court the page does, as long as somebody looks at it.
 */
const LOCK = 'durbar.playing'

// Browsers give no locks to insecure addresses.
const locks = () => (globalThis.navigator as Navigator | undefined)?.locks as LockManager | undefined

/** A game begins, or goes on; what it gives back ends that. */
export function playing(): () => void {
  const end = new AbortController()
  let over: () => void = () => undefined
  const until = new Promise<void>((resolve) => {
    over = resolve
  })
  locks()
    ?.request(LOCK, { signal: end.signal }, () => until)
    .catch(() => undefined)
  return () => {
    over()
    end.abort()
  }
}

/** Does a piece of work when nobody plays. */
export const whenNobodyPlays = <T>(work: () => T): Promise<T> => {
  const held = locks()
  return held ? held.request(LOCK, { mode: 'shared' }, async () => work()) : Promise.resolve().then(work)
}
