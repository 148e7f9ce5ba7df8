/** Files that somebody adds to the library: each is checked first, and each that cannot be added says why. */
import { useState } from 'react'
import type { Reader } from '../match/record-reader.ts'
import type { RecordProblem } from './asked.ts'
import { MOST_BYTES } from './files.ts'
import { keep } from './finding.ts'
import { isKnown } from './store.ts'

export interface Message {
  readonly key: number
  readonly file: string
  readonly about:
    | { readonly kind: 'added' | 'known'; readonly id: string; readonly game: string }
    | { readonly kind: 'problem'; readonly problem: RecordProblem; readonly text: string }
}

let count = 0

/** Without what follows the first dot: "taj-mahal-2026-11-09". */
const shortName = (name: string) => name.replace(/\.durbar\.json$|\.json$/i, '')

async function read(reader: Reader, file: File): Promise<Message['about']> {
  const text = file.size > MOST_BYTES ? 'too large' : await file.text()
  const examined = await reader.examine(text)
  if (!examined.ok) return { kind: 'problem', problem: examined.problem, text }
  if (examined.doubt) return { kind: 'problem', problem: examined.doubt, text }
  const known = await isKnown(examined.id).catch(() => false)
  const kept = await keep(reader, text, { played: file.lastModified || Date.now() })
  const game = kept && 'row' in kept ? kept.row.game : examined.game
  return { kind: known ? 'known' : 'added', id: examined.id, game }
}

export function useAdding(reader: Reader | null, onAdded: () => void) {
  const [messages, setMessages] = useState<readonly Message[]>([])
  const [checking, setChecking] = useState(0)
  const add = async (files: readonly File[]) => {
    if (!reader) return
    setChecking((n) => n + files.length)
    for (const file of files) {
      const about = await read(reader, file).catch((): Message['about'] => ({
        kind: 'problem',
        problem: { kind: 'foreign' },
        text: '',
      }))
      setMessages((now) => [...now, { key: ++count, file: shortName(file.name), about }])
      setChecking((n) => n - 1)
      if (about.kind === 'added') onAdded()
    }
  }
  const dismiss = (key: number) => setMessages((now) => now.filter((each) => each.key !== key))
  return { messages, checking, add, dismiss }
}
