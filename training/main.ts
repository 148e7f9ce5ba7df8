/**
 * `npm run -s training -- STEP --game ID`: bots learn by playing against themselves, a step at a time.
 *
 *   play          games against themselves, judged by NETWORK or by hand -> .training/ID/N/positions-*.bin
 *   learn         a network from the positions of the last generations   -> .training/ID/N/network.txt
 *   compare       one judge alone against a table of another's, one ply deep or searching
 *   generations   all of that again and again, until nothing improves    -> .training/ID/generations.json
 *   keep          puts a network into the game's room
 *
 * Each step goes on where it was stopped.
 */
import { compare } from './compare.ts'
import { generations } from './generations.ts'
import { keep } from './keep.ts'
import { learn } from './learn.ts'
import { complain, type Plan, plan, step } from './plan.ts'
import { play } from './play.ts'

const steps: Readonly<Record<string, (plan: Plan) => unknown>> = {
  play,
  learn,
  compare: async (given) => process.stdout.write(`${JSON.stringify(await compare(given))}\n`),
  generations,
  keep,
}

if (!Object.hasOwn(steps, step) || !plan.game)
  complain(`say one of ${Object.keys(steps).join(', ')}, and --game ID`)
await steps[step]!(plan)
