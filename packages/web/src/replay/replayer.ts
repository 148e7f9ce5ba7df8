/**
 * Shows one move of a record after the other, or any of them, as somebody saw it. The next move is shown as it
 * happened, event by event; every other is simply there. However fast somebody goes through it, only what is wanted
 * last is fetched.
 */
import type { Told, Update } from '@durbar/protocol/messages'
import { MatchStore } from '../match/match-store.ts'
import type { AllTold, Readable, Shown, Viewer } from '../records/asked.ts'
import { ReplayTransport } from './transport.ts'

/** Where somebody stands in a record, and through whose eyes. */
interface Wanted {
  readonly ply: number
  readonly viewer: Viewer
  /** The next move is to be seen as it happens. */
  readonly moving: boolean
}

interface RecordSource {
  told(viewer: Viewer): Promise<AllTold>
  at(ply: number, viewer: Viewer, step: boolean): Promise<Shown | null>
}

export class Replayer {
  readonly match: MatchStore
  private readonly transport = new ReplayTransport()
  private readonly source: RecordSource
  private readonly record: Readable
  private told: { readonly viewer: Viewer; readonly all: AllTold } | null = null
  private shown: Wanted | null = null
  private wanted: Wanted | null = null
  private busy = false
  private closed = false

  constructor(source: RecordSource, record: Readable) {
    this.source = source
    this.record = record
    this.match = new MatchStore(this.transport, { type: 'open', id: record.id })
  }

  show(wanted: Wanted): void {
    this.wanted = wanted
    if (!this.busy) void this.fetch()
  }

  close(): void {
    this.closed = true
    this.match.close()
  }

  private async fetch(): Promise<void> {
    this.busy = true
    while (this.wanted && !this.closed) {
      const { ply, viewer, moving } = this.wanted
      this.wanted = null
      if (this.told?.viewer !== viewer) this.told = { viewer, all: await this.source.told(viewer) }
      const before = this.shown?.viewer === viewer ? this.shown.ply : null
      const step = moving && before !== null && ply === before + 1
      const shown = await this.source.at(ply, viewer, step)
      if (!shown || this.closed) break
      // What was still being shown is over: somebody has gone on.
      this.match.skip()
      this.transport.show(this.update(shown, viewer, this.news(shown, before, step)))
      this.shown = { ply, viewer, moving }
    }
    this.busy = false
  }

  /** What is new since what lies there now; a way back is told by what came before it. */
  private news({ ply, news }: Shown, before: number | null, step: boolean): readonly Told[] {
    const all = this.told!.all
    if (step && news) return [news]
    return before !== null && ply <= before + 1 ? all.slice(ply, ply + 1) : all.slice(0, ply + 1)
  }

  private update(shown: Shown, viewer: Viewer, told: readonly Told[]): Update {
    const { id, game, seats, options, moves } = this.record
    const { ply, view, awaited, result } = shown
    return {
      type: 'update',
      ply,
      revision: ply,
      facing: typeof viewer === 'number' ? viewer : null,
      view,
      told,
      question: null,
      awaited,
      mayUndo: false,
      result,
      summary: { id, game, seats, options, updated: 0, ply: moves, over: true, result, yours: false },
      handTo: null,
    }
  }
}
