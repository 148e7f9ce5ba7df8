/** What a court stands on, and who may look into it. */
import type { Clock } from '@durbar/match'
import type { Ports } from '@durbar/match/court'
import type { Bus } from '../bus/bus.ts'
import type { Store } from '../store/store.ts'
import type { Think } from './bot-turns.ts'
import type { Step } from './commits.ts'
import type { AskJudge } from './reviews.ts'

export interface CourtPorts {
  readonly store: Store
  /** The other nodes at the same store; left out: there are none. */
  readonly bus?: Bus
  readonly clock: Clock
  readonly gameOf: Ports['gameOf']
  readonly think: Think
  /** Who judges finished games; left out: nobody does. */
  readonly judge?: AskJudge
  /** Something an operator should know; never a secret. */
  log(what: string, details?: object): void
  /** The path of every change through the nodes, by its table and revision; for whoever looks into something. */
  readonly trace?: (what: string, details: object) => void
  readonly at?: (step: Step) => void
  readonly mayPushTo?: (endpoint: string) => boolean
  /** What tables are sealed with; left out: chance. For a game that is to be dealt the same way again. */
  readonly newSecret?: () => string
  /** Whom a push service may write to, as a mailto: or https: address. */
  readonly contact?: string
  /** How many intents go into one commit at most; for whoever measures what that brings. */
  readonly mostTogether?: number
}
