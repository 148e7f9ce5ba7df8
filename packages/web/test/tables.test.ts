/** What a table says about its game must be true of the game. */
import { rooms } from '@durbar/games'
import { kernel } from '@durbar/kernel'
import type { AnyTable } from '@durbar/table'
import { expect, test } from 'vitest'

const tables = import.meta.glob<{ default: AnyTable }>('../../../games/*/table/index.tsx')

test.each(rooms.map((room) => [room.game.id, room] as const))(
  'the table of %s heads its list of moves with every verb of the game',
  async (id, { game }) => {
    const { verbs = {} } = (await tables[`../../../games/${id}/table/index.tsx`]!()).default
    expect(Object.keys(verbs).sort()).toEqual([...kernel(game).verbs].sort())
  },
)
