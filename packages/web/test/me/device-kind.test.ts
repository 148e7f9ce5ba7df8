/** What a device calls itself, by what browsers say of themselves. */
import { expect, test } from 'vitest'
import { deviceKind } from '../../src/me/device-kind.ts'

test.each([
  ['iphone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148 Safari/604.1', 5],
  ['ipad', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15', 5],
  ['mac', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15', 0],
  ['androidPhone', 'Mozilla/5.0 (Linux; Android 10; K) Chrome/130.0.0.0 Mobile Safari/537.36', 5],
  ['androidTablet', 'Mozilla/5.0 (Linux; Android 10; K) Chrome/130.0.0.0 Safari/537.36', 5],
  ['chromebook', 'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) Chrome/130.0.0.0 Safari/537.36', 0],
  ['windows', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0', 10],
  ['linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0', 0],
  [undefined, 'Something else', 0],
] as const)('%s', (kind, userAgent, maxTouchPoints) => {
  expect(deviceKind({ userAgent, maxTouchPoints })).toBe(kind)
})
