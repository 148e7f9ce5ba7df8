/** Puts a network into its game's room. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { networkOf, type Plan, root } from './plan.ts'

export function keep(plan: Plan): void {
  const text = readFileSync(plan.network ?? networkOf(plan, plan.generation), 'utf8').trim()
  writeFileSync(
    join(root, 'games', plan.game, 'bot', 'learned.ts'),
    `/** What bots have learned, written by \`npm run -s training -- keep\`: see docs/bots.md. Never by hand. */\nexport const network =\n  '${text}'\n`,
  )
}
