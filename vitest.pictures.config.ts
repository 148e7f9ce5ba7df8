import { defineConfig } from 'vitest/config'

/** Pictures of the court and of records: no test, but people at a real court and a browser, as the tests have them. */
export default defineConfig({
  test: {
    include: ['packages/web/pictures/**/*.test.ts'],
    globalSetup: ['packages/web/e2e/serve.ts'],
    testTimeout: 900_000,
    hookTimeout: 240_000,
    maxWorkers: 1,
  },
})
