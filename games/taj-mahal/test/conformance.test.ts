import { conformance } from '@durbar/kernel/conformance'
import { expect, test } from 'vitest'
import { tajMahal } from '../index.ts'

const numbers = new Set(Object.keys(tajMahal.texts.catalogue))

test.each([2, 3, 4, 5])('a table of %i keeps the contract with the kernel, secrets included', (seats) => {
  const report = conformance(tajMahal.game, {
    tables: [{ seats, options: { neutralPrince: seats === 2 } }],
    games: 3,
    seed: 40 + seats,
    numbers,
    every: 3,
  })
  for (const [name, { ran, failures }] of Object.entries(report)) {
    expect([name, failures]).toEqual([name, []])
    // Nothing is simultaneous in Taj Mahal, and the speed is measured by `durbar bench`.
    if (name !== 'simultaneous' && name !== 'speed') expect([name, ran > 0]).toEqual([name, true])
  }
})
