/** An introduction without a page: the prepared game, its bots, and somebody who reads the notes and moves. */
import { BOTS, decide } from '@durbar/bots'
import { rules } from '@durbar/games/rules'
import { tables } from '@durbar/games/tables'
import { type AnyGame, isRefused, kernelOf, type MoveObject, streamDice } from '@durbar/kernel'
import { Authority } from '@durbar/match'
import type { AnyTable, Question } from '@durbar/table'
import { BEGINNING, follow, type Progress, readOn, type Situation } from '../src/frame/introducing.ts'

export type Introduction = NonNullable<AnyTable['introduction']>
export type GameId = keyof typeof tables

interface Asked extends Situation {
  readonly progress: Progress
  /** What the note asks for. */
  readonly wanted: MoveObject | undefined
}

const MOST_QUESTIONS = 200

/** Every note in the order in which it stood there; `choose` answers, once all that can be read on has been. */
export async function introduced(
  id: GameId,
  choose: (asked: Asked) => MoveObject,
  onNote: (note: number | 'closing', situation: Situation) => void = () => {},
): Promise<{ readonly questions: number; readonly closed: boolean }> {
  const introduction: Introduction = (await tables[id]()).introduction!
  const game: AnyGame = await rules[id]()
  const kernel = kernelOf(game)
  const { seats, options = {}, key } = introduction
  const authority = Authority.begin(game, { now: () => 0 }, { seats, options, key })
  if (isRefused(authority)) throw new Error(authority.refused)
  let progress = BEGINNING
  let questions = 0
  while (!authority.over && questions < MOST_QUESTIONS) {
    const { awaited, ply, position } = authority
    const bot = awaited.find((seat) => seat > 0)
    if (bot !== undefined) {
      const chosen = decide(BOTS.level1!, kernel, position.state, bot, streamDice(authority.seedFor(bot)))
      authority.play({ seat: bot, ply, move: kernel.write(chosen) })
      continue
    }
    questions++
    const update = authority.updateFor(0, ply)
    const situation = { view: update.view, question: update.question as Question }
    progress = follow(introduction, progress, situation)
    while (progress.showing !== null) {
      onNote(progress.showing, situation)
      if (progress.showing === 'closing') return { questions, closed: true }
      const note = introduction.notes[progress.showing]!
      if (note.wants) break
      progress = readOn(introduction, progress, situation)
    }
    const note = progress.showing === null ? null : introduction.notes[progress.showing as number]
    const wanted = note?.wants?.(situation.view, situation.question)
    const answer = authority.play({ seat: 0, ply, move: choose({ ...situation, progress, wanted }) })
    if (answer.type !== 'done') throw new Error(`${answer.type}: ${JSON.stringify(answer)}`)
  }
  return { questions, closed: false }
}
