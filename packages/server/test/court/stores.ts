/** On which store the courts of a test are opened. */
import { join } from 'node:path'
import { freshDatabase } from './database.ts'

type Kind = 'sqlite' | 'postgres'
const DEFAULT: Kind = process.env.DURBAR_TEST_STORE === 'postgres' ? 'postgres' : 'sqlite'
let kind: Kind = DEFAULT
/** A house that opens again at its folder finds what it left. */
const databases = new Map<string, Promise<string>>()

export const useStore = (wanted: Kind | null): void => {
  kind = wanted ?? DEFAULT
}
export const isOnPostgres = (): boolean => kind === 'postgres'

export function storeOf(folder: string): Promise<string> {
  if (kind === 'sqlite') return Promise.resolve(join(folder, 'data'))
  const known = databases.get(folder) ?? freshDatabase()
  databases.set(folder, known)
  return known
}
