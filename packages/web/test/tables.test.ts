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
