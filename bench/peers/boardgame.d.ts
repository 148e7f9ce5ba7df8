/**
 * The part of boardgame.io that the bench uses, so that types are checked where the package is not installed
 * (it is installed by the bench alone). The package's own declarations are shadowed by these.
 */
declare module 'boardgame.io/package.json' {
  const manifest: { readonly version: string }
  export default manifest
}

/** It comes with the framework. */
declare module 'immer' {
  export function produce<S>(base: S, recipe: (draft: S) => void): S
}

declare module 'boardgame.io/core' {
  export const INVALID_MOVE: 'INVALID_MOVE'
}

declare module 'boardgame.io/internal' {
  export interface Ctx {
    readonly numPlayers: number
    readonly currentPlayer: string
    readonly playOrderPos: number
    /** What the game's `endIf` has returned. */
    readonly gameover?: { readonly winner?: string; readonly draw?: boolean }
  }
  export interface State<G> {
    readonly G: G
    readonly ctx: Ctx
  }
  export interface Action {
    readonly type: 'MAKE_MOVE'
    readonly payload: { readonly type: string; readonly args: readonly string[]; readonly playerID: string }
  }
  interface Context<G> {
    /** A draft: to be changed in place. */
    readonly G: G
    readonly ctx: Ctx
    readonly playerID: string
  }
  export interface Choice {
    readonly move: string
    readonly args: readonly string[]
  }
  export interface Game<G, Setup> {
    readonly name: string
    readonly disableUndo: boolean
    setup(context: Omit<Context<G>, 'G'>, setup: Setup): G
    // biome-ignore lint/suspicious/noConfusingVoidType: a move changes its draft and returns nothing, or refuses
    readonly moves: Record<string, (context: Context<G>, ...args: string[]) => void | 'INVALID_MOVE'>
    readonly turn: {
      readonly order: {
        first(context: Context<G>): number
        next(context: Context<G>): number
      }
      onBegin(context: Context<G>): void
      onEnd(context: Context<G>): void
      endIf(context: Context<G>): boolean
    }
    endIf(context: Context<G>): Ctx['gameover']
    readonly ai: { enumerate(G: G, ctx: Ctx, playerID: string): Choice[] }
  }
  export function InitializeGame<G, Setup>(what: {
    game: Game<G, Setup>
    numPlayers: number
    setupData: Setup
  }): State<G>
  export function CreateGameReducer<G, Setup>(what: {
    game: Game<G, Setup>
  }): (state: State<G>, action: Action) => State<G>
}

declare module 'boardgame.io/ai' {
  import type { Action, Game, State } from 'boardgame.io/internal'

  export interface Node<G> {
    readonly state: State<G>
    readonly visits: number
  }
  export class MCTSBot<G, Setup> {
    protected iterationCounter: number
    constructor(what: {
      game: Game<G, Setup>
      enumerate: Game<G, Setup>['ai']['enumerate']
      iterations: number
      playoutDepth: number
    })
    playout(node: Node<G>): unknown
    play(state: State<G>, playerID: string): Promise<{ action: Action; metadata: Node<G> }>
  }
}

declare module 'boardgame.io/server' {
  import type { AddressInfo } from 'node:net'
  export class FlatFile {
    constructor(what: { dir: string })
  }
  export function Server(what: { games: readonly unknown[]; origins: readonly string[]; db?: FlatFile }): {
    run(port: number): Promise<{ readonly appServer: { address(): AddressInfo } }>
  }
}

declare module 'socket.io-client' {
  export interface Socket {
    on(event: string, hear: (...args: never[]) => void): this
    once(event: string, hear: (...args: never[]) => void): this
    off(event: string): this
    emit(event: string, ...args: unknown[]): this
  }
  export function io(address: string, how: { transports: readonly string[]; forceNew: boolean }): Socket
}
