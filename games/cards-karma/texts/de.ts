import { counting, speak, type Who } from '@durbar/room'
import { COINS_INSTEAD, FAME_INSTEAD } from '../data/effects.ts'
import type { Bonus, PalaceAction } from '../data/names.ts'
import {
  COINS_PER_CARD,
  DICE_FOR_A_STEWARD,
  FAME_FOR_THREE_STEWARDS,
  FAME_PER_CARD,
  HAND_LIMIT,
  KARMA_FROM_THE_ELEPHANT,
  SET_SIZE,
  STEWARDS_FOR_A_SET,
  STEWARDS_FOR_THREE_KARMA,
  TRACK_LENGTH,
} from '../data/numbers.ts'
import type { Die } from '../events.ts'
import type { View } from '../view/index.ts'
import type { Move, Vocabulary } from '../vocabulary.ts'
import { laidFame, printedCoin } from './laying.ts'
import { bonusTurnWaits, cardAt, dice, dieAt, ofPurchase, paidWith, payment, symbols } from './moves.ts'
import {
  aBareCard,
  aCard,
  BONUS_NAMES,
  COLOR_NAMES,
  capital,
  cardName,
  diceIn,
  diceNouns,
  dieNoun,
  PALACE_NAMES,
  REWARD_NAMES,
  rewardOf,
  tokens,
} from './names.ts'

const { count, either, list, plural } = counting('de')

const card = (id: string) => cardName(id, 'de')
const a = (id: string) => aCard(id, 'de')
const cards = (ids: readonly string[]) => list(ids.map(a))
const some = (what: 'fame' | 'coins' | 'karma' | 'stewards', n: number) => tokens(what, n, 'de')
/** Cards that show their die face now: whoever remembers them knows more. */
const gone = (dice: readonly Die[]) =>
  list(dice.map((die) => `${aBareCard(die.card, 'de')} (dahinter ${dieNoun(die.card, die.value, 'de')})`))
const COINS = some('coins', COINS_INSTEAD)
const FAME = some('fame', FAME_INSTEAD)
const bonus = (name: Bonus) => BONUS_NAMES.de[name]
const diceOf = (n: number) => count(n, 'Würfel', 'Würfel')
const FAMILY = { buildings: 'Gebäude', goods: 'Waren' }
const EFFECT = { same: 'gleiche', different: 'verschiedene' }
const NOTHING = {
  goods: ['nimmt', 'keine Warenkarte'],
  palace: ['findet', 'keine Palastaktionskarte im Raster'],
  ship: ['findet', 'kein Schiff, dessen Belohnung zu haben ist'],
} as const

type OnGrid = Extract<Move, { readonly slot: number }>
type Purchase = Extract<Move, { readonly payment: unknown }>
function asDie(move: OnGrid, view: View): string {
  const { as, card } = dieAt(move, view, 'de')
  return `${capital(as)} nehmen: ${card}`
}
const taken = (move: OnGrid, view: View) => `${capital(cardAt(move, view, 'de'))} nehmen`
const bought = (move: Purchase, view: View) =>
  `${capital(cardAt(move, view, 'de'))} für ${payment(move.payment, view, 'de')} nehmen`
/** CK-6.1, CK-8.1: what the card costs, and what would help the die that was offered. */
const exactly = (what: string) =>
  ofPurchase(`${what} kostet genau 1 Würfel mit genau dieser Zahl.`, ({ cost, missesBy, ownKarma }) =>
    missesBy
      ? `${what} kostet genau eine ${cost}. Dieser Würfel braucht dafür ${some('karma', missesBy)}, du hast ${ownKarma || 'keinen'}.`
      : `${what} kostet genau eine ${cost}. Ein Karmatoken ändert einen Würfel um 1, ein Verwalter ersetzt ihn.`,
  )

const ENDS = {
  passPlayedOut: `Jemand hat alle ${TRACK_LENGTH} Zählleistenkarten gewendet, der Durchgang ist zu Ende gespielt.`,
  elephant: `Mit dem Karmatoken des Startofanten ist die ${TRACK_LENGTH}. Zählleistenkarte gewendet.`,
}

/** Of a ship. */
const whose = (seat: number, who: Who) => who.either(seat, 'deinem', (name) => name)

/** What a turn may be spent on. */
const MAIN = [
  ['takeDie', 'einen Würfel'],
  ['buyBuilding', 'ein Gebäude'],
  ['buyShip', 'ein Schiff'],
  ['takeGoods', 'eine Warenkarte'],
  ['buyPalace', 'eine Palastaktion'],
] as const

export const de = speak<Vocabulary>({
  language: 'de',
  title: 'Rajas of the Ganges: Cards & Karma',
  subtitle: ({ round, pass, lastPass }) =>
    `Runde ${round} · ${pass === 1 ? 'erster' : 'zweiter'} Durchgang${lastPass ? ', der letzte' : ''}`,
  tagline: 'Vorn eine Aktion, hinten ein Würfel. Drei einer Art, und alles kommt in Fluss.',
  options: {
    dieValuePairing: {
      label: 'Augenzahlen',
      help: 'Neu verteilt: In jeder Partie trägt jede Karte eine andere Augenzahl ihrer Farbe. Wie gedruckt: Jede Karte hat immer dieselbe.',
      values: { shuffled: 'neu verteilt', printed: 'wie gedruckt' },
    },
    openBonuses: {
      label: 'Offene Boni',
      help: 'Variante: Die Boni liegen offen, und alle bestimmen die Reihenfolge der eigenen.',
      values: { false: 'aus', true: 'an' },
    },
    startSeat: {
      label: 'Startplatz',
      help: 'Wer den Startofanten zuerst erhält.',
      values: { random: 'ausgelost', '0': 'Platz 1', '1': 'Platz 2', '2': 'Platz 3', '3': 'Platz 4' },
    },
  },
  prompt: {
    arrange: `Lege die Reihenfolge deiner ${TRACK_LENGTH} Boni fest, links beginnend.`,
    main: (_view, can) => `Nimm ${either(MAIN.filter(([verb]) => can(verb)).map(([, what]) => what))}.`,
    end: (view) =>
      bonusTurnWaits(view)
        ? `Dein Bonuszug folgt. Willst du vorher 1 Verwalter für ${diceOf(DICE_FOR_A_STEWARD)} vom Nachziehstapel einsetzen?`
        : 'Dein Zug ist zu Ende. Willst du einen Verwalter einsetzen?',
    discardDice: (view) =>
      `Du hättest dann mehr als ${HAND_LIMIT} Würfel. Wirf zuerst ${diceOf(view.asks?.n ?? 1)} ab.`,
    pickDie: 'Nimm eine Karte aus dem Raster als Würfel.',
    pickGoods: 'Nimm eine Warenkarte aus dem Raster.',
    pickMoreGoods: 'Nimm eine zweite Warenkarte oder verzichte.',
    pickPalace: 'Nimm eine Palastaktionskarte aus dem Raster.',
    copyShip: 'Die Belohnung welches letzten Schiffs möchtest du erhalten?',
    chooseSet: (view) =>
      view.asks?.family === 'goods'
        ? `Welche ${SET_SIZE} Waren verkaufst du?`
        : `Welche ${SET_SIZE} Gebäude wirfst du für ${some('stewards', STEWARDS_FOR_A_SET)} ab?`,
    choosePalaceOrCoins: `Bonus: Nimm eine Palastaktionskarte aus dem Raster oder ${COINS}.`,
    chooseShipOrFame: `Bonus: Nimm ein Schiff aus dem Raster oder ${FAME}.`,
  },
  refusals: {
    gap: 'Hier liegt keine Karte. Lücken füllen sich erst am Ende der Runde.',
    wrongCount: (_move, view) =>
      view.asks?.rule === 'discardDice'
        ? `Wirf genau ${diceOf(view.asks.n)} ab, damit du nicht über ${HAND_LIMIT} kommst.`
        : `Wirf genau so viele Würfel ab, dass du nicht über ${HAND_LIMIT} kommst.`,
    wrongColour: ofPurchase('Dieses Gebäude kostet Würfel einer anderen Farbe.', ({ color, cost }) =>
      color ? `Dieses Gebäude kostet ${diceIn(color, 'de')}, zusammen mindestens ${cost}.` : null,
    ),
    tooPoor: ofPurchase(
      'Dafür reichen deine Würfel nicht, auch nicht mit Karmatoken und Verwaltern.',
      ({ cost, color, total }) =>
        `Du brauchst ${cost}${color ? ` in ${COLOR_NAMES.de[color]}` : ''} und kommst damit auf ${total}: ${plural(cost - total, 'Es fehlt', 'Es fehlen')} ${cost - total}.`,
    ),
    wasteful: ofPurchase('Etwas in dieser Zahlung brauchst du nicht.', ({ spare, cost }) => {
      if (spare === null) return null
      const what = typeof spare === 'object' ? dieNoun(spare.die, spare.value, 'de') : some(spare, 1)
      return `Du kommst auch mit weniger auf ${cost}: Lass ${what} weg.`
    }),
    notExactShip: exactly('Dieses Schiff'),
    notExactPalace: exactly('Diese Palastaktion'),
    noKarma: ofPurchase(
      'So viele Karmatoken hast du nicht.',
      ({ karma, ownKarma }) => `Das kostet ${some('karma', karma)}, du hast ${ownKarma || 'keinen'}.`,
    ),
    noSteward: `Du hast keinen Verwalter. Einen erhältst du für ${SET_SIZE} gleiche oder ${SET_SIZE} verschiedene Gebäude, ${SET_SIZE} Schiffe oder ${SET_SIZE} Karmatoken.`,
    bonusTurnFirst:
      'Spiel zuerst deinen Bonuszug. Danach darfst du einen Verwalter für noch einen Zug einsetzen.',
    notGoods: 'Nimm hier eine Warenkarte.',
    notPalace: 'Nimm hier eine Palastaktionskarte.',
    notPalaceBonus: `Dieser Bonus ist eine Palastaktionskarte oder ${COINS}.`,
    notShip: `Dieser Bonus ist ein Schiff oder ${FAME}.`,
    noLastShip: 'In dieser Schiffsreihe liegt kein Schiff. Wähle eine andere.',
    noThree: `Du hast keine ${SET_SIZE} gleichen. Wähle ${SET_SIZE} verschiedene.`,
    noSuchSeat: 'Diesen Platz gibt es am Tisch nicht. Wähle einen, an dem jemand sitzt.',
  },
  move: {
    arrangeTrack: (move) => `Boni von links auslegen: ${move.order.map(bonus).join(' · ')}`,
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
    stewardDice: `Verwalter einsetzen: ${diceOf(DICE_FOR_A_STEWARD)} vom Nachziehstapel`,
    stewardTurn: 'Verwalter einsetzen: noch ein Zug',
    endTurn: (_, view) => (bonusTurnWaits(view) ? 'Bonuszug beginnen' : 'Zug beenden'),
    discardDice: (move, view) => `${capital(dice(move.cards, view, 'de'))} abwerfen`,
    skipGoods: 'Auf die zweite Warenkarte verzichten',
    copyShip({ player }, view, who) {
      const ship = view.players[player]?.lastShip
      const reward = ship ? rewardOf(ship) : null
      return reward
        ? `Belohnung von ${card(ship!)} nehmen (${whose(player, who)}): ${REWARD_NAMES.de[reward]}`
        : '?'
    },
    chooseSet(move) {
      const set = `${SET_SIZE} ${EFFECT[move.effect]} ${FAMILY[move.family]}`
      const done = move.family === 'goods' ? 'verkaufen' : 'abwerfen'
      return 'symbols' in move ? `${set} ${done}: ${symbols(move.symbols, 'de')}` : `${set} ${done}`
    },
    bonusCoins: `${COINS} nehmen`,
    bonusFame: `${FAME} nehmen`,
  },
  event: {
    arranged: (e, who) =>
      `${who.starts(e.seat, 'legt')} die Boni aus, von links: ${e.order.map(bonus).join(', ')}.`,
    round: (e, who) => `Runde ${e.round}. ${who.starts(e.elephant, 'hat')} den Startofanten.`,
    elephant: (e, who) =>
      `Der Startofant wird umgedreht und schenkt ${who.dative(e.seat)} ${some('karma', KARMA_FROM_THE_ELEPHANT)}.`,
    secondPass: () => 'Der zweite Durchgang beginnt.',
    turn(e, who) {
      if (e.kind === 'bonus') return `${who.starts(e.seat, 'hat')} einen Bonuszug.`
      return e.kind === 'steward'
        ? `${who.starts(e.seat, 'setzt')} 1 Verwalter für noch einen Zug ein.`
        : null
    },
    paid: (e, who) =>
      `${who.starts(e.seat, 'zahlt')} ${paidWith(
        e.dice.map((die) => dieNoun(die.card, die.value, 'de')),
        e,
        'de',
      )} für ${a(e.card)}.`,
    stewardDice: (e, who) =>
      `${who.starts(e.seat, 'setzt')} 1 Verwalter für ${diceOf(DICE_FOR_A_STEWARD)} vom Nachziehstapel ein.`,
    die: (e, who) =>
      `${who.starts(e.seat, e.slot === null ? 'zieht' : 'nimmt')} ${dieNoun(e.card, e.value, 'de')}${e.slot === null ? ' vom Nachziehstapel' : ''}.`,
    discarded(e, who) {
      if (e.cause === 'handLimit')
        return `${who.starts(e.seat, 'wirft')} ${diceNouns(e.dice, 'de')} ab (Handkartenlimit ${HAND_LIMIT}).`
      return e.cause === 'palace' ? null : `${who.starts(e.seat, 'wirft')} ${gone(e.dice)} ab.`
    },
    laid(e, who) {
      if (e.row === 'buildings')
        return `${who.starts(e.seat, 'erhält')} ${some('fame', laidFame(e.card))} für ${plural(laidFame(e.card), 'das Gebäude', 'die Gebäude')}.`
      if (e.row === 'ships')
        return `${who.starts(e.seat, 'legt')} ${a(e.card)} in die Schiffsreihe. Belohnung: ${REWARD_NAMES.de[rewardOf(e.card)!]}.`
      const coin = printedCoin(e.card)
      return `${who.starts(e.seat, 'legt')} ${a(e.card)} in die Warenreihe${coin > 0 ? ` und ${who.verb(e.seat, 'erhält')} ${some('coins', coin)}` : ''}.`
    },
    palace: (e, who) =>
      `${who.starts(e.seat, 'führt')} Palastaktion ${e.action} aus: ${PALACE_NAMES.de[e.action as PalaceAction]}.`,
    topCard: (e) => `Vom Nachziehstapel kommt ${a(e.card)}.`,
    rowBroken: (e, who) =>
      `${capital(card(e.by))} unterbricht die aufsteigende Folge. ${who.starts(e.seat, 'wirft')} ${gone(e.dice)} ab.`,
    rowComplete: null,
    reward: (e, who) =>
      e.from === null
        ? null
        : `${who.starts(e.seat, 'erhält')} die Belohnung von ${card(e.ship)} (${whose(e.from, who)}): ${REWARD_NAMES.de[e.reward]}.`,
    nothing: (e, who) => `${who.starts(e.seat, NOTHING[e.step][0])} ${NOTHING[e.step][1]}.`,
    // What other gains come from has said so in its own line.
    gain(e, who) {
      if (e.cause === 'bonus') return `${who.starts(e.seat, 'erhält')} ${some(e.what, e.n)} (Bonus).`
      return e.cause === 'palace' && e.what === 'coins'
        ? `${who.starts(e.seat, 'erhält')} ${some(e.what, e.n)} für die Waren in der Auslage.`
        : null
    },
    three(e, who) {
      const [given, gained] =
        e.of === 'karma'
          ? [some('karma', SET_SIZE), some('stewards', STEWARDS_FOR_THREE_KARMA)]
          : [some('stewards', SET_SIZE), some('fame', FAME_FOR_THREE_STEWARDS)]
      return `${who.starts(e.seat, 'legt')} ${given} zurück und ${who.verb(e.seat, 'erhält')} ${gained}.`
    },
    set(e, who) {
      const set = `${SET_SIZE} ${EFFECT[e.effect]} ${FAMILY[e.family]}`
      return e.family === 'goods'
        ? `${who.starts(e.seat, 'verkauft')} ${set} für ${some('coins', e.coins)}: ${cards(e.cards)}.`
        : `${who.starts(e.seat, 'hat')} ${set} und ${who.verb(e.seat, 'erhält')} ${some('stewards', e.stewards)}: ${cards(e.cards)}.`
    },
    shipSet: (e, who) =>
      `${who.starts(e.seat, 'hat')} ${SET_SIZE} aufsteigende Schiffe und ${who.verb(e.seat, 'erhält')} ${some('stewards', STEWARDS_FOR_A_SET)}.`,
    turned: (e, who) =>
      `${who.starts(e.seat, 'gibt')} ${e.by === 'fame' ? some('fame', FAME_PER_CARD) : some('coins', COINS_PER_CARD)} ab und ${who.verb(e.seat, 'wendet')} die Karte ganz ${e.by === 'fame' ? 'links' : 'rechts'} (${e.turned} von ${TRACK_LENGTH}). Bonus: ${bonus(e.bonus)}.`,
    bonus: null,
    bonusTurn: null,
    grid: (e) =>
      `${e.cause === 'empty' ? 'Das Raster ist leer. Neu ausgelegt' : 'Neu im Raster'}: ${cards(e.cards.map((each) => each.card))}.`,
    reshuffle: (e) =>
      `Der Ablagestapel wird zum Nachziehstapel gemischt: ${count(e.size, 'Karte', 'Karten')}, obenauf ${a(e.top)}.`,
    over: (e, who) =>
      `Spielende. ${ENDS[e.end]} ${e.scores.map((score, seat) => `${who.label(seat)}: ${count(score, 'gewendete Karte', 'gewendete Karten')} (${e.places[seat]}. Platz)`).join(', ')}.`,
  },
  ends: ENDS,
  score: (cards) => count(cards, 'gewendete Karte', 'gewendete Karten'),
})
