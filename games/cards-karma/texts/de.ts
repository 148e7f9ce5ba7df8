import type { Speech } from '@durbar/room'
import type { Die, Event } from '../events.ts'
import type { View } from '../view/index.ts'
import { cardAt, dice, dieAt, payment, symbols } from './moves.ts'
import { BONUS_NAMES, CAUSE_NAMES, cardName, dieName, dieNoun, REWARD_NAMES, tokens } from './names.ts'

const card = (id: string) => cardName(id, 'de')
const cards = (ids: readonly string[]) => ids.map(card).join(', ')
const open = (gone: readonly Die[]) => gone.map((die) => dieName(die.card, die.value, 'de')).join(', ')
const gone = (list: readonly Die[]) =>
  list.map((die) => `${card(die.card)} (${dieName(die.card, die.value, 'de')})`).join(', ')
const bonus = (name: unknown) => BONUS_NAMES.de[name as keyof typeof BONUS_NAMES.de]
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

export const de: Speech<View, Event> = {
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
  prompt(rule, view) {
    switch (rule) {
      case 'arrange':
        return 'Lege die Reihenfolge deiner sechs Boni fest, links beginnend.'
      case 'main':
        return 'Nimm einen Würfel, ein Gebäude, ein Schiff, Waren oder eine Palastaktion.'
      case 'end': {
        const waiting = view.active !== null && view.players[view.active]!.extraTurns > 0
        return waiting
          ? 'Dein Bonuszug folgt. Willst du vorher einen Verwalter für zwei Würfel einsetzen?'
          : 'Dein Zug ist zu Ende. Willst du noch einen Verwalter einsetzen?'
      }
      case 'discardDice':
        return view.asks?.n === 2
          ? 'Deine Hand wird zu voll: Wirf zwei Würfel ab.'
          : 'Deine Hand wird zu voll: Wirf einen Würfel ab.'
      case 'pickDie':
        return 'Nimm eine Karte des Rasters als Würfel.'
      case 'pickGoods':
        return 'Nimm eine Warenkarte aus dem Raster.'
      case 'pickMoreGoods':
        return 'Nimm eine zweite Warenkarte oder verzichte.'
      case 'pickPalace':
        return 'Wähle eine Palastkarte aus dem Raster.'
      case 'copyShip':
        return 'Wessen letztes Schiff soll dir seine Belohnung bringen?'
      case 'chooseSet':
        return view.asks?.family === 'goods'
          ? 'Welche Waren verkaufst du?'
          : 'Welche Gebäude tauschst du gegen einen Verwalter?'
      case 'choosePalaceOrCoins':
        return 'Bonus: Führe eine Palastkarte aus oder nimm 2 Münzen.'
      default:
        return 'Bonus: Nimm ein Schiff oder 1 Ruhm.'
    }
  },
  refusals: {
    gap: 'Hier liegt keine Karte; Lücken füllen sich erst am Ende der Runde.',
    wrongCount: 'Es müssen genau so viele Würfel sein, wie deine Hand zu voll würde.',
    wrongColour: 'Dieses Gebäude kostet Würfel einer anderen Farbe.',
    tooPoor: 'Dafür reichen deine Würfel nicht, auch nicht mit Karma und Verwaltern.',
    wasteful: 'In dieser Zahlung ist etwas überflüssig.',
    notExactShip: 'Ein Schiff kostet genau einen Würfel mit genau dieser Zahl.',
    notExactPalace: 'Eine Palastaktion kostet genau einen Würfel mit genau dieser Zahl.',
    noKarma: 'So viel Karma hast du nicht.',
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
  move(move, view) {
    switch (move.type) {
      case 'arrangeTrack':
        return (move.order as readonly string[]).map(bonus).join(' · ')
      case 'takeDie':
      case 'pickDie':
        return `${cardAt(move, view, 'de')} als ${dieAt(move, view, 'de')} nehmen`
      case 'buyBuilding':
      case 'buyShip':
      case 'buyPalace':
        return `${cardAt(move, view, 'de')} nehmen für ${payment(move, view, 'de')}`
      case 'takeGoods':
      case 'pickGoods':
      case 'pickPalace':
      case 'bonusPalace':
      case 'bonusShip':
        return `${cardAt(move, view, 'de')} nehmen`
      case 'stewardDice':
        return 'Verwalter einsetzen: zwei Würfel ziehen'
      case 'stewardTurn':
        return 'Verwalter einsetzen: noch ein Zug'
      case 'endTurn':
        return view.active !== null && view.players[view.active]!.extraTurns > 0
          ? 'Bonuszug beginnen'
          : 'Zug beenden'
      case 'discardDice':
        return `${dice(move.cards as readonly string[], view, 'de')} abwerfen`
      case 'skipGoods':
        return 'Keine zweite Warenkarte'
      case 'copyShip': {
        const ship = lastShip(view, move.player as number)
        return `Belohnung von ${ship ? card(ship) : '?'} (Platz ${(move.player as number) + 1})`
      }
      case 'chooseSet':
        return move.effect === 'same' ? 'Drei gleiche' : `Drei verschiedene: ${symbols(move, 'de')}`
      case 'bonusCoins':
        return '2 Münzen nehmen'
      default:
        return '1 Ruhm nehmen'
    }
  },
  event(e, name) {
    switch (e.t) {
      case 'arranged':
        return `${name(e.seat)} legt die Boni aus: ${e.order.map(bonus).join(', ')}.`
      case 'round':
        return `Runde ${e.round}. ${name(e.elephant)} hat den Startelefanten.`
      case 'elephant':
        return `Der Startelefant wird umgedreht und schenkt ${name(e.seat)} ein Karma.`
      case 'secondPass':
        return 'Der zweite Durchgang beginnt.'
      case 'turn':
        return e.kind === 'regular' ? null : `${name(e.seat)} ${TURN[e.kind]}.`
      case 'paid': {
        const parts = [
          ...(e.dice.length > 0 ? [open(e.dice)] : []),
          ...(e.karma > 0 ? [tokens('karma', e.karma, 'de')] : []),
          ...(e.stewards > 0 ? [tokens('stewards', e.stewards, 'de')] : []),
        ]
        return `${name(e.seat)} zahlt ${parts.join(' + ')} für ${card(e.card)}.`
      }
      case 'stewardDice':
        return `${name(e.seat)} setzt einen Verwalter für zwei Würfel ein.`
      case 'die':
        return `${name(e.seat)} nimmt ${dieNoun(e.card, e.value, 'de')}${e.slot === null ? ' vom Nachziehstapel' : ''}.`
      case 'discarded':
        if (e.cause === 'handLimit') return `${name(e.seat)} wirft ${open(e.dice)} ab (Handlimit).`
        return e.cause === 'palace' ? null : `Abgeworfen: ${gone(e.dice)}.`
      case 'laid':
        return `${name(e.seat)} legt ${card(e.card)} aus.`
      case 'palace':
        return `${name(e.seat)} führt ${card(e.card)} aus.`
      case 'topCard':
        return `Vom Nachziehstapel kommt ${card(e.card)}.`
      case 'rowBroken':
        return `${card(e.by)} bricht die Schiffsreihe. Abgelegt: ${gone(e.dice)}.`
      case 'rowComplete':
        return `Drei aufsteigende Schiffe: ${cards(e.ships)}.`
      case 'reward':
        return e.from === null
          ? `Belohnung von ${card(e.ship)}: ${REWARD_NAMES.de[e.reward]}.`
          : `${name(e.seat)} holt die Belohnung von ${card(e.ship)} (${name(e.from)}): ${REWARD_NAMES.de[e.reward]}.`
      case 'nothing':
        return `${name(e.seat)} ${NOTHING[e.step]}.`
      case 'gain':
        return `${name(e.seat)} bekommt ${tokens(e.what, e.n, 'de')} (${CAUSE_NAMES.de[e.cause]}).`
      case 'three':
        return `Drei ${e.of === 'karma' ? 'Karma' : 'Verwalter'} gehen in den Vorrat zurück.`
      case 'set':
        return `Drei ${EFFECT[e.effect]} ${FAMILY[e.family]}: ${cards(e.cards)}.`
      case 'shipSet':
        return `${name(e.seat)} tauscht die drei Schiffe gegen einen Verwalter.`
      case 'turned':
        return `${name(e.seat)} wendet mit ${e.by === 'fame' ? '3 Ruhm' : '6 Münzen'} die ${e.turned}. Karte: ${bonus(e.bonus)}.`
      case 'bonus':
        return `Bonus für ${name(e.seat)}: ${bonus(e.bonus)}.`
      case 'bonusTurn':
        return null
      case 'grid':
        return e.cause === 'empty'
          ? `Das Raster ist leer. Neu: ${cards(e.cards.map((each) => each.card))}.`
          : `Neu im Raster: ${cards(e.cards.map((each) => each.card))}.`
      case 'reshuffle':
        return `Der Ablagestapel wird gemischt: ${e.size} Karten, obenauf ${card(e.top)}.`
      case 'over':
        return `Spielende. ${de.ends[e.end]} ${e.scores.map((score, seat) => `${name(seat)}: ${score} (Platz ${e.places[seat]})`).join(', ')}.`
    }
  },
  ends: {
    passPlayedOut: 'Jemand hat alle sechs Karten gewendet, der Durchgang ist zu Ende gespielt.',
    elephant: 'Das Karma des Startelefanten hat die sechste Karte gewendet.',
  },
}

const lastShip = (view: View, seat: number): string | undefined =>
  view.players[seat]?.ships.at(-1) ?? view.players[seat]?.locked.at(-1)
