/** The end of the game with a whole worked example, and what the rulebook advises. */
import { both, counting, type Section, say } from '@durbar/room'
import { cityName, provinceName, SPECIAL_LABELS } from '../texts/names.ts'
import { paragraph, picture } from './blocks.ts'
import { LAST } from './examples.ts'
import * as n from './figures.ts'

const row = (of: readonly number[]) => of.map((value) => both(value))
const [agra, mathura] = LAST.places
const reached = { de: counting('de'), en: counting('en') }
const provinces = LAST.reached.map(provinceName)

export const ending: Section = {
  id: 'scoring',
  title: { de: say`Schlusswertung`, en: say`Final scoring` },
  wide: 'table',
  text: [
    paragraph('9.1', {
      de: say`Die Partie endet nach dem ${n.VISITS}. Besuch.`,
      en: say`The game ends after visit ${n.VISITS}.`,
    }),
    paragraph('9.2', {
      de: say`Dann zählt deine Hand, auch die Karten aus dem letzten Besuch. Je ${n.PER_CARD} Einflusspunkt bringen jede **Sonderkarte**, jede **weiße Karte** und jede Karte deiner **längsten Farbe**.`,
      en: say`Then your hand counts, the cards of the last visit included. You get ${n.PER_CARD} influence point for each **special card**, each **white card** and each card of your **longest colour**.`,
    }),
    paragraph('9.3', {
      de: say`Hast du von mehreren Farben gleich viele Karten, zählt nur eine davon.`,
      en: say`If several of your colours are equally long, only one of them counts.`,
    }),
    paragraph('9.4', {
      de: say`Alle anderen Farbkarten und übrige Einflussmarken sind wertlos.`,
      en: say`All other coloured cards and leftover influence tokens are worth nothing.`,
    }),
    paragraph('9.5', {
      de: say`Wer die meisten Einflusspunkte hat, gewinnt.`,
      en: say`Whoever has the most influence points wins.`,
    }),
  ],
  below: [
    {
      kind: 'example',
      title: { de: say`Das Ende einer Partie`, en: say`The end of a game` },
      of: ['TM-C-10', 'TM-T-4', 'TM-EX-5'],
      body: [
        {
          kind: 'paragraph',
          text: {
            de: say`Besuch ${n.VISITS}: Alle anderen haben sich zurückgezogen. {A} zeigt je ${n.TOKEN_WON} Wesir und General und zieht sich auch zurück.`,
            en: say`Visit ${n.VISITS}: all others have withdrawn. {A} shows ${n.TOKEN_WON} vizier and ${n.TOKEN_WON} general and withdraws too.`,
          },
        },
        {
          kind: 'list',
          items: [
            {
              text: {
                de: say`Ein Palast in ${cityName(agra)} bringt das Taj Mahal: ${LAST.bonus[0]} Einflusspunkte.`,
                en: say`A palace in ${cityName(agra)} brings the Taj Mahal: ${LAST.bonus[0]} influence points.`,
              },
            },
            {
              text: {
                de: say`Der zweite in ${cityName(mathura)} verbindet ${reached.de.list(provinces)}: ${LAST.chain[0]} Einflusspunkte.`,
                en: say`The second in ${cityName(mathura)} connects ${reached.en.list(provinces)}: ${LAST.chain[0]} influence points.`,
              },
            },
            {
              text: {
                de: say`Es ist ihre ${n.PAIR}. Marke mit dem Wesir: Sie tauscht beide gegen die Sonderkarte „${SPECIAL_LABELS.de[LAST.earns]}“.`,
                en: say`It is Amina’s second vizier token: both are exchanged for the special card “${SPECIAL_LABELS.en[LAST.earns]}”.`,
              },
            },
          ],
        },
        picture('hands', {
          de: say`Die Hände am Ende. Was nicht zählt, ist blass.`,
          en: say`The hands at the end. What does not count is pale.`,
        }),
        {
          kind: 'table',
          head: [both(''), both('{A}'), both('{B}'), both('{C}')],
          figures: LAST.before.map((_, i) => i + 1),
          rows: [
            { cells: [{ de: say`vor dem Rückzug`, en: say`before withdrawing` }, ...row(LAST.before)] },
            { cells: [{ de: say`Bonusplättchen`, en: say`bonus tiles` }, ...row(LAST.bonus)] },
            { cells: [{ de: say`Paläste`, en: say`palaces` }, ...row(LAST.chain)] },
            { cells: [{ de: say`Sonderkarten`, en: say`special cards` }, ...row(LAST.special)] },
            { cells: [{ de: say`weiße Karten`, en: say`white cards` }, ...row(LAST.white)] },
            { cells: [{ de: say`längste Farbe`, en: say`longest colour` }, ...row(LAST.colour)] },
            {
              cells: [
                { de: say`**Einflusspunkte**`, en: say`**influence points**` },
                ...LAST.total.map((total) => both(`**${total}**`)),
              ],
            },
          ],
        },
      ],
      result: {
        de: say`{A} gewinnt mit ${LAST.total[0]} Einflusspunkten vor {C} mit ${LAST.total[2]} und {B} mit ${LAST.total[1]}.`,
        en: say`{A} wins with ${LAST.total[0]} influence points, ahead of {C} with ${LAST.total[2]} and {B} with ${LAST.total[1]}.`,
      },
    },
  ],
}

export const tactics: Section = {
  id: 'tactics',
  title: { de: say`Taktik`, en: say`Tactics` },
  text: [
    paragraph('10.1', {
      de: say`Karten sind knapp. Punkte in vielen Besuchen sind mehr wert als ein einziger großer; frühe Paläste und Waren zahlen sich später noch einmal aus. Meide lange Kämpfe. Beobachte, welche Karten andere nehmen, und nimm Karten für die Provinz, um die du kämpfen willst.`,
      en: say`Cards are scarce. Points in many visits are worth more than one big visit; early palaces and goods pay again later. Avoid long fights. Watch which cards others take, and take cards for the province you want to fight for.`,
    }),
    {
      kind: 'list',
      items: [
        {
          text: {
            de: say`Eine große Hand schreckt ab: Andere ziehen sich eher zurück, und du gewinnst mit wenigen Karten.`,
            en: say`A big hand deters: others withdraw sooner, and you win with few cards.`,
          },
        },
        {
          text: {
            de: say`Ein einzelnes Amt, früh gewonnen, ist der billigste Palast.`,
            en: say`A single courtier, won early, is the cheapest palace.`,
          },
        },
        {
          text: {
            de: say`Die Nummern liegen offen: Baue dorthin, wo die nächsten Besuche anschließen.`,
            en: say`The numbers are open: build where the next visits will connect.`,
          },
        },
      ],
    },
  ],
}
