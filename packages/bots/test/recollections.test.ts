/** Live play thinks as the arena does: a bot keeps its tree from one decision to the next. */
import { roomOf } from '@durbar/games'
import {
  type Core,
  type Host,
  host,
  keyFromSeed,
  type Played,
  type Position,
  settingsOf,
  streamDice,
} from '@durbar/kernel'
import { describe, expect, test } from 'vitest'
import { answerTo, BOTS, decide, type Question, Recollections, SeatMemories } from '../src/index.ts'

const open = (id: string) => {
  const { game } = roomOf(id)!
  const house = host(game) as Host<Core, unknown, unknown>
  const { seats, options } = settingsOf(game)[0]!
  return { house, at: house.start(seats, options, keyFromSeed(3)) as Played<Core, unknown> }
}
const LEVEL = 'level4'
const seedAt = (at: Position<Core>) => 100 + at.match.log.length
const ask = (house: Host<Core, unknown, unknown>, at: Position<Core>, recollections?: Recollections) => {
  const question: Question = {
    game: at.match.game,
    state: structuredClone(at.state),
    seat: house.kernel.toMove(at.state),
    level: LEVEL,
    seed: seedAt(at),
    past: { match: 'm', log: at.match.log },
  }
  return answerTo(question, house.kernel, {
    clock: () => 0,
    breathe: async () => {},
    ...(recollections ? { recollections } : {}),
  })
}

describe('a bot of a live match', () => {
  test.each(['vermaechtnis', 'raja'])('%s: decides as in the arena, where trees are kept', async (id) => {
    const { house, at: begun } = open(id)
    const { kernel } = house
    const recollections = new Recollections()
    const memories = new SeatMemories(begun.match.seats)
    let at: Position<Core> = begun
    let otherwise = 0
    for (let n = 0; n < 16 && at.state.result === null; n++) {
      const seat = kernel.toMove(at.state)
      const secret = kernel.asked(at.state).length > 1
      const dice = streamDice(seedAt(at))
      const move = decide(BOTS[LEVEL]!, kernel, at.state, seat, dice, memories.memory(seat))
      memories.made(seat, move, secret)
      const answer = await ask(house, at, recollections)
      expect(answer!.move, `ply ${n}`).toEqual(kernel.write(move))
      const forgetful = await ask(house, at)
      if (JSON.stringify(forgetful) !== JSON.stringify(answer)) otherwise++
      at = house.play(at, seat, answer!.move) as Played<Core, unknown>
    }
    expect(otherwise).toBeGreaterThan(0)
  })

  test('begins anew when its last position was undone, and goes on where it still stands', async () => {
    const { house, at: begun } = open('vermaechtnis')
    const step = async (at: Position<Core>) =>
      house.play(at, house.kernel.toMove(at.state), (await ask(house, at))!.move) as Played<Core, unknown>
    const { kernel } = house
    const seat = kernel.toMove(begun.state)
    /** On to the next decision of the same seat that is one. */
    const around = async (at: Position<Core>) => {
      let now = at
      do now = await step(now)
      while (kernel.toMove(now.state) !== seat || kernel.ask(now.state, seat)!.moves.length < 3)
      return now
    }
    const recollections = new Recollections()
    const played = (await ask(house, begun, recollections))!.move
    const kept = await around(house.play(begun, seat, played) as Played<Core, unknown>)
    await ask(house, kept, recollections)
    // The first move is taken back, past the position of the second question: what was thought there is no use.
    const other = kernel
      .ask(begun.state, seat)!
      .moves.find((move) => JSON.stringify(move) !== JSON.stringify(played))!
    const anew = await around(house.play(begun, seat, other) as Played<Core, unknown>)
    expect(await ask(house, anew, recollections)).toEqual(await ask(house, anew))
    // Back at the very position it was asked about, its tree still fits.
    const lent = recollections.lend({ match: 'm', log: anew.match.log }, seat, LEVEL, kernel)
    expect(lent.memory.since).toEqual([])
    expect(lent.memory.search!.tree.edges).toBeGreaterThan(0)
  })

  test('is told what was made since, as long as the log goes through where it was asked', () => {
    const { kernel } = open('vermaechtnis').house
    const recollections = new Recollections()
    const coin = { type: 'takeCoin' }
    const since = (...sums: number[]) => {
      const log = sums.map((sum) => ({ move: coin, sum }))
      const { memory, giveBack } = recollections.lend({ match: 'm', log }, 0, LEVEL, kernel)
      giveBack()
      return memory.since
    }
    const made = kernel.read(coin)
    expect(since(11, 12)).toBeNull()
    expect(since(11, 12, 13)).toEqual([made])
    expect(since(11, 12, 14, 15)).toBeNull()
    expect(since(11, 12, 14)).toBeNull()
    expect(since(11, 12, 14)).toEqual([])
    expect(since(11, 12, 14, 16, 17)).toEqual([made, made])
  })

  test('is never shared by two questions at once, and old ones are forgotten', () => {
    const { house } = open('vermaechtnis')
    const recollections = new Recollections(2)
    const lend = (match: string) => recollections.lend({ match, log: [] }, 0, LEVEL, house.kernel)
    const one = lend('a')
    expect(lend('a').memory).not.toBe(one.memory)
    one.giveBack()
    const again = lend('a')
    expect(again.memory).toBe(one.memory)
    again.giveBack()
    for (const match of ['b', 'c']) lend(match).giveBack()
    expect(lend('a').memory).not.toBe(one.memory)
    const c = lend('c')
    c.giveBack()
    recollections.forget('c')
    expect(lend('c').memory).not.toBe(c.memory)
  })
})
