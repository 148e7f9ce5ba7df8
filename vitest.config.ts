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
    include: ['packages/*/test/**/*.test.{ts,tsx}', 'games/**/test/**/*.test.ts'],
    testTimeout: 120_000,
    // Modules keep no state of their own (house rule), so test files may share them: half a minute of loading less.
    isolate: false,
    // Both cores: by itself vitest leaves one of two idle.
    maxWorkers: 2,
  },
})
