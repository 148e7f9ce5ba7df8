/**
 * Das Vermächtnis des Maharaja as a game of boardgame.io: the whole rulebook with 2 to 4 players and the grey
 * sides, written in the framework's own style (a plain G, moves that change a draft, turn hooks, endIf). Only
 * the printed data are shared with our game; `lockstep.ts` holds the two to each other.
 */
import { INVALID_MOVE } from 'boardgame.io/core'
import type { Choice, Game } from 'boardgame.io/internal'
import { ANTIQUES, type Colour, type Kind, VALUE } from '../../../games/vermaechtnis/data/antiques.ts'
import { COLLECTION_CARDS } from '../../../games/vermaechtnis/data/collections.ts'
import {
  GOLD,
  GREY_RUPEES,
  MONEY_CAP,
  OFFER_SIZE,
  RUPEES_PER_POINT,
  START_MONEY_FIRST,
  START_MONEY_OTHERS,
  tradeRow,
} from '../../../games/vermaechtnis/data/market.ts'

/** What chance decides: the framework's own shuffle is not used, so that both sides play the same deal. */
export interface Deal {
  readonly greySide: boolean
  readonly startSeat: number
  readonly offer: readonly string[]
  /** The last card is on top. */
  readonly deck: readonly string[]
}

interface Player {
  rupees: number
  antiques: string[]
  collections: string[]
}

export interface G {
  greySide: boolean
  startSeat: number
  day: number
  deck: string[]
  offer: (string | null)[]
  /** Coins on the trade cards, on the rightmost ones. */
  coins: number
  supply: string[]
  players: Player[]
  removed: string[]
  step: 'action' | 'collection' | 'done'
  /** The collection card taken in this turn. */
  taken: string | null
  inExtraTurn: boolean
  result: { scores: number[]; places: number[] } | null
}

const ANTIQUE: Readonly<Record<string, { kind: Kind; colour: Colour; value: number }>> = Object.fromEntries(
  ANTIQUES.map((id, i) => {
    const [kind, colour] = id.split('-') as [Kind, Colour]
    return [id, { kind, colour, value: VALUE[i]! }]
  }),
)
const CARD = Object.fromEntries(
  COLLECTION_CARDS.map(({ requires, ...card }) => [
    card.id,
    {
      ...card,
      requires: Object.entries(requires) as [Kind, number][],
      /** Whoever owns the card may not take these: a large one bans the small ones of its sort. */
      bans: COLLECTION_CARDS.flatMap((other) =>
        card.size === 'large' && other.size === 'small' && other.sort === card.sort ? [other.id] : [],
      ),
    },
  ]),
)

export const price = (G: G): number => {
  const row = tradeRow(G.players.length)
  return row[row.length - G.coins] ?? 0
}

/** The cards of the supply that this player may take. Reads a draft once: every access to one is slow. */
function takeable({ supply }: G, player: Player): string[] {
  const owned: Partial<Record<Kind, number>> = {}
  for (const id of player.antiques) {
    const { kind } = ANTIQUE[id]!
    owned[kind] = (owned[kind] ?? 0) + 1
  }
  const banned: readonly string[] = player.collections.flatMap((id) => CARD[id]!.bans)
  return supply.filter(
    (id) =>
      !banned.includes(id) && CARD[id]!.requires.every(([kind, number]) => (owned[kind] ?? 0) >= number),
  )
}

const pay = (player: Player): void => {
  player.rupees = Math.min(player.rupees, MONEY_CAP)
}

/** The offer leaves the game. */
function clear(G: G): void {
  for (let slot = 0; slot < OFFER_SIZE; slot++) {
    const antique = G.offer[slot]!
    if (antique !== null) G.removed.push(antique)
    G.offer[slot] = null
  }
}

/** After the action: the next step is the collection card if one can be taken. */
function nextStep(G: G, player: Player): void {
  G.step = takeable(G, player).length > 0 ? 'collection' : 'done'
}

function score(G: G): void {
  for (const player of G.players) {
    const lone = player.antiques.filter(
      (id) => player.antiques.filter((other) => ANTIQUE[other]!.colour === ANTIQUE[id]!.colour).length === 1,
    )
    player.antiques = player.antiques.filter((id) => !lone.includes(id))
    G.removed.push(...lone)
  }
  const totals = G.players.map(({ antiques, collections, rupees }) => ({
    points:
      antiques.reduce((sum, id) => sum + ANTIQUE[id]!.value, 0) +
      collections.reduce((sum, id) => sum + CARD[id]!.points, 0) +
      Math.floor(rupees / RUPEES_PER_POINT),
    kept: antiques.length,
  }))
  G.result = {
    scores: totals.map(({ points }) => points),
    places: totals.map(
      (mine) =>
        1 +
        totals.filter(
          (theirs) =>
            theirs.points > mine.points || (theirs.points === mine.points && theirs.kept > mine.kept),
        ).length,
    ),
  }
}

/** Taxes, the effect of a grey card, and the end of the day if this was it. */
function endTurn(G: G, seat: number): void {
  const player = G.players[seat]!
  pay(player)
  let extraTurn = false
  if (G.greySide && G.taken !== null) {
    const { effect } = CARD[G.taken]!
    if (effect === 'extra') extraTurn = !G.inExtraTurn
    if (effect === 'clear') clear(G)
    if (effect === 'rupees') {
      player.rupees += GREY_RUPEES
      pay(player)
    }
  }
  G.taken = null
  G.inExtraTurn = extraTurn
  if (G.coins > 0 && G.offer.some((antique) => antique !== null)) return
  clear(G)
  if (G.deck.length < OFFER_SIZE) {
    score(G)
    return
  }
  for (let slot = 0; slot < OFFER_SIZE; slot++) G.offer[slot] = G.deck.pop()!
  G.coins = tradeRow(G.players.length).length
  G.day++
}

function enumerate(G: G, playerID: string): Choice[] {
  const player = G.players[Number(playerID)]!
  const choices: Choice[] = []
  if (G.step === 'action') {
    choices.push({ move: 'takeCoin', args: [] })
    if (player.rupees >= price(G))
      for (const antique of G.offer) if (antique !== null) choices.push({ move: 'buy', args: [antique] })
  } else if (G.step === 'collection') {
    choices.push({ move: 'declineCollection', args: [] })
    for (const id of takeable(G, player)) {
      const { giveUp } = CARD[id]!
      if (giveUp === null) choices.push({ move: 'takeCollection', args: [id] })
      else
        for (const antique of player.antiques)
          if (giveUp.includes(ANTIQUE[antique]!.kind))
            choices.push({ move: 'takeCollection', args: [id, antique] })
    }
  }
  return choices
}

export const vermaechtnis: Game<G, Deal> = {
  name: 'vermaechtnis',
  // Nobody takes anything back inside a search: spares the peer the copies.
  disableUndo: true,

  setup: ({ ctx }, { greySide, startSeat, offer, deck }) => ({
    greySide,
    startSeat,
    day: 1,
    deck: [...deck],
    offer: [...offer],
    coins: tradeRow(ctx.numPlayers).length,
    supply: COLLECTION_CARDS.map((card) => card.id),
    players: Array.from({ length: ctx.numPlayers }, (_, seat) => ({
      rupees: seat === startSeat ? START_MONEY_FIRST : START_MONEY_OTHERS,
      antiques: [],
      collections: [],
    })),
    removed: [],
    step: 'action',
    taken: null,
    inExtraTurn: false,
    result: null,
  }),

  moves: {
    takeCoin({ G, playerID }) {
      if (G.step !== 'action') return INVALID_MOVE
      const player = G.players[Number(playerID)]!
      G.coins--
      player.rupees += GOLD
      nextStep(G, player)
    },
    buy({ G, playerID }, antique = '') {
      const player = G.players[Number(playerID)]!
      const slot = G.offer.indexOf(antique)
      const cost = price(G)
      if (G.step !== 'action' || slot < 0 || player.rupees < cost) return INVALID_MOVE
      player.rupees -= cost
      G.offer[slot] = null
      player.antiques.push(antique)
      nextStep(G, player)
    },
    takeCollection({ G, playerID }, id = '', giveUp) {
      const player = G.players[Number(playerID)]!
      if (G.step !== 'collection' || !takeable(G, player).includes(id)) return INVALID_MOVE
      const kinds = CARD[id]!.giveUp
      if ((kinds === null) !== (giveUp === undefined)) return INVALID_MOVE
      if (giveUp !== undefined) {
        const at = player.antiques.indexOf(giveUp)
        if (at < 0 || !kinds!.includes(ANTIQUE[giveUp]!.kind)) return INVALID_MOVE
        player.antiques.splice(at, 1)
        G.removed.push(giveUp)
      }
      G.supply.splice(G.supply.indexOf(id), 1)
      player.collections.push(id)
      G.taken = id
      G.step = 'done'
    },
    declineCollection({ G }) {
      if (G.step !== 'collection') return INVALID_MOVE
      G.step = 'done'
    },
  },

  turn: {
    order: {
      first: ({ G }) => G.startSeat,
      next: ({ G, ctx }) => (G.inExtraTurn ? ctx.playOrderPos : (ctx.playOrderPos + 1) % ctx.numPlayers),
    },
    onBegin({ G }) {
      G.step = 'action'
    },
    endIf: ({ G }) => G.step === 'done',
    onEnd: ({ G, ctx }) => endTurn(G, Number(ctx.currentPlayer)),
  },

  endIf({ G }) {
    if (G.result === null) return
    const winners = G.result.places.flatMap((place, seat) => (place === 1 ? [seat] : []))
    return winners.length === 1 ? { winner: String(winners[0]) } : { draw: true }
  },

  ai: { enumerate: (G, _ctx, playerID) => enumerate(G, playerID) },
}
