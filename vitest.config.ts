import { defineConfig } from 'vitest/config'
import { catalogue } from './packages/web/build/catalogue.ts'

export default defineConfig({
  // Frame and pages read it.
  plugins: [catalogue()],
  test: {
    include: ['packages/*/test/**/*.test.{ts,tsx}', 'games/**/test/**/*.test.ts'],
    testTimeout: 120_000,
    // Both cores: by itself vitest leaves one of two idle.
    maxWorkers: 2,
  },
})
