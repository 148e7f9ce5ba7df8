/** One script for all workers of a match, so that a game's rules are loaded once. Its first message says which. */
import { beBots } from './botting.ts'
import { employ, hear } from './hosting.ts'

/** The port leads to the other worker. A host without bots can check options, no more. */
export type Role =
  | { readonly role: 'host'; readonly port: MessagePort }
  | { readonly role: 'bots'; readonly port: MessagePort }
  /** Plays a finished game again. */
  | { readonly role: 'checker'; readonly port: MessagePort }
  /** Reads records and shows any move of one. */
  | { readonly role: 'records'; readonly port: MessagePort }
  /** Judges a finished game, or helps whoever does. */
  | { readonly role: 'judge' | 'assistant'; readonly port: MessagePort }

self.onmessage = ({ data }: MessageEvent<unknown>) => {
  if (typeof data !== 'object' || data === null || !('role' in data)) hear(data)
  else {
    const { role, port } = data as Role
    if (role === 'bots') beBots(port)
    else if (role === 'checker') void import('./checking.ts').then(({ beChecker }) => beChecker(port))
    else if (role === 'records') void import('./recording.ts').then(({ keepRecords }) => keepRecords(port))
    else if (role === 'judge') void import('./judging.ts').then(({ beJudge }) => beJudge(port))
    else if (role === 'assistant') void import('./assisting.ts').then(({ assistJudge }) => assistJudge(port))
    else employ(port)
  }
}
