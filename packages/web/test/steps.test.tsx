/** How an end unfolds for whoever wants no time spent on it, and for everybody else. */
import { DEFAULTS, SettingsProvider, useSteps } from '@durbar/table'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'

function Unfolding({ atOnce }: { atOnce: 'end' | 'by hand' }) {
  const { step, done } = useSteps({ last: 3, pause: 1, atOnce })
  return `${step} ${done}`
}
const begins = (speed: 0 | 1 | 2 | 3, atOnce: 'end' | 'by hand') =>
  renderToString(
    <SettingsProvider value={{ ...DEFAULTS, speed }}>
      <Unfolding atOnce={atOnce} />
    </SettingsProvider>,
  )

test('at every pace an end begins with its first step', () => {
  for (const speed of [1, 2, 3] as const) expect(begins(speed, 'end')).toBe('0 false')
})
test('at once is the end of it, or its first step where one goes by hand', () => {
  expect(begins(0, 'end')).toBe('3 true')
  expect(begins(0, 'by hand')).toBe('0 false')
})
