/** Moves on their way out and in: integers inside, the transcript vocabulary outside. */
import type { Codec, Json, Move } from './api.ts'
import type { AnyKernel } from './kernel-api.ts'
import { encode, nounOf, verbOf } from './packing.ts'

export function border(
  verbs: readonly string[],
  codecs: readonly Codec<unknown>[],
): Pick<AnyKernel, 'read' | 'write'> {
  return {
    write: (move: Move) => ({
      type: verbs[verbOf(move)]!,
      ...(codecs[verbOf(move)]!.write(nounOf(move)) as Record<string, Json>),
    }),
    read(json: unknown) {
      if (typeof json !== 'object' || json === null || Array.isArray(json)) return -1
      const { type, ...params } = json as Record<string, unknown>
      const verb = verbs.indexOf(type as string)
      if (verb < 0) return -1
      const noun = codecs[verb]!.read(params)
      return noun < 0 ? -1 : encode(verb, noun)
    },
  }
}
