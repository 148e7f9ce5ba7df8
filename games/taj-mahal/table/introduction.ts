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
        de: 'Zwölf Provinzen werden der Reihe nach besucht; die leuchtende ist jetzt dran. Wer mit Palästen und Waren die meisten Punkte sammelt, gewinnt.',
        en: 'Twelve provinces are visited in turn; the bright one is next. Whoever gathers the most points with palaces and goods wins.',
      },
    },
    {
      when: inTurn,
      note: 'contests',
      text: {
        de: 'Sechs Preise liegen bei Hofe: vier Personen, die Krone, das Provinzplättchen. Du gewinnst, wovon du mehr Zeichen zeigst als jeder andere.',
        en: 'Six prizes lie at court: four persons, the crown, the province tile. You win those of whose symbol you show more than anybody else.',
      },
    },
    {
      when: fresh,
      wants: play,
      text: {
        de: 'Spiele eine farbige Karte, höchstens eine weiße dazu. Ihre Farbe bindet dich für diesen Besuch. Wähle, was leuchtet, und drücke den Knopf.',
        en: 'Play one coloured card, with at most one white beside it. Its colour binds you for this visit. Choose what glows and press the button.',
      },
    },
    {
      when: inTurn,
      wants: leave,
      text: {
        de: 'Erst wer aussteigt, bekommt, worin er führt. Hier steht immer, was es jetzt brächte. Steig aus, solange du vorn liegst.',
        en: 'Only who leaves wins what he leads in. Here it always says what that would bring now. Leave while you are ahead.',
      },
    },
    {
      when: (_, { rule }) => rule === 'place',
      wants: palace,
      text: {
        de: 'Jede Person bringt einen Palast. Du bekommst 1 Punkt für diese Provinz und 1 für jede weitere, die deine Paläste über Straßen erreichen.',
        en: 'Each person brings a palace. You score 1 point for this province and 1 for every other that your palaces reach along roads.',
      },
    },
    {
      when: (_, { rule }) => rule === 'take',
      wants: take,
      text: {
        de: 'Zum Schluss nimmst du zwei Karten aus dem Nachschub, wer als Letzter geht, nur eine. Wähle die leuchtenden und drücke den Knopf.',
        en: 'Last you take two cards from the supply; whoever leaves last gets only one. Choose the glowing ones and press the button.',
      },
    },
    {
      when: later,
      note: 'contests',
      text: {
        de: 'Elefanten gewinnen das Provinzplättchen. Jede Ware darauf zählt 1 Punkt und 1 dazu für jede gleiche, die du schon hast.',
        en: 'Elephants win the province tile. Every good on it scores 1 point, and 1 more for each of the same that you already own.',
      },
    },
    {
      when: later,
      note: 'map',
      text: {
        de: 'Auf Festungen liegen Plättchen. Wer dort den ersten Palast ohne Krone baut, bekommt es: 2 Punkte, eine Karte oder eine Ware.',
        en: 'Tiles lie on the fortresses. Whoever builds the first palace without the crown there gets it: 2 points, a card or a good.',
      },
    },
    {
      when: later,
      note: 'specials',
      text: {
        de: 'Zwei gleiche Personenmarken werden nach dem Besuch zur Sonderkarte. Du spielst sie wie eine weiße und bekommst sie zurück, bis ein anderer sie verdient.',
        en: 'Two equal tokens become a special card after the visit. You play it like a white one and get it back, until somebody else earns it.',
      },
    },
    {
      when: later,
      note: 'hand',
      text: {
        de: 'Auch die Hand zählt am Ende: 1 Punkt je weiße, je Sonderkarte und je Karte deiner längsten Farbe. Verausgabe dich nicht.',
        en: 'At the end the hand scores too: 1 point per white card, per special card and per card of your longest colour. Do not spend everything.',
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
          en: 'Every good on a tile you win, and each of the same that you own',
        },
        worth: '1',
      },
      { text: { de: 'Punkteplättchen einer Festung', en: 'Points tile of a fortress' }, worth: '2' },
      { text: { de: 'Das Taj Mahal in Agra', en: 'The Taj Mahal in Agra' }, worth: '4' },
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
