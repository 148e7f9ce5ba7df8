/** The title leaf, the game in one minute, and what is in the box. */
import { type Rulebook, say } from '@durbar/room'
import { CARDS } from '../data/characters.ts'
import { CHIPS, COINS, HOUSES, MOST_SEATS, PALACE_PRICE, PALACES, POINTS, TOLL } from '../data/material.ts'
import * as n from './figures.ts'

export const title: Pick<Rulebook, 'prefix' | 'facts' | 'credits' | 'story' | 'aim'> = {
  prefix: 'RJ-',
  facts: [
    { de: say`ab ${n.AGE} Jahren`, en: say`ages ${n.AGE} and up` },
    { de: say`Planen, Reisen, Mehrheiten`, en: say`Planning, travel, majorities` },
  ],
  credits: {
    de: say`Ein Spiel von **Wolfgang Kramer** und **Michael Kiesling** · Grafik: **Franz Vohwinkel** · Phalanx Games, ${n.YEAR} · Diese Fassung: Regeltext und Bilder von Durbar`,
    en: say`A game by **Wolfgang Kramer** and **Michael Kiesling** · Art: **Franz Vohwinkel** · Phalanx Games, ${n.YEAR} · This edition: rules text and pictures by Durbar`,
  },
  story: {
    rules: ['RJ-1.1', 'RJ-1.3'],
    text: {
      de: say`Rajasthan im Mittelalter: Im Auftrag des Maharadschas baut dein Architekt Paläste und Häuser. Paläste sind teuer, und Gold fließt vor allem dort, wo der Maharadscha eine Stadt wertet. Wechselnde Vertraute leihen dir dabei ihre Fähigkeiten.`,
      en: say`Rajasthan in the Middle Ages: your architect builds palaces and houses for the Maharaja. Palaces are dear, and most gold flows where the Maharaja scores a city. Confidants come and go and lend you their abilities.`,
    },
  },
  aim: {
    rules: ['RJ-1.2'],
    text: {
      de: say`Baue die meisten Paläste: Sobald jemand ${PALACES} Paläste gebaut hat, endet das Spiel mit dieser Runde.`,
      en: say`Build the most palaces: as soon as somebody has built ${PALACES}, the game ends with that round.`,
    },
  },
}

export const minute: Rulebook['minute'] = [
  {
    picture: 'minute-maharaja',
    title: { de: say`Der Hof zieht um`, en: say`The court moves` },
    text: {
      de: say`Der Maharadscha zieht in die Stadt, deren Stadtwappen ganz unten liegt. Sie wird am Ende der Runde gewertet.`,
      en: say`The Maharaja goes to the city whose crest lies lowest. It is scored at the end of the round.`,
    },
  },
  {
    picture: 'minute-disc',
    title: { de: say`Geheim planen`, en: say`Plan in secret` },
    text: {
      de: say`Alle stellen gleichzeitig ${n.POINTERS} von ${n.ACTION_COUNT} Aktionen ein. Was du nicht ausführst, bringt allen anderen Gold.`,
      en: say`All of you set ${n.POINTERS} of ${n.ACTION_COUNT} actions at the same time. What you leave undone brings the others gold.`,
    },
  },
  {
    picture: 'minute-travel',
    title: { de: say`Reisen`, en: say`Travel` },
    text: {
      de: say`Die niedrigste Personenkarte ist zuerst am Zug. In Dörfern ohne eigenes Haus zahlst du je Haus ${TOLL} Gold.`,
      en: say`The lowest character card acts first. In villages without a house of yours you pay ${TOLL} gold per house.`,
    },
  },
  {
    picture: 'minute-build',
    title: { de: say`Bauen`, en: say`Build` },
    text: {
      de: say`Wo dein Architekt steht, baust du Häuser und Paläste. Ein Palast kostet ${PALACE_PRICE} Gold.`,
      en: say`Where your architect stands you build houses and palaces. A palace costs ${PALACE_PRICE} gold.`,
    },
  },
  {
    picture: 'minute-gold',
    title: { de: say`Gold erhalten`, en: say`Get paid` },
    text: {
      de: say`In der Stadt des Maharadschas zählt ein großer Palast ${POINTS.largePalace} Punkte, alles andere ${POINTS.house}. Je mehr Punkte, desto mehr Gold.`,
      en: say`In the Maharaja’s city a large palace counts ${POINTS.largePalace} points, all else ${POINTS.house}. More points bring more gold.`,
    },
  },
]

/** "35 × 1, 15 × 5, 10 × 10". */
const coins = COINS.map(({ value, count }) => `${count} × ${value}`).join(', ')

export const components: Rulebook['components'] = [
  {
    picture: 'board',
    count: 1,
    name: { de: say`Spielplan`, en: say`board` },
    note: {
      de: say`Startort, ${n.CITY_COUNT} Städte, ${n.VILLAGE_COUNT} Dörfer und die Wertungsleiste`,
      en: say`start place, ${n.CITY_COUNT} cities, ${n.VILLAGE_COUNT} villages and the scoring track`,
    },
  },
  {
    picture: 'maharaja',
    count: 1,
    name: { de: say`Maharadscha`, en: say`Maharaja` },
    note: { de: say`die große schwarze Figur`, en: say`the large black figure` },
  },
  {
    picture: 'architects',
    count: MOST_SEATS,
    name: { de: say`Architekten`, en: say`architects` },
    note: { de: say`einer in jeder Farbe`, en: say`one in each colour` },
  },
  {
    picture: 'palaces',
    count: n.ALL_PALACES,
    name: { de: say`Paläste`, en: say`palaces` },
    note: { de: say`${PALACES} in jeder Farbe`, en: say`${PALACES} in each colour` },
  },
  {
    picture: 'houses',
    count: n.ALL_HOUSES,
    name: { de: say`Häuser`, en: say`houses` },
    note: { de: say`${HOUSES} in jeder Farbe`, en: say`${HOUSES} in each colour` },
  },
  {
    picture: 'action-disc',
    count: MOST_SEATS,
    name: { de: say`Aktionsscheiben`, en: say`action discs` },
    note: {
      de: say`mit je ${n.POINTERS} Zeigern und ${n.ACTION_COUNT} Aktionen`,
      en: say`with ${n.POINTERS} pointers and ${n.ACTION_COUNT} actions each`,
    },
  },
  {
    picture: 'crests',
    count: n.CITY_COUNT,
    name: { de: say`Stadtwappen`, en: say`crests` },
    note: {
      de: say`eines für jede Stadt; sie liegen auf der Wertungsleiste`,
      en: say`one for each city; they lie on the scoring track`,
    },
  },
  {
    picture: 'cards',
    count: CARDS,
    name: { de: say`Personenkarten`, en: say`character cards` },
    note: {
      de: say`Die ${CARDS} ist der Yogi; er spielt nur in den Profiversionen mit.`,
      en: say`Number ${CARDS} is the Yogi, who joins in the Pro versions only.`,
    },
  },
  {
    picture: 'coins',
    count: n.ALL_COINS,
    name: { de: say`Goldmünzen`, en: say`gold coins` },
    note: { de: say`${coins} Gold`, en: say`${coins} gold` },
  },
  {
    picture: 'chips',
    count: CHIPS,
    name: { de: say`Aktionschips`, en: say`action chips` },
    note: { de: say`nur für die Profiversionen`, en: say`for the Pro versions only` },
  },
  {
    picture: 'aid',
    count: MOST_SEATS,
    name: { de: say`Kurzspielregeln`, en: say`player aids` },
    note: { de: say`mit der Wertungstabelle`, en: say`with the scoring table` },
  },
]
