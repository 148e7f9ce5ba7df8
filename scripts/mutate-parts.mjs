/**
 * The parts of the house in which `npm run -s mutate` plants faults, and the tests that are asked, the nearest first.
 * A star stands for folders too, as git has it.
 */
import { GAMES } from './catalogue.mjs'

/** What was once played plays on as it did. */
const records = (id) => ['games/test/records.test.ts', '-t', `${id} replays`]

const game = (id) => ({
  sources: ['rules/*.ts', 'view/*.ts', 'state.ts', 'knowledge.ts', 'redeal.ts'].map(
    (at) => `games/${id}/${at}`,
  ),
  home: `games/${id}/test`,
  tests: [
    [`games/${id}/test`],
    ['games/test/conformance.test.ts', 'games/test/foresee.test.ts', '-t', id],
    records(id),
  ],
})

export const PARTS = {
  ...Object.fromEntries(GAMES.map((id) => [id, game(id)])),
  kernel: {
    sources: ['packages/kernel/src/*.ts'],
    home: 'packages/kernel/test',
    tests: [
      ['packages/kernel/test'],
      ['games/vermaechtnis/test', 'games/taj-mahal/test'],
      records('vermaechtnis'),
    ],
  },
  match: {
    sources: ['packages/match/src/*.ts'],
    home: 'packages/match/test',
    tests: [['packages/match/test'], ['packages/server/test/court']],
  },
  server: {
    sources: ['packages/server/src/*.ts'],
    home: 'packages/server/test',
    tests: [['packages/server/test']],
  },
}
