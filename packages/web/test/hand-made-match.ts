/** A match at whose other end is the test: what is sent is kept, and updates are said by hand. */
import type { Intent, Notice, Update } from '@durbar/protocol/messages'
import { MatchStore } from '../src/match/match-store.ts'
import type { Transport } from '../src/match/transport.ts'

export function lay() {
  const sent: Intent[] = []
  const listeners = new Set<(notice: Notice) => void>()
  let closed = false
  const transport: Transport = {
    send: (intent) => sent.push(intent),
    receive(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    close: () => {
      closed = true
    },
  }
  const store = new MatchStore(transport, { type: 'open', id: 'x' })
  store.setSpeed(1)
  const say = (notice: Notice) => {
    for (const listener of listeners) listener(notice)
  }
  return { store, sent, say, isClosed: () => closed }
}

export const question = {
  rule: 'turn',
  moves: [{ type: 'takeCoin' }],
  follows: ['final' as const],
  refused: [],
}

export function update(ply: number, by: number | null, change: Partial<Update> = {}): Update {
  return {
    type: 'update',
    summary: {
      id: 'x',
      game: 'vermaechtnis',
      seats: [{ kind: 'person' }, { kind: 'bot', level: 'level1' }],
      options: {},
      updated: 0,
      ply,
      over: false,
      yours: true,
    },
    ply,
    revision: ply,
    facing: 0,
    view: { ply },
    told: [{ ply, by, ms: 0, events: [] }],
    question: null,
    awaited: [1],
    handTo: null,
    mayUndo: false,
    result: null,
    ...change,
  }
}
