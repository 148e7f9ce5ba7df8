import type { Speech } from '@durbar/room'
import { GOLD, MONEY_CAP } from '../data/market.ts'
import type { Event } from '../events.ts'
import type { View } from '../view.ts'
import { antiqueName, collectionName } from './names.ts'
import { affordable, coinOf } from './purse.ts'

const antique = (id: unknown) => antiqueName(String(id), 'de')
const card = (id: unknown) => collectionName(String(id), 'de')
const list = (ids: readonly string[]) => ids.map(antique).join(', ')
const EFFECTS = { rupees: '3 Rupien', extra: 'ein weiterer Zug', clear: 'die Auslage wird geräumt' }

export const de: Speech<View, Event> = {
  title: 'Das Vermächtnis des Maharaja',
  subtitle: (view) => `Verkaufstag ${view.day} von ${view.days}`,
  tagline: 'Münze nehmen oder kaufen? Jede Münze macht die Antiquitäten für die anderen billiger.',
  reconstructed:
    'Die Bilder der Anleitung sind verloren. Nachgebildet sind: welche Antiquität welchen Wert trägt, fünf der sechs Farbnamen, die Punkte der Sammlungskarten, welche davon eine Antiquität kosten, die Arten auf den Karten für 4 und 5 Verschiedene und die Verteilung der grauen Effekte. Wer das Spiel besitzt, kann allein die Datendateien berichtigen.',
  options: {
    greySide: {
      label: 'Graue Seiten',
      help: 'Variante für zwei: Jede Sammlungskarte hat einen Soforteffekt am Ende des Zuges.',
      values: { false: 'aus', true: 'an' },
    },
  },
  prompt(rule, view) {
    if (rule === 'collectionCard') return 'Nimm eine Sammlungskarte oder verzichte.'
    const extra = view.inExtraTurn ? 'Zusatzzug: ' : ''
    return affordable(view)
      ? `${extra}Nimm die linke Münze oder kaufe eine Antiquität für ${view.price}.`
      : `${extra}Nimm die linke Münze. Für eine Antiquität zu ${view.price} reicht dein Geld nicht.`
  },
  refusals: {
    tooPoor: 'Dafür reicht dein Geld nicht.',
    notOnOffer: 'Nur Antiquitäten aus der Auslage sind zu kaufen.',
    notInSupply: 'Diese Sammlungskarte ist schon vergeben.',
    incomplete: 'Dir fehlen noch Antiquitäten für diese Karte.',
    mustGiveUp: 'Diese Karte kostet eine Antiquität: Wähle, welche du abgibst.',
    wrongKind: 'Abgeben darfst du nur eine Antiquität der durchgestrichenen Art.',
    ownsLarge: 'Wer die große Karte einer Sorte hat, bekommt keine kleine mehr.',
    greySideForTwo: 'Die grauen Seiten gibt es nur zu zweit.',
  },
  move(move, view) {
    switch (move.type) {
      case 'takeCoin':
        return coinOf(view) === GOLD
          ? `Münze nehmen (${GOLD} Rupien)`
          : `Münze nehmen (höchstens ${MONEY_CAP} Rupien)`
      case 'buy':
        return `${antique(move.antique)} kaufen (${view.price})`
      case 'takeCollection':
        return move.giveUp
          ? `„${card(move.card)}“ nehmen, ${antique(move.giveUp)} abgeben`
          : `„${card(move.card)}“ nehmen`
      default:
        return 'Keine Karte nehmen'
    }
  },
  event(e, name) {
    switch (e.t) {
      case 'coinTaken':
        return `${name(e.seat)} nimmt die Münze von der ${e.price}.`
      case 'bought':
        return `${name(e.seat)} kauft ${antique(e.antique)} für ${e.price}.`
      case 'collectionTaken':
        return `${name(e.seat)} nimmt „${card(e.card)}“${e.gaveUp ? ` und gibt ${antique(e.gaveUp)} ab` : ''}.`
      case 'declined':
        return `${name(e.seat)} nimmt keine Sammlungskarte.`
      case 'taxPaid':
        return `${name(e.seat)} zahlt ${e.amount} Steuern.`
      case 'effect':
        return `Graue Seite: ${EFFECTS[e.effect]}${e.lapsed ? ' (verfällt)' : ''}.`
      case 'dayEnded':
        return `Tag ${e.day} endet: ${de.ends[e.reason]}${e.leftOver.length > 0 ? ` Übrig: ${list(e.leftOver)}.` : ''}`
      case 'newDay':
        return `Tag ${e.day}: ${list(e.offer)}.`
      case 'surrendered':
        return `${name(e.seat)} gibt Einzelstücke ab: ${list(e.antiques)}.`
      case 'scored':
        return `${name(e.seat)}: ${e.score.total} Punkte (Antiquitäten ${e.score.antiques}, Sammlungen ${e.score.collections}, Geld ${e.score.money}), Platz ${e.place}.`
    }
  },
  ends: { offerEmpty: 'Die Auslage ist leer.', coinsGone: 'Die letzte Münze ist genommen.' },
}
