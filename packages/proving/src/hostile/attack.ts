/** Somebody who means ill, again and again, each time from another address. */
import type { Dice } from '@durbar/kernel'
import { PROTOCOL, type ServerFrame } from '@durbar/protocol/court/frames'
import { WebSocket } from 'ws'
import type { Player } from '../player.ts'
import { LINES, throwAt } from './bytes.ts'
import { KINDS, type Prey } from './frames.ts'

/** So many before the court has had enough, and as many again into a line that it is closing. */
const VOLLEY = 40
const PATIENCE_MS = 4000

interface Attack {
  /** Where the court listens. */
  readonly where: () => number
  /** Whose secret is used for what needs one. */
  readonly masks: readonly Player[]
  prey(): Prey
  readonly dice: Dice
}

let addresses = 0
const newAddress = () => {
  const n = addresses++
  return `172.${16 + ((n >> 16) & 15)}.${(n >> 8) & 255}.${n & 255}`
}

/** How many frames and requests it was. */
export async function attack(kind: string, { where, masks, prey, dice }: Attack): Promise<number> {
  const bytes = LINES[kind]
  if (bytes) {
    await throwAt(where(), bytes, newAddress())
    return 1
  }
  const make = KINDS[kind]!
  const socket = new WebSocket(`ws://127.0.0.1:${where()}/court`, {
    headers: { 'x-forwarded-for': newAddress() },
    perMessageDeflate: false,
  })
  const mask = masks[dice.below(masks.length)]!
  let count = 0
  await new Promise<void>((resolve) => {
    const late = setTimeout(() => socket.terminate(), PATIENCE_MS)
    socket.on('error', () => {})
    socket.on('close', () => {
      clearTimeout(late)
      resolve()
    })
    // One in four says nothing of who it is.
    if (dice.below(4) > 0)
      socket.on('open', () =>
        socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL, secret: mask.device.secret })),
      )
    else socket.on('open', volley)
    socket.on('message', (data) => {
      const { type } = JSON.parse(data.toString()) as ServerFrame
      if (type !== 'welcome') return
      const { table } = prey()
      // Half of them from the gallery.
      if (dice.below(2) === 0) socket.send(JSON.stringify({ type: 'join', table, facing: null, since: 0 }))
      volley()
    })
    function volley() {
      for (; count < VOLLEY; count++)
        if (socket.readyState === WebSocket.OPEN) socket.send(make(prey(), dice))
      setTimeout(() => socket.close(), 30)
    }
  })
  return count
}

export const ALL_KINDS: readonly string[] = [...Object.keys(KINDS), ...Object.keys(LINES)]
