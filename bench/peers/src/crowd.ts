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
  /** A move had to be sent again. */
  repeated(): void
}

const NAME = vermaechtnis.name

/**
 * When nobody has answered a move for so long, its player asks how the table stands and moves again. The framework
 * tells everybody of a move before it writes it: who answers at once may be held against the state before, and the
 * framework then says nothing at all, so that without this a table with files stands still for good.
 */
const PATIENCE = 500

/** One table after the other, until the process ends. */
export async function sit(plan: CrowdPlan, sockets: readonly Socket[]): Promise<void> {
  for (;;) {
    const match = randomUUID()
    // Whoever asks first lays the table. Two who ask at once would each be dealt another one by a store that has to wait.
    await laid(sockets[0]!, match, plan.seats)
    await Promise.all(sockets.map((socket, seat) => play(plan, socket, match, String(seat))))
  }
}

const laid = (socket: Socket, match: string, seats: number) =>
  new Promise<void>((resolve) => {
    socket.on('sync', (id: string) => {
      if (id !== match) return
      socket.off('sync')
      resolve()
    })
    socket.emit('sync', match, '0', undefined, seats)
  })

function play(plan: CrowdPlan, socket: Socket, match: string, playerID: string): Promise<void> {
  return new Promise((resolve) => {
    // The state that somebody thinks about or has moved in, when the move was first sent, and who asks again.
    let [sent, at] = [-1, 0]
    let asking: NodeJS.Timeout | undefined
    const ask = () => socket.emit('sync', match, playerID, undefined, plan.seats)
    const move = ({ G, ctx, _stateID }: Told) => {
      const choices = vermaechtnis.ai.enumerate(G, ctx, playerID)
      const { move, args } = choices[Math.floor(Math.random() * choices.length)]!
      const payload = { type: move, args, playerID }
      socket.emit('update', { type: 'MAKE_MOVE', payload }, _stateID, match, playerID)
      asking = setTimeout(ask, PATIENCE)
    }
    const hear = (state: Told, asked: boolean) => {
      const { ctx, _stateID } = state
      if (sent >= 0 && _stateID > sent) {
        clearTimeout(asking)
        plan.answered(performance.now() - at)
        sent = -1
      }
      if (ctx.gameover) {
        socket.off('update').off('sync')
        return resolve()
      }
      if (ctx.currentPlayer !== playerID) return
      if (sent >= 0) {
        if (asked) {
          plan.repeated()
          move(state)
        }
        return
      }
      sent = _stateID
      setTimeout(
        () => {
          at = performance.now()
          move(state)
        },
        -Math.log(1 - Math.random()) * plan.thinking,
      )
    }
    socket.on('update', (id: string, state: Told) => id === match && hear(state, false))
    socket.on('sync', (id: string, { state }: { state: Told }) => id === match && hear(state, true))
    ask()
  })
}

export const connect = (port: number): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = io(`http://127.0.0.1:${port}/${NAME}`, { transports: ['websocket'], forceNew: true })
    socket.once('connect', () => resolve(socket)).once('connect_error', reject)
  })
