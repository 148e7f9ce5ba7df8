/** Networks for tests: written as `training/` writes them, made by hand or drawn at random. */
import { type Dice, kernel, streamDice } from '@durbar/kernel'
import type { AnyGame, Features, Learned } from '@durbar/room'
import { type AnyKernel, insightOf, type Network, namesSum } from '../src/index.ts'

const VERSION = 2

/** In the order in which `decoded` reads. */
export function encoded(network: Network, version = VERSION): string {
  const { names, seatFeatures, tableFeatures, first, second, step, beside } = network
  const shorts = [...network.seatWeights, ...network.tableWeights]
  const reals = [
    ...[...network.firstBias, ...network.secondWeights],
    ...[...network.secondBias, ...network.lastWeights],
  ]
  const data = new DataView(new ArrayBuffer(32 + 2 * shorts.length + 4 * reals.length))
  const head = [version, names, seatFeatures, tableFeatures, first, second]
  head.forEach((number, i) => {
    data.setUint32(4 * i, number, true)
  })
  data.setFloat32(24, step, true)
  data.setFloat32(28, beside, true)
  shorts.forEach((number, i) => {
    data.setInt16(32 + 2 * i, number, true)
  })
  reals.forEach((number, i) => {
    data.setFloat32(32 + 2 * shorts.length + 4 * i, number, true)
  })
  return Buffer.from(data.buffer).toString('base64')
}

/** By which names a network knows its features. */
export const sumOfNames = ({ seat, table }: Pick<Features<never>, 'seat' | 'table'>): number =>
  namesSum([...seat, '', ...table])

/** Of these features, with weights of any size. */
export function drawn(features: Pick<Features<never>, 'seat' | 'table'>, dice: Dice): Network {
  const [first, second] = [12, 5]
  const [seatFeatures, tableFeatures] = [features.seat.length, features.table.length]
  const short = () => dice.below(65_536) - 32_768
  const real = () => Math.fround((dice.below(2001) - 1000) / 1000)
  return {
    ...{
      seatFeatures,
      tableFeatures,
      first,
      second,
      names: sumOfNames(features),
      step: 2 ** -18,
      beside: 0.5,
    },
    seatWeights: Float32Array.from({ length: seatFeatures * 2 * first }, short),
    tableWeights: Float32Array.from({ length: tableFeatures * first }, short),
    firstBias: Float64Array.from({ length: first }, real),
    secondWeights: Float64Array.from({ length: first * second }, real),
    secondBias: Float64Array.from({ length: second }, real),
    lastWeights: Float64Array.from({ length: second }, real),
  }
}

/** This game with bots that have learned, and think briefly; from a network drawn at random unless one is given. */
export function learnedKernel(
  game: AnyGame,
  efforts: Learned['efforts'],
  network?: Learned['network'],
): AnyKernel {
  const insight = insightOf(kernel(game))
  const learned: Learned = {
    search: { foreseen: 1 },
    ...insight.learned,
    efforts,
    network: network ?? (async () => encoded(drawn(insight.features!, streamDice(1)))),
  }
  const own: AnyGame = { ...game, insight: { ...insight, learned } }
  return kernel(own)
}
