/** On an iPhone's home screen Durbar has its own picture, not one of whatever page was open. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('the page names a picture of the size an iPhone asks for, without a transparent corner', () => {
  const page = readFileSync('packages/web/index.html', 'utf8')
  const [, path] = /<link rel="apple-touch-icon" href="\/([^"]+)"/.exec(page) ?? []
  const file = readFileSync(`packages/web/public/${path}`)
  expect(file.subarray(1, 4).toString()).toBe('PNG')
  expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([180, 180])
  // Colour type 2 has no alpha.
  expect(file[25]).toBe(2)
})
