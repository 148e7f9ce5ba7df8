/** Who judges in self-play and arena: the hand-written insight, or a network in a file. */
import { readFileSync } from 'node:fs'
import { type AnyKernel, byInsight, decoded, type Judge, judgeWith } from '@durbar/bots'
import { loadRoom } from '@durbar/games/one-room'
import { kernelOf } from '@durbar/kernel'

/** The name of the hand-written evaluation, where a file is asked for. */
export const BY_HAND = 'insight'

export const judgeNamed = (kernel: AnyKernel, name: string): Judge =>
  name === BY_HAND ? byInsight(kernel) : judgeWith(kernel, decoded(readFileSync(name, 'utf8').trim()))

export async function kernelNamed(game: string): Promise<AnyKernel> {
  const room = await loadRoom(game)
  if (!room) throw new Error(`there is no game '${game}'`)
  return kernelOf(room.game)
}
