/** What a page asks of the judge in his worker, what he asks of his assistants, and what they are told. */
import type { MoveObject } from '@durbar/kernel'
import type { DepthName, Done, Outlook, Prospect, Review, SoFar, Summary, Task } from '@durbar/review'

export type { Judgement, LineMove, Outlook, Prospect, Sum } from '@durbar/review'

/** What is known of a game so far. */
export interface Picture {
  readonly review: Review
  readonly soFar: SoFar
  /** null while the books are not complete. */
  readonly summary: Summary | null
  /** A hasty look, by number of the move; null: not even that. */
  readonly sketch: readonly (Prospect | null)[]
  /** 0 to 1. */
  readonly share: number
}

export type ToJudge =
  /** `seat`: whose decisions come first; `table`: where it was played, if that was at court. */
  | {
      readonly type: 'open'
      readonly id: string
      readonly text: string
      readonly seat: number | null
      readonly table: string | null
    }
  | { readonly type: 'assistant'; readonly port: MessagePort }
  /** What these moves would have brought about, in the place of the one that was made. */
  | {
      readonly type: 'explain'
      readonly job: number
      readonly ply: number
      readonly moves: readonly MoveObject[]
    }
  | { readonly type: 'begin' }
  /** Whether the court where it was played judges it. */
  | { readonly type: 'court'; readonly judges: boolean }
  | { readonly type: 'pause' }

/** Why a game cannot be judged at all. */
export type Unjudged = 'rules' | 'damaged'

export type FromJudge =
  | { readonly type: 'picture'; readonly picture: Picture }
  /** At which move he is; `waits`: while a game is being played on this device. */
  | { readonly type: 'looking'; readonly ply: number; readonly waits: boolean }
  | { readonly type: 'explained'; readonly job: number; readonly outlooks: readonly Outlook[] }
  | { readonly type: 'unjudged'; readonly why: Unjudged }
  | { readonly type: 'failed'; readonly ply: number; readonly text: string }

/** One piece of work; a glance is for the first picture alone. */
export type Work = Task | { readonly kind: 'glance'; readonly ply: number }
export type Worked = Done | { readonly glanced: Prospect; readonly ply: number }

export type ToAssistant =
  | { readonly type: 'open'; readonly text: string }
  | { readonly type: 'work'; readonly work: Work; readonly depth: DepthName }
export type FromAssistant =
  | { readonly type: 'worked'; readonly worked: Worked }
  | { readonly type: 'waits'; readonly waits: boolean }
  | { readonly type: 'failed'; readonly text: string }
