import { defineConfig } from 'vitest/config'
import { catalogue } from './packages/web/build/catalogue.ts'

export default defineConfig({
  // Frame and pages read it.
  plugins: [catalogue()],
  // Tables are drawn ten thousands of times: by React as people get it, three times as fast as the one that warns.
  // What it would warn of is heard in the browser's tests.
  oxc: { jsx: { runtime: 'automatic', development: false } },
  test: {
    env: { NODE_ENV: 'production' },
    include: ['packages/*/test/**/*.test.{ts,tsx}', 'games/**/test/**/*.test.ts', 'training/test/*.test.ts'],
    testTimeout: 120_000,
    // Test files share their modules, which spares a minute of loading; one that replaces a module puts it back.
    isolate: false,
    // Two cores, and many a test that waits for a process, a clock or a line: four at once keep both busy.
    maxWorkers: 4,
  },
})
