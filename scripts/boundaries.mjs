/** Who imports whom: once with types, once with values alone (see .dependency-cruiser.cjs). */
import { spawnSync } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const cruise = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs')
let failed = 0
for (const BOUNDARIES of ['types', 'values']) {
  const { status } = spawnSync(
    process.execPath,
    [
      '--require',
      join(root, 'scripts/parse-tsx.cjs'),
      cruise,
      '--config',
      '.dependency-cruiser.cjs',
      'packages',
      'games',
    ],
    { cwd: root, stdio: 'inherit', env: { ...process.env, BOUNDARIES } },
  )
  failed ||= status ?? 1
}
process.exitCode = failed
