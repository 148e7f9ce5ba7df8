/** What carries the words between a page and the authority of a match. Pages, frame and tables do not know which. */
import type { Intent, Notice } from '@durbar/protocol/messages'

export interface Transport {
  send(intent: Intent): void
  /** Every notice from now on; the answer ends it. */
  receive(listener: (notice: Notice) => void): () => void
  close(): void
}
