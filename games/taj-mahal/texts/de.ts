import type { Speech } from '@durbar/room'
import type { Bidder, Comparison, Event } from '../events.ts'
import type { View } from '../view.ts'
import { drawsCard } from './moves.ts'
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

const card = (id: unknown) => cardName(String(id), 'de')
const cards = (ids: readonly string[]) => ids.map(card).join(', ')
const points = (n: number) => (n === 1 ? '1 Punkt' : `${n} Punkte`)
const matches = (tiles: readonly string[]) =>
  tiles.length > 0 ? ` (1 und je 1 für ${tiles.map((id) => tileName(id, 'de')).join(', ')})` : ''

const wins = (compared: readonly Comparison[]) => {
  const won = compared.filter((each) => each.won)
  if (won.length === 0) return 'gewinnt nichts'
  return `gewinnt ${won.map((each) => `${SYMBOL_NAMES.de[each.symbol]} (${each.own} gegen ${each.best})`).join(', ')}`
}

export const de: Speech<View, Event> = {
  title: 'Taj Mahal',
  subtitle: (view) => `Besuch ${view.visit} von ${view.visits} · ${provinceName(view.province)}`,
  tagline: 'Zwölf Provinzen, sechs Auktionen zugleich: Wer geht im richtigen Augenblick?',
  reconstructed:
    'Die Bilder der Anleitung sind verloren. Nachgebildet sind: Namen, Lage und Grenzstraßen der Städte und die Festungen außer Agra, die Anzahl der einzelnen Bonusplättchen, welche fünf Paare ohne Elefant zu welcher Farbe gehören, und dass zwei Wesire die Sonderkarte Großmogul und zwei Mönche die freie Farbwahl bringen. Das Spiel zu zweit mit dem neutralen Prinzen ist unsere eigene Variante. Wer das Spiel besitzt, kann allein die Datendateien berichtigen.',
  options: {
    neutralPrince: {
      label: 'Neutraler Prinz',
      help: 'Nur zu zweit, und zu zweit nötig: Ein Prinz ohne Hand und Punkte bietet als Dritter mit. Von uns ergänzt, nicht aus der Anleitung.',
      values: { false: 'aus', true: 'an' },
    },
  },
  prompt(rule, view) {
    if (rule === 'take') return 'Nimm zwei Karten aus dem Nachschub.'
    const province = provinceName(view.province)
    if (rule === 'place') {
      const normal = view.asked?.normalPalaces ?? 0
      if (normal === 0) return `Setze den Kronenpalast in ${province}, gern neben einen anderen.`
      return `Setze einen Palast in eine freie Stadt von ${province}${normal > 1 ? ` (noch ${normal})` : ''}.`
    }
    const leads = view.me === null ? [] : view.players[view.me]!.leads
    const now = leads.length > 0 ? leads.map((item) => ITEM_NAMES.de[item]).join(', ') : 'nichts'
    return `${province}: Spiele Karten oder zieh dich zurück. Ein Rückzug brächte jetzt ${now}.`
  },
  refusals: {
    otherColour: 'Deine Farbe für diesen Besuch steht fest.',
    specialPlayed: 'Diese Sonderkarte liegt schon in deiner Reihe.',
    otherProvince: 'Gebaut wird nur in der Provinz, die gerade besucht wird.',
    cityTaken: 'Hier steht schon ein Palast.',
    twoNeedPrince: 'Zu zweit geht es nur mit dem neutralen Prinzen.',
    princeForTwo: 'Den neutralen Prinzen gibt es nur zu zweit.',
  },
  move(move, view) {
    switch (move.type) {
      case 'play':
        return `${card(move.colourCard)}${move.extra ? ` mit ${card(move.extra)}` : ''}`
      case 'place':
        return `Palast in ${cityName(String(move.city))}${drawsCard(move, view) ? ' und eine Karte' : ''}`
      case 'take':
        return `${cards(move.cards as readonly string[])} nehmen`
      default:
        return 'Zurückziehen'
    }
  },
  event(e, name) {
    const who = (bidder: Bidder) => (bidder === 'prince' ? 'Der Prinz' : name(bidder))
    switch (e.t) {
      case 'visit':
        return `Besuch ${e.visit}: ${provinceName(e.province)} (${e.goods.map((good) => GOOD_NAMES.de[good]).join(', ')}). ${name(e.startSeat)} beginnt. Nachschub: ${cards(e.supply)}.`
      case 'played':
        return `${name(e.seat)} spielt ${card(e.card)}${e.extra ? ` mit ${card(e.extra)}` : ''}${e.points > 0 ? `: ${points(e.points)}` : ''}.`
      case 'withdrew':
        return `${who(e.bidder)} zieht sich zurück und ${wins(e.compared)}.`
      case 'placed':
        return `${who(e.bidder)} setzt ${e.crown ? 'den Kronenpalast' : 'einen Palast'} nach ${cityName(e.city)}.`
      case 'bonus':
        return `${who(e.bidder)} nimmt in ${cityName(e.city)} das Bonusplättchen ${bonusName(e.tile, 'de')}${e.points > 0 ? `: ${points(e.points)}${matches(e.matches)}` : ''}.`
      case 'provinceTile':
        return `${name(e.seat)} wertet Provinzplättchen ${tileNumber(e.tile)}: ${points(e.points)}, davon ${e.goods.map((each) => `${GOOD_NAMES.de[each.good]} ${each.points}`).join(' und ')}.`
      case 'palaces':
        return `${name(e.seat)} bekommt für Paläste ${points(e.points)}: ${e.reached.map((each) => provinceName(each.province)).join(', ')}.`
      case 'discarded':
        return null
      case 'drew':
        return `${name(e.seat)} zieht ${e.card ? card(e.card) : 'eine Karte'} vom Stapel.`
      case 'nothingToDraw':
        return `${name(e.seat)} zieht nichts: Beide Stapel sind leer.`
      case 'took':
        return `${name(e.seat)} nimmt ${cards(e.cards)}.`
      case 'reshuffled':
        return `Der Ablagestapel wird gemischt: ${e.count} Karten.`
      case 'turnedUp':
        return `Für den Prinzen wird ${card(e.card)} aufgedeckt${e.kept ? '' : ': Er geht'}.`
      case 'swept':
        return `Aus dem Nachschub abgelegt: ${cards(e.cards)}.`
      case 'exchanged': {
        const from = e.from === null ? 'vom Tisch' : `von ${name(e.from)}`
        return e.from === e.seat
          ? `${name(e.seat)} gibt zwei Marken ${SYMBOL_NAMES.de[e.token]} zurück und hat die ${card(e.special)} schon.`
          : `${name(e.seat)} tauscht zwei Marken ${SYMBOL_NAMES.de[e.token]} gegen die ${card(e.special)} ${from}.`
      }
      case 'visitEnded': {
        const lost = [
          ...(e.tile ? [`Provinzplättchen ${tileNumber(e.tile)}`] : []),
          ...e.bonus.map((id) => `Bonusplättchen ${bonusName(id, 'de')}`),
        ]
        return lost.length > 0 ? `Niemand gewann: ${lost.join(', ')}.` : null
      }
      case 'scored':
        return `${name(e.seat)}: Hand ${points(e.points.handSpecial + e.points.handWhite + e.points.handColour)} (Sonderkarten ${e.points.handSpecial}, weiße ${e.points.handWhite}, ${e.colour ? COLOUR_NAMES.de[e.colour] : 'Farbe'} ${e.points.handColour}). Zusammen ${e.total}, Platz ${e.place}.`
    }
  },
  ends: { twelveVisits: 'Alle zwölf Provinzen sind besucht.' },
}
