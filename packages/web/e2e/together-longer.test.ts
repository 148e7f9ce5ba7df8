/** The longer games played together. */
import { test } from 'vitest'
import { playTogether } from './together.ts'
import { longerGames } from './together-games.ts'

test.each(longerGames)('%s', (id) => playTogether(id, id === 'raja' ? 'link' : 'storage'))
