/** What this device is called on another one of the same person, as far as the browser tells. */
import type { DeviceKind } from '@durbar/protocol/court/people'

export function deviceKind(browser: {
  readonly userAgent: string
  readonly maxTouchPoints: number
}): DeviceKind | undefined {
  const says = (word: string) => browser.userAgent.includes(word)
  if (says('iPhone')) return 'iphone'
  // An iPad says that it is a Mac; but no Mac can be touched.
  if (says('iPad') || (says('Macintosh') && browser.maxTouchPoints > 1)) return 'ipad'
  if (says('Android')) return says('Mobile') ? 'androidPhone' : 'androidTablet'
  if (says('CrOS')) return 'chromebook'
  if (says('Windows')) return 'windows'
  if (says('Macintosh')) return 'mac'
  return says('Linux') ? 'linux' : undefined
}
