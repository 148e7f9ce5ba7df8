/** What viewers see of a match as it stands, each view made once. */
import { type AnyGame, type Core, type Look, lookAt, type Viewer } from '@durbar/kernel'

export class Viewing {
  private readonly game: AnyGame
  /** Everybody looks at the same table. */
  private seen: { readonly state: Core; readonly look: Look<unknown, unknown> } | null = null
  /** What was shown of this revision, aids and all: whoever is told the next one is told what is otherwise. */
  private readonly shown = new Map<Viewer, { readonly revision: number; readonly view: unknown }>()

  constructor(game: AnyGame) {
    this.game = game
  }

  as(who: Viewer, state: Core, revision: number, aids: boolean, story: () => unknown): unknown {
    const { shown } = this
    const known = aids ? shown.get(who) : undefined
    if (known?.revision === revision) return known.view
    const view = this.lookAt(state).as(who, aids, story())
    if (aids) shown.set(who, { revision, view })
    return view
  }

  private lookAt(state: Core): Look<unknown, unknown> {
    if (this.seen?.state !== state) this.seen = { state, look: lookAt(this.game, state) }
    return this.seen.look
  }
}
