import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Plate } from '../src/frame/plate.tsx'

const plate = { title: 'Day 6 ends', rows: [] }
const drawn = (waits: boolean) =>
  renderToStaticMarkup(<Plate plate={plate} facing={0} lasts={3000} waits={waits} onGoOn={() => {}} />)

test('time runs out on a plate that goes on by itself, and on no plate that waits for a touch', () => {
  expect(drawn(false)).toMatch(/<i class="[^"]*bar/)
  expect(drawn(true)).not.toMatch(/<i /)
})
