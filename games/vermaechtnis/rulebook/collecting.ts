/** Taking collection cards, small and large ones, and the table of all of them. */
import { counting, inBoth, type Language, type Section, say } from '@durbar/room'
import { antiqueObject, countOfKind, oneOf, quoted } from '../texts/names.ts'
import { heading, paragraph, reminder, words } from './blocks.ts'
import { giving, sizes } from './examples.ts'
import {
  CARDS_PER_KIND,
  DIFFERENT,
  DIFFERENT_SIZES,
  FEWEST_SHOWN,
  KINDS_IN_BOX,
  LARGE,
  MOST_SHOWN,
  SMALL,
  SORTS,
} from './figures.ts'

const either = (ids: readonly (typeof giving.may)[number][], language: Language): string =>
  counting(language).either(ids.map((id) => antiqueObject(id, language)))

export const collecting: Section = {
  id: 'collecting',
  title: words(say`Schritt Sammlungskarte`, say`The collection card step`),
  wide: 'table',
  text: [
    paragraph(
      ['VM-5.1'],
      say`Erfüllst du nach deiner Aktion die Bedingungen von Sammlungskarten im allgemeinen Vorrat, **darfst du eine davon nehmen**.`,
      say`If after your action you meet the conditions of collection cards in the general supply, **you may take one of them**.`,
    ),
    paragraph(
      ['VM-6.4'],
      say`Die Bedingung einer Sammlungskarte: Du besitzt mindestens die ${FEWEST_SHOWN} bis ${MOST_SHOWN} Antiquitäten, die darauf abgebildet sind.`,
      say`The condition of a collection card: you own at least the ${FEWEST_SHOWN} to ${MOST_SHOWN} antiques that it shows.`,
    ),
    paragraph(
      ['VM-6.5'],
      say`Die Farben der Antiquitäten spielen für Sammlungskarten keine Rolle.`,
      say`The colours of the antiques do not matter for collection cards.`,
    ),
    paragraph(
      ['VM-5.4'],
      say`Du darfst eine Sammlungskarte auch nehmen, wenn deine Aktion nur eine Goldmünze war.`,
      say`You may also take a collection card if your action was only a gold coin.`,
    ),
    paragraph(
      ['VM-5.2'],
      say`Mehr als eine Sammlungskarte je Zug gibt es nicht. Eine weitere darfst du in einem späteren Zug nehmen, wenn es dann noch möglich ist.`,
      say`Never more than one collection card per turn. You may take a further one in a later turn, if it is still possible then.`,
    ),
    paragraph(
      ['VM-5.5'],
      say`Verzichtest du auf eine Karte oder vergisst sie, darfst du sie in einem späteren Zug nehmen. Dann muss sie noch da sein, und du musst ihre Bedingungen noch erfüllen.`,
      say`If you decline a card or forget it, you may take it in a later turn. It must still be there then, and you must still meet its conditions.`,
    ),
    paragraph(
      ['VM-5.6', 'VM-5.7'],
      say`Du nimmst nur aus dem allgemeinen Vorrat, nie von anderen. Überlappen sich dort Karten, darfst du auch eine nehmen, die teilweise verdeckt ist.`,
      say`You take only from the general supply, never from others. Where cards overlap there, you may also take one that is partly covered.`,
    ),
    paragraph(
      ['VM-5.3'],
      say`Die genommene Karte liegt mit der beigen Seite nach oben vor dir. In der [[VM-10.1|Variante]] ist es die graue.`,
      say`The card you take lies in front of you, beige side up. In the [[VM-10.1|variant]] it is the grey side.`,
    ),
    paragraph(
      ['VM-5.9'],
      say`Eine genommene Karte behältst du, auch wenn du später Antiquitäten abgibst, die du dafür gebraucht hast.`,
      say`You keep a card you have taken, even if you later give up antiques that you needed for it.`,
    ),
    heading(say`Eine Antiquität abgeben`, say`Giving up an antique`),
    paragraph(
      ['VM-5.8'],
      say`Eine Sammlungskarte kostet nichts, außer sie zeigt eine durchgestrichene Karte {crossed}.`,
      say`A collection card costs nothing, unless it shows a crossed-out card {crossed}.`,
    ),
    paragraph(
      ['VM-6.6'],
      say`Zeigt die Sammlungskarte {crossed}, musst du eine Antiquität der abgebildeten Sorte **abgeben**. Bei mehreren Sorten wählst du eine davon.`,
      say`If the collection card shows {crossed}, you must **give up** an antique of the kind it depicts. If there are several kinds, you choose one of them.`,
    ),
    paragraph(
      ['VM-6.7'],
      say`Für {crossed} darfst du keine Antiquität einer anderen Sorte abgeben.`,
      say`For {crossed} you may not give up an antique of any other kind.`,
    ),
    paragraph(
      ['VM-6.8'],
      say`Eine abgegebene Antiquität kommt verdeckt aus dem Spiel.`,
      say`An antique that is given up leaves the game face down.`,
    ),
  ],
  aside: [
    {
      kind: 'example',
      title: words(say`Beispiel: abgeben`, say`Example: giving up`),
      of: ['VM-X3'],
      body: [
        { kind: 'picture', name: 'giving' },
        paragraph(
          [],
          say`{A} nimmt ${quoted(giving.card, 'de')}. {A} darf dafür ${either(giving.may, 'de')} abgeben, nicht aber ${antiqueObject(giving.mustNot, 'de')}.`,
          say`{A} takes ${quoted(giving.card, 'en')}. {A} may give up ${either(giving.may, 'en')} for it, but not ${antiqueObject(giving.mustNot, 'en')}.`,
        ),
      ],
      result: words(
        say`{A} gibt ${antiqueObject(giving.gives, 'de')} ab. Die Karte bringt am Ende ${giving.points} Punkte.`,
        say`{A} gives up ${antiqueObject(giving.gives, 'en')}. The card scores ${giving.points} points at the end.`,
      ),
    },
    reminder(
      say`Gib am besten ab, was in seiner Farbe allein liegt: Am Spielende verlierst du es ohnehin.`,
      say`Best give up what is alone in its colour: you lose it at the end of the game anyway.`,
    ),
  ],
}

const knives = sizes.amina.position.players[0].antiques

export const sorts: Section = {
  id: 'sorts',
  title: words(say`Kleine und große Sammlungskarten`, say`Small and large collection cards`),
  wide: 'table',
  text: [
    paragraph(
      ['VM-6.1'],
      say`Es gibt ${SORTS} Sorten von Sammlungskarten: je ${CARDS_PER_KIND} Karten für die ${KINDS_IN_BOX} Sorten von Antiquitäten und ${DIFFERENT.length} Karten „Verschiedene“.`,
      say`There are ${SORTS} kinds of collection card: ${CARDS_PER_KIND} cards for each of the ${KINDS_IN_BOX} kinds of antique, and ${DIFFERENT.length} cards “different”.`,
    ),
    paragraph(
      ['VM-6.2', 'VM-6.3'],
      say`Jede Sorte hat **kleine** und **große** Karten. Auf den gedruckten Karten verrät es das Zertifikat in der Mitte: in einer Sorte immer dasselbe Bild, auf kleinen Karten klein, auf großen groß.`,
      say`Each kind has **small** and **large** cards. On the printed cards the certificate in the middle tells them apart: always the same picture in a kind, small on small cards and large on large ones.`,
    ),
    paragraph(
      [],
      say`Eine kleine Karte verlangt ${SMALL} gleiche Antiquitäten, eine große ${LARGE} gleiche. Bei den Verschiedenen sind ${DIFFERENT_SIZES[0]!} und ${DIFFERENT_SIZES[1]!} klein, ${DIFFERENT_SIZES[2]!} groß.`,
      say`A small card asks for ${SMALL} antiques of a kind, a large one for ${LARGE}. Among the different ones ${DIFFERENT_SIZES[0]!} and ${DIFFERENT_SIZES[1]!} are small, ${DIFFERENT_SIZES[2]!} is large.`,
    ),
    paragraph(
      ['VM-6.9'],
      say`Besitzt du die **große** Karte einer Sorte, darfst du in dieser Sorte **keine kleine** mehr nehmen.`,
      say`If you own the **large** card of a kind, you may take **no small** card of that kind any more.`,
    ),
    paragraph(
      ['VM-6.10'],
      say`Umgekehrt gilt das nicht: Mit einer kleinen Karte darfst du in ihrer Sorte weiter kleine und große nehmen.`,
      say`The reverse does not hold: with a small card you may still take small and large ones of its kind.`,
    ),
    paragraph(
      ['VM-6.11'],
      say`Auch wer genug für die große Karte hat, darf zuerst die kleine nehmen.`,
      say`Even if you have enough for the large card, you may take the small one first.`,
    ),
  ],
  aside: [
    {
      kind: 'example',
      title: words(say`Beispiel: klein vor groß`, say`Example: small before large`),
      of: ['VM-X5', 'VM-X6', 'VM-X7'],
      body: [
        { kind: 'picture', name: 'sizes' },
        {
          kind: 'account',
          rows: [
            {
              seat: 0,
              text: words(
                say`**Amina** hat ${countOfKind(knives.length, 'knife', 'de')}, nimmt erst ${quoted('knife-small', 'de')} und in einem späteren Zug ${quoted('knife-large', 'de')}. Dafür geht ${oneOf('knife', 'de')} aus dem Spiel.`,
                say`**Amina** has ${countOfKind(knives.length, 'knife', 'en')}, first takes ${quoted('knife-small', 'en')} and in a later turn ${quoted('knife-large', 'en')}. For that, ${oneOf('knife', 'en')} leaves the game.`,
              ),
              value: inBoth((language) =>
                language === 'de' ? say`${sizes.amina.both} Punkte` : say`${sizes.amina.both} points`,
              ),
            },
            {
              seat: 1,
              text: words(
                say`**Bhaskar** besitzt schon ${quoted('vase-large', 'de')} und darf ${quoted(sizes.bhaskar.mustNot, 'de')} nicht mehr nehmen.`,
                say`**Bhaskar** already owns ${quoted('vase-large', 'en')} and may no longer take ${quoted(sizes.bhaskar.mustNot, 'en')}.`,
              ),
            },
            {
              seat: 2,
              text: words(
                say`**Chandra** besitzt ${quoted('different-small-3', 'de')} und je eine Antiquität jeder Sorte. ${quoted(sizes.chandra.may[0], 'de')} und ${quoted(sizes.chandra.may[1], 'de')} stehen noch offen.`,
                say`**Chandra** owns ${quoted('different-small-3', 'en')} and one antique of each kind. Both ${quoted(sizes.chandra.may[0], 'en')} and ${quoted(sizes.chandra.may[1], 'en')} are still open.`,
              ),
            },
          ],
        },
      ],
      result: words(
        say`Hätte {A} gleich die große genommen, blieben ${sizes.amina.alone} Punkte statt ${sizes.amina.both}.`,
        say`Had {A} taken the large card at once, it would be ${sizes.amina.alone} points instead of ${sizes.amina.both}.`,
      ),
    },
  ],
}
