/** Notices to this device: asked for by a touch and never before, with the court's own key. */
import type { Subscription } from '@durbar/protocol/court/people'
import { mine } from './api.ts'

type PushKind = Subscription['about'][number]

/** Minutes of the day. */
export interface Quiet {
  readonly from: number
  readonly to: number
}
export interface Wishes {
  readonly about: readonly PushKind[]
  readonly quiet: Quiet | null
}
/** Why this device cannot be told anything: its browser, an address without https, or a person who said no. */
type Obstacle = 'browser' | 'home' | 'address' | 'blocked'
/** unreached: the browser's own service did not answer. */
export type Outcome = 'done' | 'blocked' | 'unreached' | 'trouble'

export const KINDS: readonly PushKind[] = ['turn', 'begun', 'invited', 'opened']
export const NO_WISHES: Wishes = { about: [], quiet: null }
const KEY = 'durbar.notices'

/** The court tells nobody what it keeps for a device, so the device remembers what it asked for. */
export function keptWishes(): Wishes {
  try {
    const { about, quiet } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Wishes>
    const known = Array.isArray(about) ? about.filter((kind) => KINDS.includes(kind)) : []
    const isMinute = (minute: unknown) =>
      Number.isInteger(minute) && Number(minute) >= 0 && Number(minute) < 1440
    return { about: known, quiet: quiet && isMinute(quiet.from) && isMinute(quiet.to) ? quiet : null }
  } catch {
    return NO_WISHES
  }
}
function keepWishes(wishes: Wishes | null): void {
  try {
    if (wishes) localStorage.setItem(KEY, JSON.stringify(wishes))
    else localStorage.removeItem(KEY)
  } catch {
    // A browser that keeps nothing has no notices either.
  }
}

/** On a first visit it is still being set up; after this long there is none. */
const PATIENCE_MS = 20_000

const worker = (): Promise<ServiceWorkerRegistration | null> =>
  Promise.race([
    navigator.serviceWorker.ready,
    new Promise<null>((resolve) => setTimeout(resolve, PATIENCE_MS, null)),
  ])

export function obstacle(): Obstacle | null {
  if (!isSecureContext) return 'address'
  const able = ['PushManager', 'Notification'].every((name) => name in globalThis)
  if (!able || !('serviceWorker' in navigator))
    return /iPhone|iPad/.test(navigator.userAgent) ? 'home' : 'browser'
  return Notification.permission === 'denied' ? 'blocked' : null
}

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (each) => each.charCodeAt(0))

const isFor = ({ options }: PushSubscription, key: Uint8Array): boolean =>
  options.applicationServerKey === null ||
  new Uint8Array(options.applicationServerKey).every((byte, i) => byte === key[i])

async function subscribed(registration: ServiceWorkerRegistration, key: string): Promise<PushSubscription> {
  const applicationServerKey = bytesOf(key)
  const found = await registration.pushManager.getSubscription()
  if (found && isFor(found, applicationServerKey)) return found
  // A court that was laid anew has other keys.
  await found?.unsubscribe()
  return registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey })
}

function wanted(subscription: PushSubscription, { about, quiet }: Wishes): Subscription {
  const { endpoint, keys } = subscription.toJSON()
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  return {
    endpoint: endpoint ?? '',
    keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' },
    quiet: quiet && { ...quiet, zone },
    about,
  }
}

async function turnOff(): Promise<void> {
  // Without a worker nothing was ever subscribed.
  const registration = await navigator.serviceWorker?.getRegistration()
  const subscription = await registration?.pushManager?.getSubscription()
  if (!subscription) return
  await mine.unsubscribe(subscription.endpoint)
  await subscription.unsubscribe()
}

/** Whether it is told to the court what this device wants to hear of; nothing at all ends it. */
export async function wish(wishes: Wishes): Promise<Outcome> {
  if (wishes.about.length === 0) {
    await turnOff().catch(() => undefined)
    keepWishes(wishes)
    return 'done'
  }
  if ((await Notification.requestPermission()) !== 'granted') return 'blocked'
  const [registration, key] = await Promise.all([worker(), mine.pushKey()])
  if (!key.ok) return 'trouble'
  if (!registration) return 'unreached'
  const subscription = await subscribed(registration, key.value.key).catch(() => null)
  if (!subscription) return 'unreached'
  const reply = await mine.subscribe(wanted(subscription, wishes))
  if (!reply.ok) return 'trouble'
  keepWishes(wishes)
  return 'done'
}

/** Whoever this device was hears no more from it. */
export async function forgetNotices(): Promise<void> {
  await turnOff().catch(() => undefined)
  keepWishes(null)
}
