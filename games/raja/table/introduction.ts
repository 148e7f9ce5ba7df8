/** The first turns of a prepared game, with notes on the things themselves. */
import type { Introduction } from '@durbar/table'
import { COMPENSATION, POINTS, TOLL } from '../data/material.ts'

export const introduction: Introduction = {
  seats: 3,
  options: {},
  key: '52616a61'.padEnd(64, '0'),
  notes: [
    {
      note: 'court',
      ply: 0,
      text: {
        de: 'Sechs Personen. Die Zahl sagt, wer früher zieht und Gleichstände gewinnt; je höher sie ist, desto mehr kann die Person. Nimm eine.',
        en: 'Six characters. The number says who acts earlier and wins ties; the higher it is, the more the character can do. Take one.',
      },
    },
    {
      note: 'village',
      ply: 3,
      text: {
        de: `Stelle vier Häuser in Dörfer. Eine Straße ist offen, wenn in jedem ihrer Dörfer ein Haus steht. Eigene Häuser sind frei, fremde kosten je ${TOLL} Gold Wegegeld.`,
        en: `Put four houses into villages. A road is open when every village on it has a house. Your own are free to pass, others cost ${TOLL} gold each.`,
      },
    },
    {
      note: 'track',
      ply: 3,
      text: {
        de: 'Das unterste Wappen zeigt, wohin der Maharadscha als Nächstes geht. Verbinde zuerst die Städte, deren Wappen unten liegen.',
        en: 'The lowest crest shows where the Maharaja goes next. Connect the cities first whose crests lie low.',
      },
    },
    {
      note: 'maharaja',
      ply: 15,
      text: {
        de: `Hier ist der Maharadscha. Am Ende der Runde zahlt diese Stadt Gold an alle, die dort Punkte haben: Architekt ${POINTS.architect}, Haus ${POINTS.house}, kleiner Palast ${POINTS.smallPalace}, großer Palast ${POINTS.largePalace}.`,
        en: `Here is the Maharaja. After this round this city pays gold to everybody with points there: architect ${POINTS.architect}, house ${POINTS.house}, small palace ${POINTS.smallPalace}, large palace ${POINTS.largePalace}.`,
      },
    },
    {
      note: 'ledger',
      ply: 15,
      text: {
        de: 'Was eine Stadt jetzt zahlen würde, und der billigste Weg dorthin. Zeige auf eine andere Stadt, und du siehst ihre Rechnung.',
        en: 'What a city would pay now, and the cheapest way there. Point at another city and you see its account.',
      },
    },
    {
      note: 'disc',
      ply: 15,
      text: {
        de: 'Stelle zwei Zeiger auf zwei Aktionen und leg die Scheibe verdeckt hin. Was du einstellst, solltest du auch ausführen können.',
        en: 'Turn two pointers to two actions and lay the disc face down. What you set you should be able to carry out.',
      },
    },
    {
      note: 'turn',
      ply: 18,
      text: {
        de: 'Dein Zug: beide Aktionen, deine Fähigkeit und Reisen, in jeder Reihenfolge. Berühre eine Stadt, um zu reisen, ein Dorf, um zu bauen.',
        en: 'Your turn: both actions, your ability and journeys, in any order. Touch a city to travel, a village to build.',
      },
    },
    {
      note: 'end',
      ply: 18,
      text: {
        de: `Was offen bleibt, kostet: Jede unfertige Aktion bringt allen anderen ${COMPENSATION} Gold. Wer zuerst sieben Paläste hat, beendet das Spiel.`,
        en: `What stays open has its price: every unfinished action brings everybody else ${COMPENSATION} gold. The first to seven palaces ends the game.`,
      },
    },
  ],
}
