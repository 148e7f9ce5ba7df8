/**
 * Bots that are programs of their own. One JSON line in, one JSON line out: the program gets what its seat may
 * see and the list of its legal moves, and answers with the number of its choice. It never gets the state.
 */
import { spawn } from 'node:child_process'
import { type AnyKernel, decide, type Outcome, outcomeOf, questions, seatedBots, seating } from '@durbar/bots'
import { type Core, type Move, type Options, type Seat, streamDice } from '@durbar/kernel'
import { Complaint } from './complaint.ts'

const PREFIX = 'cmd:'
/** A choice is a few characters; a line much longer than this is none. */
const LONGEST_LINE = 65_536
/** What it has said last may still be on its way when it ends; a program told to end may take as long. */
const MOMENT = 500

export const isExternal = (name: string): boolean => name.startsWith(PREFIX) && name.length > PREFIX.length

const soon = () => new Promise<void>((resolve) => setTimeout(resolve, MOMENT))

/** The lines of a program: one for each that is asked for. */
class Program {
  private readonly name: string
  private readonly patience: number
  private readonly child
  private readonly ended: Promise<void>
  private text = ''
  private waiting: { take(line: string): void; fail(why: string): void } | null = null
  private trouble: string | null = null

  constructor(name: string, patience: number) {
    this.name = name
    this.patience = patience
    // A group of its own: what the shell has started ends with it.
    this.child = spawn(name.slice(PREFIX.length), {
      shell: true,
      detached: true,
      stdio: ['pipe', 'pipe', 'inherit'],
    })
    process.on('exit', this.kill)
    this.ended = new Promise((resolve) => {
      this.child.on('exit', async (code) => {
        resolve()
        await soon()
        this.fail(`ended with code ${code}`)
      })
    })
    this.child.on('error', (error) => this.fail(error.message))
    this.child.stdin.on('error', async () => {
      await soon()
      await soon()
      this.fail('does not read')
    })
    this.child.stdout.setEncoding('utf8').on('data', (data: string) => this.hear(data))
  }

  private readonly kill = () => this.signal('SIGKILL')
  private signal(signal: NodeJS.Signals): void {
    try {
      if (this.child.pid) process.kill(-this.child.pid, signal)
    } catch {
      // It has gone already.
    }
  }

  private hear(data: string): void {
    if (this.trouble) return
    const lines = (this.text + data).split('\n')
    this.text = lines.pop()!
    for (const line of lines) {
      if (line.trim() === '' || this.trouble) continue
      if (this.waiting) this.waiting.take(line)
      else this.fail(`answered without being asked: ${line.slice(0, 100)}`)
    }
    if (this.text.length > LONGEST_LINE) this.fail('writes a line without end')
  }

  /** The first trouble counts; a program in trouble is heard no more. */
  private fail(why: string): void {
    if (this.trouble) return
    this.trouble = why
    this.text = ''
    this.child.stdout.pause()
    this.waiting?.fail(why)
  }

  tell(message: object): void {
    if (!this.trouble) this.child.stdin.write(`${JSON.stringify(message)}\n`)
  }

  private answer(): Promise<string> {
    return new Promise((resolve, reject) => {
      const complain = (why: string) => reject(new Complaint(`${this.name} ${why}`))
      if (this.trouble) return complain(this.trouble)
      const done = () => {
        clearTimeout(timer)
        this.waiting = null
      }
      const timer = setTimeout(
        () => this.fail(`has not answered for ${this.patience} seconds`),
        1000 * this.patience,
      )
      this.waiting = {
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
  }

  async choose(kernel: AnyKernel, state: Core, seat: Seat): Promise<Move> {
    const ask = kernel.ask(state, seat)!
    const view = kernel.game.view(state, seat, true)
    this.tell({ ask: 'choose', game: kernel.game.id, seat, rule: ask.rule, view, legal: ask.moves })
    const line = await this.answer()
    let choice: unknown
    try {
      choice = (JSON.parse(line) as { choose?: unknown } | null)?.choose
    } catch {
      throw new Complaint(`${this.name} answered no JSON: ${line.slice(0, 100)}`)
    }
    const move = Number.isInteger(choice) ? ask.moves[choice as number] : undefined
    if (!move)
      throw new Complaint(
        `${this.name} answered ${line.slice(0, 100)}; wanted {"choose": 0 to ${ask.moves.length - 1}}`,
      )
    return kernel.read(move)
  }

  /** Asks it to end, gives it a moment, and then ends whatever is left of its group. */
  async stop(): Promise<void> {
    this.trouble ??= 'was stopped'
    this.child.stdin.end()
    this.signal('SIGTERM')
    await Promise.race([this.ended, soon()])
    this.kill()
    this.child.stdout.destroy()
    process.removeListener('exit', this.kill)
    this.child.unref()
  }
}

/** The same tournament as in the pool, one game after the other, with programs at some of the seats. */
export async function playExternalGames(
  kernel: AnyKernel,
  names: readonly string[],
  options: Options,
  seed: number,
  games: number,
  patience: number,
  tick: (done: number) => void,
): Promise<Outcome[]> {
  const programs = new Map(
    [...new Set(names)].filter(isExternal).map((name) => [name, new Program(name, patience)]),
  )
  const ours = new Map(
    (
      await seatedBots(
        kernel,
        names.filter((name) => !isExternal(name)),
      )
    ).map((bot) => [bot.name, bot]),
  )
  // Programs in groups of their own hear no Ctrl-C: `exit` ends them.
  const leave = () => process.exit(130)
  process.once('SIGINT', leave)
  process.once('SIGTERM', leave)
  const outcomes: Outcome[] = []
  try {
    for (let n = 0; n < games; n++) {
      const seated = seating(names, n)
      const dice = streamDice(seed * 1_000_003 + n)
      const game = questions(kernel, names.length, options, dice)
      let step = game.next()
      while (!step.done) {
        const { state, seat, memory } = step.value
        const program = programs.get(seated[seat]!)
        step = game.next(
          program
            ? await program.choose(kernel, state, seat)
            : decide(ours.get(seated[seat]!)!, kernel, state, seat, dice, memory),
        )
      }
      seated.forEach((name, seat) => {
        programs.get(name)?.tell({ over: true, seat, result: step.value!.result })
      })
      outcomes.push(outcomeOf(seated, step.value))
      tick(n + 1)
    }
  } finally {
    await Promise.all([...programs.values()].map((program) => program.stop()))
    process.removeListener('SIGINT', leave)
    process.removeListener('SIGTERM', leave)
  }
  return outcomes
}
