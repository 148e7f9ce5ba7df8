/** What cannot be had now is still read: it is at most a fifth paler, and only while something is asked. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const sheets = ['games', 'packages/table/src'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => join(folder, file)),
)
/** A rule that pales: by transparency, or by a veil that lies over it. */
const rules = sheets.flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/([^{}]*\[data-state="refused"\][^{}]*)\{([^{}]*)\}/g)].map(
    ([, selector = '', body = '']) => ({ file, selector: selector.trim(), body }),
  ),
)

test('what is refused is at most a fifth paler', () => {
  expect(rules.length).toBeGreaterThan(3)
  for (const { file, selector, body } of rules) {
    const [, opacity] = /opacity: ([\d.]+)/.exec(body) ?? []
    if (opacity === undefined) continue
    const paler = selector.includes('::after') ? Number(opacity) : 1 - Number(opacity)
    expect(paler, `${file}: ${selector}`).toBeLessThanOrEqual(0.2 + 1e-9)
  }
})

test('nothing fades because nothing is asked', () => {
  for (const file of sheets)
    for (const [rule] of readFileSync(file, 'utf8').matchAll(/[^{}]*\[data-state="idle"\][^{}]*\{[^{}]*\}/g))
      expect(rule, file).not.toMatch(/opacity|filter/)
})
