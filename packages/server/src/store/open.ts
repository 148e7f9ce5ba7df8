/** Which store: a folder of this machine, or the address of a database. */
import { PostgresStore } from './postgres.ts'
import { SqliteStore } from './sqlite.ts'
import type { Store } from './store.ts'

export const isDatabase = (where: string): boolean => /^postgres(ql)?:/.test(where)

export const openStore = (where: string): Promise<Store> =>
  isDatabase(where) ? PostgresStore.open(where) : SqliteStore.open(where)
