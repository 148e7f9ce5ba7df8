/**
 * The components file of the rules reference, where it lies beside the checkout. The repository stands alone: where
 * it does not, the comparison is skipped and says so.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(import.meta.dirname, '..', '..', '..', '..', 'shared', 'rules')

/** null = the reference is not here. */
export function componentsOf(id: string): Record<string, unknown> | null {
  const file = join(folder, `${id}.components.json`)
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'))
  console.log(`${id}: the rules reference is not beside this checkout, its components were not compared`)
  return null
}
