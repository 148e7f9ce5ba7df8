/** A table that goes on from the middle of a finished game, for every game. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Core, canonical, host, isRefused, type Match, type Position } from '@durbar/kernel'
import { type MatchRecord, matchOf, readRecord, recordOfMatch } from '@durbar/protocol'
import { describe, expect, test } from 'vitest'
import { loadRoom } from '../one-room.ts'

const RECORDS = {
  vermaechtnis: '2-players-greedy-4',
  raja: '4-players-base-greedy',
  'cards-karma': '4-players-greedy-661',
  'warehouse-51': '4-players-greedy-163',
  'taj-mahal': '3-players-random-1',
}
const KEY = 'ab'.repeat(32)

async function halfway(id: string, name: string) {
  const text = readFileSync(join(import.meta.dirname, '..', id, 'test/games', `${name}.durbar.json`), 'utf8')
  const record = readRecord(text) as MatchRecord
  const { game } = (await loadRoom(id))!
  const match = matchOf(record)
  const ply = Math.floor(match.log.length / 2)
  const seat = match.log[ply]!.seat
  const from = (anew: number | null): Match => ({
    ...match,
    log: match.log.slice(0, ply),
    from: { ply, key: record.key, anew },
  })
  return { game, house: host(game), record, match, ply, seat, from }
}

describe.each(Object.entries(RECORDS))('%s', (id, name) => {
  test('as it lay: the same position, and from there on other dice', async () => {
    const { house, record, match, ply, from } = await halfway(id, name)
    const was = house.replay(match, record.key, ply)
    const now = house.replay(from(null), KEY)
    if (isRefused(was) || isRefused(now)) throw new Error('it does not go on')
    expect(canonical(now.state)).toBe(canonical(was.state))
    expect(now.key).toBe(KEY)
  })

  test('dealt anew: the seat sees what it saw, and it can be played on, stored and resumed', async () => {
    const { game, house, record, match, ply, seat, from } = await halfway(id, name)
    const was = house.replay(match, record.key, ply)
    const begun = house.replay(from(seat), KEY)
    if (isRefused(was) || isRefused(begun)) throw new Error('it does not go on')
    const seen = (state: Core) => canonical(house.kernel.ask(state, seat))
    expect(seen(begun.state)).toBe(seen(was.state))
    expect(isRefused(house.undo(begun, seat))).toBe(true)
    let now: Position<Core> = begun
    for (let n = 0; n < 6 && !now.state.result; n++) {
      const mover = house.kernel.toMove(now.state)
      const next = house.play(now, mover, house.kernel.ask(now.state, mover)!.moves[0])
      if (isRefused(next)) throw new Error(next.refused)
      now = next
    }
    const again = house.replay(JSON.parse(JSON.stringify(now.match)), KEY)
    if (isRefused(again)) throw new Error(again.refused)
    expect(canonical(again.state)).toBe(canonical(now.state))
    expect(recordOfMatch(game, now.match, KEY, record.seats, [])).toHaveProperty('refused')
  })

  test('what comes from nowhere is refused', async () => {
    const { house, from, ply } = await halfway(id, name)
    const bad = (change: object) => house.replay({ ...from(0), from: { ...from(0).from!, ...change } }, KEY)
    expect(bad({ anew: 9 })).toHaveProperty('refused')
    expect(bad({ key: 'short' })).toHaveProperty('refused')
    expect(bad({ ply: -1 })).toHaveProperty('refused')
    expect(house.replay(from(0), 'short')).toHaveProperty('refused')
    expect(ply).toBeGreaterThan(0)
  })
})
