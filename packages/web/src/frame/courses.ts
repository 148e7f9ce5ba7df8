/** What the main button does at one press, where the touches name what lies several moves away. */
import { canonical, type MoveObject } from '@durbar/kernel'
import type { Update } from '@durbar/protocol/messages'
import { type AnyTable, bringsOf, type Course, type TableProps, type Touch } from '@durbar/table'
import type { Step } from '../match/course.ts'

export type AnyCourse = Course<MoveObject, unknown>

/** The course that begins with this move; null = the move is all there is. */
export function courseOf(
  table: AnyTable,
  { view, language }: TableProps<unknown>,
  move: MoveObject,
  touches: readonly Touch[],
): AnyCourse | null {
  const course: AnyCourse | null = table.course?.(touches, view, language) ?? null
  const [first] = course?.moves ?? []
  return first && canonical(first) === canonical(move) ? course : null
}

/** What follows its first move. */
export const stepsOf = (course: AnyCourse | null): readonly Step[] =>
  course?.moves.slice(1).map((move) => ({
    move,
    isAsTold({ question }: Update) {
      const asked = question?.moves.find((each) => canonical(each) === canonical(move))
      return question !== null && asked !== undefined && course.asTold(move, bringsOf(question)(asked))
    },
  })) ?? []
