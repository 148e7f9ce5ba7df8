/** A court made by hand: every line that was opened, what was sent on it, and a clock that waits to be told. */
import type { ClientFrame, ServerFrame } from '@durbar/protocol/court/frames'
import { Connection } from '../../src/court/connection.ts'
import type { WireEvents } from '../../src/court/wire.ts'

interface FakeLine {
  readonly sent: ClientFrame[]
  readonly events: WireEvents
  closed: boolean
}

export function fakeCourt() {
  const lines: FakeLine[] = []
  const timers: { at: number; then: () => void }[] = []
  let time = 0
  let keys = 0
  const connection = new Connection({
    open(events) {
      const line: FakeLine = { sent: [], events, closed: false }
      lines.push(line)
      return {
        send: (text) => line.sent.push(JSON.parse(text) as ClientFrame),
        close: () => {
          line.closed = true
        },
      }
    },
    secret: () => 'a'.repeat(64),
    now: () => time,
    after(ms, then) {
      const timer = { at: time + ms, then }
      timers.push(timer)
      return () => {
        const i = timers.indexOf(timer)
        if (i >= 0) timers.splice(i, 1)
      }
    },
    random: () => 1,
    freshKey: () => `key-${String(++keys).padStart(8, '0')}`,
  })
  const line = () => lines.at(-1)!
  const say = (frame: ServerFrame) => line().events.onText(JSON.stringify(frame))
  return {
    connection,
    lines,
    line,
    say,
    welcome() {
      line().events.onOpen()
      say({
        type: 'welcome',
        protocol: 1,
        now: 1000,
        person: 'anna0000',
        name: 'Anna',
        emblem: 0,
        colour: null,
      })
    },
    breakLine: () => line().events.onClose(),
    pass(ms: number) {
      const until = time + ms
      for (;;) {
        const next = timers.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0]
        if (!next) break
        time = next.at
        timers.splice(timers.indexOf(next), 1)
        next.then()
      }
      time = until
    },
  }
}
