/** The first round of a prepared game, with notes on the things themselves. */
import { type Introduction, type Note, ownOf } from '@durbar/table'
import { farEnd, JUNCTIONS, roadsFrom, VILLAGES, type VillageId, villagesOn } from '../data/board.ts'
import {
  ARTISAN_PRICE,
  COINS_GOLD,
  COMPENSATION,
  MONOPOLY,
  PALACE_PRICE,
  PALACES,
  POINTS,
  payoutRow,
  TOLL,
} from '../data/material.ts'
import type { View } from '../view/index.ts'
import type { Vocabulary } from '../vocabulary.ts'

type Situation = NonNullable<Note<Vocabulary>['when']>
type Wish = NonNullable<Note<Vocabulary>['wants']>

const SEATS = 3
const ARTISAN = 6

const inDraft: Situation = (_, { rule }) => rule === 'draft'
const inHouses: Situation = (_, { rule }) => rule === 'startHouse'
const inDiscs: Situation = (_, { rule }) => rule === 'discs'
const inTurn: Situation = (_, { rule }) => rule === 'turn'

const artisan: Wish = (_, { moves }) =>
  moves.find((move) => move.type === 'pickCharacter' && move.card === ARTISAN)

/** Of the roads that lead from the camp to a city, the one to the city that the Maharaja visits first. */
function firstRoad({ board }: View): number {
  const camp = JUNCTIONS.indexOf('S')
  const goal = (road: number) =>
    board.track.findIndex(({ city }) => JUNCTIONS.indexOf(city) === farEnd(road, camp))
  return roadsFrom(camp).reduce((a, b) => (goal(a) <= goal(b) ? a : b))
}
const village: Wish = (view, { moves }) => {
  const empty = (id: VillageId) => view.board.villages.find((each) => each.id === id)?.houses.length === 0
  const missing = villagesOn(firstRoad(view))
    .map((each) => VILLAGES[each]!)
    .find(empty)
  return moves.find((move) => move.type === 'placeStartHouse' && move.village === missing)
}
const disc: Wish = (view, { moves }) => {
  const own = ownOf(view)
  if (!own || (own.gold ?? 0) < own.palacePrice) return undefined
  return moves.find((move) => move.type === 'program' && move.actions.join() === 'COINS,PALACE')
}
const journey: Wish = (view, { moves }) => {
  const ways = (view.turn?.journeys ?? []).filter(({ to }) => to !== 'S')
  const [best] = ways.toSorted(
    (a, b) => Number(b.to === view.maharaja) - Number(a.to === view.maharaja) || a.price - b.price,
  )
  return moves.find((move) => move.type === 'travel' && move.road === best?.road)
}
const palace: Wish = (_, { moves }) =>
  moves.find((move) => move.type === 'buildPalace' && move.size === 'large')
const coins: Wish = (_, { moves }) => moves.find(({ type }) => type === 'takeCoins')

export const introduction: Introduction<Vocabulary> = {
  seats: SEATS,
  options: {},
  key: '364e6a23efc0dcdfdf3264a11c2f36bb2b19d440741724644f887d4dda0891fc',
  notes: [
    {
      when: inDraft,
      note: 'court',
      text: {
        de: `Baue Paläste: Sobald jemand den ${PALACES}. baut, ist es die letzte Runde, und wer die meisten hat, gewinnt. Das Gold dafür zahlen die Städte.`,
        en: `Build palaces: when somebody builds number ${PALACES} it is the last round, and whoever has the most wins. The gold for them comes from the cities.`,
      },
    },
    {
      when: inDraft,
      wants: artisan,
      text: {
        de: `Nimm eine Personenkarte. Die niedrigere Nummer ist früher am Zug und gewinnt Gleichstände. Mit dem Baumeister kostet jeder Palast ${ARTISAN_PRICE} statt ${PALACE_PRICE} Gold.`,
        en: `Take a character card. The lower number acts earlier and wins ties. With the Artisan every palace costs ${ARTISAN_PRICE} gold instead of ${PALACE_PRICE}.`,
      },
    },
    {
      when: inHouses,
      wants: village,
      text: {
        de: `Eine Straße ist offen, wenn in jedem ihrer Dörfer ein Haus steht. Ein Dorf mit eigenem Haus ist kostenlos, sonst zahlst du dort je Haus ${TOLL} Gold. Baue im leuchtenden Dorf.`,
        en: `A road is open when every village on it has a house. A village with your house is free; elsewhere each house costs ${TOLL} gold. Build in the glowing village.`,
      },
    },
    {
      when: inHouses,
      wants: village,
      text: {
        de: 'Das unterste Stadtwappen auf der Wertungsleiste zeigt, wohin der Maharadscha als Nächstes zieht. Öffne die ganze Straße; die anderen Häuser stellst du auf, wo du magst.',
        en: 'The lowest crest on the scoring track shows where the Maharaja goes next. Open the whole road; place the other houses wherever you like.',
      },
    },
    {
      when: inDiscs,
      note: 'maharaja',
      text: {
        de: `Hier ist der Maharadscha. Nach der Runde zahlt die Stadt Gold nach Punkten dort: Architekt ${POINTS.architect}, Haus ${POINTS.house}, kleiner Palast ${POINTS.smallPalace}, großer Palast ${POINTS.largePalace}.`,
        en: `Here is the Maharaja. After the round the city pays gold by points there: architect ${POINTS.architect}, house ${POINTS.house}, small palace ${POINTS.smallPalace}, large palace ${POINTS.largePalace}.`,
      },
    },
    {
      when: inDiscs,
      note: 'disc',
      text: {
        de: 'Die Aktionsscheibe: Münzen, ein Haus oder zwei Häuser bauen, ein Haus versetzen, Steinbruch, Palast, Palast und Haus, ein Stadtwappen versetzen, die Personenkarte wechseln.',
        en: 'The action disc: coins, build a house or two houses, move a house, quarry, palace, palace and house, move a crest, change the character card.',
      },
    },
    {
      when: inDiscs,
      wants: disc,
      text: {
        de: `Alle stellen geheim zwei davon ein. Stelle Münzen und Palast ein und leg die Scheibe hin. Jede unvollständige Aktion brächte allen anderen ${COMPENSATION} Gold.`,
        en: `Everyone sets two of them in secret. Set coins and palace and lay the disc down. Each incomplete action would bring every other player ${COMPENSATION} gold.`,
      },
    },
    {
      when: inTurn,
      wants: coins,
      text: {
        de: 'Dein Zug: beide Aktionen und beliebig viele Reisen, in jeder Reihenfolge. Nimm zuerst die Münzen.',
        en: 'Your turn: both actions and as many journeys as you like, in any order. Take the coins first.',
      },
    },
    {
      when: (view, asked) => inTurn(view, asked) && palace(view, asked) === undefined,
      wants: journey,
      text: {
        de: 'Reisen darfst du immer, soweit die Straßen offen sind. Folge dem Leuchten; was es kostet, steht dabei.',
        en: 'You may always travel as far as the roads are open. Follow the glow; the price stands beside it.',
      },
    },
    {
      when: inTurn,
      wants: palace,
      text: {
        de: `Dein Architekt ist in der Stadt: Bau den großen Palast in der Mitte. Er kostet so viel wie ein kleiner und zählt dort ${POINTS.largePalace}. Dann beende den Zug.`,
        en: `Your architect is in the city: build the large palace in the middle. It costs as much as a small one and counts ${POINTS.largePalace} there. Then end the turn.`,
      },
    },
  ],
  closing: {
    title: { de: 'Woher das Gold kommt', en: 'Where gold comes from' },
    lines: [
      {
        text: {
          de: 'Die Stadt des Maharadschas, zu dritt, nach Rang',
          en: 'The Maharaja’s city, with three players, by rank',
        },
        worth: payoutRow(SEATS).join(' · '),
      },
      {
        text: { de: 'Wer dort allein Punkte hat, zusätzlich', en: 'Alone with points there, in addition' },
        worth: `${MONOPOLY}`,
      },
      { text: { de: 'Aktion Münzen', en: 'The action coins' }, worth: `${COINS_GOLD}` },
      {
        text: {
          de: 'Reisekosten für jedes deiner Häuser, an dem andere vorbeireisen',
          en: 'Travel cost for each house of yours that others pass',
        },
        worth: `${TOLL}`,
      },
      {
        text: {
          de: 'Jede unvollständige Aktion der anderen',
          en: 'Each action that another player leaves incomplete',
        },
        worth: `${COMPENSATION}`,
      },
      {
        text: {
          de: 'Am Ende gewinnen die meisten Paläste; bei Gleichstand das Gold',
          en: 'At the end most palaces win; gold breaks ties',
        },
        worth: { de: 'Sieg', en: 'victory' },
      },
    ],
  },
}
