/** A flag at the edge of a map hangs to one side, and its tip stays where it points. */
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { MapFlag } from '../src/map/label.tsx'

const WIDTH = 1000
const TEXT = 'Palaces +12 and a card'

/** From where to where it goes on the map. */
function spanOf(x: number): readonly [left: number, right: number] {
  const drawn = renderToStaticMarkup(
    <svg aria-hidden="true">
      <MapFlag x={x} y={100} within={WIDTH}>
        {TEXT}
      </MapFlag>
    </svg>,
  )
  expect(drawn).toContain(`translate(${x} 100)`)
  expect(drawn).toContain('L0 0-8-10')
  const [, start, end] = /M(-?[\d.]+)-42H(-?[\d.]+)A/.exec(drawn)!
  return [x + Number(start) - 7, x + Number(end) + 7]
}

test.each([40, 500, 960])('at %i it is whole', (x) => {
  const [left, right] = spanOf(x)
  expect(left).toBeGreaterThanOrEqual(0)
  expect(right).toBeLessThanOrEqual(WIDTH)
  expect(left + 8).toBeLessThan(x)
  expect(right - 8).toBeGreaterThan(x)
})
