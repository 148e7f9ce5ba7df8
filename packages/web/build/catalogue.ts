/**
 * The catalogue of games without their rules: what the home page needs to know, taken from games/index.ts when
 * the client is built. So the catalogue stays the only list of games, and no rule is loaded before a table is.
 */
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Plugin, runnerImport } from 'vite'

const ID = 'virtual:catalogue'
/** Any will do: whether a table can be laid is no matter of chance. */
const DEAL = '0'.repeat(64)
const root = dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url)))))

export function catalogue(): Plugin {
  return {
    name: 'durbar-catalogue',
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    async load(id) {
      if (id !== `\0${ID}`) return undefined
      const config = { root, configFile: false as const, logLevel: 'error' as const }
      const games = await runnerImport<typeof import('@durbar/games')>(join(root, 'games/rooms.ts'), config)
      const kernel = await runnerImport<typeof import('@durbar/kernel')>(
        join(root, 'packages/kernel/src/index.ts'),
        config,
      )
      const bots = await runnerImport<typeof import('@durbar/bots')>(
        join(root, 'packages/bots/src/index.ts'),
        config,
      )
      const boxes = games.module.rooms.map(({ game, texts, book, minutes }) => ({
        id: game.id,
        seats: game.seats,
        usual: game.seats.filter((seats) => !('refused' in kernel.module.host(game).start(seats, {}, DEAL))),
        minutes,
        plain: game.standIn !== undefined,
        options: game.options,
        title: { de: texts.speech.de.title, en: texts.speech.en.title },
        tagline: { de: texts.speech.de.tagline, en: texts.speech.en.tagline },
        credits: book?.credits ?? null,
      }))
      const levels = bots.module.LEVELS.map(({ bot, de, en }) => ({ id: bot.name, de, en }))
      return `export const boxes = ${JSON.stringify(boxes)}\nexport const levels = ${JSON.stringify(levels)}\n`
    },
  }
}
