/** The few words that only the table needs. */
import type { Language } from '@durbar/room'
import type { Kind } from '../data/antiques.ts'
import type { Effect } from '../data/collections.ts'
import { MONEY_CAP } from '../data/market.ts'
import { KIND_NAMES, KIND_PLURALS } from '../texts/names.ts'

interface Words {
  readonly sold: string
  readonly tradeRow: string
  readonly leftmost: string
  readonly price: (price: number) => string
  readonly coin: (price: number) => string
  readonly noCoin: (price: number) => string
  readonly day: (day: number, of: number) => string
  readonly pile: (cards: number) => string
  readonly collections: string
  readonly complete: string
  readonly decline: string
  readonly missing: (count: number) => string
  readonly yours: string
  readonly completes: (cards: readonly string[]) => string
  readonly makes: (count: number, kind: Kind) => string
  readonly keep: (rupees: number) => string
  /** What a coin brings when taxes take a part of it. */
  readonly limit: (brings: number) => string
  readonly givesUp: (antique: string) => string
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
  readonly player: string
  readonly scoreAntiques: string
  readonly scoreCollections: string
  readonly scoreMoney: string
  readonly total: string
  readonly scoreNote: string
  readonly lost: (names: string) => string
}

const de: Words = {
  sold: 'verkauft',
  tradeRow: 'Handelsreihe',
  leftmost: 'die Münze ganz links bestimmt den Preis',
  price: (price) => `Preis ${price}`,
  coin: (price) => `Münze auf Handelskarte ${price}`,
  noCoin: (price) => `Handelskarte ${price}, ohne Münze`,
  day: (day, of) => `Verkaufstag ${day} von ${of}`,
  pile: (cards) => `${cards} im Stapel`,
  collections: 'Sammlungen',
  complete: 'vollständig',
  decline: 'Keine Sammlung nehmen',
  missing: (count) => (count === 1 ? '1 fehlt' : `${count} fehlen`),
  yours: 'dir',
  completes: (cards) => `macht ${cards.join(' und ')} komplett`,
  makes: (count, kind) =>
    `${kind === 'statue' || kind === 'vase' ? 'deine' : 'dein'} ${count}. ${KIND_NAMES.de[kind]}${kind === 'jewellery' ? 'stück' : ''}`,
  keep: (rupees) => (rupees === 1 ? 'Dir bleibt 1 Rupie.' : `Dir bleiben ${rupees} Rupien.`),
  limit: (brings) =>
    `${brings === 0 ? 'Du bekommst nichts' : `Du bekommst nur ${brings}`}: ${MONEY_CAP} Rupien sind die Grenze.`,
  givesUp: (antique) => `Du gibst ab: ${antique}.`,
  costsOne: 'kostet eine Antiquität',
  points: (points) => (points === 1 ? '1 Punkt' : `${points} Punkte`),
  needs: (what) => `braucht ${what}`,
  colours: 'Deine Farben',
  lone: 'Eine einzelne Farbe verfällt am Ende',
  loneTag: 'einzeln',
  held: (count, colour) => `${colour}: ${count}`,
  kinds: (count, kind) =>
    `${count} ${count === 1 ? KIND_NAMES.de[kind] : KIND_PLURALS.de[kind]}`.replace('kst', 'k\u00adst'),
  antiques: (count) => (count === 1 ? '1 Antiquität' : `${count} Antiquitäten`),
  cards: (count) => (count === 1 ? '1 Sammlung' : `${count} Sammlungen`),
  rupees: (count) => (count === 1 ? '1 Rupie' : `${count} Rupien`),
  collection: 'Sammlung',
  effects: { rupees: '+3 Rupien', extra: 'noch ein Zug', clear: 'Auslage räumen' },
  empty: 'noch keine',
  player: 'Am Tisch',
  scoreAntiques: 'Antiquitäten',
  scoreCollections: 'Sammlungen',
  scoreMoney: 'Geld',
  total: 'Summe',
  scoreNote: 'Gezählt wird, als endete das Spiel jetzt: Einzelne Farben sind schon abgegeben.',
  lost: (names) => `verfiele: ${names}`,
}

const en: Words = {
  sold: 'sold',
  tradeRow: 'Trade row',
  leftmost: 'the leftmost coin sets the price',
  price: (price) => `price ${price}`,
  coin: (price) => `coin on the trade card of ${price}`,
  noCoin: (price) => `trade card of ${price}, no coin`,
  day: (day, of) => `Sales day ${day} of ${of}`,
  pile: (cards) => `${cards} in the pile`,
  collections: 'Collections',
  complete: 'complete',
  decline: 'Take no collection',
  missing: (count) => `${count} missing`,
  yours: 'yours',
  completes: (cards) => `completes ${cards.join(' and ')}`,
  makes: (count, kind) => `makes ${count} ${count === 1 ? KIND_NAMES.en[kind] : KIND_PLURALS.en[kind]}`,
  keep: (rupees) => `You keep ${rupees} ${rupees === 1 ? 'rupee' : 'rupees'}.`,
  limit: (brings) =>
    `${brings === 0 ? 'You get nothing' : `You get only ${brings}`}: ${MONEY_CAP} rupees is the limit.`,
  givesUp: (antique) => `You give up the ${antique}.`,
  costsOne: 'costs an antique',
  points: (points) => (points === 1 ? '1 point' : `${points} points`),
  needs: (what) => `needs ${what}`,
  colours: 'Colours you hold',
  lone: 'A colour held once is lost at the end',
  loneTag: 'alone',
  held: (count, colour) => `${colour}: ${count}`,
  kinds: (count, kind) => `${count} ${count === 1 ? KIND_NAMES.en[kind] : KIND_PLURALS.en[kind]}`,
  antiques: (count) => (count === 1 ? '1 antique' : `${count} antiques`),
  cards: (count) => (count === 1 ? '1 collection' : `${count} collections`),
  rupees: (count) => (count === 1 ? '1 rupee' : `${count} rupees`),
  collection: 'collection',
  effects: { rupees: '+3 rupees', extra: 'another turn', clear: 'clear the offer' },
  empty: 'none yet',
  player: 'Player',
  scoreAntiques: 'Antiques',
  scoreCollections: 'Collections',
  scoreMoney: 'Money',
  total: 'Total',
  scoreNote: 'Counted as if the game ended now: single colours are already given up.',
  lost: (names) => `would be lost: ${names}`,
}

export const WORDS: Readonly<Record<Language, Words>> = { de, en }
