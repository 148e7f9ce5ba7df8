/** Where a finger may fall on the map: every target is large enough where it can be, and none covers another. */
import { describe, expect, test } from 'vitest'
import type { Point } from '../../../packages/table/src/map/geometry.ts'
import { CITY } from '../data/board.ts'
import { freeSites, LARGE, SMALL, siteOffset, sitesToTouch, siteTargets } from '../table/map/sites.ts'
import { boxOf, cells, type Ring, type Target } from '../table/map/targets.ts'
import { part } from '../table/touches.ts'
import { house as buildHouse, game, palace, position } from './position.ts'

const inside = (ring: Ring, [x, y]: Point): boolean =>
  ring.every(([ax, ay], i) => {
    const [bx, by] = ring[(i + 1) % ring.length]!
    return (bx - ax) * (y - ay) - (by - ay) * (x - ax) >= -1e-9
  })
const hit = (found: ReturnType<typeof cells>, at: Point): string[] =>
  [...found].flatMap(([id, rings]) => (rings.some((ring) => inside(ring, at)) ? [id] : []))

const circle = (id: string, x: number, y: number, r: number): Target => ({ id, at: [[x, y]], rx: r, ry: r })

describe('targets', () => {
  test('a small drawing is grown to forty pixels', () => {
    const { width, height } = boxOf(cells([circle('a', 100, 100, 10)], 0.5).get('a')!)
    expect(width * 0.5).toBeGreaterThanOrEqual(40)
    expect(height * 0.5).toBeGreaterThanOrEqual(40)
  })
  test('of two that are too near the nearer centre wins, and a large one keeps its drawing', () => {
    const equal = cells([circle('a', 0, 0, 10), circle('b', 30, 0, 10)], 0.5)
    expect([hit(equal, [14.9, 0]), hit(equal, [15.1, 0])]).toEqual([['a'], ['b']])
    const unlike = cells([circle('a', 0, 0, 24), circle('b', 41, 0, 15)], 0.5)
    expect([hit(unlike, [24, 0]), hit(unlike, [26, 0])]).toEqual([['a'], ['b']])
  })
  test('several places of one target do not cut each other', () => {
    const found = cells(
      [
        {
          id: 'a',
          at: [
            [0, 0],
            [10, 0],
          ],
          rx: 20,
          ry: 20,
        },
      ],
      1,
    )
    expect(found.get('a')!.every((ring) => inside(ring, [5, 0]))).toBe(true)
  })
})

const at = (palaces: readonly string[] = []) => {
  const s = position({
    players: [{ at: 'B', gold: 60, disc: ['HOUSE', 'PALACE'] }, { palaces: palaces.join('') }, {}],
  })
  return game.view(s, 0)
}
const { x, y } = CITY[1]!

describe('RJ-4.1, RJ-R-15 palace fields', () => {
  test('the middle is the large one, every free field around it the small one', () => {
    const city = at(['b', 'b']).board.cities[1]!
    expect(freeSites(city)).toEqual([
      { size: 'large', fields: [0] },
      { size: 'small', fields: [3, 4, 5, 6] },
    ])
    expect(freeSites(at(['B']).board.cities[1]!).map(({ size }) => size)).toEqual(['small'])
  })

  // A phone as it opens, and a desktop.
  test.each([0.5, 0.62, 0.7])(
    'at %f pixels a unit no point belongs to two, and each keeps its drawing',
    (scale) => {
      const city = at().board.cities[1]!
      const found = cells(siteTargets(city, freeSites(city)), scale)
      for (let dx = -90; dx <= 90; dx += 3)
        for (let dy = -90; dy <= 90; dy += 3)
          expect(hit(found, [x + dx, y + dy]).length, `${dx} ${dy}`).toBeLessThan(2)
      expect(hit(found, [x, y - 12 / scale])).toEqual(['large'])
      for (let field = 0; field < 7; field++) {
        const [dx, dy] = siteOffset(field)
        const r = (field === 0 ? LARGE : SMALL) - 0.5
        for (let a = 0; a < 6.28; a += 0.3)
          expect(hit(found, [x + dx + r * Math.sin(a), y + dy + r * Math.cos(a)])).toEqual([
            field === 0 ? 'large' : 'small',
          ])
      }
      // Outwards there is room for a finger.
      for (let field = 1; field < 7; field++) {
        const [dx, dy] = siteOffset(field)
        const grown = 1 + 19 / scale / Math.hypot(dx, dy)
        expect(hit(found, [x + dx * grown, y + dy * grown])).toEqual(['small'])
      }
    },
  )

  test('fields mean a palace while one can be built, or say why not where the city has nothing to offer', () => {
    const view = at()
    const touchable = (site: 'offered' | 'refused', city: 'offered' | 'refused', house = false) => {
      const build = house ? buildHouse(0, 'B') : palace(0, 'large')
      const left = site === 'offered' || house ? [build] : []
      const choosing = { touches: house ? [part(0, ['buildHouse'])] : [], left, state: () => site }
      return sitesToTouch(view, view.board.cities[1], choosing, city).map(({ size }) => size)
    }
    expect(touchable('offered', 'offered')).toEqual(['large', 'small'])
    expect(touchable('refused', 'offered')).toEqual([])
    expect(touchable('refused', 'refused')).toEqual(['large', 'small'])
    // Whoever has chosen to build a house may touch the middle of the city for it.
    expect(touchable('offered', 'offered', true)).toEqual([])
  })
})
