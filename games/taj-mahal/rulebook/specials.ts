/** The special cards, and the end of a visit where they are earned. */
import { inBoth, type Section, say, type Words } from '@durbar/room'
import { SPECIAL_CARDS, type SpecialId } from '../data/cards.ts'
import { SPECIAL_LABELS, SYMBOL_NAMES } from '../texts/names.ts'
import { heading, paragraph, picture, rules, step } from './blocks.ts'
import { COLOURS_PLAYED, EXCHANGE } from './examples.ts'
import * as n from './figures.ts'

const EFFECTS: Readonly<Record<SpecialId, { readonly rule: string; readonly text: Words }>> = {
  'special-elephant': {
    rule: '4.4',
    text: {
      de: say`zählt wie eine weiße Karte mit dem Elefanten`,
      en: say`counts like a white card with the elephant`,
    },
  },
  'special-mogul': {
    rule: '4.5',
    text: {
      de: say`zählt wie eine weiße Karte mit dem Großmogul`,
      en: say`counts like a white card with the Grand Mogul`,
    },
  },
  'special-points': {
    rule: '4.6',
    text: {
      de: say`bringt sofort ${n.SPECIAL_PAYS} Einflusspunkte, sobald du sie ausspielst`,
      en: say`brings ${n.SPECIAL_PAYS} influence points at once when you play it`,
    },
  },
  'special-colour': {
    rule: '4.7',
    text: {
      de: say`Die Farbkarte, die du mit ihr ausspielst, darf jede Farbe haben.`,
      en: say`The coloured card you play with it may be of any colour.`,
    },
  },
}

export const specials: Section = {
  id: 'specials',
  title: { de: say`Sonderkarten`, en: say`Special cards` },
  wide: 'table',
  text: [
    paragraph('4.1', {
      de: say`Jede Sonderkarte gehört zu einem Amt. Wer am Ende eines Besuchs ${n.PAIR} seiner Einflussmarken hat, [[TM-8.1|tauscht sie]] gegen die Karte.`,
      en: say`Each special card belongs to a courtier. Whoever has ${n.PAIR} of that courtier’s influence tokens at the end of a visit [[TM-8.1|exchanges them]] for the card.`,
    }),
    paragraph('4.2', {
      de: say`Du spielst sie aus wie eine weiße Karte: höchstens ${n.BESIDE_IT} je Zug. In einem Besuch dürfen es mehrere verschiedene sein.`,
      en: say`You play it like a white card: at most ${n.BESIDE_IT} per turn. In one visit you may play several different ones.`,
    }),
    paragraph('4.3', {
      de: say`Auf der Hand bewirkt eine Sonderkarte nichts; sie zählt dort erst bei der Schlusswertung.`,
      en: say`In your hand a special card does nothing; it only counts there in the final scoring.`,
    }),
    paragraph('4.10', {
      de: say`Ausgespielte Sonderkarten liegen bis zu deinem Rückzug vor dir. Dann nimmst du sie wieder auf die Hand, statt sie abzulegen.`,
      en: say`Special cards you have played lie in front of you until you withdraw. Then you take them back into your hand instead of discarding them.`,
    }),
    heading({ de: say`Freie Farbwahl`, en: say`Any colour` }),
    paragraph('4.8', {
      de: say`Die „Freie Farbwahl“ gilt nur für die eine Farbkarte, mit der du sie spielst. Danach bindet dich wieder deine Farbe.`,
      en: say`“Any colour” holds only for the one coloured card you play with it. After that your colour binds you again.`,
    }),
    paragraph('4.9', {
      de: say`Spielst du die „Freie Farbwahl“ im ersten Zug, legt erst deine nächste Farbkarte deine Farbe fest. Es bindet immer die erste Farbkarte, die ohne diese Sonderkarte kam.`,
      en: say`If you play “Any colour” on your first turn, only your next coloured card fixes your colour. What binds you is always the first coloured card that came without this special card.`,
    }),
  ],
  aside: [
    {
      kind: 'table',
      head: [
        { de: say`Sonderkarte`, en: say`Special card` },
        { de: say`für ${n.PAIR} Marken`, en: say`for ${n.PAIR} tokens` },
        { de: say`Wirkung`, en: say`Effect` },
      ],
      stacks: true,
      named: [1],
      rows: SPECIAL_CARDS.map(({ id, token }) => ({
        ...rules(EFFECTS[id].rule),
        picture: id,
        cells: [
          inBoth((language) => `**${SPECIAL_LABELS[language][id]}**`),
          inBoth((language) => `{${token}} ${SYMBOL_NAMES[language][token]}`),
          EFFECTS[id].text,
        ],
      })),
    },
    {
      kind: 'example',
      title: { de: say`Freie Farbwahl im ersten Zug`, en: say`Any colour on the first turn` },
      of: ['TM-S-1'],
      body: [
        picture('colour-at-once'),
        {
          kind: 'paragraph',
          text: {
            de: say`{B} beginnt mit Rot und der „Freien Farbwahl“. Im ${COLOURS_PLAYED.atOnce.length - 1}. Zug spielt er Grün.`,
            en: say`{B} starts with red and “Any colour”. Turn ${COLOURS_PLAYED.atOnce.length - 1} is green.`,
          },
        },
      ],
      result: {
        de: say`Ab jetzt ist Grün seine Farbe. Rot darf er in diesem Besuch nicht mehr ausspielen.`,
        en: say`From now on green is Bhaskar’s colour. Red may not be played again in this visit.`,
      },
    },
  ],
}

export const visitEnd: Section = {
  id: 'visit-end',
  title: { de: say`Ende eines Besuchs`, en: say`End of a visit` },
  text: [
    paragraph('8.1', {
      de: say`Am Ende des Besuchs tauschst du ${n.PAIR} **gleiche Einflussmarken**. Lege beide in den Vorrat zurück und nimm die passende **Sonderkarte** auf die Hand.`,
      en: say`At the end of the visit you exchange ${n.PAIR} **equal influence tokens**. Return both to the stock and take the matching **special card** into your hand.`,
    }),
    paragraph('8.2', {
      de: say`Die Sonderkarte nimmst du vom Tisch – oder aus der Hand der Person, die sie gerade hat.`,
      en: say`You take the special card from the table – or from the hand of the player who holds it.`,
    }),
    paragraph('8.3', {
      de: say`Hast du genau diese Sonderkarte schon, gibst du die ${n.PAIR} Marken ohne Gegenwert zurück.`,
      en: say`If you already hold that very special card, you return the ${n.PAIR} tokens for nothing.`,
    }),
    paragraph('8.4', {
      de: say`Ein Provinz-Plättchen, das niemand gewonnen hat, kommt aus dem Spiel.`,
      en: say`A province tile that nobody has won is out of the game.`,
    }),
    paragraph('8.5', {
      de: say`Die Krone und Einflussmarken, die niemand gewonnen hat, bleiben für den nächsten Besuch am Hof.`,
      en: say`The crown and influence tokens that nobody has won stay at court for the next visit.`,
    }),
    heading({ de: say`Der nächste Besuch`, en: say`The next visit` }),
    step('8.6', {
      de: say`Wer den **Startspielerstein** hat, gibt ihn an die Person zur Linken weiter.`,
      en: say`Whoever has the **start player marker** passes it to the player on the left.`,
    }),
    step('8.7', {
      de: say`Stellt den **Anzeigestein** in die Provinz mit der nächsten Nummer.`,
      en: say`Move the **province marker** to the province with the next number.`,
    }),
    step('8.8', {
      de: say`Legt das **Provinz-Plättchen** dieser Provinz an den Hof.`,
      en: say`Move the **province tile** of that province to court.`,
    }),
    step('8.9', {
      de: say`Ersetzt am Hof fehlende **Einflussmarken** aus dem Vorrat.`,
      en: say`Replace **influence tokens** missing at court from the stock.`,
    }),
    step('8.10', {
      de: say`Legt die **Krone** an den Hof zurück. Der Palast, auf dem sie saß, bleibt als normaler Palast stehen.`,
      en: say`Return the **crown** to court. The palace it sat on stays as a normal palace.`,
    }),
    step('8.11', {
      de: say`Füllt die **Auslage** wieder auf die volle Zahl auf, auch vor dem letzten Besuch.`,
      en: say`Fill the **supply** up to its full number again, also before the last visit.`,
    }),
    paragraph('8.12', {
      de: say`Ist der Nachziehstapel aufgebraucht, mischt den Ablagestapel: Er wird der neue Nachziehstapel.`,
      en: say`When the draw pile is used up, shuffle the discard pile: it becomes the new draw pile.`,
    }),
  ],
  aside: [
    {
      kind: 'example',
      title: { de: say`Eine Sonderkarte wechselt die Hand`, en: say`A special card changes hands` },
      of: ['TM-T-1'],
      body: [
        picture('exchange'),
        {
          kind: 'paragraph',
          text: {
            de: say`{B} hat in diesem Besuch die Sonderkarte „${SPECIAL_LABELS.de[EXCHANGE.special]}“ ausgespielt. {A} gewinnt ihre ${n.PAIR}. Marke mit der Prinzessin.`,
            en: say`{B} has played the special card “${SPECIAL_LABELS.en[EXCHANGE.special]}” in this visit. {A} wins a second princess token.`,
          },
        },
      ],
      result: {
        de: say`{A} legt beide Marken in den Vorrat zurück und nimmt die Sonderkarte von {B}.`,
        en: say`{A} returns both tokens to the stock and takes the special card from {B}.`,
      },
    },
  ],
}
