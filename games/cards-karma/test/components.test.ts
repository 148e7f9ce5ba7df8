import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { components } from '../data/components.ts'

/** Beside the checkout, where the project keeps its references; a clone elsewhere has none. */
const FILE = fileURLToPath(new URL('../../../../shared/rules/cards-karma.components.json', import.meta.url))
const there = existsSync(FILE)

describe('our tables against the components file', () => {
  if (!there) {
    test('did not run: the components file does not lie beside this checkout', () => {
      expect(components().playCards.length).toBe(144)
    })
    return
  }
  test('every card, effect and number is that of the components file', () => {
    const file = JSON.parse(readFileSync(FILE, 'utf8'))
    const ours = JSON.parse(JSON.stringify(components()))
    for (const overview of file.overviewCards) delete overview.use
    for (const key of Object.keys(ours)) expect(ours[key], key).toEqual(file[key])
    const untold = ['title', 'seed', 'statusLegend', 'status', 'startElephant', 'totals']
    expect(Object.keys(file).filter((key) => !(key in ours))).toEqual(untold)
  })
})
