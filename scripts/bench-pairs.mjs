/**
 * Two trees make the same decisions from the same dice, slice by slice, turn and turn about in one process: what slows
 * the machine for a moment slows both halves of a pair. The older tree is measured against itself as well; what
 * differs there is noise, and a ratio within it says nothing.
 */
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'

const SLICE_MS = 60
const WARMING = 8

/** Makes so many decisions from one seed, at random or as a bot does; says how many games that were. */
const player = (rooms) => `
import { BOTS, decide } from '@durbar/bots'
import { kernel, moves, streamDice } from '@durbar/kernel'
import { rooms } from ${JSON.stringify(rooms)}
export function playerOf({ id, bot }) {
  const { game } = rooms.find((room) => room.game.id === id)
  const k = kernel(game)
  const seats = game.seats.includes(4) ? 4 : game.seats.at(-1)
  const options = Object.fromEntries(game.options.map((option) => [option.key, option.default]))
  const out = moves()
  return (seed, decisions) => {
    const dice = streamDice(seed)
    let games = 0
    let s = k.start(dice, seats, options)
    for (let n = 0; n < decisions; n++) {
      const seat = k.toMove(s)
      let move
      if (bot) move = decide(BOTS[bot], k, s, seat, dice)
      else {
        // First: the list may be laid out anew while it is made.
        const legal = k.legal(s, seat, out)
        move = out.at[dice.below(legal)]
      }
      k.apply(s, seat, move, dice)
      if (k.toMove(s) >= 0) continue
      games++
      s = k.start(dice, seats, options)
    }
    return games
  }
}`

async function built(tree, folder, name) {
  const list = join(tree, 'games/rooms.ts')
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
    // In parts: a game that is brought along in one file is wrapped up, and its constants are none.
    splitting: true,
    outdir,
    outExtension: { '.js': '.mjs' },
    logLevel: 'error',
  })
  return import(pathToFileURL(join(outdir, 'stdin.mjs')).href)
}

const at = (list, share) => {
  const sorted = [...list].sort((a, b) => a - b)
  return sorted[Math.floor(share * (sorted.length - 1))]
}
const rounded = (ratio) => Number(ratio.toFixed(3))

function timed(play, seed, decisions) {
  const began = performance.now()
  const games = play(seed, decisions)
  return { games, ms: performance.now() - began }
}

function ratios(then, now, { id }, pairs) {
  let decisions = 1
  // As many decisions as fill a slice, and both warm.
  for (let n = 0; n < WARMING; n++)
    for (const play of [then, now]) {
      const { ms } = timed(play, n + 1, decisions)
      if (ms < SLICE_MS) decisions = Math.ceil(decisions * Math.min(8, SLICE_MS / Math.max(ms, 1)))
    }
  const slices = []
  for (let n = 0; n < pairs; n++) {
    const took = new Map()
    for (const play of n % 2 ? [then, now] : [now, then]) took.set(play, timed(play, 100, decisions))
    const [before, after] = [took.get(then), took.get(now)]
    if (before.games !== after.games) throw new Error(`${id}: the trees do not play the same games`)
    slices.push({ before: before.ms, after: after.ms })
  }
  const of = (which) => slices.map((each) => each[which])
  return {
    median: rounded(
      at(
        slices.map(({ before, after }) => before / after),
        0.5,
      ),
    ),
    /** What disturbs can only slow: of the fastest slices. */
    fastest: rounded(at(of('before'), 0.1) / at(of('after'), 0.1)),
  }
}

/** How many times as fast `now` is as `then`, and `then` as itself. `what`: which game, and which bot chooses. */
export async function paired(then, now, what, pairs) {
  const folder = mkdtempSync(join(now, 'node_modules', '.pairs-'))
  try {
    const [before, itself, after] = await Promise.all(
      [then, then, now].map((tree, i) => built(tree, folder, String(i))),
    )
    const [a, b, c] = [before, itself, after].map((tree) => tree.playerOf(what))
    return { nowAgainstThen: ratios(a, c, what, pairs), thenAgainstItself: ratios(a, b, what, pairs) }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
