import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ScoreTable } from '../src/pieces/score-table.tsx'

const drawn = renderToStaticMarkup(
  <ScoreTable
    name={(seat) => ['Lotus', 'Wesir'][seat]!}
    rows={[
      { label: 'Palaces', values: [3, 0], notes: ['two towns', 'none'] },
      { label: 'Total', values: [3, 5], weight: 'total', first: [1] },
    ]}
  />,
)

test('a score is a table to those who listen: captioned, a head for each seat and each source', () => {
  expect(drawn).toMatch(/<caption class="sr-only">.+<\/caption>/)
  expect(drawn.match(/<th scope="col">/g)).toHaveLength(2)
  expect(drawn).toMatch(/<th scope="col">.*?Lotus<\/span><\/th><th scope="col">.*?Wesir<\/span><\/th>/)
  expect(drawn).toContain('<th scope="row">Palaces</th>')
})

test('a loss is printed with a minus, not with a hyphen', () => {
  const loss = renderToStaticMarkup(
    <ScoreTable name={() => 'Lotus'} rows={[{ label: 'Malleus', values: [-2, 0] }]} />,
  )
  expect(loss).toContain('<b>−2</b>')
  expect(loss).not.toContain('>-2')
})

test('nothing is quiet, and whoever leads is marked', () => {
  expect(drawn).toContain('<td><b>3</b><small>two towns</small></td>')
  expect(drawn).toContain('<td data-none="true"><b>0</b><small>none</small></td>')
  expect(drawn).toContain('<tr data-weight="total">')
  expect(drawn).toContain('<td><b>3</b></td><td data-first="true"><b>5</b></td>')
})
