import { counting, speak } from '@durbar/room'
import type { Bonus } from '../data/names.ts'
import type { Die } from '../events.ts'
import type { View } from '../view/index.ts'
import type { Move, Vocabulary } from '../vocabulary.ts'
import { bonusTurnWaits, cardAt, dice, dieAt, ofPurchase, payment, symbols } from './moves.ts'
import {
  BONUS_NAMES,
  CAUSE_NAMES,
  COLOR_NAMES,
  cardName,
  dieName,
  dieNoun,
  REWARD_NAMES,
  tokens,
} from './names.ts'

const { either, list, plural } = counting('de')

const card = (id: string) => cardName(id, 'de')
const cards = (ids: readonly string[]) => list(ids.map(card))
const open = (gone: readonly Die[]) => gone.map((die) => dieName(die.card, die.value, 'de')).join(', ')
const gone = (list: readonly Die[]) =>
  list.map((die) => `${card(die.card)} (${dieName(die.card, die.value, 'de')})`).join(', ')
const bonus = (name: Bonus) => BONUS_NAMES.de[name]
const FAMILY = { buildings: 'Gebäude', goods: 'Waren' }
const EFFECT = { same: 'gleiche', different: 'verschiedene' }
const TURN = {
  regular: 'ist am Zug',
  bonus: 'hat einen Bonuszug',
  steward: 'gibt einen Verwalter für einen weiteren Zug',
}
const NOTHING = {
  goods: 'nimmt keine Warenkarte',
  palace: 'findet keine Palastkarte im Raster',
  ship: 'findet kein Schiff, dessen Belohnung zu holen wäre',
}

type OnGrid = Extract<Move, { readonly slot: number }>
type Purchase = Extract<Move, { readonly payment: unknown }>
const asDie = (move: OnGrid, view: View) =>
  `${cardAt(move, view, 'de')} als ${dieAt(move, view, 'de')} nehmen`
const taken = (move: OnGrid, view: View) => `${cardAt(move, view, 'de')} nehmen`
const bought = (move: Purchase, view: View) =>
  `${cardAt(move, view, 'de')} nehmen für ${payment(move.payment, view, 'de')}`
/** CK-6.1, CK-8.1: what the card costs, and what would help the die that was offered. */
const exactly = (what: string) =>
  ofPurchase(`${what} kostet genau einen Würfel mit genau dieser Zahl.`, ({ cost, missesBy, ownKarma }) =>
    missesBy
      ? `${what} kostet genau eine ${cost}: Dieser Würfel braucht ${tokens('karma', missesBy, 'de')}, du hast ${ownKarma}.`
      : `${what} kostet genau einen Würfel mit einer ${cost}.`,
  )

const ENDS = {
  passPlayedOut: 'Jemand hat alle sechs Karten gewendet, der Durchgang ist zu Ende gespielt.',
  elephant: 'Das Karma des Startelefanten hat die sechste Karte gewendet.',
}

/** What a turn may be spent on. */
const MAIN = [
  ['takeDie', 'einen Würfel'],
  ['buyBuilding', 'ein Gebäude'],
  ['buyShip', 'ein Schiff'],
  ['takeGoods', 'Waren'],
  ['buyPalace', 'eine Palastaktion'],
] as const

export const de = speak<Vocabulary>({
  title: 'Rajas of the Ganges: Cards & Karma',
  subtitle: ({ round, pass, lastPass }) =>
    `Runde ${round} · ${pass === 1 ? 'erster' : 'zweiter'} Durchgang${lastPass ? ', der letzte' : ''}`,
  tagline: 'Jede Karte ist Ware und Würfel zugleich. Drei einer Art, und alles kommt in Fluss.',
  reconstructed:
    'Die Bilder der Anleitung sind verloren und keine Kartenliste ist veröffentlicht. Nachgebildet sind: wie viele Karten es je Art gibt (außer den 28 Schiffen), Kosten, Gebäude und Waren der einzelnen Karten, welches Schiff was kostet und bringt, die Anzahl der Palastkarten, wie oft jede Würfelseite vorkommt, welche Würfelseite auf welcher Rückseite ist, und die Spielerfarben. Die Würfelfarben und Augenzahlen sind aus Besprechungen bekannt. Wer das Spiel besitzt, kann allein die Datendateien berichtigen.',
  options: {
    dieValuePairing: {
      label: 'Augenzahlen',
      help: 'Neu verteilt: In jeder Partie trägt jede Karte eine andere Augenzahl ihrer Farbe. Wie gedruckt: nach der Datendatei.',
      values: { shuffled: 'neu verteilt', printed: 'wie gedruckt' },
    },
    openBonuses: {
      label: 'Offene Boni',
      help: 'Variante: Die Boni liegen offen, jede Person bestimmt ihre Reihenfolge.',
      values: { false: 'aus', true: 'an' },
    },
    startSeat: {
      label: 'Startplatz',
      help: 'Wer den Startelefanten zuerst bekommt.',
      values: { random: 'ausgelost', '0': 'Platz 1', '1': 'Platz 2', '2': 'Platz 3', '3': 'Platz 4' },
    },
  },
  prompt: {
    arrange: 'Lege die Reihenfolge deiner sechs Boni fest, links beginnend.',
    main: (_view, can) => `Nimm ${either(MAIN.filter(([verb]) => can(verb)).map(([, what]) => what))}.`,
    end: (view) =>
      bonusTurnWaits(view)
        ? 'Dein Bonuszug folgt. Willst du vorher einen Verwalter für zwei Würfel einsetzen?'
        : 'Dein Zug ist zu Ende. Willst du noch einen Verwalter einsetzen?',
    discardDice: (view) =>
      view.asks?.n === 2
        ? 'Deine Hand wird zu voll: Wirf zwei Würfel ab.'
        : 'Deine Hand wird zu voll: Wirf einen Würfel ab.',
    pickDie: 'Nimm eine Karte des Rasters als Würfel.',
    pickGoods: 'Nimm eine Warenkarte aus dem Raster.',
    pickMoreGoods: 'Nimm eine zweite Warenkarte oder verzichte.',
    pickPalace: 'Wähle eine Palastkarte aus dem Raster.',
    copyShip: 'Wessen letztes Schiff soll dir seine Belohnung bringen?',
    chooseSet: (view) =>
      view.asks?.family === 'goods'
        ? 'Welche Waren verkaufst du?'
        : 'Welche Gebäude tauschst du gegen einen Verwalter?',
    choosePalaceOrCoins: 'Bonus: Führe eine Palastkarte aus oder nimm 2 Münzen.',
    chooseShipOrFame: 'Bonus: Nimm ein Schiff oder 1 Ruhm.',
  },
  refusals: {
    gap: 'Hier liegt keine Karte; Lücken füllen sich erst am Ende der Runde.',
    wrongCount: 'Es müssen genau so viele Würfel sein, wie deine Hand zu voll würde.',
    wrongColour: ofPurchase('Dieses Gebäude kostet Würfel einer anderen Farbe.', ({ color }) =>
      color ? `Dieses Gebäude kostet Würfel in ${COLOR_NAMES.de[color]}.` : null,
    ),
    tooPoor: ofPurchase(
      'Dafür reichen deine Würfel nicht, auch nicht mit Karma und Verwaltern.',
      ({ cost, total }) =>
        `Kostet ${cost}, damit kommst du auf ${total}: ${plural(cost - total, 'Es fehlt', 'Es fehlen')} ${cost - total}.`,
    ),
    wasteful: 'In dieser Zahlung ist etwas überflüssig.',
    notExactShip: exactly('Dieses Schiff'),
    notExactPalace: exactly('Diese Palastaktion'),
    noKarma: ofPurchase('So viel Karma hast du nicht.', ({ karma, ownKarma }) =>
      ownKarma === 0
        ? `Das braucht ${karma} Karma, du hast keines.`
        : `Das braucht ${karma} Karma, du hast ${ownKarma}.`,
    ),
    noSteward: 'Du hast keinen Verwalter dafür.',
    bonusTurnFirst: 'Erst kommt dein Bonuszug.',
    notGoods: 'Das ist keine Warenkarte.',
    notPalace: 'Das ist keine Palastkarte.',
    notPalaceBonus: 'Der Bonus gilt nur für eine Palastkarte.',
    notShip: 'Das ist kein Schiff.',
    noLastShip: 'In dieser Reihe liegt kein Schiff.',
    noThree: 'Von keiner Art hast du drei gleiche.',
    noSuchSeat: 'Diesen Platz gibt es am Tisch nicht.',
  },
  move: {
    arrangeTrack: (move) => move.order.map(bonus).join(' · '),
    takeDie: asDie,
    pickDie: asDie,
    buyBuilding: bought,
    buyShip: bought,
    buyPalace: bought,
    takeGoods: taken,
    pickGoods: taken,
    pickPalace: taken,
    bonusPalace: taken,
    bonusShip: taken,
    stewardDice: 'Verwalter einsetzen: zwei Würfel ziehen',
    stewardTurn: 'Verwalter einsetzen: noch ein Zug',
    endTurn: (_, view) => (bonusTurnWaits(view) ? 'Bonuszug beginnen' : 'Zug beenden'),
    discardDice: (move, view) => `${dice(move.cards, view, 'de')} abwerfen`,
    skipGoods: 'Keine zweite Warenkarte',
    copyShip({ player }, view, name) {
      const ship = view.players[player]?.lastShip
      return `Belohnung von ${ship ? card(ship) : '?'} (${name(player)})`
    },
    chooseSet: (move) =>
      'symbols' in move ? `Drei verschiedene: ${symbols(move.symbols, 'de')}` : 'Drei gleiche',
    bonusCoins: '2 Münzen nehmen',
    bonusFame: '1 Ruhm nehmen',
  },
  event: {
    arranged: (e, name) => `${name(e.seat)} legt die Boni aus: ${e.order.map(bonus).join(', ')}.`,
    round: (e, name) => `Runde ${e.round}. ${name(e.elephant)} hat den Startelefanten.`,
    elephant: (e, name) => `Der Startelefant wird umgedreht und schenkt ${name(e.seat)} ein Karma.`,
    secondPass: () => 'Der zweite Durchgang beginnt.',
    turn: (e, name) => (e.kind === 'regular' ? null : `${name(e.seat)} ${TURN[e.kind]}.`),
    paid(e, name) {
      const parts = [
        ...(e.dice.length > 0 ? [open(e.dice)] : []),
        ...(e.karma > 0 ? [tokens('karma', e.karma, 'de')] : []),
        ...(e.stewards > 0 ? [tokens('stewards', e.stewards, 'de')] : []),
      ]
      return `${name(e.seat)} zahlt ${parts.join(' + ')} für ${card(e.card)}.`
    },
    stewardDice: (e, name) => `${name(e.seat)} setzt einen Verwalter für zwei Würfel ein.`,
    die: (e, name) =>
      `${name(e.seat)} nimmt ${dieNoun(e.card, e.value, 'de')}${e.slot === null ? ' vom Nachziehstapel' : ''}.`,
    discarded(e, name) {
      if (e.cause === 'handLimit') return `${name(e.seat)} wirft ${open(e.dice)} ab (Handlimit).`
      return e.cause === 'palace' ? null : `Abgeworfen: ${gone(e.dice)}.`
    },
    laid: (e, name) => `${name(e.seat)} legt ${card(e.card)} aus.`,
    palace: (e, name) => `${name(e.seat)} führt ${card(e.card)} aus.`,
    topCard: (e) => `Vom Nachziehstapel kommt ${card(e.card)}.`,
    rowBroken: (e) => `${card(e.by)} bricht die Schiffsreihe. Abgelegt: ${gone(e.dice)}.`,
    rowComplete: (e) => `Drei aufsteigende Schiffe: ${cards(e.ships)}.`,
    reward: (e, name) =>
      e.from === null
        ? `Belohnung von ${card(e.ship)}: ${REWARD_NAMES.de[e.reward]}.`
        : `${name(e.seat)} holt die Belohnung von ${card(e.ship)} (${name(e.from)}): ${REWARD_NAMES.de[e.reward]}.`,
    nothing: (e, name) => `${name(e.seat)} ${NOTHING[e.step]}.`,
    gain: (e, name) => `${name(e.seat)} bekommt ${tokens(e.what, e.n, 'de')} (${CAUSE_NAMES.de[e.cause]}).`,
    three: (e) => `Drei ${e.of === 'karma' ? 'Karma' : 'Verwalter'} gehen in den Vorrat zurück.`,
    set: (e) => `Drei ${EFFECT[e.effect]} ${FAMILY[e.family]}: ${cards(e.cards)}.`,
    shipSet: (e, name) => `${name(e.seat)} tauscht die drei Schiffe gegen einen Verwalter.`,
    turned: (e, name) =>
      `${name(e.seat)} wendet mit ${e.by === 'fame' ? '3 Ruhm' : '6 Münzen'} die ${e.turned}. Karte: ${bonus(e.bonus)}.`,
    bonus: (e, name) => `Bonus für ${name(e.seat)}: ${bonus(e.bonus)}.`,
    bonusTurn: null,
    grid: (e) =>
      e.cause === 'empty'
        ? `Das Raster ist leer. Neu: ${cards(e.cards.map((each) => each.card))}.`
        : `Neu im Raster: ${cards(e.cards.map((each) => each.card))}.`,
    reshuffle: (e) => `Der Ablagestapel wird gemischt: ${e.size} Karten, obenauf ${card(e.top)}.`,
    over: (e, name) =>
      `Spielende. ${ENDS[e.end]} ${e.scores.map((score, seat) => `${name(seat)}: ${score} (Platz ${e.places[seat]})`).join(', ')}.`,
  },
  ends: ENDS,
})
