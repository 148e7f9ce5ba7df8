import { counting, speak } from '@durbar/room'
import type { CardId } from '../data/cards.ts'
import type { OwnedTileId } from '../data/tiles.ts'
import type { Bidder, Comparison } from '../events.ts'
import type { Vocabulary } from '../vocabulary.ts'
import {
  bonusName,
  COLOUR_NAMES,
  cardName,
  cityName,
  GOOD_NAMES,
  ITEM_NAMES,
  provinceName,
  SYMBOL_NAMES,
  tileName,
  tileNumber,
} from './names.ts'
import { bringsCard, colourOf, leadsOf } from './standing.ts'

const { count, list } = counting('de')
const card = (id: CardId) => cardName(id, 'de')
const cards = (ids: readonly CardId[]) => list(ids.map(card))
const points = (n: number) => count(n, 'Punkt', 'Punkte')
const matches = (tiles: readonly OwnedTileId[]) =>
  tiles.length > 0 ? ` (1 und je 1 für ${list(tiles.map((id) => tileName(id, 'de')))})` : ''

const wins = (compared: readonly Comparison[]) => {
  const won = compared.filter((each) => each.won)
  if (won.length === 0) return 'gewinnt nichts'
  return `gewinnt ${list(won.map((each) => `${SYMBOL_NAMES.de[each.symbol]} (${each.own} gegen ${each.best})`))}`
}
const who = (bidder: Bidder, name: (seat: number) => string) =>
  bidder === 'prince' ? 'Der Prinz' : name(bidder)

export const de = speak<Vocabulary>({
  title: 'Taj Mahal',
  subtitle: (view) => `Besuch ${view.visit} von ${view.visits} · ${provinceName(view.province)}`,
  tagline: 'Zwölf Provinzen, sechs Auktionen zugleich: Wer geht im richtigen Augenblick?',
  options: {
    neutralPrince: {
      label: 'Neutraler Prinz',
      help: 'Nur zu zweit, und zu zweit nötig: Ein Prinz ohne Hand und Punkte bietet als Dritter mit. Von uns ergänzt, nicht aus der Anleitung.',
      values: { false: 'aus', true: 'an' },
    },
  },
  prompt: {
    turn: (view, can) => {
      const now = list(leadsOf(view).map((item) => ITEM_NAMES.de[item])) || 'nichts'
      if (!can('play'))
        return `${provinceName(view.province)}: Du hast keine Karte, die passt. Zieh dich zurück; das bringt ${now}.`
      return `${provinceName(view.province)}: Spiele Karten oder zieh dich zurück. Ein Rückzug brächte jetzt ${now}.`
    },
    place: (view) => {
      const province = provinceName(view.province)
      const normal = view.asked?.normalPalaces ?? 0
      if (normal === 0) return `Setze den Kronenpalast in ${province}, gern neben einen anderen.`
      return `Setze einen Palast in eine freie Stadt von ${province}${normal > 1 ? ` (noch ${normal})` : ''}.`
    },
    take: 'Nimm zwei Karten aus dem Nachschub.',
  },
  refusals: {
    otherColour: (_move, view) => {
      const colour = colourOf(view)
      return `Deine Farbe für diesen Besuch steht fest${colour ? `: ${COLOUR_NAMES.de[colour]}` : ''}.`
    },
    specialPlayed: 'Diese Sonderkarte liegt schon in deiner Reihe.',
    otherProvince: (_move, view) =>
      `Gebaut wird nur in der Provinz, die gerade besucht wird: ${provinceName(view.province)}.`,
    cityTaken: 'Hier steht schon ein Palast.',
    twoNeedPrince: 'Zu zweit geht es nur mit dem neutralen Prinzen.',
    princeForTwo: 'Den neutralen Prinzen gibt es nur zu zweit.',
  },
  move: {
    play: ({ colourCard, extra }) => `${card(colourCard)}${extra ? ` mit ${card(extra)}` : ''}`,
    withdraw: 'Zurückziehen',
    place: ({ city }, view) =>
      `Palast in ${cityName(city)}${bringsCard(city, view) ? ' und eine Karte' : ''}`,
    take: (move) => `${cards(move.cards)} nehmen`,
  },
  event: {
    visit: (e, name) =>
      `Besuch ${e.visit}: ${provinceName(e.province)} (${list(e.goods.map((good) => GOOD_NAMES.de[good]))}). ${name(e.startSeat)} beginnt.`,
    played: (e, name) =>
      `${name(e.seat)} spielt ${card(e.card)}${e.extra ? ` mit ${card(e.extra)}` : ''}${e.points > 0 ? `: ${points(e.points)}` : ''}.`,
    withdrew: (e, name) => `${who(e.bidder, name)} zieht sich zurück und ${wins(e.compared)}.`,
    placed: (e, name) =>
      `${who(e.bidder, name)} setzt ${e.crown ? 'den Kronenpalast' : 'einen Palast'} nach ${cityName(e.city)}.`,
    bonus: (e, name) =>
      `${who(e.bidder, name)} nimmt in ${cityName(e.city)} das Bonusplättchen ${bonusName(e.tile, 'de')}${e.points > 0 ? `: ${points(e.points)}${matches(e.matches)}` : ''}.`,
    provinceTile: (e, name) =>
      `${name(e.seat)} wertet Provinzplättchen ${tileNumber(e.tile)}: ${points(e.points)}, davon ${list(e.goods.map((each) => `${GOOD_NAMES.de[each.good]} ${each.points}`))}.`,
    palaces: (e, name) =>
      `${name(e.seat)} bekommt für Paläste ${points(e.points)}: ${list(e.reached.map((each) => provinceName(each.province)))}.`,
    discarded: null,
    drew: (e, name) => `${name(e.seat)} zieht ${e.card ? card(e.card) : 'eine Karte'} vom Stapel.`,
    nothingToDraw: (e, name) => `${name(e.seat)} zieht nichts: Beide Stapel sind leer.`,
    took: (e, name) => `${name(e.seat)} nimmt ${cards(e.cards)}.`,
    reshuffled: (e) => `Der Ablagestapel wird gemischt: ${count(e.count, 'Karte', 'Karten')}.`,
    turnedUp: (e) => `Für den Prinzen wird ${card(e.card)} aufgedeckt${e.kept ? '' : ': Er geht'}.`,
    swept: (e) => `Aus dem Nachschub abgelegt: ${cards(e.cards)}.`,
    exchanged: (e, name) => {
      const from = e.from === null ? 'vom Tisch' : `von ${name(e.from)}`
      return e.from === e.seat
        ? `${name(e.seat)} gibt zwei Marken ${SYMBOL_NAMES.de[e.token]} zurück und hat die ${card(e.special)} schon.`
        : `${name(e.seat)} tauscht zwei Marken ${SYMBOL_NAMES.de[e.token]} gegen die ${card(e.special)} ${from}.`
    },
    visitEnded: (e) => {
      const lost = [
        ...(e.tile ? [`Provinzplättchen ${tileNumber(e.tile)}`] : []),
        ...e.bonus.map((id) => `Bonusplättchen ${bonusName(id, 'de')}`),
      ]
      return lost.length > 0 ? `Niemand gewann: ${list(lost)}.` : null
    },
    scored: ({ points: hand, ...e }, name) =>
      `${name(e.seat)}: Hand ${points(hand.handSpecial + hand.handWhite + hand.handColour)} (Sonderkarten ${hand.handSpecial}, weiße ${hand.handWhite}, ${e.colour ? COLOUR_NAMES.de[e.colour] : 'Farbe'} ${hand.handColour}). Zusammen ${e.total}, Platz ${e.place}.`,
  },
  ends: { twelveVisits: 'Alle zwölf Provinzen sind besucht.' },
})
