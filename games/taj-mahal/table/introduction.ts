/** The first visits of a prepared game, with notes on the things themselves. */
import { type Introduction, type Note, ownOf } from '@durbar/table'
import { COLOURS, type ColourId, type DeckId } from '../data/cards.ts'
import type { View } from '../view/index.ts'
import type { Move, Vocabulary } from '../vocabulary.ts'

type Situation = NonNullable<Note<Vocabulary>['when']>
type Wish = NonNullable<Note<Vocabulary>['wants']>
type Play = Extract<Move, { readonly type: 'play' }>
type Take = Extract<Move, { readonly type: 'take' }>

const inTurn: Situation = (_, { rule }) => rule === 'turn'
const fresh: Situation = (view, asked) => inTurn(view, asked) && ownOf(view)?.row.length === 0
/** Something has been won before: the notes on what comes later are no riddle any more. */
const later: Situation = (view, asked) => inTurn(view, asked) && view.visit > 1

const colourOf = (card: string): ColourId | undefined => COLOURS.find((colour) => card.startsWith(colour))
const inHand = (view: View, colour: ColourId | undefined): number =>
  (ownOf(view)?.hand ?? []).filter((card) => colourOf(card) === colour).length
const best = <M>(moves: readonly M[], worth: (move: M) => number): M | undefined =>
  moves.reduce<M | undefined>((a, b) => (a !== undefined && worth(a) >= worth(b) ? a : b), undefined)

/** Of the colour that is held most, with a white card beside it if there is one. */
const play: Wish = (view, { moves }) =>
  best(
    moves.filter((move): move is Play => move.type === 'play'),
    (move) => 2 * inHand(view, colourOf(move.colourCard)) + (move.extra === null ? 0 : 1),
  )
const leave: Wish = (view, { moves }) => {
  const own = ownOf(view)
  const gains = own?.leaving ? own.leaving.palaces > 0 : false
  return gains ? moves.find(({ type }) => type === 'withdraw') : undefined
}
const palace: Wish = (view, { moves }) =>
  moves.find((move) => move.type === 'place' && move.city === view.asked?.best)
/** Two of the colours that are held most. */
const take: Wish = (view, { moves }) => {
  const worth = (card: DeckId) => inHand(view, colourOf(card))
  return best(
    moves.filter((move): move is Take => move.type === 'take'),
    (move) => move.cards.reduce((sum, card) => sum + worth(card), 0),
  )
}

export const introduction: Introduction<Vocabulary> = {
  seats: 3,
  key: '4b9545464ea6a87b3c231143b767c4e673fd9c669c0c7094d8e96073b60bc4fd',
  notes: [
    {
      when: inTurn,
      note: 'map',
      text: {
        de: 'Zwölf Provinzen werden der Reihe nach besucht; die leuchtende ist jetzt dran. Wer mit Palästen und Waren die meisten Einflusspunkte sammelt, gewinnt.',
        en: 'Twelve provinces are visited in turn; the bright one is next. Whoever gathers the most influence points with palaces and goods wins.',
      },
    },
    {
      when: inTurn,
      note: 'contests',
      text: {
        de: 'Sechs Preise liegen am Hof des Großmoguls: vier Ämter, die Krone, das Provinz-Plättchen. Du gewinnst, wovon du mehr Symbole zeigst als jede andere Person.',
        en: 'Six prizes lie at the court of the Grand Mogul: four courtiers, the crown, the province tile. You win those of whose symbol you show more than each other player.',
      },
    },
    {
      when: fresh,
      wants: play,
      text: {
        de: 'Spiele eine Farbkarte aus, höchstens eine weiße Karte dazu. Ihre Farbe bindet dich für diesen Besuch. Wähle, was leuchtet, und drücke den Knopf.',
        en: 'Play one coloured card, with at most one white card. Its colour binds you for this visit. Choose what glows and press the button.',
      },
    },
    {
      when: inTurn,
      wants: leave,
      text: {
        de: 'Erst wer sich zurückzieht, gewinnt, wo die eigenen Symbole führen. Hier steht immer, was es jetzt brächte. Zieh dich zurück, solange du führst.',
        en: 'Only by withdrawing do you win where you lead. Here it always says what that would bring now. Withdraw while you are ahead.',
      },
    },
    {
      when: (_, { rule }) => rule === 'place',
      wants: palace,
      text: {
        de: 'Jedes Amt bringt einen Palast. Du erhältst 1 Einflusspunkt für diese Provinz und 1 für jede weitere, die deine Paläste über Straßen verbinden.',
        en: 'For each courtier you win, place a palace. You get 1 influence point for this province and 1 for every other that your palaces connect along roads.',
      },
    },
    {
      when: (_, { rule }) => rule === 'take',
      wants: take,
      text: {
        de: 'Zum Schluss nimmst du 2 Karten aus der Auslage; wer sich als Letztes zurückzieht, nur 1. Wähle die leuchtenden und drücke den Knopf.',
        en: 'Last you take 2 cards from the supply; whoever withdraws last gets only 1. Choose the glowing ones and press the button.',
      },
    },
    {
      when: later,
      note: 'contests',
      text: {
        de: 'Elefanten gewinnen das Provinz-Plättchen. Jede Ware darauf bringt 1 Einflusspunkt und 1 mehr für jede gleiche, die du schon hast.',
        en: 'Elephants win the province tile. Every good on it brings 1 influence point, and 1 more for each equal good you already have.',
      },
    },
    {
      when: later,
      note: 'map',
      text: {
        de: 'Auf jeder Festung liegt ein Bonusplättchen. Wer dort einen normalen Palast stellt, nimmt es: 2 Einflusspunkte, eine Karte oder eine Ware.',
        en: 'A bonus tile lies on every fortress. Whoever places a normal palace there takes it: 2 influence points, a card or a good.',
      },
    },
    {
      when: later,
      note: 'specials',
      text: {
        de: 'Zwei gleiche Einflussmarken tauschst du nach dem Besuch gegen eine Sonderkarte. Du spielst sie wie eine weiße Karte und nimmst sie zurück, bis jemand anders sie verdient.',
        en: 'After the visit you exchange two equal influence tokens for a special card. You play it like a white card and take it back, until somebody else earns it.',
      },
    },
    {
      when: later,
      note: 'hand',
      text: {
        de: 'Auch die Hand zählt am Ende: 1 Einflusspunkt je weiße Karte, je Sonderkarte und je Karte deiner längsten Farbe. Verausgabe dich nicht.',
        en: 'At the end your hand counts too: 1 influence point per white card, per special card and per card of your longest colour. Do not spend everything.',
      },
    },
  ],
  closing: {
    lines: [
      {
        text: {
          de: 'Ein Palast in der besuchten Provinz, und jede Provinz, die er über eigene Paläste erreicht',
          en: 'A palace in the visited province, and every province it reaches over your own palaces',
        },
        worth: '1',
      },
      {
        text: {
          de: 'Jede Ware auf einem gewonnenen Plättchen, und jede gleiche, die du schon hast',
          en: 'Every good on a tile you win, and each equal good you already have',
        },
        worth: '1',
      },
      { text: { de: 'Bonusplättchen „+2“ einer Festung', en: 'Bonus tile “+2” of a fortress' }, worth: '2' },
      {
        text: { de: 'Bonusplättchen „Taj Mahal“ in Agra', en: 'Bonus tile “Taj Mahal” in Agra' },
        worth: '4',
      },
      {
        text: {
          de: 'Am Ende: jede weiße Karte, jede Sonderkarte, jede Karte der längsten Farbe',
          en: 'At the end: every white card, every special card, every card of your longest colour',
        },
        worth: '1',
      },
    ],
  },
}
