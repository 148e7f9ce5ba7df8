/**
 * Moves are integers inside and objects outside. A `Codec` maps the parameters of one verb to 0 .. size-1
 * and back; the combinators build it from the names in the transcript vocabulary. The verb takes the low six
 * bits, because `move & 63` is right for every integer below 2^53, so a noun may be as large as 2^47.
 */
import type { Codec, Json, Move, Moves } from './api.ts'

export const VERBS = 64
export const LARGEST_NOUN = 2 ** 47
export const encode = (verb: number, noun: number): Move => noun * VERBS + verb
export const verbOf = (move: Move): number => move & (VERBS - 1)
export const nounOf = (move: Move): number => (move - (move & (VERBS - 1))) / VERBS

export const moves = (capacity = 256): Moves => ({ n: 0, at: new Float64Array(capacity) })

/** One of these values. */
export function choice<const T extends Json>(values: readonly T[]): Codec<T> {
  return { size: values.length, write: (noun) => values[noun]!, read: (json) => values.indexOf(json as T) }
}

/** A whole number from `least` to `most`. */
export function amount(least: number, most: number): Codec<number> {
  const fits = (json: unknown) =>
    Number.isInteger(json) && least <= (json as number) && (json as number) <= most
  return {
    size: most - least + 1,
    write: (noun) => noun + least,
    read: (json) => (fits(json) ? (json as number) - least : -1),
  }
}

const BINOMIAL: number[][] = [[1]]
function binomial(n: number, k: number): number {
  for (let row = BINOMIAL.length; row <= n; row++) {
    const above = BINOMIAL[row - 1]!
    BINOMIAL.push(Array.from({ length: row + 1 }, (_, i) => (above[i - 1] ?? 0) + (above[i] ?? 0)))
  }
  return BINOMIAL[n]![k] ?? 0
}

export interface SubsetCodec<T> extends Codec<readonly T[]> {
  /** From ascending indices into the values. */
  pack(indices: ArrayLike<number>, count?: number): number
  /** Writes the ascending indices to `out` and returns how many there are. */
  unpack(noun: number, out: number[] | Int32Array): number
}

/**
 * Between `least` and `most` of these names. The outside form is in plain string order whatever the order of
 * `values`. Ranked by size, then colexicographically: no bit is wasted, eight of 36 dice fit.
 */
export function subset<const T extends string>(
  values: readonly T[],
  least: number,
  most: number,
): SubsetCodec<T> {
  const n = values.length
  const index = new Map<unknown, number>(values.map((value, i) => [value, i]))
  const start: number[] = []
  let size = 0
  for (let k = 0; k <= most; k++) {
    start[k] = size
    if (k >= least) size += binomial(n, k)
  }
  const pack = (indices: ArrayLike<number>, count = indices.length) => {
    let rank = start[count]!
    for (let i = 0; i < count; i++) rank += binomial(indices[i]!, i + 1)
    return rank
  }
  const unpack = (noun: number, out: number[] | Int32Array) => {
    let count = most
    while (count > least && noun < start[count]!) count--
    let rank = noun - start[count]!
    for (let k = count, c = n - 1; k > 0; k--, c--) {
      while (binomial(c, k) > rank) c--
      rank -= binomial(c, k)
      out[k - 1] = c
    }
    return count
  }
  return {
    size,
    pack,
    unpack,
    write(noun) {
      const out: number[] = []
      unpack(noun, out)
      return out.map((i) => values[i]!).sort()
    },
    read(json) {
      if (!Array.isArray(json) || json.length < least || json.length > most) return -1
      if (!json.every((name, i) => index.has(name) && (i === 0 || json[i - 1] < name))) return -1
      return pack(json.map((name) => index.get(name)!).sort((a, b) => a - b))
    },
  }
}

/** All of these names in some order. */
export function ordering<const T extends string>(values: readonly T[]): Codec<readonly T[]> {
  let size = 1
  for (let i = 2; i <= values.length; i++) size *= i
  return {
    size,
    write(noun) {
      const rest = [...values]
      let left = noun
      return values.map(() => {
        const i = left % rest.length
        left = (left - i) / rest.length
        return rest.splice(i, 1)[0]!
      })
    },
    read(json) {
      if (!Array.isArray(json) || json.length !== values.length) return -1
      const rest: unknown[] = [...values]
      let noun = 0
      let unit = 1
      for (const name of json) {
        const i = rest.indexOf(name)
        if (i < 0) return -1
        noun += i * unit
        unit *= rest.length
        rest.splice(i, 1)
      }
      return noun
    },
  }
}

/** One parameter inside a packed noun. */
export interface Digit {
  readonly stride: number
  /** Its index among the values; -1 = left out. */
  readonly of: (noun: number) => number
}

type Params = Readonly<Record<string, unknown>>

export interface FieldsCodec<T extends Params> extends Codec<T> {
  /** By name, for reading a parameter out of a noun without unpacking the rest. */
  readonly digit: { readonly [K in keyof T]-?: Digit }
  /** Digits in the order of the fields, at most five. */
  readonly pack: (a?: number, b?: number, c?: number, d?: number, e?: number) => number
}

/** Up to here the digits of every noun are worked out once: rules read them at every step of a search. */
const FORESEEN = 2 ** 16
function reader(stride: number, radix: number, least: number, size: number): (noun: number) => number {
  // The lowest bits are there already.
  if (stride === 1 && least === 0 && (radix & (radix - 1)) === 0 && size <= 2 ** 31)
    return (noun) => noun & (radix - 1)
  const of = (noun: number) => (Math.floor(noun / stride) % radix) + least
  if (size > FORESEEN) return of
  const table = Int16Array.from({ length: size }, (_, noun) => of(noun))
  return (noun) => table[noun]!
}

/**
 * Several parameters, mixed radix, the first field least significant. Exactly these keys outside; those of
 * `optional` may be left out.
 */
export function fields<T extends Params, O extends Params = Record<never, never>>(
  parts: { readonly [K in keyof T]: Codec<T[K]> },
  optional: { readonly [K in keyof O]: Codec<O[K]> } = {} as { readonly [K in keyof O]: Codec<O[K]> },
): FieldsCodec<T & Partial<O>> {
  const all: Readonly<Record<string, Codec<unknown>>> = { ...parts, ...optional }
  const keys = Object.keys(all)
  const mustBe = Object.keys(parts).length
  const places = keys.map((key, i) => ({ key, codec: all[key]!, least: i < mustBe ? 0 : -1, stride: 0 }))
  let size = 1
  for (const place of places) {
    place.stride = size
    size *= place.codec.size - place.least
  }
  const digit: Record<string, Digit> = {}
  for (const { key, codec, least, stride } of places)
    digit[key] = { stride, of: reader(stride, codec.size - least, least, size) }
  const strides = [0, 1, 2, 3, 4].map((i) => places[i]?.stride ?? 0)
  const least = [0, 1, 2, 3, 4].map((i) => places[i]?.least ?? 0)
  const [sa, sb, sc, sd, se] = strides as [number, number, number, number, number]
  const [la, lb, lc, ld, le] = least as [number, number, number, number, number]
  const shift = 0 - (la * sa + lb * sb + lc * sc + ld * sd + le * se)
  return {
    size,
    digit: digit as { [K in keyof (T & Partial<O>)]-?: Digit },
    pack: (a = la, b = lb, c = lc, d = ld, e = le) => a * sa + b * sb + c * sc + d * sd + e * se + shift,
    write(noun) {
      const out: Record<string, unknown> = {}
      for (const { key, codec } of places) {
        const value = digit[key]!.of(noun)
        if (value >= 0) out[key] = codec.write(value)
      }
      return out as T & Partial<O>
    },
    read(json) {
      if (typeof json !== 'object' || json === null || Array.isArray(json)) return -1
      let noun = shift
      let found = 0
      for (const { key, codec, stride, least: absent } of places) {
        const given = Object.hasOwn(json, key)
        if (!given && absent === 0) return -1
        if (given) found++
        const part = given ? codec.read((json as Params)[key]) : absent
        if (given && part < 0) return -1
        noun += part * stride
      }
      return found === Object.keys(json).length ? noun : -1
    },
  }
}

/** A verb without parameters. */
export const nothing = fields<Record<string, never>>({})

export interface EitherCodec<T> extends Codec<T> {
  /** Where the nouns of the i-th form begin. */
  readonly start: readonly number[]
}

/** One of several forms, tried in this order; their outside forms must differ. */
export function either<T extends readonly unknown[]>(
  ...forms: { readonly [I in keyof T]: Codec<T[I]> }
): EitherCodec<T[number]> {
  const start: number[] = []
  let size = 0
  for (const form of forms) {
    start.push(size)
    size += form.size
  }
  return {
    size,
    start,
    write(noun) {
      let i = forms.length - 1
      while (noun < start[i]!) i--
      return forms[i]!.write(noun - start[i]!)
    },
    read(json) {
      for (let i = 0; i < forms.length; i++) {
        const noun = forms[i]!.read(json)
        if (noun >= 0) return start[i]! + noun
      }
      return -1
    },
  }
}
