import { counting, speak } from '@durbar/room'
import type { AntiqueId, Kind } from '../data/antiques.ts'
import { type CollectionId, collectionOf } from '../data/collections.ts'
import { GOLD, GREY_RUPEES } from '../data/market.ts'
import type { Vocabulary } from '../vocabulary.ts'
import { asked, holder, largeOwned, ofCard, open, wanted } from './asked.ts'
import { antiqueName, antiqueObject, countOfKind, oneAsObject, quoted } from './names.ts'

const { count, either, list, plural } = counting('de')
const names = (ids: readonly AntiqueId[]) => list(ids.map((id) => antiqueName(id, 'de')))
const objects = (ids: readonly AntiqueId[]) => list(ids.map((id) => antiqueObject(id, 'de')))
const card = (id: CollectionId) => quoted(id, 'de')
const rupees = (n: number) => count(n, 'Rupie', 'Rupien')
const points = (n: number) => count(n, 'Punkt', 'Punkte')
const withPoints = (id: CollectionId) => `${card(id)} (${points(collectionOf(id).points)})`
const oneOfThese = (kinds: readonly Kind[] | null) =>
  either((kinds ?? []).map((kind) => oneAsObject(kind, 'de')))
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const ENDS = {
  offerEmpty: 'Das aktuelle Angebot ist leer.',
  coinsGone: 'Die letzte Goldmünze ist genommen.',
}

export const de = speak<Vocabulary>({
  language: 'de',
  title: 'Das Vermächtnis des Maharaja',
  subtitle: (view) => `Verkaufstag ${view.day} von ${view.days}`,
  tagline: 'Münze nehmen oder kaufen? Mit jeder Münze kann der Preis fallen – für alle.',
  options: {
    greySide: {
      label: 'Graue Seiten',
      help: 'Variante zu zweit: Jede Sammlungskarte hat einen Soforteffekt am Ende des Zuges.',
      values: { false: 'aus', true: 'an' },
    },
  },
  prompt: {
    action(view) {
      const extra = view.inExtraTurn ? 'Zusatzzug: ' : ''
      return asked(view).affords
        ? `${extra}Nimm die Goldmünze ganz links oder kauf eine Antiquität für ${rupees(view.price)}.`
        : `${extra}Nimm die Goldmünze ganz links. Eine Antiquität kostet ${rupees(view.price)}, du hast ${asked(view).rupees}.`
    },
    collectionCard(view) {
      const cards = open(view)
      return cards.length > 2
        ? `Nimm eine von ${cards.length} vollständigen Sammlungskarten oder verzichte.`
        : `Nimm die Sammlungskarte ${either(cards.map(withPoints))} oder verzichte.`
    },
  },
  refusals: {
    tooPoor: (_, view) =>
      `Der Preis ist ${rupees(view.price)}, du hast ${asked(view).rupees}. Du kannst die Goldmünze ganz links nehmen.`,
    notOnOffer: 'Kaufen kannst du nur, was im aktuellen Angebot liegt.',
    notInSupply: ofCard('Diese Sammlungskarte ist schon vergeben.', ({ id }, view, who) => {
      const seat = holder(view, id)
      return `Diese Sammlungskarte liegt schon ${seat === view.me ? 'vor dir' : `bei ${who.dative(seat)}`}.`
    }),
    incomplete: ofCard('Dir fehlen noch Antiquitäten für diese Sammlungskarte.', ({ id }, view) => {
      const missing = wanted(view, id)
      const n = missing.reduce((sum, [, number]) => sum + number, 0)
      return `Für ${card(id)} ${plural(n, 'fehlt', 'fehlen')} dir noch ${list(missing.map(([kind, number]) => countOfKind(number, kind, 'de')))}.`
    }),
    mustGiveUp: ofCard(
      'Diese Sammlungskarte kostet eine Antiquität: Wähle, welche du abgibst.',
      ({ id, giveUp }) => `Für ${card(id)} musst du ${oneOfThese(giveUp)} abgeben: Wähle, was du abgibst.`,
    ),
    wrongKind: ofCard(
      'Diese Antiquität darfst du dafür nicht abgeben.',
      ({ id, giveUp }) => `Für ${card(id)} darfst du nur ${oneOfThese(giveUp)} abgeben.`,
    ),
    ownsLarge: ofCard(
      'Du hast schon die große Sammlungskarte dieser Sorte und darfst keine kleine mehr nehmen.',
      (small, view) => {
        const large = largeOwned(view, small)
        return `Du hast schon die große Sammlungskarte ${large ? card(large) : 'dieser Sorte'} und darfst in dieser Sorte keine kleine mehr nehmen.`
      },
    ),
    greySideForTwo: 'Die grauen Seiten gibt es nur zu zweit.',
  },
  move: {
    takeCoin: `Goldmünze nehmen (${rupees(GOLD)})`,
    buy: (move, view) => `${capital(antiqueObject(move.antique, 'de'))} kaufen (${rupees(view.price)})`,
    takeCollection: (move) =>
      move.giveUp
        ? `Sammlungskarte ${card(move.card)} nehmen, ${antiqueObject(move.giveUp, 'de')} abgeben`
        : `Sammlungskarte ${card(move.card)} nehmen`,
    declineCollection: 'Keine Sammlungskarte nehmen',
  },
  event: {
    coinTaken: (e, who) =>
      `${who.starts(e.seat, 'nimmt')} die Goldmünze von der Handelskarte ${e.price} (+${rupees(GOLD)}).`,
    bought: (e, who) =>
      `${who.starts(e.seat, 'kauft')} ${antiqueObject(e.antique, 'de')} für ${rupees(e.price)}.`,
    collectionTaken: (e, who) =>
      `${who.starts(e.seat, 'nimmt')} die Sammlungskarte ${withPoints(e.card)}${e.gaveUp ? ` und ${who.verb(e.seat, 'gibt')} ${antiqueObject(e.gaveUp, 'de')} ab` : ''}.`,
    declined: (e, who) => `${who.starts(e.seat, 'nimmt')} keine Sammlungskarte.`,
    taxPaid: (e, who) => `${who.starts(e.seat, 'zahlt')} ${rupees(e.amount)} Steuern.`,
    effect(e, who) {
      if (e.effect === 'rupees') return `Graue Seite: ${who.starts(e.seat, 'erhält')} ${rupees(GREY_RUPEES)}.`
      if (e.effect === 'extra')
        return e.lapsed
          ? `Graue Seite: Der Zusatzzug verfällt, ${who.does(e.seat, 'ist')} schon in einem.`
          : `Graue Seite: ${who.starts(e.seat, 'erhält')} einen Zusatzzug.`
      return e.cleared.length === 0
        ? `Graue Seite: ${who.starts(e.seat, 'räumt')} ein leeres Angebot.`
        : `Graue Seite: ${who.starts(e.seat, 'räumt')} das aktuelle Angebot. Aus dem Spiel: ${names(e.cleared)}.`
    },
    dayEnded: (e) =>
      `Verkaufstag ${e.day} endet. ${ENDS[e.reason]}${e.leftOver.length > 0 ? ` Aus dem Spiel: ${names(e.leftOver)}.` : ''}`,
    newDay: (e) => `Verkaufstag ${e.day} beginnt. Im aktuellen Angebot: ${names(e.offer)}.`,
    surrendered: (e, who) =>
      `${who.starts(e.seat, 'gibt')} ${plural(e.antiques.length, 'die einzige Antiquität ihrer Farbe', 'die einzigen Antiquitäten ihrer Farben')} ab: ${objects(e.antiques)}.`,
    scored: ({ seat, score, place }, who) =>
      `${who.label(seat)}: ${points(score.total)} (${score.antiques} für Antiquitäten, ${score.collections} für Sammlungskarten, ${score.money} für Geld), Platz ${place}.`,
  },
  ends: ENDS,
})
