/** What a table says about its game must be true of the game. */
import { rooms } from '@durbar/games'
import { tables } from '@durbar/games/tables'
import { kernel } from '@durbar/kernel'
import { expect, test } from 'vitest'

test.each(rooms.map((room) => [room.game.id, room] as const))(
  'the table of %s heads its list of moves with every verb of the game',
  async (id, { game }) => {
    const { verbs = {} } = await tables[id as keyof typeof tables]()
    expect(Object.keys(verbs).sort()).toEqual([...kernel(game).verbs].sort())
  },
)

test.each(rooms.map((room) => [room.game.id, room] as const))(
  'the main button of %s says a word for verbs of the game alone, short enough for one line of a phone',
  async (id, { game }) => {
    const { press = {} } = await tables[id as keyof typeof tables]()
    const known: readonly string[] = kernel(game).verbs
    expect(Object.keys(press).filter((verb) => !known.includes(verb))).toEqual([])
    for (const { de, en } of Object.values(press)) {
      expect(de.length).toBeLessThan(19)
      expect(en.length).toBeLessThan(19)
    }
  },
)
