/**
 * The rulebook of each game against the rules reference. The repository stands alone: where the reference does
 * not lie beside the checkout, these tests say so and do not run.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { rulesIn } from '@durbar/room'
import { describe, expect, test } from 'vitest'
import { rooms } from '../rooms.ts'

const reference = join(import.meta.dirname, '..', '..', '..', 'shared', 'rules')

/** Numbers as the reference defines them: bold at the start of an item, in a table of rulings, or as an example. */
function numbersIn(text: string, prefix: string): { rules: Set<string>; examples: Set<string> } {
  const rules = new Set<string>()
  const examples = new Set<string>()
  const defined = new RegExp(`\\*\\*(${prefix}-(?:\\d+(?:\\.\\d+)+[a-z]?|V\\.\\d+))`, 'g')
  for (const [, number] of text.matchAll(defined)) rules.add(number!)
  for (const [, number] of text.matchAll(new RegExp(`^(?:\\| *|- )\\**((?:${prefix}-)?R-?\\d+)\\b`, 'gm')))
    rules.add(number!.startsWith(prefix) ? number! : `${prefix}-${number}`)
  const [, worked = ''] = text.split(/^## .*Worked examples.*$/m)
  const items = worked.split(/^## /m)[0]!
  const example = new RegExp(`^(?:- |\\d+\\. |\\| )\\**((?:${prefix}-)?[A-Z]{1,2}-?\\d+)\\b`, 'gm')
  for (const [, number] of items.matchAll(example))
    examples.add(number!.startsWith(prefix) ? number! : `${prefix}-${number}`)
  return { rules, examples }
}

describe.each(rooms.map((room) => [room.game.id, room] as const))('%s', (id, { book, texts }) => {
  const file = join(reference, `${id}.md`)
  const present = existsSync(file)
  if (!present)
    console.log(`${id}: the rules reference is not beside this checkout, its rulebook was not compared`)
  const prefix = book.prefix.slice(0, -1)
  const told = new Set(rulesIn(book))

  test.runIf(present)('has every rule and ruling of the reference, and no other', () => {
    const { rules } = numbersIn(readFileSync(file, 'utf8'), prefix)
    expect(rules.size).toBeGreaterThan(60)
    expect([...rules].filter((number) => !told.has(number))).toEqual([])
    expect([...told].filter((number) => !rules.has(number))).toEqual([])
  })
  test.runIf(present)('has every worked example of the reference', () => {
    const { examples } = numbersIn(readFileSync(file, 'utf8'), prefix)
    expect(examples.size).toBeGreaterThan(15)
    expect([...examples].filter((number) => !texts.examples.includes(number))).toEqual([])
  })
})
