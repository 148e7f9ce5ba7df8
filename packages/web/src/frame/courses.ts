/** What the main button does at one press, where the touches name what lies several moves away. */
import type { MoveObject } from '@durbar/kernel'
import type { Update } from '@durbar/protocol/messages'
import { type AnyTable, bringsOf, type Course, sameMove, type TableProps, type Touch } from '@durbar/table'
import type { Step } from '../match/course.ts'

type AnyCourse = Course<MoveObject, unknown>

/** The course that begins with this move; null = the move is all there is. */
export function courseOf(
  table: AnyTable,
  { view, language }: TableProps<unknown>,
  move: MoveObject,
  touches: readonly Touch[],
): AnyCourse | null {
  const course: AnyCourse | null = table.course?.(touches, view, language) ?? null
  const [first] = course?.moves ?? []
  return first && sameMove(first, move) ? course : null
}

/** What follows its first move. */
export const stepsOf = (course: AnyCourse | null): readonly Step[] =>
  course?.moves.slice(1).map((move) => ({ question }: Update) => {
    const asked = question?.moves.find((each) => sameMove(each, move))
    return question && asked && course.asTold(move, bringsOf(question)(asked)) ? asked : null
  }) ?? []
