import { rooms } from '@durbar/games'
import { type AnyGame, host, keyFromSeed, type Played, sampleSettings, streamDice } from '@durbar/kernel'
import { describe, expect, test } from 'vitest'
import { caravan } from '../../kernel/test/caravan.ts'
import { transcriptLineSchema, transcriptOf } from '../src/index.ts'

/** A random game in which the seats that are awaited act in a random order. */
function randomMatch(game: AnyGame, seats: number, options: object, seed: number) {
  const house = host(game)
  const dice = streamDice(seed)
  let now = house.start(seats, options, keyFromSeed(seed)) as Played<{ result: unknown }, unknown>
  for (;;) {
    const pending = house.kernel.pending(now.state)
    if (pending.length === 0) return now
    const seat = pending[dice.below(pending.length)]!
    const { moves } = house.kernel.ask(now.state, seat)!
    now = house.play(now, seat, moves[dice.below(moves.length)]) as typeof now
  }
}

describe.each(rooms.map((room) => [room.game.id, room.game] as const))('%s', (_id, game) => {
  test.each(sampleSettings(game))(
    '$seats players, $options: header, decisions with legal lists, result',
    ({ seats, options }) => {
      const { match, key } = randomMatch(game, seats, options, 3)
      const lines = transcriptOf(game, match, key, true)
      for (const line of lines)
        expect(transcriptLineSchema.safeParse(line).success, JSON.stringify(line)).toBe(true)
      expect(lines[0]).toMatchObject({ durbar: 'transcript', version: 1, game: game.id, seats, options })
      expect(lines.at(-1)).toHaveProperty('result')
      for (const line of lines.slice(1, -1)) {
        if (!('move' in line)) continue
        const texts = line.legal?.map((move) => JSON.stringify(move)) ?? []
        if (line.legal) expect(texts).toContain(JSON.stringify(line.move))
        expect(new Set(texts).size).toBe(texts.length)
      }
    },
  )
})

describe('secret choices', () => {
  const { match, key } = randomMatch(caravan, 4, {}, 11)
  const lines = transcriptOf(caravan, match, key, true)

  test('stand in seat order where nothing came between them', () => {
    let sorted = 0
    for (let i = 0; i + 3 < lines.length; i++) {
      const group = lines
        .slice(i, i + 4)
        .map((line) => ('move' in line && line.move.type === 'bid' ? line.seat : -1))
      const before = lines[i - 1]!
      if (group.includes(-1) || ('move' in before && ['bid', 'boast'].includes(before.move.type))) continue
      expect(group).toEqual([0, 1, 2, 3])
      sorted++
    }
    expect(sorted).toBeGreaterThan(0)
  })
  test('and open moves between them keep their place', () => {
    const verbs = (list: readonly object[]) =>
      list.flatMap((line) => ('move' in line ? [(line.move as { type: string }).type] : []))
    expect(verbs(lines).filter((verb) => verb === 'boast').length).toBe(
      match.log.filter(({ move }) => move.type === 'boast').length,
    )
    expect(verbs(lines).length).toBe(match.log.length)
    // Before an open move of a seat, nobody's lines have overtaken it: the boasts come in the order of the log.
    const boasts = (list: readonly { seat: number; move: { type: string } }[]) =>
      list.filter(({ move }) => move.type === 'boast').map(({ seat }) => seat)
    expect(boasts(lines.filter((line) => 'move' in line) as never)).toEqual(boasts(match.log))
  })
  test('chance lines follow the move that led to them', () => {
    const at = lines.findIndex((line) => 'chance' in line)
    expect(at).toBeGreaterThan(0)
    expect(lines[at]).toMatchObject({ chance: { type: 'reshuffle' } })
    expect(lines[at - 1]).toHaveProperty('move')
  })
})
