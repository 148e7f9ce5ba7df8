/** The log as Amina reads it, beside what an onlooker reads: she is “you” in every case, and the verb follows. */
import { type LineToHer, readings } from '@durbar/room/testing'
import { expect, test } from 'vitest'
import type { Event } from '../events.ts'
import { texts } from '../texts/index.ts'

const LINES: readonly LineToHer<Event>[] = [
  [
    { t: 'coinTaken', seat: 0, price: 4 },
    'Amina nimmt die Goldmünze von der Handelskarte 4 (+3 Rupien).',
    'Du nimmst die Goldmünze von der Handelskarte 4 (+3 Rupien).',
    'Amina takes the gold coin from trade card 4 (+3 rupees).',
    'You take the gold coin from trade card 4 (+3 rupees).',
  ],
  [
    { t: 'bought', seat: 0, antique: 'jug-yellow', price: 3 },
    'Amina kauft den gelben Krug für 3 Rupien.',
    'Du kaufst den gelben Krug für 3 Rupien.',
    'Amina buys the yellow jug for 3 rupees.',
    'You buy the yellow jug for 3 rupees.',
  ],
  [
    { t: 'collectionTaken', seat: 0, card: 'vase-large', gaveUp: 'vase-green' },
    'Amina nimmt die Sammlungskarte „3 Vasen“ (4 Punkte) und gibt die grüne Vase ab.',
    'Du nimmst die Sammlungskarte „3 Vasen“ (4 Punkte) und gibst die grüne Vase ab.',
    'Amina takes the collection card “3 vases” (4 points) and gives up the green vase.',
    'You take the collection card “3 vases” (4 points) and give up the green vase.',
  ],
  [
    { t: 'declined', seat: 0 },
    'Amina nimmt keine Sammlungskarte.',
    'Du nimmst keine Sammlungskarte.',
    'Amina takes no collection card.',
    'You take no collection card.',
  ],
  [
    { t: 'taxPaid', seat: 0, amount: 1 },
    'Amina zahlt 1 Rupie Steuern.',
    'Du zahlst 1 Rupie Steuern.',
    'Amina pays 1 rupee in taxes.',
    'You pay 1 rupee in taxes.',
  ],
  [
    { t: 'effect', seat: 0, effect: 'rupees', lapsed: false, cleared: [] },
    'Graue Seite: Amina erhält 3 Rupien.',
    'Graue Seite: Du erhältst 3 Rupien.',
    'Grey side: Amina gets 3 rupees.',
    'Grey side: you get 3 rupees.',
  ],
  [
    { t: 'effect', seat: 0, effect: 'extra', lapsed: true, cleared: [] },
    'Graue Seite: Der Zusatzzug verfällt, Amina ist schon in einem.',
    'Graue Seite: Der Zusatzzug verfällt, du bist schon in einem.',
    'Grey side: the extra turn lapses, Amina is already in one.',
    'Grey side: the extra turn lapses, you are already in one.',
  ],
  [
    { t: 'effect', seat: 0, effect: 'extra', lapsed: false, cleared: [] },
    'Graue Seite: Amina erhält einen Zusatzzug.',
    'Graue Seite: Du erhältst einen Zusatzzug.',
    'Grey side: Amina gets an extra turn.',
    'Grey side: you get an extra turn.',
  ],
  [
    { t: 'effect', seat: 0, effect: 'clear', lapsed: false, cleared: [] },
    'Graue Seite: Amina räumt ein leeres Angebot.',
    'Graue Seite: Du räumst ein leeres Angebot.',
    'Grey side: Amina clears an empty offer.',
    'Grey side: you clear an empty offer.',
  ],
  [
    { t: 'surrendered', seat: 0, antiques: ['jug-yellow'] },
    'Amina gibt die einzige Antiquität ihrer Farbe ab: den gelben Krug.',
    'Du gibst die einzige Antiquität ihrer Farbe ab: den gelben Krug.',
    'Amina gives up the only antique of its colour: the yellow jug.',
    'You give up the only antique of its colour: the yellow jug.',
  ],
  [
    { t: 'scored', seat: 0, score: { antiques: 12, collections: 5, money: 3, total: 20, kept: 7 }, place: 2 },
    'Amina: 20 Punkte (12 für Antiquitäten, 5 für Sammlungskarten, 3 für Geld), Platz 2.',
    'Du: 20 Punkte (12 für Antiquitäten, 5 für Sammlungskarten, 3 für Geld), Platz 2.',
    'Amina: 20 points (12 for antiques, 5 for collection cards, 3 for money), 2nd place.',
    'You: 20 points (12 for antiques, 5 for collection cards, 3 for money), 2nd place.',
  ],
  [
    { t: 'bought', seat: 1, antique: 'jug-yellow', price: 3 },
    'Bhaskar kauft den gelben Krug für 3 Rupien.',
    'Bhaskar kauft den gelben Krug für 3 Rupien.',
    'Bhaskar buys the yellow jug for 3 rupees.',
    'Bhaskar buys the yellow jug for 3 rupees.',
  ],
]

test.each(LINES)('%o', (event, ...read) => expect(readings(texts.speech, event)).toEqual(read))
