import { createHash } from 'node:crypto'
import { rooms } from '@durbar/games'
import { host, isRefused, keyFromSeed, type Played, streamDice } from '@durbar/kernel'
import { describe, expect, test } from 'vitest'
import { commitmentTo, type Record, readRecord, recordOf, sha256, verifyRecord } from '../src/index.ts'

const { game } = rooms[0]!
const house = host(game)

/** A random game as a record. */
function record(seed = 1): Record {
  const dice = streamDice(seed)
  let now = house.start(2, { greySide: true }, keyFromSeed(seed)) as Played<{ result: null }, unknown>
  for (let seat = house.kernel.toMove(now.state); seat >= 0; seat = house.kernel.toMove(now.state)) {
    const { moves } = house.kernel.ask(now.state, seat)!
    now = house.play(now, seat, moves[dice.below(moves.length)]) as typeof now
  }
  return recordOf(now as never, [{ name: 'Asha' }, { name: 'Bot', bot: 'random' }])
}
const problem = (answer: object) => (isRefused(answer) ? answer.refused : 'none')

/** FIPS 180-4's own examples (NIST, "Example values": one block, two blocks, and the long message). */
test.each([
  ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  [
    'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
    '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
  ],
  ['a'.repeat(1_000_000), 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0'],
  ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
])('SHA-256 of FIPS 180-4: %.12s', (text, hash) => expect(sha256(text)).toBe(hash))

test('a commitment that was written down long ago still binds to its key', () => {
  const key = 'bac7b4f4e03f8c4f046bd6adcd741391421f09b39186a30f9cf3d617840f3617'
  expect(commitmentTo(key)).toBe('94bda5f46c88a657ff5d1e075801c817b706aca97524524a09c013881fde83aa')
})

test('SHA-256 is that of everybody else', () => {
  for (const text of ['', 'abc', 'ä€😀', 'x'.repeat(55), 'x'.repeat(56), 'x'.repeat(64), 'y'.repeat(1000)])
    expect(sha256(text)).toBe(createHash('sha256').update(text).digest('hex'))
})

describe('a record', () => {
  test('survives the way to a file and back, and is in order', () => {
    const written = record()
    const read = readRecord(`${JSON.stringify(written)}\n`) as Record
    expect(read).toEqual(written)
    expect(read.commitment).toBe(commitmentTo(read.key))
    expect(problem(verifyRecord(game, read))).toBe('none')
  })
  test('that was cut off, is no JSON or is something else gets one clear line', () => {
    const text = JSON.stringify(record())
    expect(problem(readRecord(text.slice(0, text.length / 2)))).toBe('not JSON (truncated?)')
    expect(problem(readRecord(''))).toBe('not JSON (truncated?)')
    expect(problem(readRecord('{}'))).toMatch(/^not a record: durbar: /)
    expect(problem(readRecord('[1]'))).toMatch(/^not a record: /)
    expect(problem(readRecord(JSON.stringify({ ...record(), moves: [{ seat: 0 }] })))).toMatch(
      /^not a record: moves\.0\.move/,
    )
    expect(problem(readRecord(JSON.stringify({ ...record(), surprise: 1 })))).toMatch(/surprise/)
  })
  test('that was tampered with is found out', () => {
    const honest = record()
    const tampered = (change: Partial<Record>) => problem(verifyRecord(game, { ...honest, ...change }))
    expect(tampered({ key: keyFromSeed(2) })).toBe('the key is not the one that was committed to')
    expect(tampered({ key: keyFromSeed(2), commitment: commitmentTo(keyFromSeed(2)) })).toMatch(/^move \d+: /)
    expect(tampered({ moves: honest.moves.slice(0, -1) })).toBe('the game is not over after the last move')
    expect(tampered({ moves: honest.moves.with(5, { ...honest.moves[5]!, sum: 1 }) })).toBe(
      'move 6: the state is not the one that was recorded',
    )
    expect(tampered({ result: { ...honest.result, scores: [99, 0] } })).toBe(
      'the result is not the one that was recorded',
    )
    expect(tampered({ rules: 99 })).toBe('vermaechtnis has no rules of version 99')
    expect(tampered({ options: { greySide: 'yes' } })).toBe("option 'greySide' must be one of false, true")
  })
})
