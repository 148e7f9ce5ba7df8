/** The first turns of a prepared game, with notes on the things themselves. */
import type { Introduction } from '@durbar/table'

export const introduction: Introduction = {
  seats: 3,
  key: '5d1f0a7c3be94826d0f4c1b7a9e83265740fb1c8d3e69a52807f4c6b1d2e3a90',
  notes: [
    {
      ply: 0,
      note: 'offer',
      text: {
        de: 'Vier Antiquitäten liegen aus. Jede hat eine Art, eine Farbe und einen Wert in Punkten.',
        en: 'Four antiques are on offer. Each has a kind, a colour and a value in points.',
      },
    },
    {
      ply: 0,
      note: 'trade',
      text: {
        de: 'Die Münze ganz links bestimmt den Preis für alle vier. Wer sie nimmt, bekommt 3 Rupien und macht die Ware für die anderen billiger.',
        en: 'The leftmost coin sets the price of all four. Whoever takes it gets 3 rupees and makes the goods cheaper for the others.',
      },
    },
    {
      ply: 0,
      note: 'seat-0',
      text: {
        de: 'Das bist du, mit deinem Geld. Am Ende zählen je 3 Rupien einen Punkt.',
        en: 'This is you, with your money. At the end every 3 rupees are one point.',
      },
    },
    {
      ply: 0,
      note: 'offer',
      text: {
        de: 'Du bist dran, sobald es leuchtet: Berühre eine Antiquität, um sie zu kaufen, oder die Münze, um sie zu nehmen.',
        en: 'When it glows it is your turn: touch an antique to buy it, or the coin to take it.',
      },
    },
    {
      ply: 3,
      note: 'collections',
      text: {
        de: 'Sammlungen bringen die meisten Punkte. Grün ist, was du schon hast. Nach deinem Zug darfst du eine vollständige nehmen.',
        en: 'Collections bring the most points. Green is what you have. After your action you may take one that is complete.',
      },
    },
    {
      ply: 3,
      note: 'colours',
      text: {
        de: 'Gib acht auf die Farben: Was du am Ende nur einmal in einer Farbe hast, verfällt.',
        en: 'Mind the colours: whatever you hold only once in its colour is lost at the end.',
      },
    },
    {
      ply: 6,
      note: 'days',
      text: {
        de: 'Sind die Münzen weg oder ist die Auslage leer, endet der Verkaufstag. Nach dem letzten wird gezählt.',
        en: 'When the coins are gone or the offer is empty, the sales day ends. After the last one the points are counted.',
      },
    },
  ],
}
