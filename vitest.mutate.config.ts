import { defineConfig, mergeConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import everyDay from './vitest.config.ts'

/** One that fails is enough, so the quickest are asked before those that play whole games or start a court. */
class QuickestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { cache, config } = this.ctx
    const took = ({ moduleId, project }: TestSpecification) =>
      cache.getFileTestResults(`${project.name}:${moduleId.slice(config.root.length + 1)}`)?.duration ?? 0
    return [...files].sort((a, b) => took(a) - took(b))
  }
}

/** The tests as `npm run -s mutate` asks them. */
export default mergeConfig(
  everyDay,
  defineConfig({ test: { bail: 1, sequence: { sequencer: QuickestFirst } } }),
)
