/** Whether a page of this court asks. A program that is no browser says no origin, and has no person's cookies either. */
export function isOwnOrigin(origin: string | undefined, host: string | undefined): boolean {
  if (origin === undefined) return true
  try {
    return host !== undefined && new URL(origin).host === host
  } catch {
    return false
  }
}
