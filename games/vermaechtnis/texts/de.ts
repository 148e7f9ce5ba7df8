import { counting, speak } from '@durbar/room'
import type { AntiqueId } from '../data/antiques.ts'
import type { CollectionId, Effect } from '../data/collections.ts'
import type { Vocabulary } from '../vocabulary.ts'
import { asked, has, holder, ofCard, wanted } from './asked.ts'
import { antiqueName, collectionName, ONE_OF_KIND } from './names.ts'

const { count, either, list, plural } = counting('de')
const antique = (id: AntiqueId) => antiqueName(id, 'de')
const antiques = (ids: readonly AntiqueId[]) => list(ids.map(antique))
const card = (id: CollectionId) => `„${collectionName(id, 'de')}“`
const EFFECTS: Readonly<Record<Effect, string>> = {
  rupees: '3 Rupien',
  extra: 'ein weiterer Zug',
  clear: 'die Auslage wird geräumt',
}
const ENDS = { offerEmpty: 'Die Auslage ist leer.', coinsGone: 'Die letzte Münze ist genommen.' }

export const de = speak<Vocabulary>({
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
  prompt: {
    action(view) {
      const extra = view.inExtraTurn ? 'Zusatzzug: ' : ''
      return asked(view).affords
        ? `${extra}Nimm die linke Münze oder kaufe eine Antiquität für ${view.price}.`
        : `${extra}Nimm die linke Münze. Für eine Antiquität zu ${view.price} reicht dein Geld nicht.`
    },
    collectionCard: 'Nimm eine Sammlungskarte oder verzichte.',
  },
  refusals: {
    tooPoor: (_, view) => `Kostet ${view.price}, du hast ${asked(view).rupees}.`,
    notOnOffer: 'Nur Antiquitäten aus der Auslage sind zu kaufen.',
    notInSupply: ofCard('Diese Sammlungskarte ist schon vergeben.', ({ id }, view, name) => {
      const seat = holder(view, id)
      return seat === view.me ? 'Diese Karte hast du schon.' : `Diese Karte hat schon ${name(seat)}.`
    }),
    incomplete: ofCard('Dir fehlen noch Antiquitäten für diese Karte.', ({ id, sort }, view) => {
      if (sort !== 'different') return `${collectionName(id, 'de')}: Du hast ${has(view, sort)}.`
      const kinds = wanted(view, id).map((kind) => ONE_OF_KIND.de[kind])
      return `${collectionName(id, 'de')}: Dir ${plural(kinds.length, 'fehlt', 'fehlen')} ${list(kinds)}.`
    }),
    mustGiveUp: 'Diese Karte kostet eine Antiquität: Wähle, welche du abgibst.',
    wrongKind: ofCard(
      'Abgeben darfst du nur eine Antiquität der durchgestrichenen Art.',
      ({ giveUp }) => `Abzugeben ist ${either((giveUp ?? []).map((kind) => ONE_OF_KIND.de[kind]))}.`,
    ),
    ownsLarge: 'Wer die große Karte einer Sorte hat, bekommt keine kleine mehr.',
    greySideForTwo: 'Die grauen Seiten gibt es nur zu zweit.',
  },
  move: {
    takeCoin: 'Münze nehmen',
    buy: (move, view) => `${antique(move.antique)} kaufen (${view.price})`,
    takeCollection: (move) =>
      move.giveUp
        ? `${card(move.card)} nehmen, ${antique(move.giveUp)} abgeben`
        : `${card(move.card)} nehmen`,
    declineCollection: 'Keine Karte nehmen',
  },
  event: {
    coinTaken: (e, name) => `${name(e.seat)} nimmt die Münze von der ${e.price}.`,
    bought: (e, name) => `${name(e.seat)} kauft ${antique(e.antique)} für ${e.price}.`,
    collectionTaken: (e, name) =>
      `${name(e.seat)} nimmt ${card(e.card)}${e.gaveUp ? ` und gibt ${antique(e.gaveUp)} ab` : ''}.`,
    declined: (e, name) => `${name(e.seat)} nimmt keine Sammlungskarte.`,
    taxPaid: (e, name) => `${name(e.seat)} zahlt ${e.amount} Steuern.`,
    effect: (e) => `Graue Seite: ${EFFECTS[e.effect]}${e.lapsed ? ' (verfällt)' : ''}.`,
    dayEnded: (e) =>
      `Tag ${e.day} endet: ${ENDS[e.reason]}${e.leftOver.length > 0 ? ` Übrig: ${antiques(e.leftOver)}.` : ''}`,
    newDay: (e) => `Tag ${e.day}: ${antiques(e.offer)}.`,
    surrendered: (e, name) => `${name(e.seat)} gibt Einzelstücke ab: ${antiques(e.antiques)}.`,
    scored: ({ seat, score, place }, name) =>
      `${name(seat)}: ${count(score.total, 'Punkt', 'Punkte')} (Antiquitäten ${score.antiques}, Sammlungen ${score.collections}, Geld ${score.money}), Platz ${place}.`,
  },
  ends: ENDS,
})
