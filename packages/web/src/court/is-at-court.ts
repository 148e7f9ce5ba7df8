/** Whether this device is somebody at court, without asking, and without what only the court needs. */
export function isAtCourt(): boolean {
  try {
    return localStorage.getItem('durbar.device') !== null
  } catch {
    return false
  }
}
