import { both, type Section, say } from '@durbar/room'
import { CATEGORY_NAMES } from '../data/categories.ts'
import { cardName } from '../texts/names.ts'
import { heading, paragraph, picture, row } from './blocks.ts'
import { ESHA, PANDORAS_BOX } from './examples.ts'
import { HIGH, LOW, MEDIUM, PANDORA, STACKS } from './figures.ts'

const { de, en } = CATEGORY_NAMES
const after = PANDORAS_BOX.after

export const antiquities: Section = {
  id: 'antiquities',
  title: { de: say`Antiquitäten`, en: say`Antiquities` },
  text: [
    paragraph(['3.1'], {
      de: say`Jede Antiquität gehört zu einer von ${STACKS} **Kategorien**: {blue} ${de[0]}, {green} ${de[1]}, {yellow} ${de[2]}, {red} ${de[3]}.`,
      en: say`Every antiquity belongs to one of ${STACKS} **categories**: {blue} ${en[0]}, {green} ${en[1]}, {yellow} ${en[2]}, {red} ${en[3]}.`,
    }),
    paragraph(['3.2', '3.3'], {
      de: say`Auf jeder steht ein **Wert**: ${LOW}, ${MEDIUM} oder ${HIGH}. Zähle die Werte deiner Karten einer Farbe zusammen: Das ist dein **Gesamtwert** in dieser Kategorie.`,
      en: say`Each has a **value** of ${LOW}, ${MEDIUM} or ${HIGH}. Add up the values of your cards of one colour: that is your **total** in this category.`,
    }),
    paragraph(['3.4'], {
      de: say`Am Ende wertet ihr jede Kategorie für sich. Punkte bringen nur der höchste und der zweithöchste Gesamtwert. Siehe [[WH-9.5|Mehrheiten]].`,
      en: say`At the end each category is scored by itself. Only the highest and the second-highest total give points. See [[WH-9.5|majorities]].`,
    }),
    heading({ de: say`Segen und Fluch`, en: say`Blessings and curses` }),
    paragraph(['5.1', '5.2'], {
      de: say`Antiquitäten sind **segensreich** {blessed}, **verflucht** {cursed} oder **neutral** (ohne Symbol). Segnungen nützen, Flüche schaden, neutrale Antiquitäten tun nichts weiter.`,
      en: say`Antiquities are **blessed** {blessed}, **cursed** {cursed} or **neutral** (no symbol). Blessings help, curses harm, neutral antiquities do nothing more.`,
    }),
    paragraph(['5.3', 'R10'], {
      de: say`Eine Wirkung beginnt, sobald die Karte in deiner Sammlung liegt. Auf den Kauf, der sie dir brachte, wirkt sie also noch nicht. Auf das nächste Aufdecken wirkt sie schon.`,
      en: say`An effect begins as soon as the card lies in your collection. It does not touch the purchase that brought it to you. It does touch the next card you turn up.`,
    }),
    paragraph(['5.8', '5.9'], {
      de: say`Wirkungen sind **Pflicht**, außer die Karte sagt „du darfst“. Was nicht möglich ist, entfällt. Was nur zum Teil möglich ist, führst du zum Teil aus.`,
      en: say`Effects are **compulsory** unless the card says “you may”. What is impossible is ignored. What is possible in part is done in part.`,
    }),
    {
      kind: 'table',
      head: [
        { de: say`Wort auf der Karte`, en: say`Word on the card` },
        { de: say`Wann es wirkt`, en: say`When it works` },
      ],
      rows: [
        row(
          ['5.4'],
          { de: say`**Sofort**`, en: say`**Instant**` },
          {
            de: say`einmal, wenn du die Karte ersteigerst; nie, wenn du sie durch eine andere Karte bekommst`,
            en: say`once, when you buy the card at auction; never when it comes to you through another card`,
          },
        ),
        row(
          ['5.5'],
          { de: say`**Dauerhaft**`, en: say`**Permanent**` },
          {
            de: say`bis zum Ende der Partie, solange du die Karte besitzt`,
            en: say`until the end of the game, as long as you own the card`,
          },
        ),
        row(
          ['5.6'],
          { de: say`**Ende der Partie**`, en: say`**End of game**` },
          {
            de: say`nach der letzten Auktion, vor der Wertung`,
            en: say`after the last auction, before scoring`,
          },
        ),
        row(
          ['5.7'],
          { de: say`**Wertung**`, en: say`**Scoring**` },
          {
            de: say`während der Wertung`,
            en: say`during scoring`,
          },
        ),
      ],
    },
  ],
  aside: [
    picture('anatomy', {
      de: say`Eine Antiquitätenkarte: Excalibur.`,
      en: say`An antiquity card: Excalibur.`,
    }),
    {
      kind: 'example',
      title: { de: say`Beispiel: so weit es reicht`, en: say`Example: as far as it goes` },
      of: ['WH-X14'],
      body: [
        {
          kind: 'paragraph',
          text: {
            de: say`{E} hat ${PANDORAS_BOX.ingots[ESHA]} Goldbarren und ersteigert die **${cardName('pandoras-box', 'de')}** für ${PANDORAS_BOX.price}. Das Gebot geht an {A}. Nun muss {E} allen anderen je ${PANDORA} Goldbarren geben, hat aber nur noch ${PANDORAS_BOX.left}.`,
            en: say`{E} has ${PANDORAS_BOX.ingots[ESHA]} ingots and buys **${cardName('pandoras-box', 'en')}** for ${PANDORAS_BOX.price}. The bid goes to {A}. Now {E} must give ${PANDORA} ingot to each of the others, but has only ${PANDORAS_BOX.left} left.`,
          },
        },
        {
          kind: 'account',
          rows: [
            {
              seat: 0,
              text: { de: say`Gebot und ein Goldbarren`, en: say`the bid and one ingot` },
              value: both(after[0]),
            },
            { seat: 1, text: { de: say`ein Goldbarren`, en: say`one ingot` }, value: both(after[1]) },
            { seat: 2, text: { de: say`nichts`, en: say`nothing` }, value: both(after[2]) },
            { seat: 3, text: { de: say`nichts`, en: say`nothing` }, value: both(after[3]) },
            {
              seat: 4,
              text: { de: say`gibt alles her`, en: say`gives everything away` },
              value: both(after[4]),
            },
          ],
        },
      ],
      result: {
        de: say`Die Zahlen sind die Goldbarren danach. {C} und {D} gehen leer aus.`,
        en: say`The figures are the ingots afterwards. {C} and {D} get nothing.`,
      },
    },
  ],
}
