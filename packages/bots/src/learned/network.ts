/**
 * A small network that has learned what a position is worth. It looks at every seat with the same eyes: the first
 * layer reads that seat's features, the sum of all other seats' and those of the table; a second one and a single
 * number follow. Between two seats the difference of their numbers is the logarithm of the odds that one comes in
 * before the other. Most networks stand beside the hand-written evaluation and say what it overlooks.
 *
 * Features are rounded to 1/256 and the first layer's weights to whole multiples of one scale, so that its sums are
 * whole numbers, exact in any order: the same in every engine, and the same whether they are summed anew or only
 * what has changed is added (see reading.ts).
 */

/** Features are whole multiples of 1 / GRAIN. */
export const GRAIN = 256
const VERSION = 2
/** Bytes before the weights. */
const HEADER = 32

interface Shape {
  readonly seatFeatures: number
  readonly tableFeatures: number
  /** Units of the first and of the second layer. */
  readonly first: number
  readonly second: number
}

export interface Network extends Shape {
  /** By which feature names it was trained: see `namesSum`. */
  readonly names: number
  /** What one whole step of the first layer's sums is worth. */
  readonly step: number
  /**
   * How much the hand-written evaluation counts beside it, by its own measure: 1 where the network has learned what
   * that overlooks, 0 where it judges alone.
   */
  readonly beside: number
  /** Feature by feature: what it adds to the units of its own seat, then to those of every other seat. */
  readonly seatWeights: Float32Array
  /** Feature by feature: what it adds to the units of every seat. */
  readonly tableWeights: Float32Array
  readonly firstBias: Float64Array
  /** Unit by unit of the first layer: what it adds to each of the second. */
  readonly secondWeights: Float64Array
  readonly secondBias: Float64Array
  readonly lastWeights: Float64Array
}

/** A number for a list of names, so that a network is never fed with features it does not know. */
export function namesSum(names: readonly string[]): number {
  let sum = 0x811c9dc5
  for (const letter of names.join('\n')) sum = Math.imul(sum ^ letter.codePointAt(0)!, 0x01000193)
  return sum >>> 0
}

/** Reads what `training/` writes: little-endian numbers in base64, in the order of the fields below. */
export function decoded(base64: string): Network {
  const text = atob(base64)
  const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0))
  const data = new DataView(bytes.buffer)
  if (bytes.length < HEADER) throw new Error(`a network of ${bytes.length} bytes is none`)
  let at = 0
  const next = (size: number) => {
    at += size
    return at - size
  }
  const whole = () => data.getUint32(next(4), true)
  const real = () => data.getFloat32(next(4), true)
  const short = () => data.getInt16(next(2), true)
  const version = whole()
  if (version !== VERSION) throw new Error(`a network of version ${version}; ${VERSION} is known`)
  const names = whole()
  const [seatFeatures, tableFeatures, first, second] = [whole(), whole(), whole(), whole()]
  const [step, beside] = [real(), real()]
  const wanted =
    HEADER + 2 * (2 * seatFeatures + tableFeatures) * first + 4 * (first + first * second + second + second)
  if (bytes.length !== wanted)
    throw new Error(`a network of ${bytes.length} bytes; its shape wants ${wanted}`)
  return {
    ...{ names, seatFeatures, tableFeatures, first, second, step, beside },
    seatWeights: Float32Array.from({ length: seatFeatures * 2 * first }, short),
    tableWeights: Float32Array.from({ length: tableFeatures * first }, short),
    firstBias: Float64Array.from({ length: first }, real),
    secondWeights: Float64Array.from({ length: first * second }, real),
    secondBias: Float64Array.from({ length: second }, real),
    lastWeights: Float64Array.from({ length: second }, real),
  }
}
