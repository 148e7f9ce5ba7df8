/** Before the sections: whose game it is, what it tells, the game in one minute, what is in the box. */
import { type Rulebook, say } from '@durbar/room'
import { ALL_INGOTS, PAWN_TOKENS } from '../data/box.ts'
import {
  ANTIQUITIES,
  BILLIONS,
  BLUE,
  CERTIFICATES,
  COUNTERFEIT_CARDS,
  GREEN,
  NEVER_FAKED,
  OVERVIEW_CARDS,
  PUBLISHED,
  RED,
  STACKS,
  YEAR,
  YELLOW,
} from './figures.ts'

/** The name of the place is no figure. */
const WAREHOUSE = 'Warehouse 51'

export const facts: Rulebook['facts'] = [
  { de: say`Bieten, Bluffen, Sammeln`, en: say`bidding, bluffing, collecting` },
]

export const credits: Rulebook['credits'] = {
  de: say`Ein Spiel von **Bruno Faidutti**, **Sérgio Halaban** und **André Zatz** · Illustration: **Rafael Zanchetin** · Funforge und Passport Game Studios, ${PUBLISHED} · Diese Fassung: Regeltext und Bilder von Durbar`,
  en: say`A game by **Bruno Faidutti**, **Sérgio Halaban** and **André Zatz** · Illustration: **Rafael Zanchetin** · Funforge and Passport Game Studios, ${PUBLISHED} · This edition: text and pictures by Durbar`,
}

export const story: Rulebook['story'] = {
  rules: ['WH-2.0'],
  text: {
    de: say`Das Jahr ${YEAR}. Die Vereinigten Staaten sind bankrott und räumen ihr geheimstes Lager: Im ${WAREHOUSE} ruht, was Sagen und Weltreiche zurückließen. Ihr sitzt mit Milliarden in Gold im Saal – und nicht alles, was der Hammer trifft, ist echt.`,
    en: say`The year ${YEAR}. The United States is bankrupt and clears out its most secret store: ${WAREHOUSE} holds what legends and empires left behind. You sit in the hall with billions in gold – and not everything under the hammer is genuine.`,
  },
}

export const aim: Rulebook['aim'] = {
  rules: ['WH-2.1'],
  text: {
    de: say`Ersteigere die wertvollste Sammlung **echter** Antiquitäten: Nach ${ANTIQUITIES} Auktionen gewinnt, wer mit Mehrheiten, Sets und übrigem Gold die meisten Punkte hat.`,
    en: say`Assemble the most valuable collection of **genuine** antiquities: after ${ANTIQUITIES} auctions the player with the most points from majorities, sets and leftover gold wins.`,
  },
}

export const minute: Rulebook['minute'] = [
  {
    picture: 'turning-up',
    title: { de: say`Aufdecken`, en: say`Turn up` },
    text: {
      de: say`Wer zuletzt gewonnen hat, wählt einen der ${STACKS} Stapel und deckt die oberste Karte auf.`,
      en: say`Whoever won last picks one of the ${STACKS} stacks and turns up its top card.`,
    },
  },
  {
    picture: 'bidding',
    title: { de: say`Bieten`, en: say`Bid` },
    text: {
      de: say`Offen reihum, immer höher – oder, bei Waffen, geheim in der geschlossenen Faust.`,
      en: say`Openly, in turn, higher and higher – or, for weapons, secretly in the closed fist.`,
    },
  },
  {
    picture: 'paying',
    title: { de: say`Nach links zahlen`, en: say`Pay to the left` },
    text: {
      de: say`Dein Gold geht nicht an die Bank, sondern an die Person links von dir.`,
      en: say`Your gold goes not to the bank but to the player on your left.`,
    },
  },
  {
    picture: 'natures',
    title: { de: say`Segen oder Fluch`, en: say`Blessing or curse` },
    text: {
      de: say`Die Karte kommt in deine Sammlung. Segnungen helfen dir, Flüche kleben an dir.`,
      en: say`The card joins your collection. Blessings help you, curses cling to you.`,
    },
  },
  {
    picture: 'fakes',
    title: { de: say`Entlarven und werten`, en: say`Unmask and score` },
    text: {
      de: say`Nach ${ANTIQUITIES} Auktionen deckt ihr die Fälschungskarten auf. Nur Echtes zählt.`,
      en: say`After ${ANTIQUITIES} auctions you turn up the counterfeits. Only what is genuine scores.`,
    },
  },
]

export const components: Rulebook['components'] = [
  {
    picture: 'antiquity',
    count: ANTIQUITIES,
    name: { de: say`Antiquitätenkarten`, en: say`antiquity cards` },
    note: {
      de: say`${BLUE} blaue, ${GREEN} grüne, ${YELLOW} gelbe, ${RED} rote`,
      en: say`${BLUE} blue, ${GREEN} green, ${YELLOW} yellow, ${RED} red`,
    },
  },
  {
    picture: 'counterfeit',
    count: COUNTERFEIT_CARDS,
    name: { de: say`Fälschungskarten`, en: say`counterfeit cards` },
    note: {
      de: say`${NEVER_FAKED} Antiquitäten haben keine`,
      en: say`${NEVER_FAKED} antiquities have none`,
    },
  },
  {
    picture: 'ingots',
    count: ALL_INGOTS,
    name: { de: say`Goldbarren`, en: say`gold ingots` },
    note: {
      de: say`je ${BILLIONS} Milliarde Dollar wert`,
      en: say`each worth ${BILLIONS} billion dollars`,
    },
  },
  {
    picture: 'pawn-token',
    count: PAWN_TOKENS,
    name: { de: say`Pfandleihe-Plättchen`, en: say`pawn tokens` },
    note: { de: say`liegen auf verpfändeten Karten`, en: say`they mark pawned cards` },
  },
  {
    picture: 'certificate',
    count: CERTIFICATES,
    name: { de: say`Echtheitszertifikate`, en: say`certificates of authenticity` },
    note: { de: say`gehören zu den Siegeln`, en: say`they belong to the seals` },
  },
  {
    picture: 'overview',
    count: OVERVIEW_CARDS,
    name: { de: say`Übersichtskarten`, en: say`overview cards` },
    note: { de: say`in Durbar: die Spielhilfe`, en: say`in Durbar: the player aid` },
  },
]
