/** A second, naive reading of the rules, with strings and lists. */
import type { Header, Outcome, Referee } from '@durbar/room/testing'
import { ANTIQUES, COLOURS, colourOf, KINDS, kindOf, VALUE } from '../data/antiques.ts'
import { COLLECTION_CARDS } from '../data/collections.ts'

const antique = (id: string) => {
  const i = ANTIQUES.indexOf(id as never)
  return { kind: KINDS[kindOf(i)]!, colour: COLOURS[colourOf(i)]!, value: VALUE[i]! }
}
const cardOf = (id: string) => COLLECTION_CARDS.find((card) => card.id === id)!

interface Player {
  rupees: number
  antiques: string[]
  cards: string[]
}

export const referee: Referee = function* ({ seats, options, setup }: Header) {
  const prices = seats === 4 ? [4, 3, 3, 2, 2] : [4, 3, 2, 2]
  let offer: string[] = [...setup.offer]
  const deck: string[] = [...setup.deck]
  let coins = prices.map(() => true)
  let turn: number = setup.startSeat
  let extra = false
  const players = Array.from(
    { length: seats },
    (_, seat): Player => ({ rupees: seat === turn ? 4 : 5, antiques: [], cards: [] }),
  )
  const supply = new Set(COLLECTION_CARDS.map((card) => card.id))
  const collectable = () => {
    const { antiques, cards } = players[turn]!
    return COLLECTION_CARDS.filter((card) => supply.has(card.id)).flatMap((card) => {
      const complete = Object.entries(card.requires).every(
        ([kind, n]) => antiques.filter((id) => antique(id).kind === kind).length >= n,
      )
      const banned =
        card.size === 'small' &&
        cards.some((id) => cardOf(id).sort === card.sort && cardOf(id).size === 'large')
      if (!complete || banned) return []
      if (!card.giveUp) return [{ type: 'takeCollection', card: card.id }]
      return antiques
        .filter((id) => card.giveUp!.includes(antique(id).kind))
        .map((giveUp) => ({ type: 'takeCollection', card: card.id, giveUp }))
    })
  }

  for (;;) {
    const player = players[turn]!
    const price = prices[coins.indexOf(true)]!
    const buys = player.rupees >= price ? offer.map((id) => ({ type: 'buy', antique: id })) : []
    const action = yield { seat: turn, legal: [{ type: 'takeCoin' }, ...buys] }
    if (action.type === 'takeCoin') {
      coins[coins.indexOf(true)] = false
      player.rupees += 3
    } else {
      player.rupees -= price
      player.antiques.push(action.antique)
      offer = offer.filter((id) => id !== action.antique)
    }
    let effect: string | null = null
    const cards = collectable()
    if (cards.length > 0) {
      const choice = yield { seat: turn, legal: [...cards, { type: 'declineCollection' }] }
      if (choice.type === 'takeCollection') {
        supply.delete(choice.card)
        player.cards.push(choice.card)
        player.antiques = player.antiques.filter((id) => id !== choice.giveUp)
        effect = options.greySide ? cardOf(choice.card).effect : null
      }
    }
    player.rupees = Math.min(8, player.rupees)
    if (effect === 'rupees') player.rupees = Math.min(8, player.rupees + 3)
    if (effect === 'clear') offer = []
    extra = effect === 'extra' && !extra
    if (!extra) turn = (turn + 1) % seats
    if (offer.length > 0 && coins.includes(true)) continue
    if (deck.length < 4) break
    offer = deck.splice(0, 4)
    coins = prices.map(() => true)
  }
  return score(players)
}

function score(players: readonly Player[]): Outcome {
  const lone = (ids: readonly string[]) =>
    ids.filter((id) => ids.filter((other) => antique(other).colour === antique(id).colour).length === 1)
  const rows = players.map(({ rupees, antiques, cards }) => {
    const surrendered = lone(antiques).sort()
    const kept = antiques.filter((id) => !surrendered.includes(id))
    const antiquePoints = kept.reduce((sum, id) => sum + antique(id).value, 0)
    const collectionPoints = cards.reduce((sum, id) => sum + cardOf(id).points, 0)
    return {
      antiquePoints,
      collectionPoints,
      moneyPoints: Math.floor(rupees / 3),
      rupees,
      antiquesKept: kept.length,
      surrendered,
    }
  })
  const totals = rows.map((row) => row.antiquePoints + row.collectionPoints + row.moneyPoints)
  const better = (a: number, b: number) =>
    totals[a]! > totals[b]! || (totals[a] === totals[b] && rows[a]!.antiquesKept > rows[b]!.antiquesKept)
  return {
    scores: totals,
    places: totals.map((_, seat) => 1 + totals.filter((__, other) => better(other, seat)).length),
    detail: {
      antiquePoints: rows.map((row) => row.antiquePoints),
      collectionPoints: rows.map((row) => row.collectionPoints),
      moneyPoints: rows.map((row) => row.moneyPoints),
      rupees: rows.map((row) => row.rupees),
      antiquesKept: rows.map((row) => row.antiquesKept),
      surrendered: rows.map((row) => row.surrendered),
    },
  }
}
