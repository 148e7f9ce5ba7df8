/**
 * The bots people meet are the bots of the arena: a table of this device, its port and the bots behind it, wired as
 * in the page's workers, choose move for move what the arena's bots choose, who keep their tree between decisions.
 */
import { answerTo, BOTS, decide, SeatMemories } from '@durbar/bots'
import { rules as games } from '@durbar/games/rules'
import {
  type AnyGame,
  type Core,
  checksum,
  host,
  isRefused,
  kernelOf,
  keyFromSeed,
  type MoveObject,
  type Position,
  streamDice,
} from '@durbar/kernel'
import { LocalTable } from '@durbar/match'
import {
  type BotTask,
  botTaskSchema,
  type HintChoice,
  type SeatPlan,
  type Update,
} from '@durbar/protocol/messages'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { beBots } from '../src/match/botting.ts'
import { ThinkingPort } from '../src/match/thinking.ts'

const LEVEL = 'level4'
const bot: SeatPlan = { kind: 'bot', level: LEVEL }
const person: SeatPlan = { kind: 'person' }

const open: (() => void)[] = []
// The limit for slow devices is no part of this: here a second never passes.
beforeEach(() => {
  vi.spyOn(performance, 'now').mockReturnValue(0)
})
afterEach(() => {
  vi.restoreAllMocks()
  for (const close of open.splice(0)) close()
})

/** Everything that goes to the bots passes here. */
function hire() {
  const tasks: BotTask[] = []
  const host = new MessageChannel()
  const bots = new MessageChannel()
  host.port2.onmessage = ({ data }) => {
    tasks.push(botTaskSchema.parse(data))
    bots.port1.postMessage(data)
  }
  bots.port1.onmessage = ({ data }) => host.port2.postMessage(data)
  beBots(bots.port2)
  const thinking = new ThinkingPort()
  thinking.employ(host.port1)
  open.push(() => {
    for (const { port1, port2 } of [host, bots]) for (const port of [port1, port2]) port.close()
  })
  return { thinking, tasks }
}

async function lay(id: keyof typeof games, seats: readonly SeatPlan[]) {
  const game: AnyGame = await games[id]()
  const { thinking, tasks } = hire()
  const failures: unknown[] = []
  const hints: (readonly HintChoice[])[] = []
  let last: Update | null = null
  const table = LocalTable.begin(game, { id: 'live', game: id, seats, options: {} }, keyFromSeed(3), {
    clock: { now: () => Date.now(), after: () => () => {} },
    think: thinking.thinkAbout(id, 'live'),
    post: (notice) => {
      if (notice.type === 'update') last = notice
      if (notice.type === 'hint') hints.push(notice.choices)
      if (notice.type === 'botFailed') failures.push(notice)
    },
    keep: () => {},
  })
  if (isRefused(table)) throw new Error(table.refused)
  const rules = kernelOf(game)
  const send = (type: 'play' | 'undo', move?: MoveObject) => {
    const { facing, ply, revision } = last!
    const at = { seat: facing!, ply, revision, key: `${type} ${revision}` }
    return table.handle(type === 'play' ? { type, ...at, move: move! } : { type: 'undo', ...at })
  }
  return { table, rules, thinking, tasks, failures, hints, last: () => last!, send }
}

const settled = (of: Awaited<ReturnType<typeof lay>>, ready: () => boolean) =>
  vi.waitUntil(() => of.failures.length > 0 || of.table.authority.over || ready(), {
    timeout: 30_000,
    interval: 1,
  })

/** The log once more, each decision put to the bots of the arena with the same luck. */
function byTheArena({ table, rules }: Awaited<ReturnType<typeof lay>>) {
  const { match, key } = table.authority.position
  const memories = new SeatMemories(match.seats)
  const choices: MoveObject[] = []
  let forgetful = 0
  host(rules.game).replay(match, key, match.log.length, ({ state }: Position<Core>, ply) => {
    const entry = match.log[ply]
    if (!entry) return
    const dice = () => streamDice(checksum([key, ply, entry.seat]))
    const chosen = decide(BOTS[LEVEL]!, rules, state, entry.seat, dice(), memories.memory(entry.seat))
    // Every fourth is enough to see that remembering makes a difference.
    if (ply % 4 === 3 && chosen !== decide(BOTS[LEVEL]!, rules, state, entry.seat, dice())) forgetful++
    memories.made(entry.seat, rules.read(entry.move), rules.asked(state).length > 1)
    choices.push(rules.write(chosen))
  })
  return { choices, forgetful }
}

test.each(['vermaechtnis', 'cards-karma'] as const)(
  '%s: a live match of bots is a match of the arena, move for move',
  async (id) => {
    const laid = await lay(id, [bot, bot, bot])
    const { authority } = laid.table
    laid.table.open()
    await settled(laid, () => authority.ply >= 16)
    laid.table.close()
    expect(laid.failures).toEqual([])
    const { choices, forgetful } = byTheArena(laid)
    expect(authority.position.match.log.map(({ move }) => move)).toEqual(choices)
    // And that is not because remembering makes no difference.
    expect(forgetful).toBeGreaterThan(0)
  },
)

test('advice after an undo is not misled by what was thought about the move that was taken back', async () => {
  const laid = await lay('cards-karma', [person, person])
  const { table, rules, last, send, hints } = laid
  const { authority } = table
  let seat = 0
  table.open()
  const hint = async () => {
    const { ply, revision } = last()
    await table.handle({ type: 'hint', seat, ply, revision })
    return hints.at(-1)!
  }
  /** What somebody who remembers nothing would say. */
  const anew = async () =>
    (await answerTo(
      {
        game: 'cards-karma',
        state: authority.position.state,
        seat,
        level: 'level5',
        seed: authority.seedFor(seat),
      },
      rules,
      { clock: () => 0, breathe: async () => {} },
    ))!.choices
  /** Two moves that are thought about, after which the same person goes on and may take it back. */
  const steps: MoveObject[] = []
  for (let n = 0; n < 60 && steps.length < 2; n++) {
    steps.length = 0
    if (last().handTo !== null) await table.handle({ type: 'face', seat: last().handTo! })
    seat = last().facing!
    const { ply, question } = last()
    for (const { move } of await anew()) {
      await send('play', move)
      if (last().facing !== seat || !last().mayUndo) break
      if ((last().question?.moves.length ?? 0) > 2) steps.push(move)
      await send('undo')
      if (steps.length === 2) break
    }
    if (steps.length === 2) expect(last().ply).toBe(ply)
    else if (last().ply === ply) await send('play', question!.moves.at(-1))
  }
  expect(steps).toHaveLength(2)

  expect(await hint()).toEqual(await anew())
  await send('play', steps[0])
  const remembered = await hint()
  expect(remembered).not.toEqual(await anew())
  await send('undo')
  expect(await hint()).toEqual(await anew())
  await send('play', steps[1])
  await hint()
  await send('undo')
  await send('play', steps[0])
  expect(await hint()).toEqual(await anew())
})

test('a question that nobody asks any more is called off, and the next is answered', async () => {
  const { rules, table } = await lay('raja', [bot, bot, bot])
  const { thinking, tasks } = hire()
  const think = thinking.thinkAbout('raja', 'live')
  const { state } = table.authority.position
  const question = { state, seat: rules.toMove(state), level: 'level5', seed: 1, log: [] }
  const stop = new AbortController()
  let begun = () => {}
  const thought = new Promise<void>((resolve) => {
    begun = resolve
  })
  let answered = false
  void think(question, () => begun(), stop.signal).then(() => {
    answered = true
  })
  // Reports come every 60 milliseconds at most: let time pass.
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 30))
  await thought
  stop.abort()
  const next = await think({ ...question, level: LEVEL }, () => {}, new AbortController().signal)
  expect(rules.ask(state, question.seat)!.moves).toContainEqual(next!.move)
  expect(answered).toBe(false)
  expect(tasks.map(({ type }) => type)).toEqual(['ask', 'callOff', 'ask'])
})

test('a match that was closed is forgotten', async () => {
  const laid = await lay('vermaechtnis', [bot, bot])
  const { table, thinking, tasks } = laid
  const { authority } = table
  table.open()
  await settled(laid, () => authority.ply >= 8)
  table.close()
  thinking.forget('live')
  const { state, match } = authority.position
  const [seat] = authority.awaited as [number]
  const question = {
    state,
    seat,
    level: LEVEL,
    seed: 7,
    log: match.log.map(({ move, sum }) => ({ move, sum })),
  }
  const ask = () =>
    thinking.thinkAbout('vermaechtnis', 'live')(question, () => {}, new AbortController().signal)
  const { rules } = laid
  const fresh = await answerTo({ game: 'vermaechtnis', ...question }, rules, { clock: () => 0 })
  expect(await ask()).toMatchObject(fresh!)
  expect(tasks.some((task) => task.type === 'forget' && task.match === 'live')).toBe(true)
})
