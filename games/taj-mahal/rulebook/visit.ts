/** How a visit runs, and playing cards. */
import { both, inBoth, type Section, say } from '@durbar/room'
import { SYMBOLS } from '../data/cards.ts'
import { SYMBOL_NAMES } from '../texts/names.ts'
import { paragraph, picture } from './blocks.ts'
import { COLOURS_PLAYED, LEADING } from './examples.ts'
import * as n from './figures.ts'

const [amina, , chandra] = LEADING.shown

export const visit: Section = {
  id: 'visit',
  title: { de: say`Ein Besuch`, en: say`A visit` },
  wide: 'table',
  text: [
    paragraph('2.1 1.5', {
      de: say`In jeder Provinz findet genau ein **Besuch** statt, ${n.VISITS} insgesamt. Die Nummern der Provinz-Plättchen geben die Folge vor: von ${n.FIRST_VISIT} bis ${n.VISITS}, die Provinz mit Agra also zuletzt.`,
      en: say`There is exactly one **visit** to each province, ${n.VISITS} in all. The numbers of the province tiles set the order: from ${n.FIRST_VISIT} to ${n.VISITS}, so the province of Agra comes last.`,
    }),
    paragraph('2.2', {
      de: say`Es beginnt, wer den Startspielerstein hat; dann geht es im Uhrzeigersinn.`,
      en: say`Whoever has the start player marker begins; then play goes clockwise.`,
    }),
    paragraph('2.3', {
      de: say`Bist du an der Reihe, musst du eines von beiden tun: **Karten ausspielen** oder **dich zurückziehen**. Aussetzen gibt es nicht.`,
      en: say`On your turn you must do one of these: **play cards** or **withdraw**. You cannot pass.`,
    }),
    paragraph('2.7', {
      de: say`Hast du keine Farbkarte, die du ausspielen darfst, musst du dich zurückziehen.`,
      en: say`If you have no coloured card that you may play, you must withdraw.`,
    }),
    paragraph('2.4 7.6', {
      de: say`Wer sich zurückgezogen hat, kommt in diesem Besuch nicht mehr an die Reihe. Die Übrigen spielen im Uhrzeigersinn weiter.`,
      en: say`Once you have withdrawn, you have no more turns in this visit. The others go on clockwise.`,
    }),
    paragraph('2.6', {
      de: say`Bist nur noch du dabei, darfst du so viele Züge machen, wie du willst. Es gelten die üblichen Regeln, bis du dich zurückziehst.`,
      en: say`If you are the only one left, you may take as many turns as you like. The normal rules apply until you withdraw.`,
    }),
    paragraph('2.5', {
      de: say`Haben sich alle zurückgezogen, endet der Besuch.`,
      en: say`When all have withdrawn, the visit ends.`,
    }),
  ],
  aside: [
    {
      kind: 'example',
      title: { de: say`Wer führt?`, en: say`Who leads?` },
      of: ['TM-M-2'],
      body: [
        picture('leading'),
        {
          kind: 'table',
          head: [
            both(''),
            ...SYMBOLS.map((symbol) =>
              inBoth((language) => `{${symbol}}((${SYMBOL_NAMES[language][symbol]}))`),
            ),
          ],
          figures: SYMBOLS.map((_, i) => i + 1),
          rows: ['{A}', '{B}', '{C}'].map((person, seat) => ({
            cells: [
              both(person),
              ...SYMBOLS.map((symbol) => {
                const shown: Partial<Record<string, number>> = LEADING.shown[seat]!
                return both(shown[symbol] ?? '–')
              }),
            ],
          })),
        },
      ],
      result: {
        de: say`{A} zieht sich zurück und gewinnt mit ${amina.elephant} Elefanten das Provinz-Plättchen. Beim Mönch steht es ${amina.monk} zu ${chandra.monk} mit {C}: kein Gewinn. Aminas Karten zählen ab jetzt nicht mehr – nun führt {C} beim Mönch allein.`,
        en: say`{A} withdraws and wins the province tile with ${amina.elephant} elephants. The monk is tied ${amina.monk} to ${chandra.monk} with {C}: nothing won. Amina’s cards no longer count – now {C} leads alone with the monk.`,
      },
    },
  ],
}

export const playing: Section = {
  id: 'playing',
  title: { de: say`Karten ausspielen`, en: say`Playing cards` },
  text: [
    paragraph('3.1', {
      de: say`Lege zuerst genau **${n.COLOURED_PER_TURN} Farbkarte** aus deiner Hand offen vor dich.`,
      en: say`First lay exactly **${n.COLOURED_PER_TURN} coloured card** from your hand face up in front of you.`,
    }),
    paragraph('3.2', {
      de: say`In deinem ersten Zug eines Besuchs ist die Farbe frei: Rot, Gelb, Grün oder Violett.`,
      en: say`On your first turn of a visit the colour is free: red, yellow, green or violet.`,
    }),
    paragraph('3.3', {
      de: say`Danach musst du in diesem Besuch bei der Farbe deiner ersten Farbkarte bleiben. Nur die Sonderkarte „Freie Farbwahl“ macht eine [[TM-4.7|Ausnahme]].`,
      en: say`After that you must keep to the colour of your first coloured card for this visit. Only the special card “Any colour” makes an [[TM-4.7|exception]].`,
    }),
    paragraph('3.5', {
      de: say`Zur Farbkarte darfst du noch ${n.BESIDE_IT} Karte legen: **eine weiße Karte oder eine Sonderkarte**, nicht beides.`,
      en: say`With the coloured card you may play ${n.BESIDE_IT} more card: **a white card or a special card**, not both.`,
    }),
    paragraph('3.6', {
      de: say`Weiße Karten und Sonderkarten spielst du nie ohne eine Farbkarte aus.`,
      en: say`You never play white cards and special cards without a coloured card.`,
    }),
    paragraph('3.4', {
      de: say`Mehrere Personen dürfen in einem Besuch dieselbe Farbe spielen.`,
      en: say`Several players may use the same colour in one visit.`,
    }),
    paragraph('3.7', {
      de: say`Im nächsten Besuch wählst du deine Farbe neu.`,
      en: say`In the next visit you choose your colour anew.`,
    }),
    paragraph('3.8', {
      de: say`Lege deine Karten so vor dich, dass alle jedes Symbol lesen können.`,
      en: say`Lay your cards in front of you so that everyone can read every symbol.`,
    }),
    paragraph('3.9', {
      de: say`Eine ausgespielte Karte nimmst du nicht wieder auf die Hand. Nur Sonderkarten kommen zurück, [[TM-4.10|sobald du dich zurückziehst]].`,
      en: say`You do not take a played card back into your hand. Only special cards return, [[TM-4.10|as soon as you withdraw]].`,
    }),
    paragraph('3.10', {
      de: say`Ihr dürft einander zureden. Eure Handkarten dürft ihr niemandem zeigen.`,
      en: say`You may try to talk others into things. You may not show anyone your hand.`,
    }),
  ],
  aside: [
    picture('turns', {
      de: say`Ein Zug: eine Farbkarte allein, mit einer weißen Karte oder mit einer Sonderkarte.`,
      en: say`A turn: a coloured card alone, with a white card, or with a special card.`,
    }),
    {
      kind: 'example',
      title: { de: say`Bei der Farbe bleiben`, en: say`Keeping the colour` },
      of: ['TM-S-2'],
      body: [
        picture('colour-later'),
        {
          kind: 'paragraph',
          text: {
            de: say`{A} beginnt den Besuch mit Rot. Im ${COLOURS_PLAYED.later.length - 1}. Zug spielt sie Gelb – das geht nur mit der „Freien Farbwahl“.`,
            en: say`{A} starts the visit with red. Turn ${COLOURS_PLAYED.later.length - 1} is yellow – only “Any colour” allows that.`,
          },
        },
      ],
      result: {
        de: say`Im ${COLOURS_PLAYED.later.length}. Zug muss sie wieder Rot spielen oder sich zurückziehen.`,
        en: say`On turn ${COLOURS_PLAYED.later.length} Amina must play red again, or withdraw.`,
      },
    },
  ],
}
