/** The first turns of a prepared game, with notes on the things themselves. */
import type { Introduction } from '@durbar/table'

export const introduction: Introduction = {
  seats: 2,
  options: { startSeat: 0 },
  key: '7c1e94b05a2f63d8e0b7412c9f5a6d3348e1b0c7925fd46a8b3e70f1c2d59a64',
  notes: [
    {
      ply: 0,
      note: 'track',
      text: {
        de: 'Dreh alle sechs Karten von Tag auf Nacht, dann hast du gewonnen. 3 Ruhm drehen die linke, 6 Münzen die rechte. Jede gedrehte Karte bringt einen Bonus.',
        en: 'Turn all six cards from day to night and you have won. 3 fame turn the leftmost, 6 coins the rightmost. Every card turned brings a bonus.',
      },
    },
    {
      ply: 0,
      note: 'grid',
      text: {
        de: 'Hier liegt alles, was es gibt: Gebäude, Schiffe, Waren und Palastaktionen. In deinem Zug nimmst du genau eine Karte.',
        en: 'Everything there is lies here: buildings, ships, goods and palace actions. On your turn you take exactly one card.',
      },
    },
    {
      ply: 0,
      note: 'corner',
      text: {
        de: 'Jede Karte ist hinten ein Würfel. Die Ecke zeigt seine Farbe. Berühre die Ecke, und die Karte kommt als Würfel auf deine Hand.',
        en: 'Every card is a die on its back. The corner shows its colour. Touch the corner and the card joins your hand as a die.',
      },
    },
    {
      ply: 0,
      note: 'hand',
      text: {
        de: 'Mit Würfeln bezahlst du: Gebäude mit der Summe einer Farbe, Schiffe und Palastaktionen mit genau einem passenden Würfel. Waren kosten nichts.',
        en: 'You pay with dice: buildings with the sum of one colour, ships and palace actions with exactly one fitting die. Goods cost nothing.',
      },
    },
    {
      ply: 0,
      note: 'grid',
      text: {
        de: 'Du bist dran: Berühre eine leuchtende Karte und dann die Würfel, mit denen du zahlst, oder nimm einen Würfel.',
        en: 'It is your turn: touch a glowing card and then the dice you pay with, or take a die.',
      },
    },
    {
      ply: 2,
      note: 'buildings',
      text: {
        de: 'Drei gleiche oder drei verschiedene werden sofort getauscht: Gebäude gegen einen Verwalter, Waren gegen Münzen. Was nur noch fehlt, siehst du hier.',
        en: 'Three alike or three different are exchanged at once: buildings for a steward, goods for coins. What is still missing is shown here.',
      },
    },
    {
      ply: 2,
      note: 'ships',
      text: {
        de: 'Schiffe müssen aufsteigen. Das dritte bringt einen Verwalter, ein zu kleines schickt die alten fort.',
        en: 'Ships must ascend. The third brings a steward, one that is too low sends the old ones away.',
      },
    },
    {
      ply: 4,
      note: 'pile',
      text: {
        de: 'Ein Verwalter ist ein beliebiger Würfel, ein weiterer Zug oder zwei Würfel vom Stapel. Karma ändert einen Würfel um 1. Das dritte wird jeweils getauscht: Aus einem Griff wird oft eine Kette.',
        en: 'A steward is any die, another turn or two dice of the pile. Karma changes a die by 1. The third of either is exchanged: one grip often becomes a chain.',
      },
    },
  ],
}
