/** One question to a bot: answered, failed, fallen silent or called off, whichever comes first. */
import type { MoveObject } from '@durbar/kernel'
import type { BotFailure, HintChoice } from '@durbar/protocol/messages'
import type { BotQuestion, Clock, Think } from './ports.ts'

/**
 * A bot that thinks says how far it is; one that has said nothing for so long is not thinking. Where all choose at once
 * the fourth waits until three have thought, ten seconds each if they are the unbeaten.
 */
export const SILENT_AFTER_MS = 60_000

export interface Failure {
  readonly why: BotFailure
  readonly text: string
}

/** null: called off. */
export type Thought = { readonly move: MoveObject; readonly choices: readonly HintChoice[] } | Failure | null

export function thoughtOf(
  question: BotQuestion,
  { clock, think }: { readonly clock: Clock; readonly think: Think },
  progress: (share: number) => void,
  calledOff: AbortSignal,
): Promise<Thought> {
  return new Promise((resolve) => {
    const silent = () => settle({ why: 'silent', text: `no sign for ${SILENT_AFTER_MS / 1000} seconds` })
    let patience = clock.after(SILENT_AFTER_MS, silent)
    const settle = (thought: Thought) => {
      patience()
      calledOff.removeEventListener('abort', off)
      resolve(thought)
    }
    const off = () => settle(null)
    calledOff.addEventListener('abort', off)
    // A bot may also throw before it has promised anything.
    new Promise<Awaited<ReturnType<Think>>>((answered) => {
      const report = (share: number) => {
        if (calledOff.aborted) return
        patience()
        patience = clock.after(SILENT_AFTER_MS, silent)
        progress(share)
      }
      answered(think(question, report, calledOff))
    }).then(
      (answer) => settle(answer ?? { why: 'nonsense', text: 'no answer' }),
      (error: unknown) => settle({ why: 'threw', text: error instanceof Error ? error.message : `${error}` }),
    )
  })
}
