import { expect, test } from 'vitest'
import { PROVINCES } from '../data/board.ts'
import { cornerOf, MIDDLES } from '../table/land.ts'

test('the plate of a narrow map keeps away from provinces that cannot be brought to the middle', () => {
  const corners = new Map(PROVINCES.map(({ id }) => [id, cornerOf(id)]))
  const at = (side: string) => [...corners].filter(([, corner]) => corner.includes(side)).map(([id]) => id)
  // Whatever lies farther to the left or the top than a province that is kept clear is kept clear too.
  const most = (ids: readonly (typeof PROVINCES)[number]['id'][], axis: 'x' | 'y') =>
    Math.max(...ids.map((id) => MIDDLES.get(id)![axis]))
  const least = (ids: readonly (typeof PROVINCES)[number]['id'][], axis: 'x' | 'y') =>
    Math.min(...ids.map((id) => MIDDLES.get(id)![axis]))
  expect(most(at('right'), 'x')).toBeLessThan(least(at('left'), 'x'))
  expect(most(at('bottom'), 'y')).toBeLessThan(least(at('top'), 'y'))
  expect(corners.get('multan')).toBe('top right')
  expect(corners.get('delhi')).toBe('bottom left')
  expect(corners.get('malwa')).toBe('top left')
})
