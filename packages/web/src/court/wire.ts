/** What the connection needs of a browser, so that a test can be one. */
import { freshKey } from '../chance.ts'

export interface Wire {
  send(text: string): void
  close(): void
}
export interface WireEvents {
  onOpen(): void
  onText(text: string): void
  onClose(): void
}
export interface ConnectionPorts {
  open(events: WireEvents): Wire
  /** null: this device is nobody's yet. */
  secret(): string | null
  now(): number
  after(ms: number, then: () => void): () => void
  /** Between 0 and 1. */
  random(): number
  freshKey(): string
}

export const browserPorts = (secret: () => string | null): ConnectionPorts => ({
  open({ onOpen, onText, onClose }) {
    const socket = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/court`)
    socket.onopen = onOpen
    socket.onmessage = ({ data }) => onText(String(data))
    socket.onclose = onClose
    return { send: (text) => socket.send(text), close: () => socket.close() }
  },
  secret,
  now: Date.now,
  after(ms, then) {
    const timer = setTimeout(then, ms)
    return () => clearTimeout(timer)
  },
  random: Math.random,
  freshKey,
})
