/**
 * Two trees make the same decisions from the same dice, slice by slice, turn and turn about: what slows the machine for a
 * second slows both halves of a pair. Each tree is measured against itself as well; what differs there is noise, and a
 * ratio within it says nothing.
 */
import { fork } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'

const SLICE_MS = 150
const WARMING = 8

/**
 * Makes so many decisions from one seed, at random or as a bot does, and says how much of a processor that took: what
 * else the machine does is not counted. Runs in a process of its own.
 */
const player = (rooms) => `
import { BOTS, decide } from '@durbar/bots'
import { kernel, moves, streamDice } from '@durbar/kernel'
import { rooms } from ${JSON.stringify(rooms)}
process.on('message', ({ id, bot, seed, decisions }) => {
  const { game } = rooms.find((room) => room.game.id === id)
  const k = kernel(game)
  const seats = game.seats.includes(4) ? 4 : game.seats.at(-1)
  const options = Object.fromEntries(game.options.map((option) => [option.key, option.default]))
  const dice = streamDice(seed)
  const out = moves()
  const chosen = bot
    ? (s, seat) => decide(BOTS[bot], k, s, seat, dice)
    : (s, seat) => {
        // First: the list may be laid out anew while it is made.
        const n = k.legal(s, seat, out)
        return out.at[dice.below(n)]
      }
  let games = 0
  let s = k.start(dice, seats, options)
  const began = process.cpuUsage()
  for (let n = 0; n < decisions; n++) {
    const seat = k.toMove(s)
    k.apply(s, seat, chosen(s, seat), dice)
    if (k.toMove(s) >= 0) continue
    games++
    s = k.start(dice, seats, options)
  }
  const { user, system } = process.cpuUsage(began)
  process.send({ games, ms: (user + system) / 1000 })
})`

async function playerOf(tree, folder, name) {
  const list = join(tree, 'games/rooms.ts')
  // In parts: a game that is brought along in one file is wrapped up, and its constants are none.
  const outdir = join(folder, name)
  await build({
    stdin: {
      contents: player(existsSync(list) ? list : join(tree, 'games/index.ts')),
      resolveDir: join(tree, 'packages/cli'),
    },
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    splitting: true,
    outdir,
    outExtension: { '.js': '.mjs' },
    logLevel: 'error',
  })
  const child = fork(join(outdir, 'stdin.mjs'))
  let answer = { resolve() {}, reject() {} }
  child.on('message', (said) => answer.resolve(said))
  child.on('exit', (code) => answer.reject(new Error(`the player of ${tree} ended with ${code}`)))
  return {
    end: () => child.kill(),
    ask: (what) =>
      new Promise((resolve, reject) => {
        answer = { resolve, reject }
        child.send(what)
      }),
  }
}

const at = (list, share) => {
  const sorted = [...list].sort((a, b) => a - b)
  return Number(sorted[Math.floor(share * (sorted.length - 1))].toFixed(3))
}

async function ratios(one, other, what, pairs) {
  let decisions = 1
  // As many decisions as fill a slice, and both warm.
  for (let n = 0; n < WARMING; n++)
    for (const each of [one, other]) {
      const { ms } = await each.ask({ ...what, seed: n + 1, decisions })
      if (ms < SLICE_MS) decisions = Math.ceil(decisions * Math.min(8, SLICE_MS / Math.max(ms, 1)))
    }
  const list = []
  for (let n = 0; n < pairs; n++) {
    const turn = n % 2 ? [one, other] : [other, one]
    const took = new Map()
    for (const each of turn) took.set(each, await each.ask({ ...what, seed: 100 + n, decisions }))
    const [a, b] = [took.get(one), took.get(other)]
    if (a.games !== b.games) throw new Error(`${what.id}: the trees do not play the same games`)
    list.push(a.ms / b.ms)
  }
  return { median: at(list, 0.5), quartiles: [at(list, 0.25), at(list, 0.75)] }
}

/** How many times as fast `now` is as `then`, and `then` as itself. `what`: which game, and which bot chooses. */
export async function paired(then, now, what, pairs) {
  const folder = mkdtempSync(join(now, 'node_modules', '.pairs-'))
  const players = []
  try {
    for (const [i, tree] of [then, then, now].entries()) players.push(await playerOf(tree, folder, String(i)))
    const [before, itself, after] = players
    return {
      nowAgainstThen: await ratios(before, after, what, pairs),
      thenAgainstItself: await ratios(before, itself, what, pairs),
    }
  } finally {
    for (const each of players) each.end()
    rmSync(folder, { recursive: true, force: true })
  }
}
