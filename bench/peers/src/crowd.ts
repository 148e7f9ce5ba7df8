/** The same crowd at the framework's tables: bare sockets, so that nothing of its client is measured. */
import { randomUUID } from 'node:crypto'

import type { State } from 'boardgame.io/internal'
import { io, type Socket } from 'socket.io-client'
import { type G, vermaechtnis } from './game.ts'

interface Told extends State<G> {
  readonly _stateID: number
}

interface CrowdPlan {
  readonly port: number
  readonly tables: number
  readonly seats: number
  /** Mean milliseconds that somebody thinks. */
  readonly thinking: number
  /** Milliseconds until whoever moved was shown the move. */
  answered(ms: number): void
}

const NAME = vermaechtnis.name

/** One table after the other, until the process ends. */
export async function sit(plan: CrowdPlan, sockets: readonly Socket[]): Promise<void> {
  for (;;) {
    const match = randomUUID()
    await Promise.all(sockets.map((socket, seat) => play(plan, socket, match, String(seat))))
  }
}

function play(plan: CrowdPlan, socket: Socket, match: string, playerID: string): Promise<void> {
  return new Promise((resolve) => {
    let [sent, at] = [-1, 0]
    const hear = (state: Told) => {
      const { G, ctx, _stateID } = state
      if (sent >= 0 && _stateID > sent) {
        plan.answered(performance.now() - at)
        sent = -1
      }
      if (ctx.gameover) {
        socket.off('update').off('sync')
        return resolve()
      }
      if (ctx.currentPlayer !== playerID || sent >= 0) return
      sent = _stateID
      setTimeout(
        () => {
          const choices = vermaechtnis.ai.enumerate(G, ctx, playerID)
          const { move, args } = choices[Math.floor(Math.random() * choices.length)]!
          at = performance.now()
          const payload = { type: move, args, playerID }
          socket.emit('update', { type: 'MAKE_MOVE', payload }, _stateID, match, playerID)
        },
        -Math.log(1 - Math.random()) * plan.thinking,
      )
    }
    socket.on('update', (id: string, state: Told) => id === match && hear(state))
    socket.on('sync', (id: string, { state }: { state: Told }) => id === match && hear(state))
    socket.emit('sync', match, playerID, undefined, plan.seats)
  })
}

export const connect = (port: number): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = io(`http://127.0.0.1:${port}/${NAME}`, { transports: ['websocket'], forceNew: true })
    socket.once('connect', () => resolve(socket)).once('connect_error', reject)
  })
