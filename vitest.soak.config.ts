import { defineConfig } from 'vitest/config'
import e2e from './vitest.e2e.config.ts'

/** Whole games by real hands in a real Chromium: too long for every day. */
export default defineConfig({
  test: { ...e2e.test, include: ['packages/web/soak/**/*.test.ts'], testTimeout: 1_800_000 },
})
