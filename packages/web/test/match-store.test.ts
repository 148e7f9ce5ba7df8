/** The page's end of a match, with a transport made by hand. */
import type { Intent } from '@durbar/protocol/messages'
import { expect, test } from 'vitest'
import { lay, question, update } from './hand-made-match.ts'

test('begins by loading; what is not there, damaged, elsewhere or failed is one status', () => {
  for (const [notice, status] of [
    [{ type: 'missing', id: 'x' }, 'missing'],
    [{ type: 'unreadable' }, 'unreadable'],
    [{ type: 'elsewhere' }, 'elsewhere'],
    [{ type: 'failed', text: 'no' }, 'failed'],
    [update(0, null), 'open'],
  ] as const) {
    const { store, sent, say } = lay()
    expect(sent).toEqual([{ type: 'open', id: 'x' }])
    expect(store.get().status).toBe('loading')
    say(notice)
    expect(store.get().status).toBe(status)
  }
})

test('what the person does is told from what comes from elsewhere; a touch answers what was before their eyes', () => {
  const { store, sent, say } = lay()
  const hands: boolean[] = []
  store.subscribe((byHand) => hands.push(byHand))
  const seen = update(4, null, { question, awaited: [0] })
  say(seen)
  expect(hands).toEqual([false])
  store.hint()
  expect(hands).toEqual([false, true])
  // The page has not drawn this one yet.
  say(update(5, null, { question, awaited: [0] }))
  store.play({ type: 'takeCoin' }, seen)
  expect(hands).toEqual([false, true, false, true])
  expect(sent.at(-1)).toMatchObject({ type: 'play', ply: 4, revision: 4 })
})

test('a move names the seat, the ply and the revision it answers, and is sent once', () => {
  const { store, sent, say } = lay()
  say(update(4, null, { revision: 7, question, awaited: [0] }))
  store.play({ type: 'takeCoin' })
  store.play({ type: 'takeCoin' })
  expect(store.get().sent).toBe(true)
  expect(sent.slice(1)).toEqual([
    { type: 'play', seat: 0, ply: 4, revision: 7, key: expect.any(String), move: { type: 'takeCoin' } },
  ])
  say({ type: 'stale', ply: 5, revision: 8 })
  say(update(5, 1, { revision: 8, question, awaited: [0] }))
  store.skip()
  expect(store.get().sent).toBe(false)
  // Whoever was too late is told so, also once the truth is on the table.
  expect(store.get().overtaken).toBe(1)
  store.play({ type: 'takeCoin' })
  const [first, second] = sent.slice(1) as Extract<Intent, { type: 'play' }>[]
  expect(second!.ply).toBe(5)
  expect(second!.key).not.toBe(first!.key)
})

test('moves of bots wait for their pace, anything else is shown at once', () => {
  const { store, say } = lay()
  say(update(0, null))
  say(update(1, 1))
  say(update(2, 1))
  expect(store.get().shown!.ply).toBeLessThan(2)
  expect(store.get().waiting).toBeGreaterThan(0)
  say(update(3, 0))
  expect(store.get().shown!.ply).toBe(3)
  expect(store.get().log.map(({ ply }) => ply)).toEqual([0, 1, 2, 3])
})

test('moves that were missed are counted while they are shown, and can be skipped', () => {
  const { store, say } = lay()
  store.timing = () => 60_000
  say(update(0, null))
  const told = [1, 2, 3].map((ply) => ({ ply, by: 0, ms: 0, events: [{ t: 'x' }], views: [{ ply }] }))
  say(update(3, 0, { told, missed: true }))
  expect(store.get().missed).toBe(3)
  expect(store.get().waiting).toBeGreaterThan(0)
  store.skip()
  expect(store.get()).toMatchObject({ missed: 0, waiting: 0 })
  expect(store.get().shown?.ply).toBe(3)
})

test('what was taken back leaves the log', () => {
  const { store, say } = lay()
  for (const ply of [0, 1, 2]) say(update(ply, 0))
  say(update(1, 0, { revision: 9 }))
  expect(store.get().log.map(({ ply }) => ply)).toEqual([0, 1])
})

test('a question asked again unchanged keeps its identity, so that touches stay', () => {
  const { store, say } = lay()
  say(update(0, null, { question, awaited: [0, 1] }))
  const before = store.get().shown!.question
  say(update(1, 1, { question: structuredClone(question), awaited: [0] }))
  store.skip()
  expect(store.get().shown!.question).toBe(before)
})

test('a failed bot is there until it is asked again or no longer awaited', () => {
  const { store, sent, say } = lay()
  say(update(0, null))
  say({ type: 'botFailed', seat: 1, why: 'threw', text: 'oh' })
  expect(store.get().botFailed).toEqual({ seat: 1, why: 'threw' })
  say(update(0, null))
  expect(store.get().botFailed).not.toBeNull()
  store.retry(1)
  expect(store.get().botFailed).toBeNull()
  expect(sent.at(-1)).toEqual({ type: 'retry', seat: 1 })
  say({ type: 'botFailed', seat: 1, why: 'threw', text: 'oh' })
  say(update(1, 0, { awaited: [0] }))
  expect(store.get().botFailed).toBeNull()
})

test('advice counts for the state it was given to; advice that could not be had is said', () => {
  const { store, say } = lay()
  say(update(2, null, { question, awaited: [0] }))
  store.hint()
  expect(store.get().hinting).toBe(true)
  say({ type: 'hint', ply: 1, revision: 1, choices: [] })
  expect(store.get().hint).toBeNull()
  say({ type: 'botFailed', seat: null, why: 'threw', text: 'oh' })
  expect(store.get()).toMatchObject({ hinting: false, hintFailed: true, botFailed: null })
  store.hint()
  expect(store.get().hintFailed).toBe(false)
})

test('a table taken elsewhere can be taken back', () => {
  const { store, sent, say } = lay()
  say(update(0, null))
  say({ type: 'elsewhere' })
  expect(store.get().status).toBe('elsewhere')
  store.takeOver()
  expect(sent.at(-1)).toEqual({ type: 'takeOver' })
  expect(store.get().status).toBe('loading')
  say(update(6, 0, { told: [] }))
  expect(store.get().status).toBe('open')
})

test('closing closes the transport', () => {
  const { store, isClosed } = lay()
  store.close()
  expect(isClosed()).toBe(true)
})

test('what was done to whoever looks on halts the telling until they go on', () => {
  const { store, say } = lay()
  store.timing = () => 100
  store.halting = ({ t }) => t === 'robbed'
  say(update(0, null))
  const events = [{ t: 'robbed' }, { t: 'after' }]
  say(
    update(1, 1, {
      told: [{ ply: 1, by: 1, ms: 0, events, views: ['robbed', 'after'] }],
      question,
      awaited: [0],
    }),
  )
  expect(store.get()).toMatchObject({ halted: true, happening: [{ t: 'robbed' }], waiting: 2 })
  store.step()
  expect(store.get()).toMatchObject({ halted: false, happening: [{ t: 'after' }] })
  store.skip()
  expect(store.get().shown!.question).toEqual(question)
})
