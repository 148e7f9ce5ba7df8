/** What stands on the stage while the end is told, event by event. */
import { host, isRefused, keyFromSeed, type Seat, streamDice } from '@durbar/kernel'
import { expect, test } from 'vitest'
import { IDS } from '../data/antiquities.ts'
import { game } from '../game.ts'
import { endStep } from '../table/lot.ts'
import { view } from '../view/index.ts'

const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0)

test('once the end has begun it goes on, and the last sale is not shown again', () => {
  const house = host(game)
  const { kernel } = house
  const steps = new Set<number>()
  for (let seed = 1; seed <= 8; seed++) {
    const dice = streamDice(seed)
    let at = house.start(3 + (seed % 3), {}, keyFromSeed(seed))
    const told: string[] = []
    let last = -1
    for (let seat: Seat = 0; !isRefused(at); ) {
      seat = kernel.toMove(at.state)
      if (seat < 0) break
      if (sum(at.state.revealed) === IDS.length) last = Math.max(last, endStep(view(at.state, 0)))
      const { moves } = kernel.ask(at.state, seat)!
      at = house.play(at, seat, moves[dice.below(moves.length)]!, (event, state) => {
        // Before the last card there is no end.
        if (sum(state.revealed) < IDS.length) return
        const step = endStep(view(state, 0))
        steps.add(step)
        if (step < last) told.push(`${event.t}: from ${last} to ${step}, ${view(state, 0).phase}`)
        last = step
      })
    }
    expect(told, `seed ${seed}`).toEqual([])
  }
  expect([...steps].toSorted()).toEqual([-1, 0, 1, 2, 3])
})
