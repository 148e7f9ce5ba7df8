/** What is learned from a game that bots have played against themselves. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type AnyKernel, byInsight, GRAIN, insightOf, type Judge } from '@durbar/bots'
import { roomOf } from '@durbar/games'
import { kernelOf } from '@durbar/kernel'
import { expect, test } from 'vitest'
import { writePositions } from '../positions.ts'
import { MOST_SEATS, type Sample, selfPlay } from '../self-play.ts'

const kernel: AnyKernel = kernelOf(roomOf('vermaechtnis')!.game)
const features = insightOf(kernel).features!
const table = { seats: 3, options: { greySide: false } }

/** Plays by the hand-written evaluation and is sure of one thing: the chance that any seat comes in before another. */
const stubborn = (chance: number): Judge => ({ ...byInsight(kernel), beats: () => chance })
const played = (patience: number, judge: Judge): readonly Sample[] =>
  selfPlay(kernel, features, table, { judge, careless: 0, whim: 1e9, every: 2, patience }, 5)
const pair = ({ before }: Sample, a: number, b: number) => before[a * MOST_SEATS + b]!

test('with all patience every position teaches the end, and nothing else', () => {
  const samples = played(1, byInsight(kernel))
  expect(samples.length).toBeGreaterThan(10)
  for (const sample of samples) {
    expect(sample.before).toEqual(samples[0]!.before)
    expect(pair(sample, 0, 1) + pair(sample, 1, 0)).toBe(1)
    expect([0, 0.5, 1]).toContain(pair(sample, 0, 1))
    // Nobody is before themselves, and nobody sits at the fourth seat.
    for (const [a, b] of [
      [0, 0],
      [0, 3],
      [3, 1],
    ] as const)
      expect(pair(sample, a, b)).toBe(0)
  }
})

test('with none it teaches what the judge says at once', () => {
  for (const sample of played(0, stubborn(0.7))) expect(pair(sample, 0, 1)).toBe(0.7)
})

test('in between, the nearer the end the more of it', () => {
  const samples = played(0.9, stubborn(0.25))
  const end = pair(played(1, stubborn(0.25))[0]!, 0, 1)
  const distance = samples.map((sample) => Math.abs(pair(sample, 0, 1) - end))
  expect(distance.toSorted((a, b) => b - a)).toEqual(distance)
  // Far from the end it is the judge's word.
  expect(pair(samples[0]!, 0, 1)).toBeCloseTo(0.25, 2)
})

test('on disk all positions are of one length, seats that are empty are empty', () => {
  const folder = mkdtempSync(join(tmpdir(), 'positions-'))
  try {
    const file = join(folder, 'some.bin')
    const samples = played(1, byInsight(kernel))
    const [width, tableWidth] = [features.seat.length, features.table.length]
    writePositions(file, samples, width, tableWidth)
    const numbers = new Int16Array(new Uint8Array(readFileSync(file)).buffer)
    const head = 1 + MOST_SEATS * MOST_SEATS + MOST_SEATS
    const length = head + MOST_SEATS * width + tableWidth
    expect(numbers.length).toBe(samples.length * length)
    samples.forEach((sample, n) => {
      const row = numbers.subarray(n * length, (n + 1) * length)
      expect(row[0]).toBe(3)
      expect(row[2]).toBe(Math.round(pair(sample, 0, 1) * 16_384))
      expect(row[1 + MOST_SEATS * MOST_SEATS]).toBe(Math.round(sample.written[0]! * GRAIN))
      expect([...row.subarray(head, head + 3 * width)]).toEqual([...sample.features.subarray(0, 3 * width)])
      expect(row.subarray(head + 3 * width, head + MOST_SEATS * width).every((x) => x === 0)).toBe(true)
      expect([...row.subarray(head + MOST_SEATS * width)]).toEqual([...sample.features.subarray(3 * width)])
    })
  } finally {
    rmSync(folder, { recursive: true })
  }
})
