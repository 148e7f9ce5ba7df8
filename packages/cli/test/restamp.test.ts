/** Records of an earlier shape: `durbar verify` says so, `durbar restamp` gives them the checksums of today. */
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { durbar, root } from './durbar.ts'

const records = join(root, 'games', 'vermaechtnis', 'test', 'games')
const today = readFileSync(join(records, readdirSync(records)[0]!), 'utf8')
const scratch = mkdtempSync(join(tmpdir(), 'durbar-restamp-'))

/** As it would have been written when its states had another shape. */
function older(name: string, change: (record: { result: { scores: number[] } }) => void = () => {}): string {
  const record = JSON.parse(today)
  delete record.shape
  for (const move of record.moves) move.sum++
  change(record)
  const file = join(scratch, `${name}.durbar.json`)
  writeFileSync(file, `${JSON.stringify(record)}\n`)
  return file
}

test('it is in order by its moves and its result, and stamped anew it is what it was', async () => {
  const file = older('honest')
  const before = await durbar(['verify', file])
  expect(before.code).toBe(0)
  expect(before.out).toMatch(/in order .*earlier shape/)
  const stamped = await durbar(['restamp', file])
  expect(stamped).toMatchObject({ code: 0, out: `${file}: stamped anew\n` })
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(JSON.parse(today))
  expect((await durbar(['verify', file])).out).not.toMatch(/earlier/)
  expect((await durbar(['restamp', file])).out).toBe(`${file}: as it was\n`)
})

test('one whose result was changed is left alone', async () => {
  const file = older('forged', (record) => {
    record.result.scores[0]!++
  })
  const text = readFileSync(file, 'utf8')
  const { code, out } = await durbar(['restamp', file])
  expect(code).toBe(1)
  expect(out).toContain('left alone: the result is not the one that was recorded')
  expect(readFileSync(file, 'utf8')).toBe(text)
})
