/** Copies of the store and the way back: nothing is overwritten, nothing half-done, and everybody else is kept out. */
import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'libsql'
import { expect, test } from 'vitest'
import { backUp, openStore, reportsIn, restore } from '../../src/court.ts'
import { newFolder } from './house.ts'

/** A folder in whose store this is kept. */
async function keeping(value: string): Promise<string> {
  const folder = newFolder()
  const store = await openStore(folder)
  await store.keepNote('kept', value)
  await store.close()
  return folder
}
async function keptIn(folder: string): Promise<string | null> {
  const store = await openStore(folder)
  const kept = await store.note('kept')
  await store.close()
  return kept
}
const rights = (path: string) => statSync(path).mode & 0o777

test('a copy is put in the place of the store, and what was there before stays beside it', async () => {
  const [monday, today] = [await keeping('monday'), await keeping('today')]
  const copy = join(newFolder(), 'copies', 'of', 'monday.db')
  backUp(monday, copy)
  // A court that was killed has left its log.
  const left = new Database(join(today, 'durbar.db'))
  left.pragma('wal_autocheckpoint = 0')
  left.exec("update notes set value = 'this morning' where name = 'kept'")
  const before = (await restore(today, copy))!
  left.close()
  expect(before).toMatch(/durbar\.db\.before-\d+$/)
  expect(await keptIn(today)).toBe('monday')
  const old = new Database(before)
  expect(old.prepare("select value from notes where name = 'kept'").all()).toEqual([
    { value: 'this morning' },
  ])
  old.close()
  // The copy is still there, and nothing that was in between.
  expect(readdirSync(join(copy, '..'))).toEqual(['monday.db'])
  expect(readdirSync(today).filter((name) => name.includes('restored'))).toEqual([])
  expect(await restore(today, copy)).not.toBeNull()
})

test('where there was nothing a store is made that only its owner can read', async () => {
  const copy = join(newFolder(), 'monday.db')
  backUp(await keeping('monday'), copy)
  const folder = join(newFolder(), 'deep', 'data')
  expect(await restore(folder, copy)).toBeNull()
  expect(rights(folder)).toBe(0o700)
  expect(await keptIn(folder)).toBe('monday')
  // And once more into one that is there.
  expect(await restore(folder, copy)).not.toBeNull()
})

test('a copy that cannot be made leaves nothing behind', async () => {
  const folder = newFolder()
  const file = join(folder, 'durbar.db')
  const raw = new Database(file)
  raw.exec('create table t (a)')
  raw.close()
  const copies = newFolder()
  expect(() => backUp(folder, join(copies, 'x.db'))).toThrow(/no whole backup/)
  expect(readdirSync(copies)).toEqual([])
  writeFileSync(join(copies, 'taken'), '')
  expect(() => backUp(folder, join(copies, 'taken', 'x.db'))).toThrow()
  expect(readdirSync(copies)).toEqual(['taken'])
})

test('a store is its owner’s alone, and one court’s at a time', async () => {
  const folder = join(newFolder(), 'deep', 'data')
  const store = await openStore(folder)
  expect([rights(folder), rights(join(folder, 'durbar.db'))]).toEqual([0o700, 0o600])
  await expect(openStore(folder)).rejects.toThrow(/court is open/)
  await store.close()
  // Also one that could not be opened lets go of it.
  const broken = newFolder()
  mkdirSync(join(broken, 'durbar.db'))
  for (let n = 0; n < 2; n++) await expect(openStore(broken)).rejects.not.toThrow(/court is open/)
  await (await openStore(folder)).close()
})

test('what was reported is read beside the open court; where there is none, that is said', async () => {
  const folder = newFolder()
  await expect(reportsIn(folder)).rejects.toThrow(/no court here yet/)
  expect(existsSync(join(folder, 'durbar.db'))).toBe(false)
  const store = await openStore(folder)
  expect(await reportsIn(folder)).toEqual([])
  await store.close()
})
