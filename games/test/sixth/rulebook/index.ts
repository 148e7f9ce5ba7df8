/** Peacock feathers, to learn from. */
import { type Block, type Rulebook, say } from '@durbar/room'
import { figures as n } from './figures.ts'

const setup: readonly Block[] = [
  {
    kind: 'step',
    rules: ['SX-1.1'],
    text: {
      de: say`Legt Federn in die Mitte: ${n.forTwo} zu zweit, ${n.forThree} zu dritt.`,
      en: say`Put feathers in the middle: ${n.forTwo} for a pair, ${n.forThree} for a trio.`,
    },
  },
  {
    kind: 'step',
    rules: ['SX-1.2'],
    text: {
      de: say`Je ${n.alike} Karten sagen „gerade“ und „ungerade“. Alle bekommen verdeckt eine; den Rest sieht niemand an.`,
      en: say`${n.alike} cards say “even” and ${n.alike} say “odd”. Everybody is dealt one face down; nobody looks at the rest.`,
    },
  },
]

const turn: readonly Block[] = [
  {
    kind: 'paragraph',
    rules: ['SX-2.1', 'SX-2.2'],
    text: {
      de: say`Nimm ${1} bis ${n.most} Federn, aber nicht mehr, als da sind.`,
      en: say`Take ${1} to ${n.most} feathers, but not more than there are.`,
    },
  },
  {
    kind: 'paragraph',
    rules: ['SX-2.3'],
    text: {
      de: say`Nimm nicht so viele, wie zuletzt genommen wurden, außer es liegt nur noch eine da.`,
      en: say`Do not take as many as were taken last, unless only one is left.`,
    },
  },
  {
    kind: 'paragraph',
    rules: ['SX-2.4'],
    text: {
      de: say`Davor darfst du einmal im Spiel deine Karte aufdecken.`,
      en: say`Before that you may lay your card open, once in the game.`,
    },
  },
]

const scoring: readonly Block[] = [
  {
    kind: 'paragraph',
    rules: ['SX-3.1'],
    text: {
      de: say`Ist die letzte Feder genommen, zählt jede Feder ${1} Punkt.`,
      en: say`When the last feather is taken, each feather is worth ${1} point.`,
    },
  },
  {
    kind: 'paragraph',
    rules: ['SX-3.2', 'SX-3.3'],
    text: {
      de: say`Passt deine Zahl zu deiner Karte, erhältst du ${n.agrees} Punkte. Lag sie vorher offen, ${n.open} mehr.`,
      en: say`If your number agrees with your card, you get ${n.agrees} points. If it lay open before, ${n.open} more.`,
    },
  },
]

export const book: Rulebook = {
  prefix: 'SX-',
  facts: [{ de: say`Rechnen`, en: say`reckoning` }],
  credits: { de: say`Ein Spiel von **Durbar**`, en: say`A game by **Durbar**` },
  story: { text: { de: say`Der Pfau hat Federn gelassen.`, en: say`The peacock has shed his feathers.` } },
  aim: { text: { de: say`Sammle die meisten Punkte.`, en: say`Collect the most points.` } },
  minute: [],
  components: [{ picture: 'card', count: n.cards, name: { de: say`Karten`, en: say`cards` } }],
  sections: [
    { id: 'setup', title: { de: say`Vorbereitung`, en: say`Set-up` }, text: setup },
    { id: 'turn', title: { de: say`Ein Zug`, en: say`A turn` }, text: turn },
    { id: 'scoring', title: { de: say`Wertung`, en: say`Scoring` }, text: scoring },
  ],
  reconstructed: [
    {
      kind: 'paragraph',
      text: { de: say`Dieses Spiel ist ausgedacht.`, en: say`This game is an invention.` },
    },
  ],
}
