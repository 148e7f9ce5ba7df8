/** What a table says about its game must be true of the game. */
import { rooms } from '@durbar/games'
import { tables } from '@durbar/games/tables'
import { atRandom, host, isRefused, kernel, kernelOf, playOut, streamDice } from '@durbar/kernel'
import type { AnyTable } from '@durbar/table'
import { expect, test } from 'vitest'

test.each(rooms.map((room) => [room.game.id, room] as const))(
  'the table of %s heads its list of moves with every verb of the game',
  async (id, { game }) => {
    const { verbs = {} } = await tables[id as keyof typeof tables]()
    expect(Object.keys(verbs).sort()).toEqual([...kernel(game).verbs].sort())
  },
)

test.each(rooms.map((room) => [room.game.id, room] as const))(
  'the main button of %s says in a word or two what it does, short enough for one line of a phone',
  async (id, { game }) => {
    const table: AnyTable = await tables[id as keyof typeof tables]()
    const mine = kernelOf(game)
    const dice = streamDice(3)
    const said = new Set<string>()
    for (const seats of game.seats.slice(0, 2)) {
      const random = atRandom(mine, dice)
      const settled = host(game).options(seats, game.id === 'taj-mahal' ? { neutralPrince: seats === 2 } : {})
      if (isRefused(settled)) throw new Error(settled.refused)
      playOut(mine, mine.start(dice, seats, settled), dice, (s, seat, decision) => {
        const view = game.view(s, seat, true)
        for (const move of mine.ask(s, seat)!.moves)
          for (const language of ['de', 'en'] as const) said.add(table.doing?.(move, view, language) ?? '')
        return random(s, seat, decision)
      })
    }
    said.delete('')
    expect(said.size).toBeGreaterThan(0)
    expect([...said].filter((words) => words.length > 20)).toEqual([])
  },
)
