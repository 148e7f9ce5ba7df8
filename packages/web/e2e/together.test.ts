/** The shorter games played together. */
import { test } from 'vitest'
import { playTogether } from './together.ts'
import { shorterGames } from './together-games.ts'

test.each(shorterGames)('%s', (id) => playTogether(id, 'storage'))
