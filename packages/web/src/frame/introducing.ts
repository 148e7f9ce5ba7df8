/** How far somebody is in an introduction: which note the situation calls for, and when all has been said. */
import type { AnyTable, Question } from '@durbar/table'

type Introduction = NonNullable<AnyTable['introduction']>

/** What the person in front sees and is asked. */
export interface Situation {
  readonly view: unknown
  readonly question: Question
}

export interface Progress {
  /** Notes that have been read, or shown while the person went on. */
  readonly read: readonly number[]
  /** `closing`: the card at the end. */
  readonly showing: number | 'closing' | null
  /** The question for which this holds: others may choose meanwhile, and it is still the same one. */
  readonly asked: Question | null
  /** So many questions have passed without a note. */
  readonly silent: number
}

export const BEGINNING: Progress = { read: [], showing: null, asked: null, silent: 0 }

/** After so many questions for which there was nothing to say, the rest will not come. */
const PATIENCE = 8

const isDue = (note: Introduction['notes'][number], { view, question }: Situation): boolean =>
  (note.when?.(view, question) ?? true) && (!note.wants || note.wants(view, question) !== undefined)

function look(introduction: Introduction, progress: Progress, situation: Situation): Progress {
  const { read, silent } = progress
  const { question: asked } = situation
  const { notes } = introduction
  if (read.length === notes.length || silent >= PATIENCE) return { ...progress, asked, showing: 'closing' }
  const next = notes.findIndex((note, i) => !read.includes(i) && isDue(note, situation))
  return next < 0 ? { ...progress, asked, showing: null } : { read, asked, showing: next, silent: 0 }
}

/** What was shown has been read. */
const turned = (progress: Progress): Progress =>
  typeof progress.showing === 'number'
    ? { ...progress, showing: null, read: [...progress.read, progress.showing] }
    : progress

/** The person is asked something: whoever went on without a word has read what stood there. */
export function follow(introduction: Introduction, progress: Progress, situation: Situation): Progress {
  if (progress.asked === situation.question || progress.showing === 'closing') return progress
  const wasSilent = progress.asked !== null && progress.showing === null
  const silent = wasSilent ? progress.silent + 1 : progress.silent
  return look(introduction, { ...turned(progress), silent }, situation)
}

/** The person has read the note and wants the next. */
export const readOn = (introduction: Introduction, progress: Progress, situation: Situation): Progress =>
  look(introduction, turned(progress), situation)
