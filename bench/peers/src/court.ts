/**
 * The framework's own server with the ported game, as it is published: nobody asks who somebody is, and a match begins
 * when its first guest asks for it; both spare it work. Its store is its memory, or, with PEER_DATA, its own files. It
 * tells everybody of a move before it writes it there, and flushes nothing: what it acknowledges is not yet on the disk.
 */
import { streamDice } from '@durbar/kernel'
import { FlatFile, Server } from 'boardgame.io/server'
import { newDeal } from './deals.ts'
import { vermaechtnis } from './game.ts'

const dice = streamDice(1)
const server = Server({
  games: [
    {
      ...vermaechtnis,
      setup: (context: Parameters<typeof vermaechtnis.setup>[0]) =>
        vermaechtnis.setup(context, newDeal(context.ctx.numPlayers, dice)),
    },
  ],
  origins: ['http://127.0.0.1'],
  ...(process.env.PEER_DATA ? { db: new FlatFile({ dir: process.env.PEER_DATA }) } : {}),
})
void server.run(0).then(({ appServer }) => {
  process.stdout.write(`is open at http://127.0.0.1:${appServer.address().port}/\n`)
})
