import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['packages/*/test/**/*.test.{ts,tsx}', 'games/**/test/**/*.test.ts'],
    testTimeout: 120_000,
    // Both cores: by itself vitest leaves one of two idle.
    maxWorkers: 2,
  },
})
