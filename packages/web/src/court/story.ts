/** What was told of a match so far, so that what comes after a break can be joined to it, or is seen not to fit. */
import { changedBy } from '@durbar/protocol/court/difference'
import type { MatchUpdate, Told } from '@durbar/protocol/messages'
import type { MatchFrame } from './court-table.ts'

const same = (a: Told | undefined, b: Told): boolean =>
  a !== undefined && a.by === b.by && a.ms === b.ms && JSON.stringify(a.events) === JSON.stringify(b.events)

type Frame = Extract<MatchFrame, { type: 'update' }>

export class Story {
  private told: readonly Told[] = []
  /** What the last update showed, whoever's eyes it was for. */
  private seen: { readonly revision: number; readonly view: unknown } | null = null
  /** The line was broken since: moves may have been taken back and made anew meanwhile. */
  private broken = false

  get isBroken(): boolean {
    return this.broken
  }
  get since(): number {
    return Math.max(0, this.told.length - 1)
  }
  forget(): void {
    this.told = []
    this.broken = false
  }
  breaks(): void {
    this.broken = this.told.length > 0
  }

  /** The update with its views; null: they build on one that is not known here. */
  whole({ changes, ...update }: Omit<Frame, 'type' | 'table' | 'hides'>): MatchUpdate | null {
    const { revision, told } = update
    const views: unknown[] = []
    if (changes && this.seen?.revision === changes.of)
      for (const step of changes.steps) views.push(changedBy(views.at(-1) ?? this.seen.view, step))
    else if (changes) return null
    const view = changes ? views.pop() : update.view
    this.seen = { revision, view }
    const last = told.at(-1)
    if (!last || views.length === 0) return { ...update, view }
    return { ...update, view, told: [...told.slice(0, -1), { ...last, views }] }
  }

  /** The update as it goes on from what is known; null: it does not, and all must be told again. */
  follow(update: MatchUpdate): MatchUpdate | null {
    const { told, ply } = update
    const from = told[0]?.ply ?? ply + 1
    const wasBroken = this.broken
    this.broken = false
    if (from > this.told.length) return null
    const last = this.told.length - 1
    // After a break the last move that is known is told again: if it is another, so may be those before it.
    const retold = wasBroken && from === last && told[0] && same(this.told[last], told[0])
    if (wasBroken && from > 0 && !retold) return null
    const known = this.told.slice(0, from)
    this.told = [...known, ...told]
    if (retold) return { ...update, told: told.slice(1) }
    // What was taken back is told by what was before it.
    const back = told.length === 0 && known.length - 1 < last
    return back ? { ...update, told: known.slice(-1) } : update
  }
}
