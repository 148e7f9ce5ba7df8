/** For a worker: a record of the court played again from its first move, and what everybody could see on the way. */
import { host, isRefused, storyOf } from '@durbar/kernel'
import { matchOf, readRecord, verifyRecord } from '@durbar/protocol'
import { loadGame } from './rules.ts'

export interface PlayedAgain {
  readonly moves: number
  /** What is wrong with it; null: every move follows from the one before, and the result from all of them. */
  readonly problem: string | null
  /** Which of its moves that is, the first being one; null: none of them, or nothing is wrong. */
  readonly wrongMove: number | null
  /** Views along the way, the last move's the last. */
  readonly stops: readonly { readonly ply: number; readonly view: unknown }[]
}

/** A line on a phone has no room for more. */
const MOST_STOPS = 60

export async function playAgain(text: string): Promise<PlayedAgain> {
  const record = readRecord(text)
  const failed = (problem: string): PlayedAgain => {
    const wrong = /^move (\d+):/.exec(problem)?.[1]
    return { moves: 0, problem, wrongMove: wrong === undefined ? null : Number(wrong), stops: [] }
  }
  if (isRefused(record)) return failed(record.refused)
  const game = await loadGame(record.game)
  if (!game) return failed(`there is no game '${record.game}'`)
  const moves = record.moves.length
  const verified = verifyRecord(game, record)
  if (isRefused(verified)) return { ...failed(verified.refused), moves }
  const every = Math.max(1, Math.ceil(moves / MOST_STOPS))
  const events: { readonly t: string }[] = []
  const stops: { ply: number; view: unknown }[] = []
  host(game).replay(matchOf(record), record.key, moves, (played, ply) => {
    events.push(...played.events)
    if (ply % every !== 0 && ply !== moves) return
    const story = storyOf(game, record.seats.length, events, 'archive')
    stops.push({ ply, view: game.view(played.state, 'archive', false, story) })
  })
  return { moves, problem: null, wrongMove: null, stops }
}

export function beChecker(port: MessagePort): void {
  port.onmessage = ({ data }: MessageEvent<string>) =>
    void playAgain(data).then((played) => port.postMessage(played))
}
