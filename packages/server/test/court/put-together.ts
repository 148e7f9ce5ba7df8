/** What a device has heard, each frame as it stands once it knows what came before. */
import { canonical } from '@durbar/kernel'
import { changedBy } from '@durbar/protocol/court/difference'
import type { ServerFrame } from '@durbar/protocol/court/frames'

/** A frame that told only what had changed, as whoever heard all before it puts it together. */
export const PUT_TOGETHER = Symbol('put together')
type Told = ServerFrame & { readonly [PUT_TOGETHER]?: true }

export function putTogether(
  frames: readonly string[],
): readonly { readonly words: string; readonly frame: Told }[] {
  const seen = new Map<string, { readonly revision: number; readonly view: unknown }>()
  return frames.map((words) => {
    const frame = JSON.parse(words) as ServerFrame
    if (frame.type !== 'update') return { words, frame }
    const { changes, ...rest } = frame
    const known = seen.get(frame.table)
    if (changes && known?.revision !== changes.of) throw new Error('changes of what was never told')
    const views: unknown[] = []
    for (const step of changes?.steps ?? []) views.push(changedBy(views.at(-1) ?? known!.view, step))
    const view = changes ? views.pop() : frame.view
    seen.set(frame.table, { revision: frame.revision, view })
    if (!changes) return { words, frame }
    const told = rest.told.map((each, n) =>
      n === rest.told.length - 1 && views.length > 0 ? { ...each, views } : each,
    )
    const whole = { ...rest, view, told, [PUT_TOGETHER]: true as const }
    return { words: JSON.stringify(whole), frame: whole }
  })
}

/** What was put together has its fields in an order of its own. */
export const isSame = (one: string, other: string, isPutTogether: boolean): boolean =>
  one === other || (isPutTogether && canonical(JSON.parse(one)) === canonical(JSON.parse(other)))
