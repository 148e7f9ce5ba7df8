/** The list of what players found: no line is missing, and every test that it names is there. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../../..')
const list = readFileSync(join(root, 'docs/felt-faults.md'), 'utf8')

/** How many lines each part of what they wrote has. */
const PARTS = {
  'Part one: faults': 19,
  'Part one: complaints': 20,
  'Part two: faults': 13,
  'Part two: complaints': 25,
}
const lettered = (part: string): string =>
  part.endsWith('faults') ? 'B' : part.startsWith('Part two') ? 'U' : ''

const rowsOf = (part: string): readonly (readonly string[])[] =>
  list
    .split(`## ${part}\n`)[1]!
    .split('\n## ')[0]!
    .split('\n')
    .filter((line) => /^\| [BU]?\d/.test(line))
    .map((line) => line.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, '')))

test.each(Object.entries(PARTS))(
  '%s: every line once, in order, with what was wrong and what is so now',
  (part, count) => {
    const rows = rowsOf(part)
    expect(rows.map(([line]) => line)).toEqual(
      Array.from({ length: count }, (_, i) => `${lettered(part)}${i + 1}`),
    )
    for (const row of rows) expect(row.filter((cell) => cell.trim() !== '')).toHaveLength(4)
  },
)

/** As it stands in its file, whichever quotes it is in. */
const plain = (source: string): string =>
  source.replaceAll('\\u2019', '’').replaceAll("\\'", "'").replaceAll('\\"', '"')

test.each(Object.keys(PARTS))('%s: every test that is named is there', (part) => {
  const missing = rowsOf(part).flatMap(([line, , , shown]) => {
    const named = [...shown!.matchAll(/`([^`]+)`: "((?:[^"\\]|\\.)+)"/g)]
    const unread = shown!.replaceAll(/`[^`]+`: "(?:[^"\\]|\\.)+"(; )?/g, '').trim()
    if (named.length === 0 || unread) return [`${line}: ${unread || 'names no test'}`]
    return named.flatMap(([, file, name]) => {
      if (!existsSync(join(root, file!))) return [`${line}: no ${file}`]
      const source = plain(readFileSync(join(root, file!), 'utf8'))
      const title = plain(name!)
      return [`'${title}'`, `"${title}"`, `\`${title}\``].some((each) => source.includes(each))
        ? []
        : [`${line}: no "${title}" in ${file}`]
    })
  })
  expect(missing).toEqual([])
})
