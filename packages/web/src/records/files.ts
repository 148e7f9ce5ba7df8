/** Records as files: out to the person's own folder or another app, and in again. */
import type { Shelved } from '@durbar/protocol/shelved'

type Named = Pick<Shelved, 'game' | 'played' | 'id'>

/** taj-mahal-2026-11-15-3fa2c1.durbar.json */
export const nameOf = ({ game, played, id }: Named): string =>
  `${game}-${new Date(played).toISOString().slice(0, 10)}-${id.slice(0, 6)}.durbar.json`

const fileOf = (row: Named, text: string) => new File([text], nameOf(row), { type: 'application/json' })

export function saveFile(row: Named, text: string): void {
  const address = URL.createObjectURL(fileOf(row, text))
  const link = document.createElement('a')
  link.href = address
  link.download = nameOf(row)
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}

export const maySend = (): boolean =>
  typeof navigator.canShare === 'function' &&
  navigator.canShare({ files: [new File(['{}'], 'a.json', { type: 'application/json' })] })

export async function sendFile(row: Named, text: string): Promise<void> {
  // Whoever thinks better of it has not failed.
  await navigator.share({ files: [fileOf(row, text)] }).catch(() => undefined)
}

/** No record is nearly as long; anything larger is something else. */
export const MOST_BYTES = 8_000_000
