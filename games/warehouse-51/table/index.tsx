/** The table of Warehouse 51. */

import './paint.css'
import type { Both, Language } from '@durbar/room'
import { defineTable, type Phase } from '@durbar/table'
import type { View } from '../view/index.ts'
import type { Move, Vocabulary } from '../vocabulary.ts'
import { Aid } from './aid.tsx'
import { asking, doing } from './asking.ts'
import { beats, flights } from './beats.tsx'
import { Ending } from './ending/ending.tsx'
import { Hand } from './hand/hand.tsx'
import { introduction } from './introduction.ts'
import { look } from './look/looks.tsx'
import { endStep } from './lot.ts'
import { Ingot } from './marks.tsx'
import { plate } from './plates.ts'
import { Preview, pointsOf } from './preview.tsx'
import { ahead, Score } from './score.tsx'
import { SeatLine } from './seat-line.tsx'
import { Side } from './side/side.tsx'
import { Board } from './stage/board.tsx'
import { tell } from './tell.tsx'
import { words } from './words.ts'

/** The steps of the end, once it has come. */
function phases(view: View, language: Language): Phase[] {
  const w = words(language)
  const now = endStep(view)
  if (now < 0) return []
  return (['redeem', 'certify', 'unmask', 'score'] as const).map((step, i) => ({
    name: w.steps[step],
    state: i < now ? 'done' : i === now ? 'now' : 'next',
  }))
}

/** Headings of the action list. */
const VERBS: Readonly<Record<Move['type'], Both>> = {
  reveal: { de: 'Aufdecken', en: 'Reveal' },
  bid: { de: 'Bieten', en: 'Bid' },
  sealBid: { de: 'In die Faust', en: 'In the fist' },
  pass: { de: 'Passen', en: 'Pass' },
  pawn: { de: 'Verpfänden', en: 'Pawn' },
  payTo: { de: 'Bezahlen', en: 'Pay' },
  peek: { de: 'Ansehen', en: 'Look' },
  wish: { de: 'Wünschen', en: 'Wish' },
  exchange: { de: 'Tauschen', en: 'Swap' },
  declineExchange: { de: 'Nicht tauschen', en: 'Swap nothing' },
  redeem: { de: 'Auslösen', en: 'Redeem' },
  doneRedeeming: { de: 'Fertig', en: 'Done' },
  certify: { de: 'Zertifizieren', en: 'Certify' },
  doneCertifying: { de: 'Fertig', en: 'Done' },
  neutralise: { de: 'Aufheben', en: 'Cancel' },
  declineNeutralise: { de: 'Nichts aufheben', en: 'Cancel nothing' },
}

export default defineTable<Vocabulary, number>({
  Board,
  Side,
  sideTitle: { de: words('de').sideTitle, en: words('en').sideTitle },
  Hand,
  handTitle: { de: words('de').yourCards, en: words('en').yourCards },
  SeatLine,
  Score,
  ahead,
  Preview,
  Ending,
  introduction,
  figure: (view, seat, language) => {
    const { ingots } = view.players[seat]!
    return { value: ingots, name: words(language).ingots(ingots), icon: <Ingot size={32} /> }
  },
  gain: (move, view, brings) => {
    const points = pointsOf(move, view, brings)
    return points === null ? null : words('en').pts(points)
  },
  // A card is not pawned and a fist not closed by a slip.
  deliberate: (move, touches) => touches.length === 1 && (move.type === 'pawn' || move.type === 'sealBid'),
  asking,
  doing,
  look,
  Aid,
  verbs: VERBS,
  phases,
  sounds: {
    revealed: 'card',
    bid: 'wood',
    passed: 'paper',
    fistsOpened: 'coin',
    won: 'hammer',
    unsold: 'hammer',
    paid: 'coin',
    pawned: 'wood',
    income: 'coin',
    gave: 'coin',
    peeked: 'card',
    wealth: 'coin',
    exchanged: 'card',
    redeemed: 'coin',
    certified: 'paper',
    unveiled: 'card',
    unmasked: 'paper',
    surcharge: 'coin',
    arkTook: 'coin',
  },
  beats,
  flights,
  plate,
  tell,
})
