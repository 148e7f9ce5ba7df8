/** Nothing untold: what a move caused is shown in order, each event in one beat, and the last of them is the truth. */
import { rooms } from '@durbar/games'
import { isRefused, keyFromSeed, sampleSettings, streamDice } from '@durbar/kernel'
import { Authority } from '@durbar/match'
import type { Update } from '@durbar/protocol/messages'
import { describe, expect, test } from 'vitest'
import { beatsOf } from '../src/match/beats.ts'

const SUMMARY = { id: 'x', game: 'x', seats: [], options: {}, updated: 0, ply: 0, over: false, yours: false }

/** Every move of a random game, as it is told to this seat. */
function* told(room: (typeof rooms)[number], seed: number, facing: number): Generator<Update> {
  const { game } = room
  const settings = sampleSettings(game)
  const { seats, options } = settings[seed % settings.length]!
  const authority = Authority.begin(game, { now: () => 0 }, { seats, options, key: keyFromSeed(seed) })
  if (isRefused(authority)) throw new Error(authority.refused)
  const dice = streamDice(seed)
  while (!authority.over) {
    const seat = authority.awaited[0]!
    const { moves } = authority.updateFor(seat, authority.ply).question!
    const { ply, revision } = authority
    authority.play({ seat, ply, revision, move: moves[dice.below(moves.length)] })
    yield { ...authority.updateFor(facing, authority.ply), type: 'update', summary: SUMMARY, handTo: null }
  }
}

describe.each(rooms.map((room) => [room.game.id, room] as const))('%s', (_id, room) => {
  test('every event has its beat, in order, and none before its table', () => {
    let events = 0
    for (const update of told(room, 2, 0)) {
      const beats = beatsOf(update, () => 300)
      const news = update.told.at(-1)!
      expect(beats.flatMap((beat) => beat.events)).toEqual(news.events)
      expect(beats.map((beat) => beat.events.length)).toEqual([...news.events.map(() => 1), 0])
      expect(beats.map((beat) => beat.update.view)).toEqual([...(news.views ?? []), update.view])
      expect(beats.at(-1)!.update).toBe(update)
      for (const beat of beats.slice(0, -1)) {
        expect(beat.update.question).toBeNull()
        expect(beat.update.result).toBeNull()
      }
      events += news.events.length
    }
    expect(events).toBeGreaterThan(30)
  })
})

const happened = (...names: string[]): Update => {
  const events = names.map((t) => ({ t }))
  return {
    ...{ type: 'update', summary: SUMMARY, ply: 1, revision: 1, facing: 0, view: 'now' },
    told: [{ ply: 1, by: 1, ms: 0, events, views: names.map((name) => `after ${name}`) }],
    ...{ question: null, awaited: [0], handTo: null, mayUndo: false, result: null },
  } as Update
}

test('what shows itself in no time of its own joins the next', () => {
  const beats = beatsOf(happened('quiet', 'loud', 'quiet', 'quiet'), ({ t }) => (t === 'loud' ? 400 : 0))
  expect(beats.map(({ events }) => events.map(({ t }) => t))).toEqual([
    ['quiet', 'loud'],
    ['quiet', 'quiet'],
  ])
  expect(beats.map(({ update }) => update.view)).toEqual(['after loud', 'now'])
  expect(beats[0]!.ms).toBe(400)
})

test('a long chain is told faster, not shorter', () => {
  const many = Array.from({ length: 40 }, () => 'gain')
  const beats = beatsOf(happened(...many), () => 350)
  expect(beats).toHaveLength(41)
  expect(beats.slice(0, -1).reduce((sum, { ms }) => sum + ms, 0)).toBeCloseTo(9000)
})

test('how long an event is shown may depend on who is shown it', () => {
  const views = [{ me: 0 }, { me: 1 }]
  const told = [{ ply: 1, by: 0, ms: 0, events: [{ t: 'a' }, { t: 'a' }], views }]
  const update = { told, view: views[1], summary: SUMMARY } as unknown as Update
  const beats = beatsOf(update, (_event, view) => ((view as { me: number }).me === 1 ? 3000 : 700))
  expect(beats.slice(0, -1).map(({ ms }) => ms)).toEqual([700, 3000])
})

test('however long the chain, what is to be read is read', () => {
  const many = [...Array.from({ length: 40 }, () => 'gain'), 'ended']
  const beats = beatsOf(happened(...many), ({ t }) => (t === 'ended' ? 3000 : 350))
  expect(beats.find(({ events }) => events[0]?.t === 'ended')!.ms).toBe(3000)
  expect(beats.slice(0, 40).reduce((sum, { ms }) => sum + ms, 0)).toBeCloseTo(9000)
})

test('an event that is done to whoever looks on is a beat of its own that halts', () => {
  const beats = beatsOf(
    happened('quiet', 'robbed', 'loud'),
    ({ t }) => (t === 'loud' ? 400 : 0),
    ({ t }) => t === 'robbed',
  )
  expect(beats.map(({ events, halts }) => [events.map(({ t }) => t), halts ?? false])).toEqual([
    [['quiet', 'robbed'], true],
    [['loud'], false],
    [[], false],
  ])
})
