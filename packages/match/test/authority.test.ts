/** One truth: for a seat, at a ply, once. */
import { keyFromSeed, type Seat } from '@durbar/kernel'
import { type MatchRecord, readRecord, recordOfMatch, verifyRecord } from '@durbar/protocol'
import type { MatchUpdate } from '@durbar/protocol/messages'
import { describe, expect, test } from 'vitest'
import { Authority } from '../src/index.ts'
import { gameOf, lay, movesOf, ok, playOn } from './table.ts'

describe('a move', () => {
  test('of a seat that is asked is made and told from its ply on', () => {
    const { authority } = lay('vermaechtnis', 2)
    const [seat] = authority.awaited
    const move = movesOf(authority, seat!)[0]!
    expect(authority.play({ seat: seat!, ply: 0, move })).toEqual({
      type: 'done',
      ply: 1,
      revision: 1,
      from: 1,
    })
    const { told } = authority.updateFor('observer', 1)
    expect(told.map(({ ply, by }) => [ply, by])).toEqual([[1, seat]])
  })

  test('at a ply that has passed is answered with the truth and never made', () => {
    const { authority } = lay('vermaechtnis', 2)
    const [seat] = authority.awaited as [Seat]
    const move = movesOf(authority, seat)[0]!
    playOn(authority, 3)
    const before = authority.kept()
    for (const ply of [0, 1, 2, 4, 1e9])
      expect(authority.play({ seat, ply, move })).toEqual({ type: 'stale', ply: 3, revision: 3 })
    expect(authority.kept()).toEqual(before)
  })

  test('that comes twice with one key is made once and answered twice', () => {
    const { authority } = lay('vermaechtnis', 2)
    const [seat] = authority.awaited as [Seat]
    const intent = { seat, ply: 0, key: 'a', move: movesOf(authority, seat)[0]! }
    const first = authority.play(intent)
    expect(authority.play(intent)).toBe(first)
    expect(authority.ply).toBe(1)
    // Also when others have moved since, and also what was refused or came too late.
    playOn(authority, 2)
    expect(authority.play(intent)).toBe(first)
    const late = authority.play({ ...intent, key: 'b' })
    expect(late.type).toBe('stale')
    playOn(authority, 1)
    expect(authority.play({ ...intent, key: 'b' })).toBe(late)
  })

  test('with a key that another seat has used is made', () => {
    const { authority } = lay('vermaechtnis', 2)
    for (let i = 0; i < 2; i++) {
      const seat = authority.awaited[0]!
      const move = movesOf(authority, seat).find(({ type }) => type === 'takeCoin')!
      expect(authority.play({ seat, ply: authority.ply, key: 'same', move }).type).toBe('done')
    }
    expect(authority.ply).toBe(2)
  })

  test.each([
    ['nothing', undefined],
    ['no verb', { type: 'fly' }],
    ['no move', 'take the coin'],
    ['a move of nobody', { type: 'buy', antique: 'none' }],
  ])('that is %s is refused and changes nothing', (_, move) => {
    const { authority } = lay('vermaechtnis', 2)
    const before = authority.kept()
    const answer = authority.play({ seat: authority.awaited[0]!, ply: 0, move })
    expect(answer.type).toBe('refused')
    expect(authority.kept()).toEqual(before)
  })

  test.each([-1, 0.5, 7, Number.NaN])('of seat %s, which is not asked, is refused', (seat) => {
    const { authority } = lay('vermaechtnis', 2)
    const move = movesOf(authority, authority.awaited[0]!)[0]!
    expect(authority.play({ seat, ply: 0, move }).type).toBe('refused')
  })
})

describe('taking back', () => {
  /** A position whose last move may be taken back. */
  function undoable() {
    const table = lay('vermaechtnis', 2)
    for (let i = 0; i < 200; i++) {
      const by = table.authority.awaited[0]!
      playOn(table.authority, 1, (moves) => moves.at(-2) ?? moves[0]!)
      if (table.authority.updateFor(by).mayUndo) return { ...table, by }
    }
    throw new Error('nothing could be taken back in a whole game')
  }

  test('drops the move and tells the story anew from there', () => {
    const { authority, by } = undoable()
    const { ply, revision } = authority
    const answer = authority.undo({ seat: by, ply })
    expect(answer).toEqual({ type: 'done', ply: ply - 1, revision: revision + 1, from: ply - 1 })
    expect(authority.updateFor(by, ply - 1).told.map((told) => told.ply)).toEqual([ply - 1])
    expect(authority.times).toHaveLength(ply - 1)
  })

  test('that comes twice with one key takes back once', () => {
    const { authority, by } = undoable()
    const intent = { seat: by, ply: authority.ply, key: 'u' }
    const first = authority.undo(intent)
    const { revision } = authority
    expect(authority.undo(intent)).toBe(first)
    expect(authority.revision).toBe(revision)
  })

  test('after somebody else has moved is too late', () => {
    const { authority, by } = undoable()
    const { ply } = authority
    for (let i = 0; i < 5 && authority.ply < ply + 2; i++) playOn(authority, 1)
    const before = authority.kept()
    expect(authority.undo({ seat: by, ply })).toMatchObject({ type: 'stale', ply: authority.ply })
    expect(authority.kept()).toEqual(before)
  })

  test('when there is nothing to take back is refused', () => {
    const { authority } = lay('vermaechtnis', 2)
    expect(authority.undo({ seat: 0, ply: 0 }).type).toBe('refused')
  })

  test('does not let an answer to the question that was taken back pass for one to its successor', () => {
    const { authority, by } = undoable()
    const { ply, revision } = authority
    const old = movesOf(authority, by)[0]!
    authority.undo({ seat: by, ply, revision })
    // A second device of the same seat: the same ply again, another question.
    playOn(authority, 1, (moves) => moves[0]!)
    expect(authority.ply).toBe(ply)
    expect(authority.play({ seat: by, ply, revision, move: old }).type).toBe('stale')
  })
})

describe('times', () => {
  test('run from when the question was there, for each seat', () => {
    const { authority, clock } = lay('vermaechtnis', 2)
    for (const ms of [1200, 30, 0]) {
      clock.pass(ms)
      playOn(authority, 1, (moves) => moves.find(({ type }) => type === 'takeCoin') ?? moves[0]!)
    }
    expect(authority.times).toEqual([1200, 30, 0])
    expect(authority.updateFor('observer').told.map(({ ms }) => ms)).toEqual([0, 1200, 30, 0])
  })

  test('begin anew for whoever gets the device later, and never run backwards', () => {
    const { authority, clock } = lay('vermaechtnis', 2)
    clock.pass(5000)
    authority.faced(authority.awaited[0]!)
    clock.pass(300)
    playOn(authority, 1)
    clock.pass(-9000)
    playOn(authority, 1)
    expect(authority.times).toEqual([300, 0])
  })

  test('of a finished match stand in its record, which is in order', () => {
    const { authority, clock } = lay('vermaechtnis', 2)
    const unfinished = authority.kept()
    expect(recordOfMatch(authority.game, unfinished.match, keyFromSeed(1), [], [])).toEqual({
      refused: 'the game is not over',
    })
    while (!authority.over) {
      clock.pass(40)
      playOn(authority, 1)
    }
    const { match, times } = authority.kept()
    const seats = [{ name: 'A' }, { name: 'B', bot: 'level1' }]
    const record = ok(recordOfMatch(authority.game, match, keyFromSeed(1), seats, times))
    expect(record.moves.every(({ ms }) => ms === 40)).toBe(true)
    const read = ok(readRecord(JSON.stringify(record)) as MatchRecord)
    expect(ok(verifyRecord(gameOf('vermaechtnis'), read)).state.result).toEqual(record.result)
  })
})

describe('what is kept', () => {
  test('holds no key, and with the key beside it goes on where it was', () => {
    const { authority, clock } = lay('taj-mahal', 3, {}, 4)
    for (let n = 0; n < 12; n++) {
      clock.pass(10 * n)
      playOn(authority, 1)
    }
    const kept = JSON.parse(JSON.stringify(authority.kept()))
    expect(JSON.stringify(kept)).not.toContain(keyFromSeed(4))
    const again = ok(Authority.resume(gameOf('taj-mahal'), clock, kept, keyFromSeed(4)))
    const old = ({ told, ...update }: MatchUpdate) => ({
      ...update,
      // The last move is no longer news.
      told: told.map(({ views: _, ...each }) => each),
    })
    for (const viewer of [0, 1, 2, 'observer'] as const)
      expect(again.updateFor(viewer)).toEqual(old(authority.updateFor(viewer)))
    expect(again.kept()).toEqual(authority.kept())
    expect(again.play({ seat: 0, ply: 3, move: {} }).type).toBe('stale')
  })

  test('is refused with another key, another game or a log that was bent', () => {
    const { authority, clock } = lay('taj-mahal', 3, {}, 4)
    playOn(authority, 12)
    const kept = authority.kept()
    const resumed = (game: string, change: object, key: string) =>
      'refused' in Authority.resume(gameOf(game), clock, { ...kept, ...change }, key)
    expect(resumed('taj-mahal', {}, keyFromSeed(4))).toBe(false)
    expect(resumed('taj-mahal', {}, keyFromSeed(5))).toBe(true)
    expect(resumed('raja', {}, keyFromSeed(4))).toBe(true)
    const log = kept.match.log.toSpliced(3, 1)
    expect(resumed('taj-mahal', { match: { ...kept.match, log } }, keyFromSeed(4))).toBe(true)
  })
})

test('nobody sees the archive of a match that is not over', () => {
  const { authority } = lay('warehouse-51', 3)
  expect(authority.updateFor('archive')).toEqual(authority.updateFor('observer'))
})

test('an update since any ply tells exactly what came after', () => {
  const { authority } = lay('cards-karma', 2)
  playOn(authority, 9)
  const all = authority.updateFor(0).told
  for (let since = 0; since <= 10; since++)
    expect(authority.updateFor(0, since).told).toEqual(all.slice(since))
  expect(authority.updateFor(0, -3).told).toEqual(all)
})
