import { defineConfig } from 'vitest/config'
import e2e from './vitest.e2e.config.ts'

/** What is held to milliseconds in a real Chromium: with nothing beside it, for whoever shares a cache is slower. */
export default defineConfig({
  test: { ...e2e.test, include: ['packages/web/alone/**/*.test.ts'], maxWorkers: 1 },
})
