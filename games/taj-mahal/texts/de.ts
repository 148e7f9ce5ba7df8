import { counting, speak, type Who } from '@durbar/room'
import type { CardId, SymbolId } from '../data/cards.ts'
import { CARDS_TAKEN, type OwnedTileId, TOKENS_FOR_SPECIAL } from '../data/tiles.ts'
import type { Bidder, Comparison } from '../events.ts'
import type { Vocabulary } from '../vocabulary.ts'
import {
  bonusSaid,
  COLOUR_NAMES,
  cardName,
  cardSaid,
  cityInto,
  cityName,
  GOOD_NAMES,
  ITEM_NAMES,
  provinceName,
  SYMBOL_NAMES,
  tileNumber,
  tileSaid,
  WON_NAMES,
} from './names.ts'
import { bringsCard, colourOf, freeCities, leadsOf, prizeOf } from './standing.ts'

const { count, list } = counting('de')
const card = (id: CardId) => cardSaid(id, 'de')
const cards = (ids: readonly CardId[]) => list(ids.map(card))
const points = (n: number) => count(n, 'Einflusspunkt', 'Einflusspunkte')
const tokens = (token: SymbolId) => `${TOKENS_FOR_SPECIAL} ${SYMBOL_NAMES.de[token]}-Marken`
const matches = (tiles: readonly OwnedTileId[]) =>
  tiles.length > 0 ? ` (1 und je 1 für ${list(tiles.map((id) => tileSaid(id, 'de')))})` : ''

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const wins = (compared: readonly Comparison[], verb: string) => {
  const won = compared.filter((each) => each.won)
  if (won.length === 0) return `${verb} nichts`
  return `${verb} ${list(won.map((each) => `${WON_NAMES.de[prizeOf(each.symbol)]} (${each.own} zu ${each.best})`))}`
}
/** The prince does as everybody does; only people are spoken to. */
const starts = (bidder: Bidder, who: Who, verb: string) =>
  bidder === 'prince' ? `Der Prinz ${verb}` : who.starts(bidder, verb)
const verbOf = (bidder: Bidder, who: Who, verb: string) =>
  bidder === 'prince' ? verb : who.verb(bidder, verb)

export const de = speak<Vocabulary>({
  language: 'de',
  title: 'Taj Mahal',
  subtitle: (view) => `Besuch ${view.visit} von ${view.visits} · ${provinceName(view.province)}`,
  tagline: 'Zwölf Provinzen, sechs Kämpfe zugleich: Wann ziehst du dich zurück?',
  options: {
    neutralPrince: {
      label: 'Neutraler Prinz',
      help: 'Nur zu zweit, und zu zweit nötig: Ein Prinz ohne Hand und Einflusspunkte spielt als Dritter mit. Eine Variante von Durbar, nicht aus der Anleitung.',
      values: { false: 'aus', true: 'an' },
    },
  },
  prompt: {
    turn: (view, can) => {
      // More than one has no room in two lines; the court and what follows name them all.
      const [prize, ...more] = leadsOf(view).map((item) => ITEM_NAMES.de[item])
      const withdraw =
        prize && more.length === 0
          ? `zieh dich zurück und gewinne: ${prize}`
          : `zieh dich ${prize ? `mit ${more.length + 1} Gewinnen` : 'ohne Gewinn'} zurück`
      const province = provinceName(view.province)
      return can('play')
        ? `${province}: Spiele Karten aus oder ${withdraw}.`
        : `${province}: Keine deiner Farbkarten passt. ${capital(withdraw)}.`
    },
    place: (view) => {
      const province = provinceName(view.province)
      const normal = view.asked?.normalPalaces ?? 0
      if (normal === 0)
        return `Stelle den Kronen-Palast in eine Stadt von ${province}, auch neben einen anderen.`
      const left = normal > 1 ? ` (noch ${count(normal, 'Palast', 'Paläste')})` : ''
      return `Stelle einen Palast in eine freie Stadt von ${province}${left}.`
    },
    take: `Du hast dich zurückgezogen: Wähle ${CARDS_TAKEN} Karten aus der Auslage.`,
  },
  refusals: {
    otherColour: (_move, view) => {
      const colour = colourOf(view)
      const bound = colour
        ? `Du spielst in diesem Besuch ${COLOUR_NAMES.de[colour]}.`
        : 'Deine Farbe steht fest.'
      return `${bound} Eine andere Farbe geht nur mit der Sonderkarte „Freie Farbwahl“.`
    },
    specialPlayed:
      'Diese Sonderkarte liegt schon vor dir. Sie kommt auf die Hand zurück, sobald du dich zurückziehst.',
    otherProvince: (_move, view) =>
      `Paläste stellst du jetzt nur in die Provinz ${provinceName(view.province)}.`,
    cityTaken: (move, view) => {
      const here = 'city' in move ? `In ${cityName(move.city)}` : 'Hier'
      const free = list(freeCities(view).map(cityName))
      return `${here} steht schon ein Palast; nur der Kronen-Palast darf dazu.${free ? ` Frei: ${free}.` : ''}`
    },
    twoNeedPrince: 'Zu zweit spielt ihr mit dem neutralen Prinzen: Schaltet ihn ein.',
    princeForTwo: 'Den neutralen Prinzen gibt es nur zu zweit: Schaltet ihn aus.',
  },
  move: {
    play: ({ colourCard, extra }) =>
      `${cardName(colourCard, 'de')}${extra ? ` mit ${cardName(extra, 'de')}` : ''} ausspielen`,
    withdraw: 'Zurückziehen',
    place: ({ city }, view) =>
      `Palast in ${cityName(city)} stellen${bringsCard(city, view) ? ' und 1 Karte ziehen' : ''}`,
    take: (move) => `${list(move.cards.map((id) => cardName(id, 'de')))} nehmen`,
  },
  event: {
    visit: (e, who) =>
      `Besuch ${e.visit}: ${provinceName(e.province)} (${list(e.goods.map((good) => GOOD_NAMES.de[good]))}). ${who.starts(e.startSeat, 'beginnt')}.`,
    played: (e, who) =>
      `${who.starts(e.seat, 'spielt')} ${cards(e.extra ? [e.card, e.extra] : [e.card])}${e.points > 0 ? `: sofort ${points(e.points)}` : ''}.`,
    withdrew: (e, who) =>
      `${starts(e.bidder, who, 'zieht')} ${e.bidder === 'prince' ? 'sich' : who.either(e.bidder, 'dich', 'sich')} zurück und ${wins(e.compared, verbOf(e.bidder, who, 'gewinnt'))}.`,
    placed: (e, who) =>
      `${starts(e.bidder, who, 'stellt')} ${e.crown ? 'den Kronen-Palast' : 'einen Palast'} ${cityInto(e.city, 'de')}.`,
    bonus: (e, who) => {
      const taken = `${starts(e.bidder, who, 'nimmt')} in ${cityName(e.city)} ${bonusSaid(e.tile, 'de')}`
      return `${taken}${e.points > 0 ? ` und ${verbOf(e.bidder, who, 'erhält')} ${points(e.points)}${matches(e.matches)}` : ''}.`
    },
    provinceTile: (e, who) =>
      `${who.starts(e.seat, 'wertet')} ${tileSaid(e.tile, 'de')}: ${points(e.points)} (${e.goods.map((each) => `${GOOD_NAMES.de[each.good]} ${each.points}`).join(', ')}).`,
    palaces: (e, who) => {
      const [here, ...joined] = e.reached.map((each) => provinceName(each.province))
      const chain = joined.length > 0 ? `, verbunden mit ${list(joined)}` : ''
      return `${who.starts(e.seat, 'erhält')} ${points(e.points)} für Paläste: ${here}${chain}.`
    },
    discarded: null,
    drew: (e, who) => {
      const drawn = `${e.card ? card(e.card) : 'eine Karte'} vom Nachziehstapel`
      return e.why === 'unplayed'
        ? `${who.starts(e.seat, 'hat')} nichts ausgespielt und ${who.verb(e.seat, 'zieht')} ${drawn}.`
        : `${who.starts(e.seat, 'zieht')} für das Bonusplättchen ${drawn}.`
    },
    nothingToDraw: (e, who) => `${who.starts(e.seat, 'zieht')} keine Karte: Beide Stapel sind leer.`,
    took: (e, who) => `${who.starts(e.seat, 'nimmt')} aus der Auslage ${cards(e.cards)}.`,
    reshuffled: (e) =>
      `Der Ablagestapel wird gemischt: ${count(e.count, 'Karte ist', 'Karten sind')} der neue Nachziehstapel.`,
    turnedUp: (e) =>
      `Für den Prinzen wird ${card(e.card)} aufgedeckt${e.kept ? '' : ' und abgelegt: Das ist nicht seine Farbe'}.`,
    swept: (e) => `Aus der Auslage auf den Ablagestapel: ${cards(e.cards)}.`,
    exchanged: (e, who) => {
      if (e.from === e.seat)
        return `${who.starts(e.seat, 'gibt')} ${tokens(e.token)} ab und ${who.verb(e.seat, 'hat')} ${card(e.special)} schon.`
      const from =
        e.from === null
          ? `${who.verb(e.seat, 'erhält')} ${card(e.special)}`
          : `${who.verb(e.seat, 'nimmt')} ${card(e.special)} von ${who.dative(e.from)}`
      return `${who.starts(e.seat, 'gibt')} ${tokens(e.token)} ab und ${from}.`
    },
    visitEnded: (e) => {
      const lost = [
        ...(e.tile ? [`das Provinz-Plättchen ${tileNumber(e.tile)}`] : []),
        ...e.bonus.map((id) => bonusSaid(id, 'de')),
      ]
      return lost.length > 0 ? `Niemand hat ${list(lost)} gewonnen.` : null
    },
    scored: ({ points: hand, ...e }, who) => {
      const parts = [
        `Sonderkarten ${hand.handSpecial}`,
        `weiße Karten ${hand.handWhite}`,
        `${e.colour ? `längste Farbe ${COLOUR_NAMES.de[e.colour]}` : 'längste Farbe'} ${hand.handColour}`,
      ]
      const sum = hand.handSpecial + hand.handWhite + hand.handColour
      return `${who.starts(e.seat, 'erhält')} ${points(sum)} für die Hand (${parts.join(', ')}). Insgesamt ${points(e.total)}: Platz ${e.place}.`
    },
  },
  ends: { twelveVisits: 'Alle zwölf Provinzen sind besucht.' },
})
