/** What was told, as sentences. */
import type { Told } from '@durbar/protocol/messages'
import type { TableProps } from '@durbar/table'

export interface Line {
  readonly key: string
  readonly ply: number
  readonly seat: number | null
  readonly text: string
}

export function linesOf(log: readonly Told[], { speech, name }: TableProps<unknown>): Line[] {
  return log.flatMap(({ ply, events }) =>
    events.flatMap((event, i) => {
      const text = speech.event(event, name)
      if (!text) return []
      const { seat } = event as { seat?: unknown }
      return [{ key: `${ply}.${i}`, ply, seat: typeof seat === 'number' ? seat : null, text }]
    }),
  )
}

/** The last thing that was said. */
export function latestLine(log: readonly Told[], slot: TableProps<unknown>): Line | null {
  for (let at = log.length - 1; at >= 0; at--) {
    const said = linesOf(log.slice(at, at + 1), slot).at(-1)
    if (said) return said
  }
  return null
}
