/** The few words that only the table needs. */
import { counting, type Language } from '@durbar/room'
import { type AntiqueId, antiqueOf, KINDS, type Kind } from '../data/antiques.ts'
import type { Effect } from '../data/collections.ts'
import { MONEY_CAP } from '../data/market.ts'
import { KIND_PLURALS, KIND_SINGULARS } from '../texts/names.ts'

export interface Words {
  readonly language: Language
  readonly sold: string
  readonly tradeRow: string
  readonly leftmost: string
  readonly price: (price: number) => string
  readonly coin: (price: number) => string
  readonly noCoin: (price: number) => string
  readonly day: (day: number, of: number) => string
  readonly pile: (cards: number) => string
  readonly dayEnds: (day: number) => string
  readonly leftOver: (antiques: readonly AntiqueId[]) => string
  readonly collections: string
  readonly complete: string
  readonly missing: (count: number) => string
  readonly yours: string
  readonly completes: (cards: readonly string[]) => string
  readonly makes: (count: number, kind: Kind) => string
  readonly keep: (rupees: number) => string
  /** What a coin brings when taxes take a part of it. */
  readonly limit: (brings: number) => string
  readonly givesUp: (antique: string) => string
  readonly endsDay: (day: number, unsold: readonly AntiqueId[]) => string
  readonly endsGame: (surrendered: readonly AntiqueId[]) => string
  readonly costsOne: string
  readonly points: (points: number) => string
  readonly needs: (what: string) => string
  readonly colours: string
  readonly lone: string
  readonly loneTag: string
  readonly held: (count: number, colour: string) => string
  readonly kinds: (count: number, kind: Kind) => string
  readonly antiques: (count: number) => string
  readonly cards: (count: number) => string
  readonly rupees: (count: number) => string
  readonly collection: string
  readonly effects: Readonly<Record<Effect, string>>
  readonly empty: string
  readonly scoreAntiques: string
  readonly scoreCollections: string
  readonly scoreMoney: string
  readonly total: string
  readonly scoreNote: string
  readonly lost: (names: string) => string
}

const german = counting('de')
const english = counting('en')

/** "2 statues and 1 vase". */
const byKind = (ids: readonly AntiqueId[], language: Language): string => {
  const { count, list } = counting(language)
  return list(
    KINDS.map((kind) => ({ kind, n: ids.filter((id) => antiqueOf(id).kind === kind).length }))
      .filter(({ n }) => n > 0)
      .map(({ kind, n }) => count(n, KIND_SINGULARS[language][kind], KIND_PLURALS[language][kind])),
  )
}

const de: Words = {
  language: 'de',
  sold: 'verkauft',
  tradeRow: 'Handelsreihe',
  leftmost: 'die Münze ganz links bestimmt den Preis',
  price: (price) => `Preis ${price}`,
  coin: (price) => `Münze auf Handelskarte ${price}`,
  noCoin: (price) => `Handelskarte ${price}, ohne Münze`,
  day: (day, of) => `Verkaufstag ${day} von ${of}`,
  pile: (cards) => `${cards} im Stapel`,
  dayEnds: (day) => `Tag ${day} endet`,
  leftOver: (ids) =>
    ids.length === 0
      ? ''
      : `${byKind(ids, 'de')} ${german.plural(ids.length, 'bleibt', 'bleiben')} übrig und ${german.plural(ids.length, 'verlässt', 'verlassen')} das Spiel.`,
  collections: 'Sammlungen',
  complete: 'vollständig',
  missing: (n) => german.count(n, 'fehlt', 'fehlen'),
  yours: 'dir',
  completes: (cards) => `macht ${german.list(cards)} komplett`,
  makes: (count, kind) =>
    `${kind === 'statue' || kind === 'vase' ? 'deine' : 'dein'} ${count}. ${KIND_SINGULARS.de[kind]}`,
  keep: (n) => `Dir ${german.plural(n, 'bleibt', 'bleiben')} ${german.count(n, 'Rupie', 'Rupien')}.`,
  limit: (brings) =>
    `${brings === 0 ? 'Du bekommst nichts' : `Du bekommst nur ${brings}`}: ${MONEY_CAP} Rupien sind die Grenze.`,
  givesUp: (antique) => `Du gibst ab: ${antique}.`,
  endsDay: (day, unsold) =>
    unsold.length === 0
      ? `Beendet Verkaufstag ${day}.`
      : `Beendet Verkaufstag ${day}: ${byKind(unsold, 'de')} ${german.plural(unsold.length, 'geht', 'gehen')} verloren.`,
  endsGame: (surrendered) =>
    surrendered.length === 0
      ? 'Das Spiel endet.'
      : `Das Spiel endet: Einzeln ${german.plural(surrendered.length, 'verfällt', 'verfallen')} dir ${byKind(surrendered, 'de')}.`,
  costsOne: 'kostet eine Antiquität',
  points: (n) => german.count(n, 'Punkt', 'Punkte'),
  needs: (what) => `braucht ${what}`,
  colours: 'Deine Farben',
  lone: 'Eine einzelne Farbe verfällt am Ende',
  loneTag: 'einzeln',
  held: (count, colour) => `${colour}: ${count}`,
  kinds: (n, kind) =>
    german.count(n, KIND_SINGULARS.de[kind], KIND_PLURALS.de[kind]).replace('kst', 'k\u00adst'),
  antiques: (n) => german.count(n, 'Antiquität', 'Antiquitäten'),
  cards: (n) => german.count(n, 'Sammlung', 'Sammlungen'),
  rupees: (n) => german.count(n, 'Rupie', 'Rupien'),
  collection: 'Sammlung',
  effects: { rupees: '+3 Rupien', extra: 'noch ein Zug', clear: 'Auslage räumen' },
  empty: 'noch keine',
  scoreAntiques: 'Antiquitäten',
  scoreCollections: 'Sammlungen',
  scoreMoney: 'Geld',
  total: 'Summe',
  scoreNote: 'Gezählt wird, als endete das Spiel jetzt: Einzelne Farben sind schon abgegeben.',
  lost: (names) => `verfiele: ${names}`,
}

const en: Words = {
  language: 'en',
  sold: 'sold',
  tradeRow: 'Trade row',
  leftmost: 'the leftmost coin sets the price',
  price: (price) => `price ${price}`,
  coin: (price) => `coin on the trade card of ${price}`,
  noCoin: (price) => `trade card of ${price}, no coin`,
  day: (day, of) => `Sales day ${day} of ${of}`,
  pile: (cards) => `${cards} in the pile`,
  dayEnds: (day) => `Day ${day} ends`,
  leftOver: (ids) =>
    ids.length === 0
      ? ''
      : `${byKind(ids, 'en')} ${english.plural(ids.length, 'is', 'are')} left over and ${english.plural(ids.length, 'leaves', 'leave')} the game.`,
  collections: 'Collections',
  complete: 'complete',
  missing: (count) => `${count} missing`,
  yours: 'yours',
  completes: (cards) => `completes ${english.list(cards)}`,
  makes: (n, kind) => `makes ${english.count(n, KIND_SINGULARS.en[kind], KIND_PLURALS.en[kind])}`,
  keep: (n) => `You keep ${english.count(n, 'rupee', 'rupees')}.`,
  limit: (brings) =>
    `${brings === 0 ? 'You get nothing' : `You get only ${brings}`}: ${MONEY_CAP} rupees is the limit.`,
  givesUp: (antique) => `You give up the ${antique}.`,
  endsDay: (day, unsold) =>
    unsold.length === 0
      ? `Ends sales day ${day}.`
      : `Ends sales day ${day}: ${byKind(unsold, 'en')} ${english.plural(unsold.length, 'is', 'are')} lost.`,
  endsGame: (surrendered) =>
    surrendered.length === 0
      ? 'The game ends.'
      : `The game ends: held singly, you lose ${byKind(surrendered, 'en')}.`,
  costsOne: 'costs an antique',
  points: (n) => english.count(n, 'point', 'points'),
  needs: (what) => `needs ${what}`,
  colours: 'Colours you hold',
  lone: 'A colour held once is lost at the end',
  loneTag: 'alone',
  held: (count, colour) => `${colour}: ${count}`,
  kinds: (n, kind) => english.count(n, KIND_SINGULARS.en[kind], KIND_PLURALS.en[kind]),
  antiques: (n) => english.count(n, 'antique', 'antiques'),
  cards: (n) => english.count(n, 'collection', 'collections'),
  rupees: (n) => english.count(n, 'rupee', 'rupees'),
  collection: 'collection',
  effects: { rupees: '+3 rupees', extra: 'another turn', clear: 'clear the offer' },
  empty: 'none yet',
  scoreAntiques: 'Antiques',
  scoreCollections: 'Collections',
  scoreMoney: 'Money',
  total: 'Total',
  scoreNote: 'Counted as if the game ended now: single colours are already given up.',
  lost: (names) => `would be lost: ${names}`,
}

export const WORDS: Readonly<Record<Language, Words>> = { de, en }
