/** Honest people at play while others send whatever comes to their minds. */
import { streamDice } from '@durbar/kernel'
import { ask } from '../asking.ts'
import { check } from '../checker.ts'
import { Courts } from '../courts.ts'
import { Crowd, plainTable } from '../crowd.ts'
import { sleep } from '../faults.ts'
import type { Happened, Sent } from '../history.ts'
import { Player, unhurried } from '../player.ts'
import { spreadOf } from '../times.ts'
import { truthOf } from '../truth.ts'
import { ALL_KINDS, attack } from './attack.ts'

interface HostilePlan {
  readonly program: string
  readonly node: Readonly<Record<string, string>>
  readonly frames: number
  readonly tables: number
  readonly seats: number
  readonly thinking: number
  readonly seed: number
  readonly progress: (done: number, words: string) => void
}

interface Hostile {
  readonly frames: number
  readonly kinds: number
  /** Moves that nobody honest has made, moves that are missing, guests that were misled. */
  readonly changed: number
  readonly crashes: number
  readonly honestP99: number
  readonly honestMoves: number
  readonly found: readonly string[]
}

/** Attackers at once. */
const AT_ONCE = 12
const MASKS = 12

export async function hostile(plan: HostilePlan): Promise<Hostile> {
  const dice = streamDice(plan.seed)
  const courts = await Courts.open(plan.program, [plan.node])
  const history: Happened[] = []
  const times: number[] = []
  const over = new Set<string>()
  let last: Sent | null = null
  try {
    const ways = { where: courts.where, patience: unhurried }
    const crowd = await Crowd.gather(plan.tables, plan.seats, ways, {
      arrangement: plainTable('vermaechtnis'),
      pause: () => dice.below(2 * plan.thinking + 1),
      choose: (count) => dice.below(count),
      watcher: {
        happened: (what) => {
          history.push(what)
          if (what.kind === 'sent') last = what
        },
        answered: ({ at }) => times.push(performance.now() - at),
        shownToAll: () => {},
        over: (table) => over.add(table),
      },
    })
    const masks: Player[] = []
    for (let n = 0; n < MASKS; n++) masks.push(await Player.arrive(ways))
    while (!last) await sleep(50)
    times.length = 0
    const prey = () => {
      const { table, ply, move, key } = last!
      return { table, seats: plan.seats, ply, revision: ply + 20, move, person: masks[0]!.device.person, key }
    }
    const used = new Set<string>()
    let frames = 0
    const crashes: string[] = []
    let raised: Promise<void> | null = null
    /** Whoever finds the court fallen helps it up, and the others wait for that. */
    const raise = async () => {
      const fallen = courts.fallen(0)
      if (fallen !== null && !raised) {
        crashes.push(`the court fell: ${fallen}`)
        raised = courts.start(0).finally(() => {
          raised = null
        })
      }
      await raised
    }
    const assail = async () => {
      while (frames < plan.frames) {
        // Each once, then as it comes.
        const kind = ALL_KINDS[used.size < ALL_KINDS.length ? used.size : dice.below(ALL_KINDS.length)]!
        used.add(kind)
        frames += await attack(kind, { where: courts.where, masks, prey, dice })
        plan.progress(frames / plan.frames, kind)
        await raise()
        crowd.complain()
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, assail))
    const { p99, count } = spreadOf(times)
    await crowd.finish()
    const truths = await Promise.all([...over].map((table) => truthOf(courts, table)))
    crowd.leave()
    const { lost, doubled, stale, divided, problems } = check(history, truths)
    const found = [
      ...crashes,
      ...lost,
      ...doubled,
      ...stale,
      ...divided,
      ...problems,
      ...(await strangers(courts, over)),
    ]
    return {
      frames,
      kinds: used.size,
      changed: found.length - crashes.length,
      crashes: crashes.length,
      honestP99: p99,
      honestMoves: count,
      found: found.slice(0, 20),
    }
  } finally {
    await courts.close()
  }
}

/** Tables that no honest person has laid. */
async function strangers(courts: Courts, known: ReadonlySet<string>): Promise<string[]> {
  const hall = await ask<{ open: { id: string }[]; running: { id: string }[] }>(
    courts.where,
    '10.255.0.2',
    '/api/hall',
    {},
  )
  return [...hall.open, ...hall.running].flatMap(({ id }) =>
    known.has(id) ? [] : [`a table that nobody honest has laid: ${id}`],
  )
}
