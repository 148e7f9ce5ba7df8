import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Choice } from '../src/shell/choice.tsx'

const drawn = (pill?: boolean) =>
  renderToStaticMarkup(
    <Choice label="Seen as" value="all" choices={[['all', 'Everything']]} pill={pill} onChoose={() => {}} />,
  )

test('what is chosen here is said to whoever hears it, and in sight', () => {
  expect(drawn()).toContain('aria-label="Seen as: Everything"')
  expect(drawn()).toContain('<span>Everything</span>')
})

test('however it is drawn, it is nothing that can be looked at large', () => {
  expect(drawn(true)).toContain('data-pill="true"')
  expect(drawn()).not.toContain('data-pill')
  for (const each of [drawn(), drawn(true)]) expect(each).not.toContain('data-look')
})
