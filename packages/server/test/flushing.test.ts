/** Acknowledged means flushed: by a flush that began after it was written, shared by all who wait. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { Flushing } from '../src/store/flushing.ts'
import { StoreTrouble } from '../src/store/trouble.ts'

/** A disk that is done when it is told so. */
function slowDisk() {
  const folder = mkdtempSync(join(tmpdir(), 'durbar-flushing-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const file = join(folder, 'log')
  writeFileSync(file, '')
  const begun: { done(): void; fail(why: Error): void }[] = []
  const log = new Flushing(
    file,
    () => new Promise((resolve, reject) => begun.push({ done: () => resolve(), fail: reject })),
  )
  onTestFinished(() => log.close())
  return { log, begun }
}
const aMoment = () => new Promise((resolve) => setImmediate(resolve))

test('whoever writes while a flush is under way waits for the next one, together with the others', async () => {
  const { log, begun } = slowDisk()
  const flushed: string[] = []
  const write = (name: string) => log.flushed().then(() => flushed.push(name))
  write('first')
  await aMoment()
  write('second')
  write('third')
  await aMoment()
  expect(begun).toHaveLength(1)
  begun[0]!.done()
  await aMoment()
  expect(flushed).toEqual(['first'])
  expect(begun).toHaveLength(2)
  begun[1]!.done()
  await aMoment()
  expect(flushed).toEqual(['first', 'second', 'third'])
  expect(begun).toHaveLength(2)
})

test('a disk that has failed once is not believed again', async () => {
  const { log, begun } = slowDisk()
  const first = log.flushed()
  await aMoment()
  begun[0]!.fail(new Error('EIO'))
  await expect(first).rejects.toThrow('EIO')
  await expect(log.flushed()).rejects.toThrow(StoreTrouble)
  await expect(log.flushed()).rejects.toThrow(/start the court again/)
  expect(begun).toHaveLength(1)
})
