/** Warehouse 51: what winning would bring is said as long as it can be won. */
import { rooms } from '@durbar/games'
import { tables } from '@durbar/games/tables'
import { readBy } from '@durbar/room'
import { type AnyTable, ChoosingProvider } from '@durbar/table'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { positions } from './positions.ts'

const ignore = () => {}

test.each(['de', 'en'] as const)('a lot that is sold promises nothing, %s', async (language) => {
  const { game, texts } = rooms.find((room) => room.game.id === 'warehouse-51')!
  const table: AnyTable = await tables['warehouse-51']()
  const asked = positions(game, 40).filter(
    ({ view }) => (view as { auction: { stakes: unknown } | null }).auction?.stakes,
  )
  expect(asked.length).toBeGreaterThan(0)
  let promised = 0
  for (const { seat, view } of asked) {
    const said = (view: unknown) =>
      renderToStaticMarkup(
        <ChoosingProvider question={null} confirm={false} onMove={ignore} onRefused={ignore}>
          <table.Board
            view={view}
            language={language}
            name={readBy(seat, (each) => `P${each}`)}
            speech={texts.speech[language]}
          />
        </ChoosingProvider>,
      )
    const { auction } = view as { auction: { card: string } }
    const winning = /Wenn du gewinnst|If you win/
    if (!winning.test(said(view))) continue
    promised++
    const sale = { card: auction.card, winner: seat, amount: 3, paidTo: null, decided: 'highest' }
    expect(said({ ...(view as object), last: { ...sale, secret: false, said: [] } })).not.toMatch(winning)
  }
  expect(promised).toBeGreaterThan(0)
})
