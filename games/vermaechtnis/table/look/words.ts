/** What looks say. Numbers are those of the box and of the view. */
import { counting, type Language } from '@durbar/room'
import { COLOURS, KINDS, type Kind } from '../../data/antiques.ts'
import type { Effect } from '../../data/collections.ts'
import { GOLD, GREY_RUPEES, MONEY_CAP, OFFER_SIZE, RUPEES_PER_POINT } from '../../data/market.ts'
import { countOfKind, KIND_GROUPS } from '../../texts/names.ts'

const german = counting('de')
const english = counting('en')
type Counted = readonly (readonly [Kind, number])[]
const listed = (kinds: Counted, language: Language): string =>
  counting(language).list(kinds.map(([kind, n]) => countOfKind(n, kind, language)))
const sum = (kinds: Counted): number => kinds.reduce((total, [, n]) => total + n, 0)

const de = {
  antique: (value: number) =>
    `Bringt am Ende ${german.count(value, 'Punkt', 'Punkte')}, wenn du noch eine andere Antiquität dieser Farbe hast.`,
  costs: (price: number) =>
    price > 0
      ? `Liegt im aktuellen Angebot und kostet jetzt ${german.count(price, 'Rupie', 'Rupien')}.`
      : 'Liegt im aktuellen Angebot.',
  owned: (name: string, mine: boolean): string => (mine ? 'Liegt vor dir.' : `Liegt bei ${name}.`),
  held: (colours: number, colour: string, kinds: number, kind: Kind) =>
    `Du hast ${german.count(colours, 'Antiquität', 'Antiquitäten')} in ${colour} und ${countOfKind(kinds, kind, 'de')}.`,
  lone: (mine: boolean): string =>
    mine
      ? 'Deine einzige in dieser Farbe: So gibst du sie am Ende ab.'
      : 'Die einzige in dieser Farbe: So kommt sie am Ende aus dem Spiel.',
  completes: (cards: readonly string[]) => `Macht ${german.list(cards)} vollständig.`,
  kind: (kind: Kind, seats: string) =>
    `${KIND_GROUPS.de[kind]}: eine von ${KINDS.length} Sorten. Jede gibt es in ${COLOURS.length} Farben. ${seats}`,
  colour: `Jede Farbe gibt es in allen ${KINDS.length} Sorten. Wer von einer Farbe am Ende nur 1 Antiquität hat, muss sie abgeben.`,
  counted: (name: string, count: number) => `${name}: ${count}`,
  needs: (kinds: Counted, points: number) =>
    `Du brauchst ${listed(kinds, 'de')}. Die Sammlungskarte bringt ${german.count(points, 'Punkt', 'Punkte')}.`,
  givesUp: 'Die durchgestrichene Karte heißt: Eine der abgebildeten Antiquitäten musst du dafür abgeben.',
  effects: {
    rupees: `Soforteffekt: Du erhältst ${GREY_RUPEES} Rupien.`,
    extra: 'Soforteffekt: Du erhältst einen Zusatzzug.',
    clear: 'Soforteffekt: Das aktuelle Angebot kommt aus dem Spiel.',
  } satisfies Record<Effect, string>,
  supply: 'Liegt noch im allgemeinen Vorrat.',
  missing: (kinds: Counted) =>
    kinds.length === 0
      ? 'Du hast alles dafür.'
      : `Dir ${german.plural(sum(kinds), 'fehlt', 'fehlen')} noch ${listed(kinds, 'de')}.`,
  takenBy: (name: string, mine: boolean): string => (mine ? 'Liegt vor dir.' : `Liegt bei ${name}.`),
  out: 'Niemand hat sie genommen.',
  tradeTitle: (price: number) => `Handelskarte ${price}`,
  trade: (price: number) =>
    `Liegt die Goldmünze ganz links auf dieser Karte, kostet jede Antiquität ${german.count(price, 'Rupie', 'Rupien')}. Nur die Goldmünze ganz links darfst du nehmen: Sie bringt ${GOLD} Rupien.`,
  current: 'Das ist jetzt der Preis.',
  coinLies: 'Ihre Goldmünze liegt noch.',
  coinGone: 'Ihre Goldmünze ist heute schon genommen. Am nächsten Verkaufstag liegt hier wieder eine.',
  pileTitle: 'Nachziehstapel',
  pile: (cards: number) =>
    `${german.count(cards, 'Antiquität liegt', 'Antiquitäten liegen')} noch verdeckt. Jeder Verkaufstag beginnt mit ${OFFER_SIZE} neuen. Ist der Stapel aufgebraucht, endet das Spiel.`,
  removed: (cards: number) => `${german.count(cards, 'Antiquität ist', 'Antiquitäten sind')} aus dem Spiel.`,
  toCome: 'Noch zu erwarten:',
  sold: 'Verkauft',
  soldText: 'Diese Lücke bleibt leer: Neue Antiquitäten kommen erst am nächsten Verkaufstag.',
  days: (day: number, of: number) => `Verkaufstag ${day} von ${of}`,
  daysText:
    'Ein Verkaufstag endet mit der letzten Antiquität oder der letzten Goldmünze. Was übrig ist, kommt aus dem Spiel.',
  seat: (rupees: number, antiques: number, cards: number) =>
    `${german.count(rupees, 'Rupie', 'Rupien')}, ${german.count(antiques, 'Antiquität', 'Antiquitäten')}, ${german.count(cards, 'Sammlungskarte', 'Sammlungskarten')}. Mehr als ${MONEY_CAP} Rupien behält niemand.`,
  standing: (antiques: number, cards: number, money: number, total: number) =>
    `Punkte, wenn das Spiel jetzt enden würde: ${antiques} für Antiquitäten, ${cards} für Sammlungskarten, ${money} für Geld (1 je ${RUPEES_PER_POINT} Rupien), zusammen ${total}.`,
  colours: (list: string) => `Farben: ${list}.`,
  lost: (list: string) => `Allein in ihrer Farbe und am Ende abzugeben: ${list}.`,
  none: 'Noch keine Antiquität.',
}

const en: typeof de = {
  antique: (value) =>
    `Scores ${english.count(value, 'point', 'points')} at the end if you own another antique of its colour.`,
  costs: (price) =>
    price > 0
      ? `In the current offer; it costs ${english.count(price, 'rupee', 'rupees')} now.`
      : 'In the current offer.',
  owned: (name, mine) => (mine ? 'In front of you.' : `In front of ${name}.`),
  held: (colours, colour, kinds, kind) =>
    `You own ${english.count(colours, 'antique', 'antiques')} in ${colour} and ${countOfKind(kinds, kind, 'en')}.`,
  lone: (mine) =>
    mine
      ? 'Your only one of this colour: as it stands, you give it up at the end.'
      : 'The only one of this colour: as it stands, it leaves the game at the end.',
  completes: (cards) => `Completes ${english.list(cards)}.`,
  kind: (kind, seats) =>
    `${KIND_GROUPS.en[kind].replace(/^./, (c) => c.toUpperCase())}: one of ${KINDS.length} kinds. Each comes in ${COLOURS.length} colours. ${seats}`,
  colour: `Each colour comes in all ${KINDS.length} kinds. Whoever owns only 1 antique of a colour at the end must give it up.`,
  counted: (name, count) => `${name}: ${count}`,
  needs: (kinds, points) =>
    `You need ${listed(kinds, 'en')}. The collection card scores ${english.count(points, 'point', 'points')}.`,
  givesUp: 'The crossed-out card means: you must give up one of the antiques it shows.',
  effects: {
    rupees: `Instant effect: you get ${GREY_RUPEES} rupees.`,
    extra: 'Instant effect: you get an extra turn.',
    clear: 'Instant effect: the current offer leaves the game.',
  },
  supply: 'Still in the general supply.',
  missing: (kinds) =>
    kinds.length === 0 ? 'You have all it asks for.' : `You still need ${listed(kinds, 'en')}.`,
  takenBy: (name, mine) => (mine ? 'In front of you.' : `In front of ${name}.`),
  out: 'Nobody has taken it.',
  tradeTitle: (price) => `Trade card ${price}`,
  trade: (price) =>
    `While the leftmost gold coin lies on this card, every antique costs ${english.count(price, 'rupee', 'rupees')}. You may only take the leftmost gold coin: it brings ${GOLD} rupees.`,
  current: 'This is the price now.',
  coinLies: 'Its gold coin is still there.',
  coinGone: 'Its gold coin is taken for today. On the next sales day there is one again.',
  pileTitle: 'Draw pile',
  pile: (cards) =>
    `${english.count(cards, 'antique lies', 'antiques lie')} face down. Each sales day begins with ${OFFER_SIZE} new ones. When the pile is used up, the game ends.`,
  removed: (cards) => `${english.count(cards, 'antique is', 'antiques are')} out of the game.`,
  toCome: 'Still to come:',
  sold: 'Sold',
  soldText: 'This gap stays empty: new antiques come on the next sales day only.',
  days: (day, of) => `Sales day ${day} of ${of}`,
  daysText:
    'A sales day ends with the last antique or the last gold coin. What is left over leaves the game.',
  seat: (rupees, antiques, cards) =>
    `${english.count(rupees, 'rupee', 'rupees')}, ${english.count(antiques, 'antique', 'antiques')}, ${english.count(cards, 'collection card', 'collection cards')}. Nobody keeps more than ${MONEY_CAP} rupees.`,
  standing: (antiques, cards, money, total) =>
    `Points if the game ended now: ${antiques} for antiques, ${cards} for collection cards, ${money} for money (1 for every ${RUPEES_PER_POINT} rupees), ${total} in all.`,
  colours: (list) => `Colours: ${list}.`,
  lost: (list) => `Alone in their colour, to be given up at the end: ${list}.`,
  none: 'No antique yet.',
}

export const LOOK_WORDS: Readonly<Record<Language, typeof de>> = { de, en }
