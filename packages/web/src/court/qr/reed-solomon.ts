/** Error correction as ISO/IEC 18004 wants it: remainders of polynomials over GF(256), modulus 0x11d. */

const MODULUS = 0x11d
const EXP: number[] = []
const LOG: number[] = []
for (let i = 0, x = 1; i < 255; i++) {
  EXP[i] = x
  LOG[x] = i
  x = x << 1 > 255 ? (x << 1) ^ MODULUS : x << 1
}

const times = (a: number, b: number): number => (a && b ? EXP[(LOG[a]! + LOG[b]!) % 255]! : 0)

/** The product of (x - 2^i), without its leading 1; highest power first. */
function generator(degree: number): readonly number[] {
  let product = [1]
  for (let i = 0; i < degree; i++) {
    const next = [...product, 0]
    product.forEach((factor, k) => {
      next[k + 1]! ^= times(factor, EXP[i]!)
    })
    product = next
  }
  return product.slice(1)
}

export function correctionOf(data: readonly number[], count: number): readonly number[] {
  const divisor = generator(count)
  const rest = Array<number>(count).fill(0)
  for (const byte of data) {
    const factor = byte ^ rest.shift()!
    rest.push(0)
    divisor.forEach((each, i) => {
      rest[i]! ^= times(each, factor)
    })
  }
  return rest
}
