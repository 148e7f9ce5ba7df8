/** Opens a table at court. Where it waits for a guest, its link is in the clipboard by then: sending it comes next. */
import type { OpenTable } from '@durbar/protocol/court/arrangement'
import { api } from './api.ts'
import { arrive } from './court.ts'

export const linkTo = (table: string, invitation: string): string =>
  `${location.origin}/t/${table}?i=${invitation}`

/** Whether the link of a table that was opened here was taken. */
const copying = new Map<string, Promise<boolean>>()
export const linkWasCopied = (table: string): Promise<boolean> => copying.get(table) ?? Promise.resolve(false)

/** Asked for at the touch itself, before the link is known: later than that some browsers take nothing. */
async function copy(link: Promise<string>): Promise<boolean> {
  try {
    if ('ClipboardItem' in globalThis) {
      const text = link.then((each) => new Blob([each], { type: 'text/plain' }))
      await navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })])
    } else await navigator.clipboard.writeText(await link)
    return true
  } catch {
    return false
  }
}

/** Its address, whoever opened it being ready; null: the court did not answer. */
export async function openTable(wanted: OpenTable): Promise<string | null> {
  const opened = arrive().then((here) => (here ? api.open(wanted) : null))
  const isForGuests = wanted.seats.some(({ kind }) => kind === 'invited')
  const copied = isForGuests
    ? copy(
        opened.then((reply) => {
          if (!reply?.ok) throw new Error('no table')
          return linkTo(reply.value.table, reply.value.invitation)
        }),
      )
    : Promise.resolve(false)
  const reply = await opened
  if (!reply?.ok) return null
  const { table } = reply.value
  copying.set(table, copied)
  return `/t/${table}?ready`
}
