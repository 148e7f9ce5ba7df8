import { componentsOf } from '@durbar/room/testing'
import { expect, test } from 'vitest'
import { components } from './components.ts'

const reference = componentsOf('cards-karma')

test.runIf(reference)('every card, effect and number is that of the components file', () => {
  // biome-ignore lint/suspicious/noExplicitAny: the reference says what it says
  const theirs = reference as any
  const ours = JSON.parse(JSON.stringify(components()))
  for (const overview of theirs.overviewCards) delete overview.use
  for (const key of Object.keys(ours)) expect(ours[key], key).toEqual(theirs[key])
  const untold = ['title', 'seed', 'statusLegend', 'status', 'startElephant', 'totals']
  expect(Object.keys(theirs).filter((key) => !(key in ours))).toEqual(untold)
})
