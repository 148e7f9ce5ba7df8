/** The types are the test: a line marked as an error must be one. */
import { touchesOf, type Vocabulary } from '@durbar/room'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ChoosingProvider, type Question, Thing, useChoosing } from '../src/index.ts'

interface Words extends Vocabulary {
  readonly move: { readonly type: 'buy'; readonly card: 'jug' | 'vase' } | { readonly type: 'pass' }
  readonly decision: 'turn' | 'auction'
  readonly refusal: 'tooDear'
}
const { touch } = touchesOf<Words['move']>()

const question: Question<Words> = {
  rule: 'turn',
  moves: [{ type: 'buy', card: 'jug' }],
  follows: ['other'],
  refused: [{ rule: 'R-1', why: 'tooDear', move: { type: 'buy', card: 'vase' } }],
}
const ignore = () => {}
const shown = (Table: () => React.ReactNode) =>
  renderToStaticMarkup(
    <ChoosingProvider question={question} confirm={false} onMove={ignore} onRefused={ignore}>
      <Table />
    </ChoosingProvider>,
  )

test('a table reads the question in the words of its game', () => {
  function Cards() {
    const { question, left } = useChoosing<Words>()
    const cards = left.flatMap((move) => (move.type === 'buy' ? [move.card] : []))
    return question?.rule === 'turn' ? cards.map((card) => <b key={card}>{card}</b>) : null
  }
  expect(shown(Cards)).toBe('<b>jug</b>')
})

test('what its rules do not know does not compile', () => {
  function Cards() {
    const { question, left, state } = useChoosing<Words>()
    // @ts-expect-error nobody is asked there
    const selling = question?.rule === 'sale'
    // @ts-expect-error there is no such reason
    const late = question?.refused.some(({ why }) => why === 'tooLate')
    // @ts-expect-error moves have no colour
    const colours = left.flatMap((move) => ('card' in move ? [move.colour] : []))
    // @ts-expect-error a bare string is no token
    const bare = state(['card=jug'])
    return (
      <>
        {/* @ts-expect-error a bare string is no token */}
        <Thing tokens={['card=jug']} name={`${selling} ${late} ${colours.length} ${bare}`} />
        <Thing tokens={[touch('card', 'vase')]} name="vase" />
      </>
    )
  }
  expect(shown(Cards)).toContain('data-tokens="card=vase"')
})
