import { defineConfig, mergeConfig } from 'vitest/config'
import everyDay from './vitest.config.ts'

/** The same tests at length: ten times the games, every position. */
export default mergeConfig(
  everyDay,
  defineConfig({ test: { env: { DURBAR_SOAK: '10' }, testTimeout: 1_800_000, hookTimeout: 1_800_000 } }),
)
