/**
 * For a worker: the judge. He shares out what is left to do, puts away every piece as it comes back, and shows what he
 * has. Whoever leaves loses what was being looked at, no more: the next time he goes on from there.
 */
import {
  type Course,
  type Done,
  newReview,
  note,
  outlook,
  type Prospect,
  type Review,
  resumed,
  type SoFar,
  shareDone,
  soFarOf,
  summaryOf,
  tasksOf,
} from '@durbar/review'
import type { FromAssistant, FromJudge, ToAssistant, ToJudge, Work, Worked } from '../review/asked.ts'
import { keepDigest, keepDone, keepHead, keptReview } from '../review/store.ts'
import { courtsReview } from './following.ts'
import { judgedCourse } from './judged-course.ts'

/** Hasty looks, spread over the game: enough for a line to be seen within a moment. */
const GLANCES = 36
/** A court is asked so often; one that has judged nothing for so long has more to do, and the device goes on itself. */
const LISTEN_MS = 1000
const SILENT_MS = 20_000
/** The page draws no more often than this. */
const SHOW_MS = 300

interface Assistant {
  readonly port: MessagePort
  work: Work | null
}

const digestOf = ({ accuracy, luck }: SoFar['seats'][number]) => ({ accuracy, luck })
const keyOf = ({ kind, ply }: Work) => `${kind} ${ply}`
const plyOf = (done: Done) => ('entry' in done ? done.entry : 'judgement' in done ? done.judgement : done).ply

export function beJudge(page: MessagePort): void {
  const tell = (message: FromJudge) => page.postMessage(message)
  const assistants: Assistant[] = []
  let open: Extract<ToJudge, { type: 'open' }> | null = null
  let court: ReturnType<typeof courtsReview> | null = null
  /** The court judges; nobody here does meanwhile. */
  let following = false
  let course: Course | null = null
  let review: Review | null = null
  let sketch: (Prospect | null)[] = []
  let glances: number[] = []
  let going = false
  let shown = 0
  let due: ReturnType<typeof setTimeout> | null = null

  const left = () => {
    if (!course || !review) return []
    const own = open?.seat == null ? [] : tasksOf(course, review, { seats: [open.seat] })
    return own.length > 0 ? own : tasksOf(course, review)
  }
  const show = () => {
    due = null
    if (!course || !review) return
    shown = Date.now()
    const share = shareDone(review, tasksOf(course, review))
    const soFar = soFarOf(review, course.match.seats)
    tell({ type: 'picture', picture: { review, soFar, summary: summaryOf(review), sketch, share } })
    if (share === 1 && open)
      void keepDigest(open.id, { seats: soFar.seats.map(digestOf), turning: soFar.turning }).catch(
        () => undefined,
      )
  }
  const showSoon = () => {
    if (due === null) due = setTimeout(show, Math.max(0, shown + SHOW_MS - Date.now()))
  }

  const next = (): Work | null => {
    const busy = new Set(assistants.flatMap(({ work }) => (work ? [keyOf(work)] : [])))
    const ply = glances.shift()
    if (ply !== undefined) return { kind: 'glance', ply }
    if (following) return null
    return left().find((task) => !busy.has(keyOf(task))) ?? null
  }
  const share = () => {
    for (const assistant of assistants) {
      if (!going || assistant.work || !review) continue
      const work = next()
      if (!work) continue
      assistant.work = work
      send(assistant, { type: 'work', work, depth: review.depth })
      if (work.kind !== 'glance') tell({ type: 'looking', ply: work.ply, waits: false })
    }
  }
  const send = ({ port }: Assistant, message: ToAssistant) => port.postMessage(message)

  const take = async (worked: Worked): Promise<void> => {
    if (!review || !open) return
    if ('glanced' in worked) sketch[worked.ply] = worked.glanced
    else {
      note(review, worked)
      // A device that keeps nothing can still judge.
      await keepDone(open.id, worked).catch(() => undefined)
    }
    showSoon()
  }
  const hear = (assistant: Assistant, message: FromAssistant) => {
    const ply = assistant.work?.ply ?? 0
    if (message.type === 'waits') tell({ type: 'looking', ply, waits: message.waits })
    else {
      assistant.work = null
      if (message.type === 'worked') void take(message.worked).then(share)
      else {
        going = false
        // Whoever goes on after that brings others.
        assistants.length = 0
        tell({ type: 'failed', ply, text: message.text })
      }
    }
  }
  const employ = (port: MessagePort) => {
    const assistant: Assistant = { port, work: null }
    assistants.push(assistant)
    port.onmessage = ({ data }: MessageEvent<FromAssistant>) => hear(assistant, data)
    if (open) send(assistant, { type: 'open', text: open.text })
    share()
  }

  /** What the court has judged is taken as if it had been judged here: the figures are the same. */
  const listen = async () => {
    const told = await court?.()
    for (const piece of told?.pieces ?? []) await take(piece)
    return told
  }
  const follow = async () => {
    let heard = Date.now()
    while (following && going) {
      const told = await listen()
      const last = told?.pieces.at(-1)
      if (last) {
        heard = Date.now()
        tell({ type: 'looking', ply: plyOf(last), waits: false })
      }
      if (!told?.going || Date.now() - heard > SILENT_MS) following = false
      else await new Promise((resolve) => setTimeout(resolve, LISTEN_MS))
    }
    share()
  }

  const begin = async () => {
    if (!review || !open || !course) return
    going = true
    following = open.table !== null
    await keepHead(open.id, review).catch(() => undefined)
    const every = Math.max(1, Math.ceil(course.moves.length / GLANCES))
    const plies = review.entries.flatMap((entry, ply) => (entry || sketch[ply] || ply % every ? [] : [ply]))
    glances = review.entries.every((entry) => entry === null) ? plies : []
    share()
  }
  const start = async (asked: Extract<ToJudge, { type: 'open' }>) => {
    open = asked
    const found = await judgedCourse(asked.text)
    if (typeof found === 'string') return tell({ type: 'unjudged', why: found })
    course = found
    const kept = await keptReview(asked.id).catch(() => null)
    review = resumed(course, kept) ?? newReview(course, 'standard')
    sketch = review.entries.map(() => null)
    for (const assistant of assistants) send(assistant, { type: 'open', text: asked.text })
    show()
    court = asked.table === null ? null : courtsReview(asked.table, review)
    void listen()
  }
  const explain = ({ job, ply, moves }: Extract<ToJudge, { type: 'explain' }>) => {
    const now = course
    if (now) tell({ type: 'explained', job, outlooks: moves.map((move) => outlook(now, ply, move)) })
  }
  let opened: Promise<unknown> = Promise.resolve()
  page.onmessage = ({ data }: MessageEvent<ToJudge>) => {
    if (data.type === 'assistant') employ(data.port)
    else if (data.type === 'open') opened = start(data)
    else if (data.type === 'begin') void opened.then(begin)
    else if (data.type === 'court')
      void opened.then(() => {
        following = data.judges
        return follow()
      })
    else if (data.type === 'explain') void opened.then(() => explain(data))
    else going = false
  }
}
