/** A worker that does the judge's work, one piece after the other, whenever nobody plays on this device. */
import { type Course, glance, perform } from '@durbar/review'
import type { FromAssistant, ToAssistant, Work, Worked } from '../review/asked.ts'
import { judgedCourse } from './judged-course.ts'
import { whenNobodyPlays } from './playing.ts'

/** Longer than this, and somebody plays. */
const WAITS_MS = 400

export function assistJudge(port: MessagePort): void {
  const tell = (message: FromAssistant) => port.postMessage(message)
  let course: Promise<Course> | null = null

  const open = async (text: string): Promise<Course> => {
    const opened = await judgedCourse(text)
    if (typeof opened === 'string') throw new Error(opened)
    return opened
  }
  const work = async (given: Work, depth: Extract<ToAssistant, { type: 'work' }>['depth']) => {
    const now = await course
    if (!now) throw new Error('there is no game')
    const waits = setTimeout(() => tell({ type: 'waits', waits: true }), WAITS_MS)
    const worked = await whenNobodyPlays((): Worked => {
      clearTimeout(waits)
      return given.kind === 'glance'
        ? { glanced: glance(now, given.ply), ply: given.ply }
        : perform(now, depth, given)
    })
    tell({ type: 'worked', worked })
  }
  port.onmessage = ({ data }: MessageEvent<ToAssistant>) => {
    if (data.type === 'open') {
      course = open(data.text)
      course.catch(() => undefined)
    } else
      work(data.work, data.depth).catch((error: unknown) =>
        tell({ type: 'failed', text: error instanceof Error ? error.message : `${error}` }),
      )
  }
}
