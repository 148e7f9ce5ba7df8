/** The variant for two: grey sides. */
import { inBoth, type Section, say } from '@durbar/room'
import { COLLECTION_CARDS, type Effect } from '../data/collections.ts'
import { collectionName, quoted } from '../texts/names.ts'
import { paragraph, words } from './blocks.ts'
import { grey as played } from './examples.ts'
import { GREY_PLAYERS, GREY_RUPEES, MONEY_CAP } from './figures.ts'

const NAMES: Readonly<Record<Effect, ReturnType<typeof words>>> = {
  rupees: words(say`{rupees} **Rupien**`, say`{rupees} **Rupees**`),
  extra: words(say`{extra} **Zusatzzug**`, say`{extra} **Extra turn**`),
  clear: words(say`{clear} **Räumung**`, say`{clear} **Clearance**`),
}
const cardsWith = (effect: Effect) =>
  inBoth((language) =>
    COLLECTION_CARDS.filter((card) => card.effect === effect)
      .map(({ id }) => collectionName(id, language))
      .join(', '),
  )
const { rupees, clear } = played

export const grey: Section = {
  id: 'grey',
  title: words(
    say`Variante zu zweit: die graue Seite`,
    say`Variant for ${GREY_PLAYERS} players: the grey side`,
  ),
  wide: 'table',
  text: [
    paragraph(
      ['VM-10.1', 'VM-R27'],
      say`Zu zweit könnt ihr vor dem Spiel alle Sammlungskarten auf ihre **graue Seite** drehen. Zu dritt und zu viert gibt es diese Variante nicht.`,
      say`With ${GREY_PLAYERS} players you may turn all collection cards to their **grey side** before the game. There is no such variant for more players.`,
    ),
    paragraph(
      ['VM-10.2', 'VM-10.3'],
      say`Wer eine Karte nimmt, löst den **Soforteffekt** rechts unten auf der Karte aus. Er ist Pflicht und kommt als Letztes im Zug, nach den Steuern.`,
      say`Whoever takes a card sets off the **instant effect** at its lower right. It is mandatory and comes last in the turn, after taxes.`,
    ),
    paragraph(
      ['VM-10.4', 'VM-R25'],
      say`{rupees} **Rupien:** Du erhältst ${GREY_RUPEES} Rupien aus der Bank. Hast du damit mehr als ${MONEY_CAP}, zahlst du noch einmal Steuern.`,
      say`{rupees} **Rupees:** you get ${GREY_RUPEES} rupees from the bank. If that gives you more than ${MONEY_CAP}, you pay taxes once more.`,
    ),
    paragraph(
      ['VM-10.5'],
      say`{extra} **Zusatzzug:** Du bist noch einmal am Zug, mit allen Schritten. Ein Zusatzzug, den du darin erhältst, verfällt.`,
      say`{extra} **Extra turn:** you have another turn with all its steps. An extra turn that you get during it lapses.`,
    ),
    paragraph(
      ['VM-10.6'],
      say`{clear} **Räumung:** Die Antiquitäten des aktuellen Angebots kommen verdeckt aus dem Spiel.`,
      say`{clear} **Clearance:** the antiques of the current offer leave the game face down.`,
    ),
    paragraph(
      ['VM-R26'],
      say`Auf der grauen Seite ändert sich sonst nichts: Bedingungen, Punkte, durchgestrichene Karten und die Regel für kleine Karten gelten wie auf der beigen Seite.`,
      say`Nothing else changes on the grey side: conditions, points, crossed-out cards and the rule for small cards are as on the beige side.`,
    ),
    paragraph(
      ['VM-10.7'],
      say`Auch in dieser Variante darfst du eine Karte liegen lassen und warten, bis dir ihr Effekt nützt.`,
      say`In this variant too you may leave a card where it is and wait until its effect suits you.`,
    ),
  ],
  aside: [
    {
      kind: 'table',
      stacks: true,
      head: [
        words(say`Soforteffekt`, say`Instant effect`),
        words(say`Sammlungskarten`, say`Collection cards`),
      ],
      rows: (['rupees', 'extra', 'clear'] as const).map((effect) => ({
        cells: [NAMES[effect], cardsWith(effect)],
      })),
    },
    {
      kind: 'example',
      title: words(say`Beispiel: Rupien und Räumung`, say`Example: rupees and clearance`),
      of: ['VM-X21', 'VM-X23'],
      body: [
        { kind: 'picture', name: 'grey' },
        {
          kind: 'account',
          rows: [
            {
              seat: 0,
              text: words(
                say`**Amina** nimmt eine Münze, hat ${rupees.holds} Rupien, nimmt ${quoted(rupees.card, 'de')} und zahlt ${rupees.pays} Steuern. Der Effekt bringt ${GREY_RUPEES}, davon gehen ${rupees.paysAgain} gleich wieder an die Bank.`,
                say`**Amina** takes a coin, has ${rupees.holds} rupees, takes ${quoted(rupees.card, 'en')} and pays ${rupees.pays} in taxes. The effect brings ${GREY_RUPEES}, of which ${rupees.paysAgain} go straight back to the bank.`,
              ),
              value: words(say`${rupees.keeps} Rupien`, say`${rupees.keeps} rupees`),
            },
            {
              seat: 1,
              text: words(
                say`**Bhaskar** nimmt eine Münze und ${quoted(clear.card, 'de')}. Die ${clear.cleared} Antiquitäten im aktuellen Angebot gehen, obwohl noch ${clear.coinsLeft} Münzen liegen.`,
                say`**Bhaskar** takes a coin and ${quoted(clear.card, 'en')}. The ${clear.cleared} antiques in the current offer go, although ${clear.coinsLeft} coins are still there.`,
              ),
            },
          ],
        },
      ],
      result: words(
        say`Der Verkaufstag ist damit zu Ende. {A} beginnt Verkaufstag ${clear.next}.`,
        say`With that the sales day is over. {A} begins sales day ${clear.next}.`,
      ),
    },
  ],
}
