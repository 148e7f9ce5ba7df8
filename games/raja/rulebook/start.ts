/** Characters and start houses: what happens before the first round. */
import { inBoth, type Row, type Section, say, type Words } from '@durbar/room'
import { BASE_CARDS, type Card, CHARACTERS, cardsIn } from '../data/characters.ts'
import {
  ARTISAN_PRICE,
  HOUSE_PRICE,
  PALACE_PRICE,
  POINTS,
  START_HOUSES,
  SUPPLY_HOUSES,
  TRADER_GOLD,
} from '../data/material.ts'
import * as n from './figures.ts'

/** What a card does, and the rule that says so. */
const ABILITIES: Readonly<Partial<Record<Card, { readonly rule: string; readonly text: Words }>>> = {
  1: {
    rule: 'RJ-5.4',
    text: {
      de: say`Du bist zuerst am Zug und hast bei Gleichstand in einer Wertung den besten Rang. Mehr bewirkt die Karte nicht.`,
      en: say`You act first and take the best rank in a scoring tie. The card does nothing else.`,
    },
  },
  2: {
    rule: 'RJ-5.5',
    text: {
      de: say`Du erhältst in jedem eigenen Zug ${TRADER_GOLD} Gold.`,
      en: say`You get ${TRADER_GOLD} gold on each of your turns.`,
    },
  },
  3: {
    rule: 'RJ-5.6',
    text: {
      de: say`Deine {small} kleinen Paläste zählen in einer Wertung ${POINTS.smallPalaceWithSadhu} Punkte statt ${POINTS.smallPalace}.`,
      en: say`Your {small} small palaces count ${POINTS.smallPalaceWithSadhu} points in a scoring instead of ${POINTS.smallPalace}.`,
    },
  },
  4: {
    rule: 'RJ-5.7',
    text: {
      de: say`Du reist kostenlos. Deine Reisekosten zahlt die Bank; die anderen erhalten ihr Gold also trotzdem.`,
      en: say`You travel free of charge. The bank pays your travel cost, so the others still get their gold.`,
    },
  },
  5: {
    rule: 'RJ-5.8',
    text: {
      de: say`Einmal in deinem Zug baust oder versetzt du ${HOUSE_PRICE} Haus zusätzlich und kostenlos.`,
      en: say`Once on your turn you build or move ${HOUSE_PRICE} house more, free of charge.`,
    },
  },
  6: {
    rule: 'RJ-5.9',
    text: {
      de: say`Du zahlst für jeden Palast ${ARTISAN_PRICE} Gold statt ${PALACE_PRICE}.`,
      en: say`You pay ${ARTISAN_PRICE} gold instead of ${PALACE_PRICE} for every palace.`,
    },
  },
}

const row = (card: Card): Row => {
  const { rule, text } = ABILITIES[card]!
  return {
    rules: [rule],
    picture: `character-${card}`,
    cells: [inBoth((language) => `**${CHARACTERS[card]![language]}** (${card})`), text],
  }
}

export const start: Section = {
  id: 'start',
  title: { de: say`Personen und Starthäuser`, en: say`Characters and start houses` },
  wide: 'table',
  text: [
    {
      kind: 'paragraph',
      rules: ['RJ-5.1'],
      text: {
        de: say`Vor der ersten Runde erhalten alle eine Personenkarte und stellen ${START_HOUSES} Häuser auf.`,
        en: say`Before the first round everyone gets a character card and places ${START_HOUSES} houses.`,
      },
    },
    { kind: 'heading', text: { de: say`Eine Personenkarte wählen`, en: say`Choosing a character card` } },
    {
      kind: 'paragraph',
      rules: ['RJ-5.2'],
      text: {
        de: say`Im Grundspiel nimmt die jüngste Person eine der freien Personenkarten ${n.FIRST} bis ${n.BASE_COUNT} und legt sie offen vor sich. Danach wählt die Person links von ihr, und so weiter. Die übrigen Karten bleiben frei und lassen sich später eintauschen.`,
        en: say`In the base game the youngest player takes one of the free character cards ${n.FIRST} to ${n.BASE_COUNT} and lays it open. Then the player on the left chooses, and so on. The other cards stay free and can be exchanged for later.`,
      },
    },
    {
      kind: 'paragraph',
      rules: ['RJ-5.3'],
      text: {
        de: say`Die Nummer deiner Karte bestimmt, wann du am Zug bist und welchen Rang du bei Gleichstand hast: Die niedrigere Nummer ist besser. Dazu hat jede Person ihre Fähigkeit.`,
        en: say`The number on your card decides when you act and your rank in a tie: the lower number is better. Each character also has an ability.`,
      },
    },
    { kind: 'heading', text: { de: say`Starthäuser aufstellen`, en: say`Placing the start houses` } },
    {
      kind: 'paragraph',
      rules: ['RJ-5.10', 'RJ-5.11'],
      text: {
        de: say`Die niedrigste Personenkarte beginnt: Stelle eines deiner ${START_HOUSES} Häuser kostenlos in ein Dorf mit Platz, nie in eine Stadt. In aufsteigender Reihenfolge tun es dir alle gleich. Das wiederholt ihr, bis alle ${START_HOUSES} Häuser stehen. Wie viele Häuser ein Dorf fasst, gilt auch hier.`,
        en: say`The lowest character card begins: place one of your ${START_HOUSES} houses in a village with room. This is free, but cities are not allowed. In ascending order everyone does the same. Repeat this until all ${START_HOUSES} houses stand. The limit of houses per village holds here too.`,
      },
    },
    {
      kind: 'paragraph',
      rules: ['RJ-5.13'],
      text: {
        de: say`Danach nimmt jede Person ${SUPPLY_HOUSES} Häuser aus dem Steinbruch in ihren Vorrat. Von jeder Farbe stehen nun ${START_HOUSES} Häuser auf dem Plan, ${SUPPLY_HOUSES} liegen im Vorrat und ${n.QUARRY_AFTERWARDS} im Steinbruch.`,
        en: say`Then everyone takes ${SUPPLY_HOUSES} houses from the quarry into their stock. Of each colour ${START_HOUSES} houses are now on the board, ${SUPPLY_HOUSES} in stock and ${n.QUARRY_AFTERWARDS} in the quarry.`,
      },
    },
  ],
  aside: [
    {
      kind: 'table',
      caption: { de: say`Die Personenkarten des Grundspiels`, en: say`The character cards of the base game` },
      head: [
        { de: say`Person`, en: say`Character` },
        { de: say`Fähigkeit`, en: say`Ability` },
      ],
      rows: cardsIn(BASE_CARDS).map(row),
      stacks: true,
    },
  ],
}
