/**
 * Moves are integers inside and objects outside. A `Codec` maps the parameters of one verb to 0 .. size-1
 * and back; the combinators build it from the names in the transcript vocabulary. The verb takes the low six
 * bits, because `move & 63` is right for every integer below 2^53, so a noun may be as large as 2^47.
 */
import type { Codec, Json, Move } from './api.ts'

export const VERBS = 64
export const LARGEST_NOUN = 2 ** 47
export const encode = (verb: number, noun: number): Move => noun * VERBS + verb
export const verbOf = (move: Move): number => move & (VERBS - 1)
export const nounOf = (move: Move): number => (move - (move & (VERBS - 1))) / VERBS

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
  of(noun: number): number
}

type Params = Readonly<Record<string, unknown>>

export interface FieldsCodec<T extends Params> extends Codec<T> {
  /** By name, for reading a parameter out of a noun without unpacking the rest. */
  readonly digit: { readonly [K in keyof T]: Digit }
  /** Digits in the order of the fields, at most five. */
  pack(a?: number, b?: number, c?: number, d?: number, e?: number): number
}

/** Several parameters, mixed radix, the first field least significant. Exactly these keys outside. */
export function fields<T extends Params>(parts: { readonly [K in keyof T]: Codec<T[K]> }): FieldsCodec<T> {
  const keys = Object.keys(parts) as (keyof T & string)[]
  const digit = {} as { [K in keyof T]: Digit }
  const strides = [0, 0, 0, 0, 0]
  let size = 1
  keys.forEach((key, i) => {
    const stride = size
    const radix = parts[key].size
    strides[i] = stride
    size *= radix
    digit[key] = { stride, of: (noun) => Math.floor(noun / stride) % radix }
  })
  const [sa, sb, sc, sd, se] = strides as [number, number, number, number, number]
  return {
    size,
    digit,
    pack: (a = 0, b = 0, c = 0, d = 0, e = 0) => a * sa + b * sb + c * sc + d * sd + e * se,
    write(noun) {
      const out: Record<string, unknown> = {}
      for (const key of keys) out[key] = parts[key].write(digit[key].of(noun))
      return out as T
    },
    read(json) {
      if (typeof json !== 'object' || json === null || Array.isArray(json)) return -1
      if (Object.keys(json).length !== keys.length) return -1
      let noun = 0
      for (const key of keys) {
        if (!Object.hasOwn(json, key)) return -1
        const part = parts[key].read((json as Params)[key])
        if (part < 0) return -1
        noun += part * digit[key].stride
      }
      return noun
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
