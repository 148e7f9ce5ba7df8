/** Tables in the middle of a game that bots have played, for whoever wants a picture of them. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from './house.mjs'

/**
 * After this share of a game a table is lively. A room that is prettier earlier or later, or in another game, in
 * which the first seat has something to show in the middle, says so in table/picture.json.
 */
const LIVELY = { moment: 0.6, seed: 11 }
export const pictureOf = (game) => {
  const own = join(root, 'games', game, 'table/picture.json')
  return { ...LIVELY, ...(existsSync(own) ? JSON.parse(readFileSync(own, 'utf8')) : {}) }
}

/** A whole game between good bots, always the same. */
export function playedGame(game) {
  const folder = mkdtempSync(join(tmpdir(), 'durbar-'))
  const file = join(folder, 'game.json')
  const seed = String(pictureOf(game).seed)
  const given = ['simulate', '--game', game, '--players', '4', '--games', '1', '--seed', seed]
  const bots = ['--bots', 'level3', '--record', file]
  spawnSync(process.execPath, [join(root, 'scripts/durbar.mjs'), ...given, ...bots], {
    cwd: root,
    stdio: ['ignore', 'ignore', 2],
  })
  const record = JSON.parse(readFileSync(file, 'utf8'))
  rmSync(folder, { recursive: true })
  return record
}

/** The match as the client stores it, cut off where the first seat is to move after this share of the game. */
export function storedMatch(record, share) {
  const { game, rules, options, key, moves } = record
  const wanted = Math.floor(moves.length * share)
  const next = moves.findIndex(({ seat }, ply) => ply >= wanted && seat === 0)
  const log = (share < 1 && next >= 0 ? moves.slice(0, next) : moves).map(({ seat, move, sum }) => ({
    seat,
    move,
    sum,
    barrier: true,
  }))
  const id = `${game}-${Math.round(share * 100)}`
  const seats = [{ kind: 'person' }, ...[2, 3, 4].map((n) => ({ kind: 'bot', level: `level${n}` }))]
  const over = share >= 1
  const ply = log.length
  const kept = { version: 2, id, revision: ply, key, times: log.map(() => 0) }
  return {
    match: { ...kept, match: { game, rules, seats: seats.length, options, log } },
    summary: { version: 2, id, game, seats, options, updated: 0, ply, over, yours: !over, standing: null },
  }
}

/** Puts a match where the client keeps them, and opens it. */
export async function open(page, address, { match, summary }) {
  await page.evaluate(
    ([match, summary]) =>
      new Promise((resolve) => {
        indexedDB.open('durbar').onsuccess = ({ target }) => {
          const transaction = target.result.transaction(['matches', 'tables'], 'readwrite')
          transaction.objectStore('matches').put(match)
          transaction.objectStore('tables').put(summary)
          transaction.oncomplete = resolve
        }
      }),
    [match, summary],
  )
  await page.goto(`${address}/table/${summary.id}`)
  await page.waitForSelector(summary.over ? '[role="dialog"]' : '[data-asked]')
}
