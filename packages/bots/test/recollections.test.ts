/** Live play thinks as the arena does: a bot keeps its tree from one decision to the next. */
import { roomOf } from '@durbar/games'
import {
  type Core,
  type Host,
  host,
  keyFromSeed,
  type Played,
  type Position,
  streamDice,
  tablesOf,
} from '@durbar/kernel'
import { describe, expect, test } from 'vitest'
import { answerTo, BOTS, decide, Minutes, type Question, Recollections } from '../src/index.ts'

const open = (id: string) => {
  const { game } = roomOf(id)!
  const house = host(game) as Host<Core, unknown, unknown>
  const { seats, options } = tablesOf(game)[0]!
  return { house, at: house.start(seats, options, keyFromSeed(3)) as Played<Core, unknown> }
}
const LEVEL = 'level4'
const luckAt = (at: Position<Core>) => 100 + at.match.log.length
const ask = (house: Host<Core, unknown, unknown>, at: Position<Core>, recollections?: Recollections) => {
  const question: Question = {
    game: at.match.game,
    state: structuredClone(at.state),
    seat: house.kernel.toMove(at.state),
    level: LEVEL,
    milliseconds: null,
    seed: luckAt(at),
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
    const minutes = new Minutes(begun.match.seats)
    let at: Position<Core> = begun
    let otherwise = 0
    for (let n = 0; n < 16 && at.state.result === null; n++) {
      const seat = kernel.toMove(at.state)
      const secret = kernel.asked(at.state).length > 1
      const dice = streamDice(luckAt(at))
      const move = decide(BOTS[LEVEL]!, kernel, at.state, seat, dice, minutes.memory(seat))
      minutes.made(seat, move, secret)
      const answer = await ask(house, at, recollections)
      expect(answer!.move, `ply ${n}`).toEqual(kernel.write(move))
      const forgetful = await ask(house, at)
      if (JSON.stringify(forgetful) !== JSON.stringify(answer)) otherwise++
      at = house.play(at, seat, answer!.move) as Played<Core, unknown>
    }
    expect(otherwise).toBeGreaterThan(0)
  })

  test('begins anew when its last position was undone, and goes on when only what followed was', async () => {
    const { house, at: begun } = open('vermaechtnis')
    const step = async (at: Position<Core>, recollections?: Recollections) =>
      house.play(at, house.kernel.toMove(at.state), (await ask(house, at, recollections))!.move) as Played<
        Core,
        unknown
      >
    const recollections = new Recollections()
    const first = await step(begun, recollections)
    const round = await step(await step(first))
    // The same match without its first move never came to where the memory is.
    const { moves } = house.kernel.ask(begun.state, 0)!
    const played = first.match.log[0]!.move
    const other = moves.find((move) => JSON.stringify(move) !== JSON.stringify(played))!
    const away = house.play(begun, 0, other) as Played<Core, unknown>
    const fresh = await step(await step(away))
    await ask(house, round, recollections)
    const anew = await ask(house, fresh, recollections)
    expect(anew).toEqual(await ask(house, fresh))
    // Back at the very position it was asked about, its tree still fits.
    const { log } = fresh.match
    const { seat } = log[0]!
    const lent = recollections.lend({ match: 'm', log }, seat, LEVEL, house.kernel)
    expect(lent.memory.since).toEqual([])
    expect(lent.memory.search!.tree.edges).toBeGreaterThan(0)
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
