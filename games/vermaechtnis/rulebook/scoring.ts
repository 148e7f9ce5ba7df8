/** The end of the game, what is given up, and what counts. */
import { both, counting, inBoth, type Language, type Section, say } from '@durbar/room'
import { type AntiqueId, antiqueOf } from '../data/antiques.ts'
import { antiqueName, antiqueObject, quoted } from '../texts/names.ts'
import { heading, paragraph, step, words } from './blocks.ts'
import { lone, scoring as whole } from './examples.ts'
import { OFFER_SIZE, RUPEES_PER_POINT, SALES_DAYS } from './figures.ts'

const valuesOf = (ids: readonly AntiqueId[]): string => ids.map((id) => antiqueOf(id).value).join(' + ')
const objects = (ids: readonly AntiqueId[], language: Language): string =>
  counting(language).list(ids.map((id) => antiqueObject(id, language)))
const given = whole.surrenders.map((ids) =>
  inBoth((language) => (ids.length === 0 ? '–' : ids.map((id) => antiqueName(id, language)).join(', '))),
)
const row = (de: ReturnType<typeof say>, en: ReturnType<typeof say>, values: readonly number[]) => ({
  cells: [words(de, en), ...values.map((value) => both(value))],
})
/** The antiques that Amina keeps, so and so. */
const blue = (ids: readonly AntiqueId[]) => ids.filter((id) => antiqueOf(id).colour === 'blue')
const kept = blue(lone.position.players[0].antiques)
const better = blue(lone.better.players[0].antiques)

export const scoring: Section = {
  id: 'scoring',
  title: words(say`Spielende und Wertung`, say`End of the game and scoring`),
  wide: 'table',
  text: [
    paragraph(
      ['VM-9.1'],
      say`Lassen sich keine ${OFFER_SIZE} Antiquitäten mehr auslegen, wertet ihr sofort. Das ist am Ende von Verkaufstag ${SALES_DAYS}.`,
      say`When ${OFFER_SIZE} antiques can no longer be laid out, you score at once. That is at the end of sales day ${SALES_DAYS}.`,
    ),
    step(
      ['VM-9.2', 'VM-R31'],
      say`**Einzelne abgeben.** Besitzt du in einer Farbe genau eine Antiquität, gibst du sie ab. Das gilt für jede solche Farbe, eine Wahl hast du nicht.`,
      say`**Give up single pieces.** If you own exactly one antique of a colour, you give it up. That holds for every such colour; you have no choice.`,
    ),
    step(
      ['VM-9.4'],
      say`**Karten zählen.** Zähl die Punkte deiner übrigen Antiquitäten und aller deiner Sammlungskarten zusammen.`,
      say`**Count cards.** Add up the points of your remaining antiques and of all your collection cards.`,
    ),
    step(
      ['VM-9.5', 'VM-R19'],
      say`**Geld zählen.** Für je ${RUPEES_PER_POINT} volle Rupien erhältst du einen Punkt. Was darunter bleibt, bringt nichts.`,
      say`**Count money.** For every ${RUPEES_PER_POINT} full rupees you get one point. Anything less brings nothing.`,
    ),
    paragraph(
      ['VM-9.3'],
      say`Deine Sammlungskarten behältst du, auch wenn du Antiquitäten abgibst, die du dafür gebraucht hast.`,
      say`You keep your collection cards, even if you give up antiques that you needed for them.`,
    ),
    {
      kind: 'example',
      title: words(say`Beispiel: einzelne Farben`, say`Example: lone colours`),
      of: ['VM-X16', 'VM-X17'],
      body: [
        { kind: 'picture', name: 'lone' },
        paragraph(
          [],
          say`{A} hat in Gelb und in Rot nur je eine Antiquität und gibt ${objects(lone.surrenders, 'de')} ab. Blau zählt: ${valuesOf(kept)} = ${lone.scores} Punkte.`,
          say`{A} has only one antique each in yellow and in red and gives up ${objects(lone.surrenders, 'en')}. Blue counts: ${valuesOf(kept)} = ${lone.scores} points.`,
        ),
        paragraph(
          [],
          say`Anders herum: {A} kauft noch ${antiqueObject(lone.buys, 'de')}, nimmt ${quoted(lone.takes, 'de')} und gibt ${antiqueObject(lone.gaveUp, 'de')} dafür ab.`,
          say`Or like this: {A} also buys ${antiqueObject(lone.buys, 'en')}, takes ${quoted(lone.takes, 'en')} and gives up ${antiqueObject(lone.gaveUp, 'en')} for it.`,
        ),
      ],
      result: words(
        say`Dann zählt Blau ${valuesOf(better)} = ${lone.blue} Punkte. Mit ${lone.card} Punkten für die Sammlungskarte sind es ${lone.betterScores} statt ${lone.scores}.`,
        say`Then blue counts ${valuesOf(better)} = ${lone.blue} points. With ${lone.card} points for the collection card that makes ${lone.betterScores} instead of ${lone.scores}.`,
      ),
    },
    heading(say`Wer gewinnt`, say`Who wins`),
    paragraph(
      ['VM-9.6'],
      say`Wer die meisten Punkte hat, gewinnt und wird der neue Maharaja.`,
      say`Whoever has the most points wins and becomes the new Maharaja.`,
    ),
    paragraph(
      ['VM-9.7', 'VM-R18'],
      say`Bei Gleichstand gewinnt, wer mehr Antiquitäten hat. Abgegebene zählen dabei nicht mehr mit.`,
      say`If there is a tie, whoever has more antiques wins. Those given up no longer count.`,
    ),
    paragraph(
      ['VM-9.8'],
      say`Steht es auch bei den Antiquitäten gleich, gewinnt ihr gemeinsam.`,
      say`If you are tied on antiques as well, you win together.`,
    ),
  ],
  aside: [
    {
      kind: 'example',
      title: words(say`Beispiel: eine ganze Wertung`, say`Example: a complete scoring`),
      of: ['VM-X4', 'VM-X18'],
      body: [
        paragraph(
          [],
          say`Verkaufstag ${whole.position.day} zu dritt. {A} nimmt die letzte Münze, damit ist Schluss.`,
          say`Sales day ${whole.position.day} with ${whole.position.seats} players. {A} takes the last coin, and that is the end.`,
        ),
        { kind: 'picture', name: 'scoring' },
        {
          kind: 'table',
          head: [both(''), words(say`{A}`, say`{A}`), words(say`{B}`, say`{B}`), words(say`{C}`, say`{C}`)],
          rows: [
            { cells: [words(say`abgegeben`, say`given up`), ...given] },
            row(say`Antiquitäten`, say`antiques`, whole.antiques),
            row(say`Sammlungskarten`, say`collection cards`, whole.collections),
            row(say`Rupien`, say`rupees`, whole.rupees),
            row(say`Punkte für Geld`, say`points for money`, whole.money),
            row(say`**Summe**`, say`**Total**`, whole.totals),
            row(say`Antiquitäten behalten`, say`antiques kept`, whole.kept),
          ],
          figures: [1, 2, 3],
        },
      ],
      result: words(
        say`{A} und {B} haben beide ${whole.totals[0]} Punkte. {B} hat ${whole.kept[1]} Antiquitäten behalten, {A} nur ${whole.kept[0]}: {B} gewinnt.`,
        say`{A} and {B} both have ${whole.totals[0]} points. {B} has kept ${whole.kept[1]} antiques, {A} only ${whole.kept[0]}: {B} wins.`,
      ),
    },
  ],
}
