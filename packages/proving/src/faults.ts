/** What can go wrong with a court and its lines, each for a moment, by seeded chance. */
import { execFileSync } from 'node:child_process'
import type { Dice } from '@durbar/kernel'
import type { Courts } from './courts.ts'
import type { Player } from './player.ts'

interface Scene {
  readonly courts: Courts
  readonly players: readonly Player[]
  readonly dice: Dice
}

export type FaultName = 'kill' | 'freeze' | 'drop' | 'clock' | 'disk' | 'database'

export const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
const between = (dice: Dice, least: number, most: number) => least + dice.below(most - least)

/** Each resolves when the world is whole again. */
export const FAULTS: Readonly<Record<Exclude<FaultName, 'database'>, (scene: Scene) => Promise<void>>> = {
  async kill({ courts, dice }) {
    const node = dice.below(courts.count)
    await courts.kill(node)
    await sleep(between(dice, 0, 300))
    await courts.start(node)
  },
  async freeze({ courts, dice }) {
    const node = dice.below(courts.count)
    courts.signal(node, 'SIGSTOP')
    await sleep(between(dice, 200, 1500))
    courts.signal(node, 'SIGCONT')
  },
  async drop({ players, dice }) {
    for (const player of players) if (dice.below(3) === 0) player.drop()
  },
  /** Hours forth or back, as far as the court can tell. */
  async clock({ courts, dice }) {
    courts.signal(dice.below(courts.count), 'SIGUSR2')
  },
  /** No file of that court can grow: what a full disk does, without filling anybody's. */
  async disk({ courts, dice }) {
    const node = dice.below(courts.count)
    courts.limitFiles(node, '0')
    await sleep(between(dice, 200, 1200))
    courts.limitFiles(node, 'unlimited')
  },
}

/** Whether this machine lets us say how large files may become. */
export function mayLimitFiles(): boolean {
  try {
    execFileSync('prlimit', ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
