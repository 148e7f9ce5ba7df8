/** Passkeys: the browser's own, which outlive a lost device. Their code comes when one is asked for. */
import type { Device } from '@durbar/protocol/court/people'
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import { mine } from './api.ts'

/** A passkey belongs to a name: an address in numbers has none, and without https no browser makes one. */
const isNamed = (host: string): boolean => !/^[\d.]+$|:/.test(host)

export function passkeyObstacle(): 'browser' | 'address' | null {
  if (!isSecureContext || !isNamed(location.hostname)) return 'address'
  return 'PublicKeyCredential' in globalThis ? null : 'browser'
}

/** given: the person, or the browser, gave it up. */
export type Failure = 'given' | 'refused' | 'trouble'

const failureOf = (reply: { readonly why: string }): Failure => (reply.why === 'none' ? 'trouble' : 'refused')

const fetched = () => import('@simplewebauthn/browser').catch(() => null)

export async function makePasskey(): Promise<Failure | null> {
  const [library, options] = await Promise.all([fetched(), mine.passkeyOptions()])
  if (!library || !options.ok) return 'trouble'
  const optionsJSON = options.value as PublicKeyCredentialCreationOptionsJSON
  const made = await library.startRegistration({ optionsJSON }).catch(() => null)
  if (!made) return 'given'
  const reply = await mine.keepPasskey(made)
  return reply.ok ? null : failureOf(reply)
}

export async function showPasskey(): Promise<Device | Failure> {
  const [library, options] = await Promise.all([fetched(), mine.returnOptions()])
  if (!library || !options.ok) return 'trouble'
  const optionsJSON = options.value as PublicKeyCredentialRequestOptionsJSON
  const shown = await library.startAuthentication({ optionsJSON }).catch(() => null)
  if (!shown) return 'given'
  const reply = await mine.showPasskey(shown)
  return reply.ok ? reply.value : failureOf(reply)
}
