import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** A file of a minute that began last would be waited for alone. */
const LONGEST = [
  'accessible',
  'whole-games',
  'panels',
  'ways-to-play',
  'together-longer',
  'together',
  'online',
  'court-room',
  'words-fit',
  'felt-phones',
  'online-pages',
  'records-accessible',
  'palaces',
  'cut',
  'sizes',
  'inspecting',
  'looking',
]

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const at = LONGEST.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`))
      return at < 0 ? LONGEST.length : at
    }
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b))
  }
}

/** The client in a real Chromium. Built and served once, before the first test. */
export default defineConfig({
  test: {
    include: ['packages/web/e2e/**/*.test.ts'],
    globalSetup: ['packages/web/e2e/serve.ts'],
    testTimeout: 240_000,
    hookTimeout: 120_000,
    // Two cores, and hands that mostly wait: four browsers at once.
    maxWorkers: 4,
    // What was found is said, not how many.
    chaiConfig: { truncateThreshold: 500 },
    // What a worker has loaded, its browser among it, serves all its files.
    isolate: false,
    sequence: { sequencer: LongestFirst },
  },
})
