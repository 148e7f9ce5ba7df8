/** The short game and Pro I. */
import { inBoth, type Row, type Section, say } from '@durbar/room'
import { CITIES } from '../data/board.ts'
import { CARD_NUMBERS, CARDS, type Card, CHARACTERS } from '../data/characters.ts'
import {
  blockedFields,
  CHIPS,
  MONOPOLY,
  MOST_SEATS,
  PALACES_SHORT,
  POINTS,
  payoutRow,
  SEATS,
  SHORT_ROUNDS,
} from '../data/material.ts'
import { AUCTION, CHIP, HOME } from './examples-pro.ts'
import * as n from './figures.ts'

const home = (card: Card): Row => {
  const { home: city, ...name } = CHARACTERS[card]!
  return {
    picture: `home-${card}`,
    cells: [
      inBoth((language) => `${name[language]} (${card})`),
      inBoth(() => n.town(CITIES[CITIES.indexOf(city)]!)),
    ],
  }
}
const blocked = SEATS.filter((seats) => blockedFields(seats) > 0).toReversed()
const fewer = (of: (seats: number, sites: number) => string) =>
  blocked.map((seats) => of(seats, blockedFields(seats))).join(', ')

export const short: Section = {
  id: 'short',
  title: { de: say`Variante: das kurze Spiel`, en: say`Variant: the short game` },
  text: [
    {
      kind: 'paragraph',
      rules: ['RJ-11.1'],
      text: {
        de: say`Im kurzen Spiel haben alle nur ${PALACES_SHORT} Paläste, und ihr spielt höchstens ${SHORT_ROUNDS} Runden. Ihr könnt es mit jeder Version verbinden.`,
        en: say`In the short game everyone has only ${PALACES_SHORT} palaces, and you play at most ${SHORT_ROUNDS} rounds. It goes with every version.`,
      },
    },
  ],
}

export const pro: Section = {
  id: 'pro',
  title: { de: say`Variante: Profi I`, en: say`Variant: Pro I` },
  wide: 'table',
  text: [
    {
      kind: 'paragraph',
      rules: ['RJ-11.2.0', 'RJ-11.2.1'],
      text: {
        de: say`Alle Regeln des Grundspiels gelten, dazu die folgenden. Der **Yogi** (Karte ${CARDS}) kommt zu den Personenkarten, und die ${CHIPS} **Aktionschips** liegen neben dem Plan.`,
        en: say`All rules of the base game hold, with these additions. The **Yogi** (card ${CARDS}) joins the character cards, and the ${CHIPS} **action chips** lie beside the board.`,
      },
    },
    { kind: 'heading', text: { de: say`Yogi und Aktionschips`, en: say`Yogi and action chips` } },
    {
      kind: 'paragraph',
      rules: ['RJ-11.2.2'],
      text: {
        de: say`Wer den Yogi hat, erhält im eigenen Zug einen Aktionschip. Du darfst ihn sofort oder in einer späteren Runde einsetzen.`,
        en: say`Whoever has the Yogi gets one action chip on their own turn. You may use it at once or in a later round.`,
      },
    },
    {
      kind: 'paragraph',
      rules: ['RJ-11.2.3a', 'RJ-11.2.3d'],
      text: {
        de: say`Ein Aktionschip gibt dir in deinem Zug eine weitere Aktion: eine beliebige der Scheibe außer „${n.action('CHARACTER').de}“. Wann im Zug du sie ausführst, bestimmst du.`,
        en: say`An action chip gives you one more action on your turn: any action of the disc except “${n.action('CHARACTER').en}”. You decide when on your turn to carry it out.`,
      },
    },
    {
      kind: 'paragraph',
      rules: ['RJ-11.2.3b', 'RJ-11.2.3c'],
      text: {
        de: say`Du darfst höchstens ${n.CHIPS_A_ROUND} Aktionschip je Runde einsetzen. Danach legst du ihn zu den übrigen Aktionschips zurück.`,
        en: say`You may use at most ${n.CHIPS_A_ROUND} action chip per round. Then put it back with the other action chips.`,
      },
    },
    { kind: 'heading', text: { de: say`Besetzte Bauplätze`, en: say`Blocked sites` } },
    {
      kind: 'paragraph',
      rules: ['RJ-11.2.4'],
      text: {
        de: say`Seid ihr weniger als ${MOST_SEATS}, sind kleine Bauplätze besetzt. Vor dem Spiel setzt ihr von jeder fehlenden Farbe einen Palast auf einen kleinen Bauplatz jeder Stadt. Die Mitte bleibt frei. Besetzt sind je Stadt: ${fewer((seats, sites) => `mit ${seats} Personen ${sites}`)}.`,
        en: say`With fewer than ${MOST_SEATS} players some small sites are blocked. Before the game put one palace of each missing colour on a small site of every city. The middle stays free. Blocked in each city: ${fewer((seats, sites) => `with ${seats} players ${sites}`)}.`,
      },
    },
    {
      kind: 'heading',
      text: { de: say`Personenkarten versteigern`, en: say`Auctioning the character cards` },
    },
    {
      kind: 'paragraph',
      rules: ['RJ-11.2.5a'],
      text: {
        de: say`Statt reihum zu wählen, versteigert ihr die Personenkarten. Die jüngste Person eröffnet und muss bieten; ein Gebot von ${AUCTION.then.bids[0]} ist erlaubt.`,
        en: say`Instead of choosing in turn you auction the character cards. The youngest player opens and must bid; a bid of ${AUCTION.then.bids[0]} is allowed.`,
      },
    },
    {
      kind: 'paragraph',
      rules: ['RJ-11.2.5b', 'RJ-11.2.5c'],
      text: {
        de: say`Im Uhrzeigersinn müssen alle, die noch keine Karte haben, erhöhen oder passen. Das geht reihum, bis nur noch eine Person bietet. Sie zahlt ihr Gebot an die Bank und wählt eine beliebige freie Karte.`,
        en: say`Clockwise, everyone who has no card yet must raise or pass. This goes round until only one bidder is left. That player pays the bid to the bank and chooses any free card.`,
      },
    },
    {
      kind: 'paragraph',
      rules: ['RJ-11.2.5d', 'RJ-11.2.5e', 'RJ-11.2.5f'],
      text: {
        de: say`Die nächste Versteigerung eröffnet links davon die erste Person ohne Karte. Erhöht niemand ein Gebot von ${AUCTION.then.bids[0]}, ist die Wahl kostenlos. So geht es weiter, bis alle eine Karte haben; dann folgen die Starthäuser.`,
        en: say`The next auction is opened by the first player to the left who has no card. If nobody raises a bid of ${AUCTION.then.bids[0]}, the choice is free. This goes on until everyone has a card; then come the start houses.`,
      },
    },
    { kind: 'heading', text: { de: say`Heimatstädte`, en: say`Home cities` } },
    {
      kind: 'paragraph',
      rules: ['RJ-11.2.6a', 'RJ-11.2.6b'],
      text: {
        de: say`Jede Personenkarte hat eine Heimatstadt. Wird die Heimatstadt deiner Karte gewertet, hast du dort ${POINTS.homeCity} Punkt mehr, auch wenn sonst nichts von dir dort steht.`,
        en: say`Every character card has a home city. When your card’s home city is scored, you have ${POINTS.homeCity} point more there, even with nothing else in the city.`,
      },
    },
    {
      kind: 'table',
      caption: { de: say`Die Heimatstädte`, en: say`The home cities` },
      head: [
        { de: say`Person`, en: say`Character` },
        { de: say`Heimatstadt`, en: say`Home city` },
      ],
      rows: CARD_NUMBERS.map(home),
    },
  ],
  aside: [
    {
      kind: 'example',
      title: { de: say`Ein Zug mit Aktionschip`, en: say`A turn with an action chip` },
      of: ['RJ-T-10'],
      body: [
        { kind: 'picture', name: 'chip-turn' },
        {
          kind: 'paragraph',
          text: {
            de: say`{A} steht in ${n.town('D')} und hat „${n.action('TWO_HOUSES').de}“ und „${n.action('QUARRY').de}“ eingestellt, dazu ${CHIP.goldBefore} Gold, ${CHIP.stockBefore} Haus im Vorrat und ${CHIP.stage.players[0].chips} Aktionschip. Erst nimmt {A} Häuser aus dem Steinbruch: Nun liegen ${CHIP.stock} im Vorrat.`,
            en: say`{A} stands in ${n.town('D')} and has set “${n.action('TWO_HOUSES').en}” and “${n.action('QUARRY').en}”, with ${CHIP.goldBefore} gold, ${CHIP.stockBefore} house in stock and ${CHIP.stage.players[0].chips} action chip. First {A} takes houses from the quarry: now ${CHIP.stock} are in stock.`,
          },
        },
        {
          kind: 'paragraph',
          text: {
            de: say`Dann setzt {A} den Aktionschip für „${n.action('PALACE_HOUSE').de}“ ein und baut in ${n.town('D')} einen Palast und ein Haus. Es bleiben ${CHIP.goldAfterChip} Gold. Zum Schluss baut {A} ein Haus in ${n.town('D')} und eines in ${n.town('v01')}.`,
            en: say`Then {A} uses the action chip for “${n.action('PALACE_HOUSE').en}” and builds a palace and a house in ${n.town('D')}. That leaves ${CHIP.goldAfterChip} gold. Last, {A} builds a house in ${n.town('D')} and one in ${n.town('v01')}.`,
          },
        },
      ],
      result: {
        de: say`Gold: ${CHIP.goldLeft}, Häuser im Vorrat: ${CHIP.stockLeft}. Alle Aktionen sind vollständig, niemand sonst erhält Gold.`,
        en: say`Gold: ${CHIP.goldLeft}, houses in stock: ${CHIP.stockLeft}. All actions are complete, nobody else gets gold.`,
      },
    },
    {
      kind: 'picture',
      name: 'blocked',
      caption: {
        de: say`Besetzte Bauplätze nach der Personenzahl`,
        en: say`Blocked sites by number of players`,
      },
    },
    {
      kind: 'example',
      title: { de: say`Eine Versteigerung`, en: say`An auction` },
      of: ['RJ-T-37'],
      body: [
        {
          kind: 'paragraph',
          text: {
            de: say`{A} eröffnet mit ${AUCTION.bids[0]}, {B} bietet ${AUCTION.bids[1]}, {C} passt, {A} bietet ${AUCTION.bids[3]}, {B} passt. {A} zahlt ${AUCTION.price} Gold, behält ${AUCTION.goldLeft} und wählt ${n.den(AUCTION.card)}.`,
            en: say`{A} opens with ${AUCTION.bids[0]}, {B} bids ${AUCTION.bids[1]}, {C} passes, {A} bids ${AUCTION.bids[3]}, {B} passes. {A} pays ${AUCTION.price} gold, keeps ${AUCTION.goldLeft} and chooses the ${n.person(AUCTION.card).en}.`,
          },
        },
      ],
      result: {
        de: say`{B} eröffnet die nächste mit ${AUCTION.then.bids[0]}, {C} passt: {B} wählt kostenlos ${n.den(AUCTION.then.card)}. {C} wählt als Letztes, ebenfalls kostenlos.`,
        en: say`{B} opens the next one with ${AUCTION.then.bids[0]}, {C} passes: {B} chooses the ${n.person(AUCTION.then.card).en} for free. {C} chooses last, for free as well.`,
      },
    },
    {
      kind: 'example',
      title: { de: say`Daheim zählt`, en: say`Home counts` },
      of: ['RJ-T-29'],
      body: [
        {
          kind: 'paragraph',
          text: {
            de: say`Zu fünft wird ${n.town(HOME.city)} gewertet, die Heimatstadt des Yogi. {B} hat dort ein Haus und Karte ${HOME.stage.players[1].cards[0]}. {E} hat dort nichts, aber den Yogi. Beide haben ${POINTS.homeCity} Punkt; die niedrigere Karte geht vor.`,
            en: say`With ${HOME.stage.seats} players ${n.town(HOME.city)} is scored, the Yogi’s home city. {B} has a house there and card ${HOME.stage.players[1].cards[0]}. {E} has nothing there, but the Yogi. Both have ${POINTS.homeCity} point; the lower card goes first.`,
          },
        },
        {
          kind: 'account',
          rows: [
            {
              seat: 1,
              text: { de: say`erhält`, en: say`gets` },
              value: { de: say`${HOME.paid[1]} Gold`, en: say`${HOME.paid[1]} gold` },
            },
            {
              seat: 4,
              text: { de: say`erhält`, en: say`gets` },
              value: { de: say`${HOME.paid[4]} Gold`, en: say`${HOME.paid[4]} gold` },
            },
          ],
        },
      ],
      result: {
        de: say`Ohne das Haus von {B} erhielte {E} ${payoutRow(HOME.stage.seats)[0]!} + ${MONOPOLY} = ${HOME.paidAlone} Gold.`,
        en: say`Without {B}’s house {E} would get ${payoutRow(HOME.stage.seats)[0]!} + ${MONOPOLY} = ${HOME.paidAlone} gold.`,
      },
    },
  ],
}
