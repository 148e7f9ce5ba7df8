/** What looks say. Numbers are those of the box and of the view. */
import { counting, type Language, type Who } from '@durbar/room'
import type { ActionId } from '../../data/actions.ts'
import { FIELDS } from '../../data/board.ts'
import {
  COINS_GOLD,
  COMPENSATION,
  HOUSE_PRICE,
  MONOPOLY,
  PALACE_PRICE,
  POINTS,
  QUARRY_HOUSES,
  TOLL,
} from '../../data/material.ts'
import { CREST_SHIFT } from '../../data/track.ts'
import { actionName } from '../../texts/names.ts'
import type { Words } from '../words/index.ts'

const german = counting('de')
const english = counting('en')

const de = {
  action: {
    COINS: `Nimm ${COINS_GOLD} Gold aus der Bank.`,
    HOUSE: `Baue 1 Haus für ${HOUSE_PRICE} Gold: in einem Dorf mit Platz oder in der Stadt, in der dein Architekt ist.`,
    TWO_HOUSES: `Baue 2 Häuser für je ${HOUSE_PRICE} Gold. Eines davon muss in einer Stadt stehen.`,
    MOVE_HOUSE:
      'Versetze 1 eigenes Haus, kostenlos: in ein Dorf mit Platz oder in die Stadt deines Architekten.',
    QUARRY: `Nimm ${german.count(QUARRY_HOUSES, 'Haus', 'Häuser')} aus dem Steinbruch in deinen Vorrat, kostenlos.`,
    PALACE: `Baue 1 Palast für ${PALACE_PRICE} Gold in der Stadt, in der dein Architekt ist.`,
    PALACE_HOUSE: `Baue 1 Palast für ${PALACE_PRICE} Gold und 1 Haus für ${HOUSE_PRICE} Gold.`,
    SCORING_ORDER: `Versetze 1 Stadtwappen genau ${german.count(CREST_SHIFT, 'Feld', 'Felder')} nach unten; überholte rücken 1 Feld nach oben.`,
    CHARACTER: 'Nimm eine freie Personenkarte oder die von jemand anderem.',
  } satisfies Record<ActionId, string>,
  costsYou: (cost: number) => (cost > 0 ? `Für dich kostet sie jetzt ${cost} Gold.` : 'Sie kostet nichts.'),
  youHave: (gold: number) => `Du hast ${gold} Gold.`,
  twice: (cost: number, gold: number) =>
    cost > gold
      ? `Zweimal eingestellt kostet sie ${cost} Gold, du hast ${gold} Gold.`
      : `Zweimal eingestellt kostet sie ${cost} Gold.`,
  leftOpen: `Bleibt sie unvollständig, erhalten alle anderen je ${COMPENSATION} Gold.`,
  disc: (name: string, mine: boolean): string => (mine ? 'Deine Aktionsscheibe' : `Aktionsscheibe: ${name}`),
  discText: `2 Zeiger stehen auf je 1 Aktion, auch zweimal auf derselben. Du führst sie in beliebiger Reihenfolge aus; jede unvollständige bringt allen anderen ${COMPENSATION} Gold.`,
  discSet: (actions: string) => `Eingestellt: ${actions}.`,
  discHidden: 'Sie liegt verdeckt, bis der Zug beginnt.',
  order: (place: number) => `Wer die niedrigste Karte hat, ist zuerst am Zug: Diese ist Nummer ${place}.`,
  heldBy: (name: string, mine: boolean): string => (mine ? 'Liegt vor dir.' : `Liegt bei ${name}.`),
  free: 'Sie ist frei.',
  home: (city: string) =>
    `Heimatstadt ${city}: dort ${german.count(POINTS.homeCity, 'Punkt', 'Punkte')} mehr.`,
  city: (line: string) =>
    `Hier zählen dein Architekt ${POINTS.architect}, jedes Haus ${POINTS.house}, ein kleiner Palast ${POINTS.smallPalace} und der große ${POINTS.largePalace} Punkte. ${line}`,
  paid: (name: string, points: string, gold: number) => `${name}: ${points}, ${gold} Gold`,
  nobody: 'Noch hat hier niemand Punkte; niemand erhielte Gold.',
  payout: (row: string) => `Nach Rang gibt es ${row} Gold.`,
  monopoly: `Wer hier als Einziges Punkte hat, erhält ${MONOPOLY} Gold mehr.`,
  sites: (large: boolean, small: number) =>
    `${large ? 'Der große Bauplatz ist frei' : 'Der große Palast steht'}, ${german.count(small, 'kleiner Bauplatz ist', 'kleine Bauplätze sind')} frei.`,
  camp: 'Hier beginnen alle Architekten und der Maharadscha. Hier wird nie gebaut und nie gewertet.',
  when: (line: string) => `${line.charAt(0).toUpperCase()}${line.slice(1)}.`,
  crest: (city: string) => `Stadtwappen von ${city}`,
  crestText:
    'Das unterste Stadtwappen zeigt, wohin der Maharadscha als Nächstes zieht. Dann kommt es direkt über das oberste.',
  crestField: (field: number | null) =>
    field === null ? 'Es liegt unter Feld 1.' : `Es liegt auf Feld ${field}.`,
  village: (limit: number) =>
    `Ein Dorf mit Platz für ${german.count(limit, 'Haus', 'Häuser')}. Eine Straße ist nur offen, wenn in jedem Dorf an ihr ein Haus steht.`,
  houseOf: (who: Who, seat: number) => who.either(seat, 'Dein Haus', (name) => `Haus von ${name}`),
  empty: 'Hier steht noch kein Haus: Die Straße ist gesperrt.',
  yours: 'Du hast hier ein Haus und zahlst nichts.',
  tollHere: (n: number) => `Wer hier kein Haus hat, zahlt ${n} Gold Reisekosten.`,
  road: `Wer reist, zahlt in jedem Dorf ohne eigenes Haus ${TOLL} Gold je Haus an die, denen es gehört.`,
  roadToll: (n: number) => (n === 0 ? 'Für dich ist sie kostenlos.' : `Dich kostet sie ${n} Gold.`),
  roadClosed: 'Sie ist gesperrt: In einem Dorf steht noch kein Haus.',
  large: 'Großer Palast',
  small: 'Kleiner Palast',
  palaceText: (size: 'large' | 'small') =>
    size === 'large'
      ? `Der mittlere Bauplatz jeder Stadt. Er zählt dort ${german.count(POINTS.largePalace, 'Punkt', 'Punkte')}.`
      : `Die ${FIELDS - 1} Bauplätze am Rand. Jeder zählt in der Stadt ${german.count(POINTS.smallPalace, 'Punkt', 'Punkte')}, mit dem Priester ${german.count(POINTS.smallPalaceWithSadhu, 'Punkt', 'Punkte')}.`,
  palacePrice: (price: number) => `Ein Palast kostet dich jetzt ${price} Gold.`,
  travel: 'Reisen',
  travelText: `In deinem Zug darfst du jederzeit reisen, so weit du willst. Städte und Dörfer mit eigenem Haus sind kostenlos; sonst zahlst du ${TOLL} Gold je Haus.`,
  end: 'Zug beenden',
  endText: `Für jede unvollständige Aktion erhalten alle anderen je ${COMPENSATION} Gold aus der Bank.`,
  endNow: (gold: number) => (gold > 0 ? `Jetzt wären es je ${gold} Gold.` : 'Alle Aktionen sind ausgeführt.'),
  chip: 'Aktionschip',
  chipText: `Ein Aktionschip bringt dir in deinem Zug eine weitere Aktion: jede außer „${actionName('CHARACTER', 'de')}“.`,
  gold: 'Gold',
  goldText: 'Wie viel Gold jemand hat, bleibt bis zum Ende verdeckt, außer ihr spielt mit offenem Gold.',
  houses: 'Häuser',
  housesText: 'Du baust aus deinem Vorrat. Weitere Häuser liegen im Steinbruch.',
  housesOf: (stock: number, quarry: number) =>
    `${german.count(stock, 'Haus', 'Häuser')} im Vorrat, ${quarry} im Steinbruch`,
  palaces: 'Paläste',
  palacesText: (n: number) =>
    `Wer den ${n}. Palast baut, beendet die Partie nach dieser Runde. Die meisten Paläste gewinnen, dann das meiste Gold.`,
  bid: 'Gebot',
  bidText: 'Ihr bietet um das Recht, eine freie Personenkarte zu wählen. Das höchste Gebot geht an die Bank.',
  counted: (name: string, what: string) => `${name}: ${what}`,
  seat: (built: number, of: number, stock: number, quarry: number) =>
    `${built} von ${of} Palästen gebaut, ${german.count(stock, 'Haus', 'Häuser')} im Vorrat, ${quarry} im Steinbruch.`,
  goldOf: (gold: number) => `${gold} Gold.`,
  at: (where: string) => `Der Architekt steht ${where}.`,
  palacesIn: (list: string) => `Paläste: ${list}.`,
  housesIn: (list: string) => `Häuser: ${list}.`,
  chips: (n: number) => `${german.count(n, 'Aktionschip', 'Aktionschips')}.`,
  scored: (city: string, gold: number) => `Eine Wertung in ${city} brächte jetzt ${gold} Gold.`,
}

const en: typeof de = {
  action: {
    COINS: `Take ${COINS_GOLD} gold from the bank.`,
    HOUSE: `Build 1 house for ${HOUSE_PRICE} gold: in a village with room, or in the city your architect is in.`,
    TWO_HOUSES: `Build 2 houses for ${HOUSE_PRICE} gold each. One of them must stand in a city.`,
    MOVE_HOUSE:
      'Move 1 house of yours for free: into a village with room, or into the city of your architect.',
    QUARRY: `Take ${english.count(QUARRY_HOUSES, 'house', 'houses')} from the quarry into your stock for free.`,
    PALACE: `Build 1 palace for ${PALACE_PRICE} gold in the city your architect is in.`,
    PALACE_HOUSE: `Build 1 palace for ${PALACE_PRICE} gold and 1 house for ${HOUSE_PRICE} gold.`,
    SCORING_ORDER: `Move 1 crest down exactly ${english.count(CREST_SHIFT, 'field', 'fields')}; crests it overtakes go up by 1.`,
    CHARACTER: 'Take a free character card, or the one of another player.',
  },
  costsYou: (cost) => (cost > 0 ? `For you it costs ${cost} gold now.` : 'It costs nothing.'),
  youHave: (gold) => `You have ${gold} gold.`,
  twice: (cost, gold) =>
    cost > gold
      ? `Set twice it costs ${cost} gold, you have ${gold} gold.`
      : `Set twice it costs ${cost} gold.`,
  leftOpen: `If it stays incomplete, every other player gets ${COMPENSATION} gold.`,
  disc: (name, mine) => (mine ? 'Your action disc' : `Action disc: ${name}`),
  discText: `2 pointers show 1 action each, or the same one twice. You carry them out in any order; each incomplete one brings every other player ${COMPENSATION} gold.`,
  discSet: (actions) => `It is set to: ${actions}.`,
  discHidden: 'It lies face down until the turn begins.',
  order: (place) => `The lowest card acts first: this is number ${place}.`,
  heldBy: (name, mine) => (mine ? 'In front of you.' : `In front of ${name}.`),
  free: 'It is free.',
  home: (city) => `Home city ${city}: ${english.count(POINTS.homeCity, 'point', 'points')} more there.`,
  city: (line) =>
    `Here your architect counts ${POINTS.architect}, each house ${POINTS.house}, a small palace ${POINTS.smallPalace} and the large one ${POINTS.largePalace} points. ${line}`,
  paid: (name, points, gold) => `${name}: ${points}, ${gold} gold`,
  nobody: 'Nobody has points here yet; nobody would get gold.',
  payout: (row) => `By rank it pays ${row} gold.`,
  monopoly: `The only player with points here gets ${MONOPOLY} gold more.`,
  sites: (large, small) =>
    `${large ? 'The large site is free' : 'The large palace stands'}, ${english.count(small, 'small site is', 'small sites are')} free.`,
  camp: 'Here all architects and the Maharaja begin. Nothing is ever built or scored here.',
  when: (line) => `It ${line}.`,
  crest: (city) => `Crest of ${city}`,
  crestText: 'The lowest crest shows where the Maharaja goes next. Then it goes directly above the highest.',
  crestField: (field) => (field === null ? 'It lies below field 1.' : `It lies on field ${field}.`),
  village: (limit) =>
    `A village with room for ${english.count(limit, 'house', 'houses')}. A road is open only while every village along it holds a house.`,
  houseOf: (who, seat) => who.either(seat, 'Your house', (name) => `House of ${name}`),
  empty: 'No house stands here yet: the road is closed.',
  yours: 'You have a house here and pay nothing.',
  tollHere: (n) => `Whoever has no house here pays ${n} gold travel cost.`,
  road: `Whoever travels pays ${TOLL} gold per house to its owner in every village without a house of their own.`,
  roadToll: (n) => (n === 0 ? 'For you it is free.' : `It costs you ${n} gold.`),
  roadClosed: 'It is closed: a village has no house yet.',
  large: 'Large palace',
  small: 'Small palace',
  palaceText: (size) =>
    size === 'large'
      ? `The middle site of every city. It counts ${english.count(POINTS.largePalace, 'point', 'points')} there.`
      : `The ${FIELDS - 1} sites around it. Each counts ${english.count(POINTS.smallPalace, 'point', 'points')} in the city, with the Sadhu ${english.count(POINTS.smallPalaceWithSadhu, 'point', 'points')}.`,
  palacePrice: (price) => `A palace costs you ${price} gold now.`,
  travel: 'Travel',
  travelText: `On your turn you may travel at any time, as far as you like. Cities and villages with a house of yours are free; otherwise you pay ${TOLL} gold per house.`,
  end: 'End the turn',
  endText: `For each incomplete action every other player gets ${COMPENSATION} gold from the bank.`,
  endNow: (gold) => (gold > 0 ? `Now it would be ${gold} gold each.` : 'All actions are done.'),
  chip: 'Action chip',
  chipText: `An action chip gives you one more action on your turn: any but “${actionName('CHARACTER', 'en')}”.`,
  gold: 'Gold',
  goldText: 'How much gold somebody has stays hidden until the end, unless you play with open gold.',
  houses: 'Houses',
  housesText: 'You build from your stock. More houses lie in the quarry.',
  housesOf: (stock, quarry) => `${english.count(stock, 'house', 'houses')} in stock, ${quarry} in the quarry`,
  palaces: 'Palaces',
  palacesText: (n) =>
    `Whoever builds palace number ${n} ends the game after this round. Most palaces win, then most gold.`,
  bid: 'Bid',
  bidText: 'You bid for the right to choose a free character card. The highest bid goes to the bank.',
  counted: (name, what) => `${name}: ${what}`,
  seat: (built, of, stock, quarry) =>
    `${built} of ${of} palaces built, ${english.count(stock, 'house', 'houses')} in stock, ${quarry} in the quarry.`,
  goldOf: (gold) => `${gold} gold.`,
  at: (where) => `The architect is ${where}.`,
  palacesIn: (list) => `Palaces: ${list}.`,
  housesIn: (list) => `Houses: ${list}.`,
  chips: (n) => `${english.count(n, 'action chip', 'action chips')}.`,
  scored: (city, gold) => `Scoring ${city} would bring ${gold} gold now.`,
}

type LookWords = typeof de
export const lookWords = (language: Language): LookWords => (language === 'de' ? de : en)
/** What a character does, as a sentence of its own. */
export const abilityOf = (w: Words, card: number): string => {
  const text = w.abilities[card]!
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
}
