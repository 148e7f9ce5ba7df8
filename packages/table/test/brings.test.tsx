import type { MoveObject } from '@durbar/kernel'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ChoosingProvider, type Question, useBrings } from '../src/index.ts'

const [coin, jug, vase]: readonly MoveObject[] = [
  { type: 'coin' },
  { type: 'buy', card: 'jug' },
  { type: 'buy', card: 'vase' },
]
const question: Question = {
  rule: 'action',
  moves: [coin!, jug!, vase!],
  refused: [],
  follows: ['other', 'other', 'other'],
  brings: [{ gold: 3 }, { gold: -2 }, { gold: 0 }],
}
const ignore = () => {}

function Gold({ move }: { move: MoveObject }) {
  const brings = useBrings<{ gold: number }>()(move)
  return <i>{brings === null ? 'unknown' : brings.gold}</i>
}
const shown = (asked: Question | null, ...moves: readonly MoveObject[]) =>
  renderToStaticMarkup(
    <ChoosingProvider question={asked} confirm={false} onMove={ignore} onRefused={ignore}>
      {moves.map((move) => (
        <Gold key={JSON.stringify(move)} move={move} />
      ))}
    </ChoosingProvider>,
  )

test('every move of the question is told what it brings, in whatever order it is asked for', () => {
  expect(shown(question, vase!, coin!, jug!)).toBe('<i>0</i><i>3</i><i>-2</i>')
})

test('nothing is known of other moves, without a question, or where the game does not say', () => {
  expect(shown(question, { type: 'pass' })).toBe('<i>unknown</i>')
  expect(shown(null, coin!)).toBe('<i>unknown</i>')
  const { brings: _, ...silent } = question
  expect(shown(silent, coin!)).toBe('<i>unknown</i>')
})
