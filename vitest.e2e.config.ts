import { defineConfig } from 'vitest/config'

/** The client in a real Chromium. Built and served once, before the first test. */
export default defineConfig({
  test: {
    include: ['packages/web/e2e/**/*.test.ts'],
    globalSetup: ['packages/web/e2e/serve.ts'],
    testTimeout: 240_000,
    hookTimeout: 120_000,
    // Two cores, and hands that mostly wait: three browsers at once. With four some wait too long.
    maxWorkers: 3,
    // What a worker has loaded, its browser among it, serves all its files.
    isolate: false,
  },
})
