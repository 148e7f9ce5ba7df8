import { both, type Example, inBoth, type Language, type Row, type Section, say } from '@durbar/room'
import { MINIMUM_BID } from '../data/box.ts'
import type { CardId } from '../data/cards.ts'
import { cardName } from '../texts/names.ts'
import { heading, paragraph, picture } from './blocks.ts'
import { AMINA, OPEN, RAISING, SECRET } from './examples.ts'
import { RING } from './figures.ts'

/** Clockwise from the left of whoever turned up the card. */
const ORDER = [1, 2, 3, AMINA] as const
const PERSONS = ['{A}', '{B}', '{C}', '{D}'] as const
const passes = { de: say`passt`, en: say`passes` }
const none = both('–')

/** What each said the first time round, or the second; who had passed says nothing. */
const said = (time: number): Row['cells'] =>
  ORDER.map((seat) => {
    const call = OPEN.said.filter((each) => each.seat === seat)[time]
    if (!call) return none
    return call.bid === null ? passes : both(call.bid)
  })

const open: Example = {
  kind: 'example',
  title: { de: say`Beispiel: offene Auktion`, en: say`Example: open auction` },
  of: ['WH-X8'],
  body: [
    {
      kind: 'paragraph',
      text: {
        de: say`{A} deckt das **Goldene Vlies** auf, ohne Faust: offene Auktion. Alle haben ${OPEN.ingots} Goldbarren.`,
        en: say`{A} turns up the **Golden Fleece**, no fist: open auction. Everyone has ${OPEN.ingots} ingots.`,
      },
    },
    {
      kind: 'table',
      head: [both(''), ...ORDER.map((seat) => both(PERSONS[seat]))],
      figures: ORDER.map((_, i) => i + 1),
      rows: [
        { cells: [{ de: say`erste Runde`, en: say`first time round` }, ...said(0)] },
        { cells: [{ de: say`zweite Runde`, en: say`second time round` }, ...said(1)] },
        {
          cells: [
            { de: say`Goldbarren danach`, en: say`ingots afterwards` },
            ...ORDER.map((seat) => both(OPEN.after[seat])),
          ],
        },
      ],
    },
  ],
  result: {
    de: say`{B} gewinnt, zahlt ${OPEN.price} Goldbarren an {C} und deckt die nächste Karte auf.`,
    en: say`{B} wins, pays ${OPEN.price} ingots to {C} and turns up the next card.`,
  },
}

const names = (cards: readonly CardId[], language: Language): string =>
  cards.map((id) => cardName(id, language)).join(' + ') || '–'

const raising: Example = {
  kind: 'example',
  title: { de: say`Beispiel: Was darf ich bieten?`, en: say`Example: What may I bid?` },
  of: ['WH-X10', 'WH-X11'],
  body: [
    {
      kind: 'paragraph',
      text: {
        de: say`Das höchste Gebot steht bei ${RAISING.highest}. {C} ist an der Reihe und hat ${RAISING.ingots} Goldbarren.`,
        en: say`The highest bid stands at ${RAISING.highest}. It is {C} to bid, with ${RAISING.ingots} ingots.`,
      },
    },
    {
      kind: 'table',
      head: [
        { de: say`{C} besitzt`, en: say`{C} owns` },
        { de: say`mögliche Gebote`, en: say`possible bids` },
      ],
      figures: [1],
      rows: RAISING.hands.map(({ cards, bids }) => ({
        cells: [inBoth((language) => names(cards, language)), both(bids.join(' · '))],
      })),
    },
  ],
}

const secret: Example = {
  kind: 'example',
  title: { de: say`Beispiel: geheime Auktion`, en: say`Example: secret auction` },
  of: ['WH-X12'],
  body: [
    {
      kind: 'paragraph',
      text: {
        de: say`{A} deckt **Gungnir** auf, eine Waffe. ${SECRET.fists.length} Fäuste öffnen sich:`,
        en: say`{A} turns up **Gungnir**, a weapon. ${SECRET.fists.length} fists open:`,
      },
    },
    picture('fists'),
  ],
  result: {
    de: say`${SECRET.tied}-mal liegen ${SECRET.price} Goldbarren in der Hand. {A} hat aufgedeckt und sitzt sich selbst am nächsten. Deshalb gewinnt {A} und zahlt ${SECRET.price} an {B}. Besitzt {D} **Excalibur**, gewinnt stattdessen {D} und zahlt ${SECRET.price} an {A}.`,
    en: say`${SECRET.tied} hands hold ${SECRET.price} ingots. {A} turned up the card and counts as nearest of all. So {A} wins and pays ${SECRET.price} to {B}. If {D} owns **Excalibur**, {D} wins instead and pays ${SECRET.price} to {A}.`,
  },
}

export const auctions: Section = {
  id: 'auctions',
  title: { de: say`Auktionen`, en: say`Auctions` },
  text: [
    heading({ de: say`Offene Auktion`, en: say`Open auction` }),
    paragraph(['6.4'], {
      de: say`Es beginnt, wer links von der Person sitzt, die aufgedeckt hat. Reihum im Uhrzeigersinn **bietest** du oder du **passt**.`,
      en: say`The player on the left of whoever turned up the card begins. Clockwise, each of you **bids** or **passes**.`,
    }),
    paragraph(['6.6', 'R6'], {
      de: say`Dein Gebot muss höher sein als das letzte. Das erste Gebot beträgt mindestens ${MINIMUM_BID}. Nichts zu bieten heißt passen.`,
      en: say`Your bid must be higher than the last. The first bid is at least ${MINIMUM_BID}. To bid nothing is to pass.`,
    }),
    paragraph(['6.5'], {
      de: say`Hast du gepasst, bist du aus dieser Auktion heraus.`,
      en: say`Once you have passed you are out of this auction.`,
    }),
    paragraph(['6.7'], {
      de: say`Ihr bietet weiter, bis alle bis auf eine Person gepasst haben. Das höchste Gebot gewinnt.`,
      en: say`Bidding goes on until all but one have passed. The highest bid wins.`,
    }),
    paragraph(['6.8', 'R7'], {
      de: say`Haben alle anderen gepasst, ohne dass jemand geboten hat, kommt die letzte Person noch an die Reihe. Sie darf bieten oder passen – für ${MINIMUM_BID} Goldbarren gehört ihr die Karte.`,
      en: say`If all the others have passed without any bid, the last player still has a turn. They may bid or pass – for ${MINIMUM_BID} ingot the card is theirs.`,
    }),
    heading({ de: say`Geheime Auktion`, en: say`Secret auction` }),
    paragraph(['6.9'], {
      de: say`Alle – auch wer aufgedeckt hat – nehmen heimlich beliebig viele ihrer Goldbarren in die Faust. Die leere Faust ist erlaubt. Dann öffnen alle gleichzeitig die Hand.`,
      en: say`Everyone – including whoever turned up the card – secretly takes any number of their ingots in one fist. An empty fist is allowed. Then all open their hands at once.`,
    }),
    paragraph(['6.10', '6.12'], {
      de: say`Das höchste Gebot gewinnt. Alle anderen behalten ihr Gold. Sind alle Fäuste leer, kommt die Karte aus dem Spiel.`,
      en: say`The highest bid wins. Everyone else keeps their gold. If all fists are empty, the card leaves the game.`,
    }),
    paragraph(['6.11', 'R8'], {
      de: say`Bei Gleichstand gewinnt, wer im Uhrzeigersinn am nächsten bei der Person sitzt, die aufgedeckt hat. Sie selbst zählt mit und sitzt sich am nächsten.`,
      en: say`In a tie the player nearest clockwise to whoever turned up the card wins. That player counts too, and is nearest of all.`,
    }),
    heading({
      de: say`Antiquitäten, die das Bieten verändern`,
      en: say`Antiquities that change the bidding`,
    }),
    {
      kind: 'table',
      head: [both(''), { de: say`Auktion`, en: say`Auction` }, { de: say`Wirkung`, en: say`Effect` }],
      stacks: true,
      rows: [
        {
          picture: 'card-mjollnir',
          cells: [
            both('[[WH-10.14|Mjöllnir]]'),
            { de: say`offen`, en: say`open` },
            {
              de: say`Du darfst das höchste Gebot halten, statt es zu überbieten.`,
              en: say`You may match the highest bid instead of topping it.`,
            },
          ],
        },
        {
          picture: 'card-ring-of-the-nibelungs',
          cells: [
            both('[[WH-10.10|Draupnir]]'),
            { de: say`offen`, en: say`open` },
            {
              de: say`Du musst um mindestens ${RING} erhöhen.`,
              en: say`You must raise by at least ${RING}.`,
            },
          ],
        },
        {
          picture: 'card-excalibur',
          cells: [
            both('[[WH-10.3|Excalibur]]'),
            { de: say`geheim`, en: say`secret` },
            { de: say`Du gewinnst jeden Gleichstand.`, en: say`You win every tie.` },
          ],
        },
        {
          picture: 'card-seven-league-boots',
          cells: [
            inBoth((language) => `[[WH-10.6|${cardName('seven-league-boots', language)}]]`),
            { de: say`beide`, en: say`both` },
            {
              de: say`Gewinnst du, bestimmst du, wer dein Gold erhält.`,
              en: say`If you win, you decide who receives your gold.`,
            },
          ],
        },
      ],
    },
  ],
  aside: [open, raising, secret],
}
