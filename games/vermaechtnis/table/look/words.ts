/** What looks say. Numbers are those of the box and of the view. */
import { counting, type Language } from '@durbar/room'
import type { Kind } from '../../data/antiques.ts'
import type { Effect } from '../../data/collections.ts'
import { GOLD, GREY_RUPEES, MONEY_CAP, OFFER_SIZE, RUPEES_PER_POINT } from '../../data/market.ts'
import { KIND_PLURALS, KIND_SINGULARS, ONE_OF_KIND } from '../../texts/names.ts'

const german = counting('de')
const english = counting('en')

const de = {
  antique: (value: number) =>
    `Zählt am Ende ${german.count(value, 'Punkt', 'Punkte')}, wenn du noch eine zweite Antiquität dieser Farbe hast.`,
  costs: (price: number) =>
    price > 0 ? `Liegt in der Auslage und kostet jetzt ${price}.` : 'Liegt in der Auslage.',
  owned: (name: string, mine: boolean): string => (mine ? 'Liegt vor dir.' : `Liegt bei ${name}.`),
  held: (colours: number, colour: string, kinds: number, kind: Kind) =>
    `Du hast ${colours} in ${colour} und ${german.count(kinds, KIND_SINGULARS.de[kind], KIND_PLURALS.de[kind])}.`,
  lone: (mine: boolean): string =>
    mine
      ? 'Deine einzige in dieser Farbe: So verfällt sie am Ende.'
      : 'Die einzige in dieser Farbe: So verfällt sie am Ende.',
  completes: (cards: readonly string[]) => `Macht ${german.list(cards)} komplett.`,
  kind: (kind: Kind, seats: string) =>
    `${KIND_PLURALS.de[kind]} sind eine der sechs Sorten; jede gibt es in sechs Farben. ${seats}`,
  colour:
    'Jede Farbe gibt es in allen sechs Sorten. Wer von einer Farbe am Ende nur 1 Antiquität hat, muss sie abgeben.',
  counted: (name: string, count: number) => `${name}: ${count}`,
  needs: (kinds: readonly (readonly [Kind, number])[], points: number) =>
    `Du brauchst ${german.list(kinds.map(([kind, n]) => (n > 1 ? `${n} ${KIND_PLURALS.de[kind]}` : ONE_OF_KIND.de[kind])))}. Die Karte zählt ${german.count(points, 'Punkt', 'Punkte')}.`,
  givesUp: 'Das Zeichen der durchgestrichenen Karte: Eine der gezeigten Antiquitäten musst du dafür abgeben.',
  effects: {
    rupees: `Sofort: Du erhältst ${GREY_RUPEES} Rupien.`,
    extra: 'Sofort: Du hast noch einen Zug.',
    clear: 'Sofort: Die Auslage wird geräumt.',
  } satisfies Record<Effect, string>,
  supply: 'Liegt noch im Vorrat.',
  missing: (kinds: readonly (readonly [Kind, number])[]) =>
    kinds.length === 0
      ? 'Du hast alles dafür.'
      : `Dir ${german.plural(
          kinds.reduce((sum, [, n]) => sum + n, 0),
          'fehlt',
          'fehlen',
        )} noch ${german.list(kinds.map(([kind, n]) => (n > 1 ? `${n} ${KIND_PLURALS.de[kind]}` : ONE_OF_KIND.de[kind])))}.`,
  takenBy: (name: string, mine: boolean): string => (mine ? 'Liegt vor dir.' : `Liegt bei ${name}.`),
  out: 'Niemand hat sie genommen.',
  tradeTitle: (price: number) => `Handelskarte ${price}`,
  trade: (price: number) =>
    `Liegt hier die linke der Münzen, kostet jede Antiquität ${german.count(price, 'Rupie', 'Rupien')}. Nur die linke Münze darfst du nehmen: Sie bringt ${GOLD} Rupien.`,
  current: 'Das ist der Preis von jetzt.',
  coinLies: 'Ihre Münze liegt noch.',
  coinGone: 'Ihre Münze ist für heute vergeben; am nächsten Verkaufstag liegt hier wieder eine.',
  pileTitle: 'Nachziehstapel',
  pile: (cards: number) =>
    `${german.count(cards, 'Antiquität liegt', 'Antiquitäten liegen')} noch verdeckt. Jeder Verkaufstag beginnt mit ${OFFER_SIZE} neuen; reicht der Stapel nicht mehr, ist das Spiel zu Ende.`,
  removed: (cards: number) => `${german.count(cards, 'Antiquität ist', 'Antiquitäten sind')} aus dem Spiel.`,
  toCome: 'Noch zu erwarten:',
  sold: 'Verkauft',
  soldText: 'Verkauft ist verkauft: Neue Antiquitäten kommen erst am nächsten Verkaufstag.',
  days: (day: number, of: number) => `Verkaufstag ${day} von ${of}`,
  daysText:
    'Ein Verkaufstag endet, wenn die Auslage leer ist oder keine Münze mehr liegt. Was dann übrig ist, verlässt das Spiel.',
  seat: (rupees: number, antiques: number, cards: number) =>
    `${german.count(rupees, 'Rupie', 'Rupien')}, ${german.count(antiques, 'Antiquität', 'Antiquitäten')}, ${german.count(cards, 'Sammlung', 'Sammlungen')}. Mehr als ${MONEY_CAP} Rupien behält niemand.`,
  standing: (antiques: number, cards: number, money: number, total: number) =>
    `Jetzt gezählt: ${antiques} für Antiquitäten, ${cards} für Sammlungen, ${money} für Geld (1 je ${RUPEES_PER_POINT} Rupien), zusammen ${total}.`,
  colours: (list: string) => `Farben: ${list}.`,
  lost: (list: string) => `Einzeln und am Ende verloren: ${list}.`,
  none: 'Noch keine Antiquität.',
}

const en: typeof de = {
  antique: (value) =>
    `Scores ${english.count(value, 'point', 'points')} at the end if you still hold a second antique of its colour.`,
  costs: (price) => (price > 0 ? `In the offer; it costs ${price} now.` : 'In the offer.'),
  owned: (name, mine) => (mine ? 'In front of you.' : `In front of ${name}.`),
  held: (colours, colour, kinds, kind) =>
    `You hold ${colours} in ${colour} and ${english.count(kinds, KIND_SINGULARS.en[kind], KIND_PLURALS.en[kind])}.`,
  lone: (mine) =>
    mine
      ? 'Your only one of this colour: like this it is lost at the end.'
      : 'The only one of this colour: like this it is lost at the end.',
  completes: (cards) => `Completes ${english.list(cards)}.`,
  kind: (kind, seats) =>
    `${KIND_PLURALS.en[kind].replace(/^./, (c) => c.toUpperCase())} are one of the six kinds; each comes in six colours. ${seats}`,
  colour:
    'Each colour comes in all six kinds. Whoever holds only 1 antique of a colour at the end must give it up.',
  counted: (name, count) => `${name}: ${count}`,
  needs: (kinds, points) =>
    `You need ${english.list(kinds.map(([kind, n]) => (n > 1 ? `${n} ${KIND_PLURALS.en[kind]}` : ONE_OF_KIND.en[kind])))}. The card scores ${english.count(points, 'point', 'points')}.`,
  givesUp: 'The sign of the crossed-out card: you must give up one of the antiques shown for it.',
  effects: {
    rupees: `At once: you get ${GREY_RUPEES} rupees.`,
    extra: 'At once: you have another turn.',
    clear: 'At once: the offer is cleared.',
  },
  supply: 'Still in the supply.',
  missing: (kinds) =>
    kinds.length === 0
      ? 'You have all it asks for.'
      : `You still lack ${english.list(kinds.map(([kind, n]) => (n > 1 ? `${n} ${KIND_PLURALS.en[kind]}` : ONE_OF_KIND.en[kind])))}.`,
  takenBy: (name, mine) => (mine ? 'In front of you.' : `In front of ${name}.`),
  out: 'Nobody has taken it.',
  tradeTitle: (price) => `Trade card of ${price}`,
  trade: (price) =>
    `While the leftmost coin lies here, every antique costs ${english.count(price, 'rupee', 'rupees')}. Only the leftmost coin may be taken: it brings ${GOLD} rupees.`,
  current: 'This is the price of the moment.',
  coinLies: 'Its coin still lies there.',
  coinGone: 'Its coin is gone for today; on the next sales day there is one again.',
  pileTitle: 'Draw pile',
  pile: (cards) =>
    `${english.count(cards, 'antique lies', 'antiques lie')} face down. Each sales day begins with ${OFFER_SIZE} new ones; when the pile cannot give them, the game is over.`,
  removed: (cards) => `${english.count(cards, 'antique is', 'antiques are')} out of the game.`,
  toCome: 'Still to come:',
  sold: 'Sold',
  soldText: 'Sold is sold: new antiques come on the next sales day only.',
  days: (day, of) => `Sales day ${day} of ${of}`,
  daysText:
    'A sales day ends when the offer is sold out or no coin is left. What is left over then leaves the game.',
  seat: (rupees, antiques, cards) =>
    `${english.count(rupees, 'rupee', 'rupees')}, ${english.count(antiques, 'antique', 'antiques')}, ${english.count(cards, 'collection', 'collections')}. Nobody keeps more than ${MONEY_CAP} rupees.`,
  standing: (antiques, cards, money, total) =>
    `Counted now: ${antiques} for antiques, ${cards} for collections, ${money} for money (1 for every ${RUPEES_PER_POINT} rupees), ${total} in all.`,
  colours: (list) => `Colours: ${list}.`,
  lost: (list) => `Single, and lost at the end: ${list}.`,
  none: 'No antique yet.',
}

export const LOOK_WORDS: Readonly<Record<Language, typeof de>> = { de, en }
