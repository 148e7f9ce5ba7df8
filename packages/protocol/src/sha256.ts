/** SHA-256 (FIPS 180-4), because a browser has no synchronous one, and none at all on an insecure address. */

const rotr = (x: number, n: number) => (x >>> n) | (x << (32 - n))

const PRIMES: number[] = []
for (let n = 2; PRIMES.length < 64; n++) if (PRIMES.every((p) => n % p !== 0)) PRIMES.push(n)
const fraction = (x: number) => ((x - Math.floor(x)) * 2 ** 32) | 0
const START = PRIMES.slice(0, 8).map((p) => fraction(Math.sqrt(p)))
const ROUND = PRIMES.map((p) => fraction(Math.cbrt(p)))

function compress(hash: Int32Array, block: DataView): void {
  const w = new Int32Array(64)
  for (let i = 0; i < 16; i++) w[i] = block.getInt32(4 * i)
  for (let i = 16; i < 64; i++) {
    const [x, y] = [w[i - 15]!, w[i - 2]!]
    const s0 = rotr(x, 7) ^ rotr(x, 18) ^ (x >>> 3)
    const s1 = rotr(y, 17) ^ rotr(y, 19) ^ (y >>> 10)
    w[i] = w[i - 16]! + s0 + w[i - 7]! + s1
  }
  const v = hash.slice()
  for (let i = 0; i < 64; i++) {
    const [a, b, c, , e, f, g, h] = v as unknown as number[]
    const s1 = rotr(e!, 6) ^ rotr(e!, 11) ^ rotr(e!, 25)
    const s0 = rotr(a!, 2) ^ rotr(a!, 13) ^ rotr(a!, 22)
    const t1 = (h! + s1 + ((e! & f!) ^ (~e! & g!)) + ROUND[i]! + w[i]!) | 0
    const t2 = (s0 + ((a! & b!) ^ (a! & c!) ^ (b! & c!))) | 0
    v.copyWithin(1, 0, 7)
    v[4] = v[4]! + t1
    v[0] = t1 + t2
  }
  for (let i = 0; i < 8; i++) hash[i] = hash[i]! + v[i]!
}

/** The hash of a text's UTF-8 bytes, as 64 hexadecimal digits. */
export function sha256(text: string): string {
  const bytes = new TextEncoder().encode(text)
  const padded = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64)
  padded.set(bytes)
  padded[bytes.length] = 0x80
  const data = new DataView(padded.buffer)
  data.setUint32(padded.length - 8, Math.floor(bytes.length / 2 ** 29))
  data.setUint32(padded.length - 4, bytes.length * 8)
  const hash = Int32Array.from(START)
  for (let at = 0; at < padded.length; at += 64) compress(hash, new DataView(padded.buffer, at, 64))
  return [...hash].map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('')
}
