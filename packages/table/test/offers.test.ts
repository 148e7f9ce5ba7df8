/** Where something can be touched, as the things on the table say it themselves. */
import { expect, test } from 'vitest'
import { OfferBook } from '../src/choosing/offers.ts'

const offered = { state: 'offered', fit: null, panel: null } as const
const counted = () => Promise.resolve()

function listening() {
  const book = new OfferBook()
  let heard = 0
  book.subscribe(() => heard++)
  return { book, heard: () => heard }
}

test('things in the side panel are offered there, all others here, and many count once', async () => {
  const { book, heard } = listening()
  for (const panel of [null, 'seats', 'log', 'side', 'side']) book.lay({ ...offered, panel })
  await counted()
  expect(book.get()).toEqual({ here: true, side: true })
  expect(heard()).toBe(1)
})
test('what would only replace what is chosen is no reason to go there, nor what is idle or refused', async () => {
  const { book, heard } = listening()
  book.lay({ ...offered, fit: 'replaces' })
  book.lay({ ...offered, state: 'idle' })
  book.lay({ ...offered, state: 'refused', panel: 'side' })
  await counted()
  expect(book.get()).toEqual({ here: false, side: false })
  expect(heard()).toBe(0)
})
test('what is taken off the table is no longer offered', async () => {
  const { book } = listening()
  const take = book.lay({ ...offered, panel: 'side' })
  await counted()
  take()
  await counted()
  expect(book.get()).toEqual({ here: false, side: false })
})
test('the own things are in reach of both: they call nobody away from what was chosen', async () => {
  const { book } = listening()
  const take = book.lay({ ...offered, panel: 'side' })
  await counted()
  take()
  book.lay({ ...offered, state: 'chosen', panel: 'side' })
  book.lay({ ...offered, panel: 'own' })
  await counted()
  expect(book.get()).toEqual({ here: false, side: true })
})
test('where nothing is chosen, own things are offered here', async () => {
  const { book } = listening()
  book.lay({ ...offered, panel: 'own' })
  await counted()
  expect(book.get()).toEqual({ here: true, side: false })
})
test('when all that belongs together is chosen, what was touched last stays in front', async () => {
  const { book } = listening()
  const take = book.lay({ ...offered, panel: 'side' })
  await counted()
  take()
  const letGo = book.lay({ ...offered, state: 'chosen', panel: 'side' })
  await counted()
  expect(book.get()).toEqual({ here: false, side: true })
  letGo()
  await counted()
  expect(book.get()).toEqual({ here: false, side: false })
})
