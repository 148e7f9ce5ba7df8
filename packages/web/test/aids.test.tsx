/** The player aids: at every table, of the same shape in both languages. What they say is held to the data by each game. */
import { rooms } from '@durbar/games'
import { tables } from '@durbar/games/tables'
import { readAids } from '@durbar/room/testing'
import type { AnyTable } from '@durbar/table'
import { expect, test } from 'vitest'

const shape = (page: string) => page.replace(/>[^<]+</g, '><').replace(/ aria-label="[^"]*"/g, '')

test.each(rooms.map((room) => [room.game.id, room] as const))(
  'the aid of %s',
  async (id, { game, texts }) => {
    const table: AnyTable = await tables[id as keyof typeof tables]()
    const all = readAids(game, texts, table)
    for (const { page, says } of all) {
      expect(says.length).toBeGreaterThan(20)
      expect(says.join(' ')).not.toMatch(/undefined|NaN|\[object/)
      expect(page).not.toMatch(/data-(piece|tokens|look|place|note)=/)
      // No sentence over two or three lines.
      for (const text of says) expect(text.length, text).toBeLessThan(190)
    }
    for (let i = 0; i < all.length; i += 2) expect(shape(all[i]!.page)).toBe(shape(all[i + 1]!.page))
  },
)
