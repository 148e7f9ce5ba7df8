/**
 * A move is shown as it happened: event by event, each with the table as it was then, and at last what is asked now.
 * What shows itself in no time of its own joins the next.
 */
import type { Told, Update } from '@durbar/protocol/messages'

export type TableEvent = Told['events'][number]

/** How long an event is shown, in milliseconds at the middle speed; 0 = it joins the next. */
export type Timing = (event: TableEvent, view: unknown) => number

/** Whether an event waits to be acknowledged: it was done to whoever looks on. */
export type Halting = (event: TableEvent) => boolean

export interface Beat {
  readonly update: Update
  /** What is new in it. */
  readonly told: readonly Told[]
  /** The events that this beat shows. */
  readonly events: readonly TableEvent[]
  /** How long it is looked at before the next one. */
  readonly ms: number
  /** It is looked at until somebody goes on. */
  readonly halts?: boolean
}

/** After a move, so that the eye can rest; and after one that showed nothing by itself. */
const REST_MS = 240
const SILENT_REST_MS = 700
/** However much a move causes; what is to be read has its time beside that. */
const LONGEST_MS = 9000
export const READING_MS = 3000

/** All of it at once. */
export const atOnce = (update: Update): Beat => ({ update, told: update.told, events: [], ms: 0 })

export function beatsOf(update: Update, timing: Timing, halting: Halting = () => false): readonly Beat[] {
  const news = update.told.at(-1)
  if (!news?.views) return [{ ...atOnce(update), ms: SILENT_REST_MS }]
  const { views, events } = news
  const before = update.told.slice(0, -1)
  const beats: Beat[] = []
  let shown = 0
  events.forEach((event, i) => {
    const ms = timing(event, views[i])
    const halts = halting(event)
    if (ms === 0 && !halts) return
    const fresh = events.slice(shown, i + 1)
    const upToNow = { ...news, events: events.slice(0, i + 1), views: undefined }
    beats.push({
      update: {
        ...update,
        view: views[i],
        told: [...before, upToNow],
        question: null,
        awaited: news.by === null ? [] : [news.by],
        mayUndo: false,
        result: null,
        handTo: null,
      },
      told: [...(shown === 0 ? before : []), { ...news, events: fresh, views: undefined }],
      events: fresh,
      ms,
      ...(halts && { halts }),
    })
    shown = i + 1
  })
  const rest: Beat = {
    update,
    told: [...(shown === 0 ? before : []), { ...news, events: events.slice(shown), views: undefined }],
    events: events.slice(shown),
    ms: beats.length > 0 ? REST_MS : SILENT_REST_MS,
  }
  return [...hurried(beats), rest]
}

/** A long chain is told faster, not shorter. */
function hurried(beats: readonly Beat[]): readonly Beat[] {
  const isRead = ({ ms }: Beat) => ms >= READING_MS
  const sum = beats.reduce((total, beat) => total + (isRead(beat) ? 0 : beat.ms), 0)
  if (sum <= LONGEST_MS) return beats
  return beats.map((beat) => (isRead(beat) ? beat : { ...beat, ms: (beat.ms * LONGEST_MS) / sum }))
}
