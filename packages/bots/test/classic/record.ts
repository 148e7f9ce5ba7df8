/**
 * Writes what a bot chooses: `node BUNDLE BOT FILE`, bundled with esbuild at the commit whose bot it is. It has been run
 * once, for level5 at c2ac819e, and stands here so that everybody can see how classic5.json came about.
 */
import { writeFileSync } from 'node:fs'
import { rooms } from '@durbar/games'
import { checksum, kernel } from '@durbar/kernel'
import { BOTS, type Searcher } from '../../src/index.ts'
import { choice, POSITIONS, position, type Recorded, SHORT } from './choices.ts'

const [name = '', file = ''] = process.argv.slice(2)
const bot = BOTS[name] as Searcher

async function recorded(k: ReturnType<typeof kernel>): Promise<Recorded> {
  const iterations = bot.iterations(k)
  const chosen: Recorded['chosen'][number][] = []
  for (let n = 0; n < POSITIONS; n++) {
    const at = position(k, n)
    const state = checksum(at.s)
    const [short, whole] = [await choice(bot, k, at, SHORT), await choice(bot, k, at, iterations)]
    chosen.push({ state, short, whole })
  }
  return { iterations, chosen }
}

const all: Record<string, Recorded> = {}
for (const { game } of rooms) all[game.id] = await recorded(kernel(game))
writeFileSync(file, `${JSON.stringify(all, null, 1)}\n`)
