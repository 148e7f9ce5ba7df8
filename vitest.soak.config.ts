import { defineConfig } from 'vitest/config'
import e2e from './vitest.e2e.config.ts'

/** Whole games by real hands in a real Chromium, and the tests of every day at length: too long for every day. */
export default defineConfig({
  test: {
    ...e2e.test,
    include: ['packages/web/{e2e,soak}/**/*.test.ts'],
    env: { DURBAR_SOAK: '10' },
    testTimeout: 1_800_000,
  },
})
