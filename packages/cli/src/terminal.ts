/** A terminal of 80 columns: wrapped, coloured lines out, lines of a keyboard in. */
import { createInterface } from 'node:readline'
import { styleText } from 'node:util'
import type { Paint } from '@durbar/room'

const COLUMNS = 80
const SEAT_STYLES = ['cyanBright', 'magentaBright', 'greenBright', 'yellowBright', 'blueBright'] as const
const STYLES = { title: 'bold', quiet: 'dim', good: 'green', bad: 'red', gold: 'yellow' } as const
const colourful = process.stdout.isTTY && !process.env.NO_COLOR

export const paint: Paint = (role, text) => {
  if (!colourful) return text
  return styleText(typeof role === 'number' ? SEAT_STYLES[role % SEAT_STYLES.length]! : STYLES[role], text)
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: colour codes take no room on the screen
const width = (text: string) => text.replace(/\u001b\[[0-9;]*m/g, '').length

/** Breaks a line at its spaces; what follows is indented. */
function wrap(line: string): string {
  if (width(line) <= COLUMNS) return line
  const lines = ['']
  for (const word of line.split(/(?<= )(?! )/)) {
    if (width(lines.at(-1)! + word.trimEnd()) > COLUMNS) lines.push('      ')
    lines[lines.length - 1] += word
  }
  return lines.map((each) => each.trimEnd()).join('\n')
}

export const say = (line = ''): void => {
  process.stdout.write(`${wrap(line)}\n`)
}

export interface Keyboard {
  /** null when the keyboard has gone away. */
  ask(question: string): Promise<string | null>
  close(): void
}

/** Keeps lines that were typed (or piped in) before they were asked for. */
export function keyboard(): Keyboard {
  const lines: string[] = []
  let closed = false
  let waiting: ((line: string | null) => void) | null = null
  const input = createInterface({
    input: process.stdin,
    output: process.stdout,
    terminal: process.stdin.isTTY,
  })
  input.on('line', (line) => {
    if (!waiting) return void lines.push(line)
    waiting(line)
    waiting = null
  })
  input.on('close', () => {
    closed = true
    waiting?.(null)
  })
  return {
    ask(question) {
      process.stdout.write(question)
      if (lines.length > 0) return Promise.resolve(lines.shift()!)
      if (closed) return Promise.resolve(null)
      return new Promise((resolve) => {
        waiting = resolve
      })
    },
    close: () => input.close(),
  }
}
