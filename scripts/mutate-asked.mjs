/**
 * Runs in the copy, for mutate-copy.mjs: one Vitest that is asked again and again, for starting one costs more than
 * most of its answers. Told which file is another one, and which tests; says whether all of them pass.
 */
import { createVitest } from 'vitest/node'

const vitest = await createVitest('test', {
  config: 'vitest.mutate.config.ts',
  watch: false,
  reporters: [{}],
})

/** As on Vitest's command line: where they lie, and part of their name. */
function chosen(args) {
  const named = args.indexOf('-t')
  if (named < 0) vitest.resetGlobalTestNamePattern()
  else vitest.setGlobalTestNamePattern(args[named + 1])
  return vitest.globTestSpecifications(named < 0 ? args : args.slice(0, named))
}

process.on('message', async ({ args, changed }) => {
  if (changed) vitest.invalidateFile(changed)
  if (!args) return
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(await chosen(args))
  process.send(
    testModules.length > 0 && unhandledErrors.length === 0 && testModules.every((file) => file.ok()),
  )
})
process.on('disconnect', () => process.exit())
process.send('ready')
