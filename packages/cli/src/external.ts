/**
 * Bots that are programs of their own. One JSON line in, one JSON line out: the program gets what its seat may
 * see and the list of its legal moves, and answers with the number of its choice. It never gets the state.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { type AnyKernel, botNamed, decide, type Outcome, seating } from '@durbar/bots'
import { type Core, type Move, type Options, type Seat, streamDice } from '@durbar/kernel'
import { Complaint } from './complaint.ts'

const PREFIX = 'cmd:'
const PATIENCE = 60_000

export const isExternal = (name: string): boolean => name.startsWith(PREFIX) && name.length > PREFIX.length

interface Program {
  choose(kernel: AnyKernel, state: Core, seat: Seat): Promise<Move>
  over(seat: Seat, result: Core['result']): void
  stop(): void
}

function start(name: string): Program {
  const child: ChildProcess = spawn(name.slice(PREFIX.length), {
    shell: true,
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const answers: string[] = []
  let waiting: { take(line: string): void; fail(why: string): void } | null = null
  let gone: string | null = null
  const fail = (why: string) => {
    gone = why
    waiting?.fail(why)
  }
  child.on('error', (error) => fail(error.message))
  child.on('exit', (code) => fail(`ended with code ${code}`))
  child.stdin!.on('error', () => fail('does not read'))
  createInterface({ input: child.stdout! }).on('line', (line) => {
    if (waiting) waiting.take(line)
    else answers.push(line)
  })
  const answer = () =>
    new Promise<string>((resolve, reject) => {
      const complain = (why: string) => reject(new Complaint(`${name} ${why}`))
      if (answers.length > 0) return resolve(answers.shift()!)
      if (gone) return complain(gone)
      const timer = setTimeout(() => complain(`has not answered for ${PATIENCE / 1000} seconds`), PATIENCE)
      const done = () => {
        clearTimeout(timer)
        waiting = null
      }
      waiting = {
        take(line) {
          done()
          resolve(line)
        },
        fail(why) {
          done()
          complain(why)
        },
      }
    })
  return {
    async choose(kernel, state, seat) {
      const ask = kernel.ask(state, seat)!
      const { id } = kernel.game
      const request = {
        ask: 'choose',
        game: id,
        seat,
        rule: ask.rule,
        view: kernel.game.view(state, seat, true),
        legal: ask.moves,
      }
      child.stdin!.write(`${JSON.stringify(request)}\n`)
      const line = await answer()
      let choice: unknown
      try {
        choice = (JSON.parse(line) as { choose?: unknown }).choose
      } catch {
        throw new Complaint(`${name} answered no JSON: ${line.slice(0, 100)}`)
      }
      const move = Number.isInteger(choice) ? ask.moves[choice as number] : undefined
      if (!move)
        throw new Complaint(
          `${name} answered ${line.slice(0, 100)}; wanted {"choose": 0 to ${ask.moves.length - 1}}`,
        )
      return kernel.read(move)
    },
    over: (seat, result) => void child.stdin!.write(`${JSON.stringify({ over: true, seat, result })}\n`),
    stop() {
      child.removeAllListeners()
      child.stdin!.end()
      child.kill()
    },
  }
}

/** The same tournament as in the pool, one game after the other, with programs at some of the seats. */
export async function playExternalGames(
  kernel: AnyKernel,
  names: readonly string[],
  options: Options,
  seed: number,
  games: number,
  tick: (done: number) => void,
): Promise<Outcome[]> {
  const programs = new Map([...new Set(names)].filter(isExternal).map((name) => [name, start(name)]))
  const outcomes: Outcome[] = []
  try {
    for (let n = 0; n < games; n++) {
      const seated = seating(names, n)
      const dice = streamDice(seed * 1_000_003 + n)
      const state = kernel.start(dice, names.length, options)
      let decisions = 0
      for (let seat = kernel.toMove(state); seat >= 0; seat = kernel.toMove(state), decisions++) {
        const program = programs.get(seated[seat]!)
        const move = program
          ? await program.choose(kernel, state, seat)
          : decide(botNamed(seated[seat]!)!, kernel, state, seat, dice)
        kernel.apply(state, seat, move, dice)
      }
      seated.forEach((name, seat) => {
        programs.get(name)?.over(seat, state.result)
      })
      const { places, scores, end } = state.result!
      outcomes.push({ names: seated, places, scores, end, decisions })
      tick(n + 1)
    }
  } finally {
    for (const program of programs.values()) program.stop()
  }
  return outcomes
}
