/** The log, word for word: every kind of event, singular and plural, every gender. */
import type { Line } from '@durbar/room/testing'
import type { Event } from '../events.ts'

export const LINES: readonly Line<Event>[] = [
  [
    { t: 'coinTaken', seat: 0, price: 4 },
    'Amina nimmt die Goldmünze von der Handelskarte 4 (+3 Rupien).',
    'Amina takes the gold coin from trade card 4 (+3 rupees).',
  ],
  [
    { t: 'bought', seat: 1, antique: 'jug-yellow', price: 3 },
    'Bhaskar kauft den gelben Krug für 3 Rupien.',
    'Bhaskar buys the yellow jug for 3 rupees.',
  ],
  [
    { t: 'bought', seat: 1, antique: 'statue-green', price: 2 },
    'Bhaskar kauft die grüne Statue für 2 Rupien.',
    'Bhaskar buys the green statue for 2 rupees.',
  ],
  [
    { t: 'bought', seat: 2, antique: 'knife-orange', price: 2 },
    'Chandra kauft das orangefarbene Messer für 2 Rupien.',
    'Chandra buys the orange scimitar for 2 rupees.',
  ],
  [
    { t: 'bought', seat: 2, antique: 'instrument-purple', price: 4 },
    'Chandra kauft das lila Instrument für 4 Rupien.',
    'Chandra buys the purple musical instrument for 4 rupees.',
  ],
  [
    { t: 'collectionTaken', seat: 0, card: 'vase-large', gaveUp: null },
    'Amina nimmt die Sammlungskarte „3 Vasen“ (4 Punkte).',
    'Amina takes the collection card “3 vases” (4 points).',
  ],
  [
    { t: 'collectionTaken', seat: 0, card: 'different-small-3', gaveUp: 'jug-red' },
    'Amina nimmt die Sammlungskarte „3 Verschiedene“ (4 Punkte) und gibt den roten Krug ab.',
    'Amina takes the collection card “3 different” (4 points) and gives up the red jug.',
  ],
  [{ t: 'taxPaid', seat: 1, amount: 1 }, 'Bhaskar zahlt 1 Rupie Steuern.', 'Bhaskar pays 1 rupee in taxes.'],
  [
    { t: 'taxPaid', seat: 1, amount: 3 },
    'Bhaskar zahlt 3 Rupien Steuern.',
    'Bhaskar pays 3 rupees in taxes.',
  ],
  [
    { t: 'effect', seat: 0, effect: 'rupees', lapsed: false, cleared: [] },
    'Graue Seite: Amina erhält 3 Rupien.',
    'Grey side: Amina gets 3 rupees.',
  ],
  [
    { t: 'effect', seat: 0, effect: 'extra', lapsed: true, cleared: [] },
    'Graue Seite: Der Zusatzzug verfällt, Amina ist schon in einem.',
    'Grey side: the extra turn lapses, Amina is already in one.',
  ],
  [
    { t: 'effect', seat: 1, effect: 'clear', lapsed: false, cleared: ['jewellery-red', 'vase-blue'] },
    'Graue Seite: Bhaskar räumt das aktuelle Angebot. Aus dem Spiel: roter Schmuck und blaue Vase.',
    'Grey side: Bhaskar clears the current offer. Out of the game: red jewellery and blue vase.',
  ],
  [
    { t: 'dayEnded', day: 8, reason: 'offerEmpty', leftOver: [] },
    'Verkaufstag 8 endet. Das aktuelle Angebot ist leer.',
    'Sales day 8 ends. The current offer is empty.',
  ],
  [
    { t: 'dayEnded', day: 3, reason: 'coinsGone', leftOver: ['knife-yellow'] },
    'Verkaufstag 3 endet. Die letzte Goldmünze ist genommen. Aus dem Spiel: gelbes Messer.',
    'Sales day 3 ends. The last gold coin is gone. Out of the game: yellow scimitar.',
  ],
  [
    { t: 'newDay', day: 2, offer: ['knife-orange', 'jewellery-red', 'vase-purple', 'jug-green'] },
    'Verkaufstag 2 beginnt. Im aktuellen Angebot: orangefarbenes Messer, roter Schmuck, lila Vase und grüner Krug.',
    'Sales day 2 begins. In the current offer: orange scimitar, red jewellery, purple vase and green jug.',
  ],
  [
    { t: 'surrendered', seat: 2, antiques: ['jewellery-blue'] },
    'Chandra gibt die einzige Antiquität ihrer Farbe ab: den blauen Schmuck.',
    'Chandra gives up the only antique of its colour: the blue jewellery.',
  ],
  [
    { t: 'surrendered', seat: 2, antiques: ['jug-yellow', 'statue-red'] },
    'Chandra gibt die einzigen Antiquitäten ihrer Farben ab: den gelben Krug und die rote Statue.',
    'Chandra gives up the only antiques of their colours: the yellow jug and the red statue.',
  ],
  [
    {
      t: 'scored',
      seat: 0,
      score: { antiques: 7, collections: 8, money: 1, total: 16, kept: 4 },
      place: 2,
    },
    'Amina: 16 Punkte (7 für Antiquitäten, 8 für Sammlungskarten, 1 für Geld), Platz 2.',
    'Amina: 16 points (7 for antiques, 8 for collection cards, 1 for money), 2nd place.',
  ],
  [
    { t: 'scored', seat: 1, score: { antiques: 0, collections: 0, money: 1, total: 1, kept: 0 }, place: 3 },
    'Bhaskar: 1 Punkt (0 für Antiquitäten, 0 für Sammlungskarten, 1 für Geld), Platz 3.',
    'Bhaskar: 1 point (0 for antiques, 0 for collection cards, 1 for money), 3rd place.',
  ],
]
