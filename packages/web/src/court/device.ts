/** Who this device is at court: the secret that makes it its person's, kept here and nowhere else. */
import { type Device, deviceSchema } from '@durbar/protocol/court/people'

const KEY = 'durbar.device'
/** For a browser that keeps nothing: a guest for this visit. */
let now: Device | null = null

export function keptDevice(): Device | null {
  if (now) return now
  try {
    now = deviceSchema.safeParse(JSON.parse(localStorage.getItem(KEY) ?? 'null')).data ?? null
  } catch {
    now = null
  }
  return now
}

export function keepDevice(device: Device): void {
  now = device
  try {
    localStorage.setItem(KEY, JSON.stringify(device))
  } catch {
    // Kept for this visit.
  }
}

export function forgetDevice(): void {
  now = null
  try {
    localStorage.removeItem(KEY)
  } catch {
    // Nothing was kept.
  }
}
