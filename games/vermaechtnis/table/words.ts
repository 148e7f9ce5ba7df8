/** The few words that only the table needs. */
import { counting, type Language } from '@durbar/room'
import type { AntiqueId, Kind } from '../data/antiques.ts'
import type { Effect } from '../data/collections.ts'
import { GREY_RUPEES, MONEY_CAP } from '../data/market.ts'
import { antiqueObject, antiqueTitle, countByKind, countOfKind, nthOfKind } from '../texts/names.ts'

export interface Words {
  readonly language: Language
  /** Under a card: a long name may break. */
  readonly caption: (id: AntiqueId) => string
  readonly sold: string
  readonly tradeRow: string
  readonly leftmost: string
  readonly price: (price: number) => string
  /** On the flag, which is no wider than what it stands on. */
  readonly flag: (price: number) => string
  readonly coin: (price: number) => string
  readonly noCoin: (price: number) => string
  /** Touched before its turn; `price`: of the card whose coin is next. */
  readonly notYet: (price: number) => string
  readonly day: (day: number, of: number) => string
  readonly pile: (cards: number) => string
  readonly dayEnds: (day: number) => string
  readonly leftOver: (antiques: readonly AntiqueId[]) => string
  readonly collections: string
  readonly complete: string
  readonly missing: (count: number) => string
  readonly yours: string
  readonly completes: (cards: readonly string[]) => string
  /** Under a card, in two lines at most. */
  readonly completesBriefly: (cards: readonly string[]) => string
  readonly makes: (count: number, kind: Kind) => string
  readonly keep: (rupees: number) => string
  /** What the purse holds then. */
  readonly purse: (rupees: number) => string
  /** What a coin brings when taxes take a part of it. */
  readonly limit: (brings: number) => string
  readonly givesUp: (antique: AntiqueId) => string
  readonly endsDay: (day: number, unsold: readonly AntiqueId[]) => string
  readonly endsGame: (surrendered: readonly AntiqueId[]) => string
  readonly costsOne: string
  readonly points: (points: number) => string
  readonly moreKept: (more: number, less: number) => string
  readonly needs: (what: string) => string
  readonly colours: string
  readonly lone: string
  readonly loneTag: string
  readonly held: (count: number, colour: string) => string
  readonly kinds: (count: number, kind: Kind) => string
  /** Under a pile as narrow as a card: in a word that may break. */
  readonly underPile: (count: number, kind: Kind) => string
  readonly antiques: (count: number) => string
  readonly cards: (count: number) => string
  readonly rupees: (count: number) => string
  readonly effects: Readonly<Record<Effect, string>>
  readonly scoreAntiques: string
  readonly scoreCollections: string
  readonly scoreMoney: string
  readonly total: string
  readonly scoreNote: string
  readonly lost: (antiques: readonly AntiqueId[]) => string
}

const german = counting('de')
const english = counting('en')

const de: Words = {
  language: 'de',
  caption: (id) => antiqueTitle(id, 'de').replace('gefarb', 'ge\u00adfarb'),
  sold: 'verkauft',
  tradeRow: 'Handelskarten',
  leftmost: 'die Goldmünze ganz links bestimmt den Preis',
  price: (price) => `Preis ${german.count(price, 'Rupie', 'Rupien')}`,
  flag: (price) => `Preis ${price}`,
  coin: (price) => `Goldmünze auf der Handelskarte ${price}`,
  noCoin: (price) => `Handelskarte ${price}, ohne Goldmünze`,
  notYet: (price) =>
    `Diese Goldmünze ist noch nicht dran. Zuerst die ganz links, von der Handelskarte ${price}.`,
  day: (day, of) => `Verkaufstag ${day} von ${of}`,
  pile: (cards) => `${german.count(cards, 'Karte', 'Karten')} im Stapel`,
  dayEnds: (day) => `Verkaufstag ${day} endet`,
  leftOver: (ids) =>
    ids.length === 0
      ? ''
      : `${countByKind(ids, 'de')} ${german.plural(ids.length, 'bleibt', 'bleiben')} übrig und ${german.plural(ids.length, 'kommt', 'kommen')} aus dem Spiel.`,
  collections: 'Sammlungs\u00adkarten',
  complete: 'vollständig',
  missing: (n) => german.count(n, 'fehlt', 'fehlen'),
  yours: 'dir',
  completes: (cards) => `Macht ${german.list(cards)} vollständig`,
  completesBriefly: ([card, ...more]) =>
    more.length === 0 ? `${card} voll` : `${more.length + 1} Sammlungen voll`,
  makes: (n, kind) => nthOfKind(n, kind, 'de'),
  keep: (n) => `Dir ${german.plural(n, 'bleibt', 'bleiben')} ${german.count(n, 'Rupie', 'Rupien')}.`,
  purse: (n) => `Dann hast du ${german.count(n, 'Rupie', 'Rupien')}.`,
  limit: (brings) =>
    `${brings === 0 ? 'Du erhältst nichts' : `Du erhältst nur ${german.count(brings, 'Rupie', 'Rupien')}`}: Mehr als ${MONEY_CAP} behältst du nicht.`,
  givesUp: (id) => `Du gibst ${antiqueObject(id, 'de')} ab.`,
  endsDay: (day, unsold) =>
    unsold.length === 0
      ? `Beendet Verkaufstag ${day}.`
      : `Beendet Verkaufstag ${day}: ${countByKind(unsold, 'de')} ${german.plural(unsold.length, 'kommt', 'kommen')} aus dem Spiel.`,
  endsGame: (surrendered) =>
    surrendered.length === 0
      ? 'Das Spiel endet.'
      : `Das Spiel endet. Du gibst ab, was in seiner Farbe allein ist: ${countByKind(surrendered, 'de')}.`,
  costsOne: 'kostet eine Antiquität',
  points: (n) => german.count(n, 'Punkt', 'Punkte'),
  moreKept: (more, less) => `mehr Antiquitäten behalten, ${more} gegen ${less}`,
  needs: (what) => `braucht ${what}`,
  colours: 'Deine Farben',
  lone: 'Einzelne gibst du am Ende ab',
  loneTag: 'einzeln',
  held: (count, colour) => `${colour}: ${count}`,
  kinds: (n, kind) => countOfKind(n, kind, 'de').replace('kst', 'k\u00adst'),
  underPile: (n, kind) => de.kinds(n, kind).replace('rum', 'ru\u00adm'),
  antiques: (n) => german.count(n, 'Antiquität', 'Antiquitäten'),
  cards: (n) => german.count(n, 'Sammlungskarte', 'Sammlungskarten'),
  rupees: (n) => german.count(n, 'Rupie', 'Rupien'),
  effects: { rupees: `+${GREY_RUPEES} Rupien`, extra: 'Zusatzzug', clear: 'Angebot räumen' },
  scoreAntiques: 'Antiquitäten',
  scoreCollections: 'Sammlungs\u00adkarten',
  scoreMoney: 'Geld',
  total: 'Summe',
  scoreNote: 'Stand, wenn das Spiel jetzt enden würde. Was in seiner Farbe allein ist, ist schon abgezogen.',
  lost: (ids) => `müsste abgeben: ${german.list(ids.map((id) => antiqueObject(id, 'de')))}`,
}

const en: Words = {
  language: 'en',
  caption: (id) => antiqueTitle(id, 'en'),
  sold: 'sold',
  tradeRow: 'Trade cards',
  leftmost: 'the leftmost gold coin sets the price',
  price: (price) => `price ${english.count(price, 'rupee', 'rupees')}`,
  flag: (price) => `price ${price}`,
  coin: (price) => `gold coin on trade card ${price}`,
  noCoin: (price) => `trade card ${price}, no gold coin`,
  notYet: (price) => `Not this gold coin yet. First the leftmost, from trade card ${price}.`,
  day: (day, of) => `Sales day ${day} of ${of}`,
  pile: (cards) => `${english.count(cards, 'card', 'cards')} in the pile`,
  dayEnds: (day) => `Sales day ${day} ends`,
  leftOver: (ids) =>
    ids.length === 0
      ? ''
      : `${countByKind(ids, 'en')} ${english.plural(ids.length, 'is', 'are')} left over and ${english.plural(ids.length, 'leaves', 'leave')} the game.`,
  collections: 'Collection cards',
  complete: 'complete',
  missing: (count) => `${count} missing`,
  yours: 'yours',
  completes: (cards) => `Completes ${english.list(cards)}`,
  completesBriefly: ([card, ...more]) =>
    `completes ${more.length === 0 ? card : `${more.length + 1} collections`}`,
  makes: (n, kind) => nthOfKind(n, kind, 'en'),
  keep: (n) => `You keep ${english.count(n, 'rupee', 'rupees')}.`,
  purse: (n) => `You then have ${english.count(n, 'rupee', 'rupees')}.`,
  limit: (brings) =>
    `${brings === 0 ? 'You get nothing' : `You get only ${english.count(brings, 'rupee', 'rupees')}`}: you keep no more than ${MONEY_CAP}.`,
  givesUp: (id) => `You give up ${antiqueObject(id, 'en')}.`,
  endsDay: (day, unsold) =>
    unsold.length === 0
      ? `Ends sales day ${day}.`
      : `Ends sales day ${day}: ${countByKind(unsold, 'en')} ${english.plural(unsold.length, 'leaves', 'leave')} the game.`,
  endsGame: (surrendered) =>
    surrendered.length === 0
      ? 'The game ends.'
      : `The game ends. You give up what is alone in its colour: ${countByKind(surrendered, 'en')}.`,
  costsOne: 'costs an antique',
  points: (n) => english.count(n, 'point', 'points'),
  moreKept: (more, less) => `more antiques kept, ${more} to ${less}`,
  needs: (what) => `needs ${what}`,
  colours: 'Colours you hold',
  lone: 'Single ones are given up at the end',
  loneTag: 'single',
  held: (count, colour) => `${colour}: ${count}`,
  kinds: (n, kind) => countOfKind(n, kind, 'en'),
  underPile: (n, kind) =>
    countOfKind(n, kind, 'en')
      .replace(/musical |pieces? of /, '')
      .replace('rum', 'ru\u00adm')
      .replace('well', 'wel\u00adl'),
  antiques: (n) => english.count(n, 'antique', 'antiques'),
  cards: (n) => english.count(n, 'collection card', 'collection cards'),
  rupees: (n) => english.count(n, 'rupee', 'rupees'),
  effects: { rupees: `+${GREY_RUPEES} rupees`, extra: 'extra turn', clear: 'clear the offer' },
  scoreAntiques: 'Antiques',
  scoreCollections: 'Collection cards',
  scoreMoney: 'Money',
  total: 'Total',
  scoreNote: 'As if the game ended now. What is alone in its colour is already taken off.',
  lost: (ids) => `would give up: ${english.list(ids.map((id) => antiqueObject(id, 'en')))}`,
}

export const WORDS: Readonly<Record<Language, Words>> = { de, en }
