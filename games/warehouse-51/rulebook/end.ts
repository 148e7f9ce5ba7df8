import { both, type Section, say } from '@durbar/room'
import { REDEEM_COST } from '../data/box.ts'
import { paragraph, picture, step } from './blocks.ts'
import { BUY_BACK } from './examples.ts'

const { ingots, after } = BUY_BACK

export const end: Section = {
  id: 'end',
  title: { de: say`Ende der Partie`, en: say`End of the game` },
  text: [
    paragraph([], {
      de: say`Ist die letzte Antiquität versteigert, geht ihr die folgenden Schritte. Jeder beginnt bei der Person, die zuletzt gewonnen hat, und läuft im Uhrzeigersinn.`,
      en: say`When the last antiquity has been auctioned, take the following steps. Each begins with the winner of the last auction and goes clockwise.`,
    }),
    step(['8.1'], {
      de: say`**Zurückkaufen.** Du darfst deine verpfändeten Antiquitäten für je ${REDEEM_COST} {ingot}((Goldbarren)) zurückkaufen. Du zahlst in den Vorrat. Was in der Pfandleihe bleibt, zählt nicht – sein Fluch schon.`,
      en: say`**Buy back.** You may buy back your pawned antiquities for ${REDEEM_COST} {ingot}((ingots)) each. You pay into the supply. What stays in the pawnshop does not score – its curse still works.`,
    }),
    step(['8.2'], {
      de: say`**Zertifikate legen.** Wer ein Siegel besitzt, darf jetzt sein Zertifikat {certificate} legen.`,
      en: say`**Place certificates.** Whoever owns a seal may place its certificate {certificate} now.`,
    }),
    step(['8.3', '8.4', '8.5', 'R14'], {
      de: say`**Entlarven.** Deckt alle Fälschungskarten in den Lücken auf. Wer das **echte** [[WH-10.4|Horn des Einhorns]] besitzt, darf jetzt eine davon neutralisieren. Dann kommen die passenden Antiquitäten aus den Sammlungen; ihre Segnungen und Flüche enden. Zuletzt folgen die übrigen Wirkungen „Ende der Partie“: die [[WH-10.16|Bundeslade]].`,
      en: say`**Unmask.** Turn up all counterfeits in the gaps. The owner of the **genuine** [[WH-10.4|Unicorn Horn]] may now neutralise one of them. Then the matching antiquities leave the collections; their blessings and curses end. Last come the other effects marked “End of game”: the [[WH-10.16|Ark of the Covenant]].`,
    }),
    step(['8.6'], {
      de: say`**Werten.** Zählt eure Punkte, wie es die [[WH-9.1|Wertung]] sagt.`,
      en: say`**Score.** Count your points as told under [[WH-9.1|scoring]].`,
    }),
  ],
  aside: [
    picture('unmasking', {
      de: say`Das Goldene Vlies trägt ein Zertifikat und bleibt. Die Harfe Davids kommt weg.`,
      en: say`The Golden Fleece bears a certificate and stays. David’s Harp leaves.`,
    }),
    {
      kind: 'example',
      title: { de: say`Beispiel: Wer kauft zurück?`, en: say`Example: Who buys back?` },
      of: ['WH-X28'],
      body: [
        {
          kind: 'paragraph',
          text: {
            de: say`Alle haben eine Antiquität in der Pfandleihe. {C} hat zuletzt gewonnen; die letzte Karte will niemand. {C} beginnt.`,
            en: say`Everyone has one antiquity in the pawnshop. {C} won last; nobody wants the last card. {C} begins.`,
          },
        },
        {
          kind: 'account',
          rows: [
            {
              seat: 2,
              text: { de: say`hat ${ingots[2]} und kauft zurück`, en: say`has ${ingots[2]} and buys back` },
              value: both(after[2]),
            },
            {
              seat: 3,
              text: { de: say`hat ${ingots[3]}: zu wenig`, en: say`has ${ingots[3]}: too few` },
              value: both(after[3]),
            },
            {
              seat: 0,
              text: { de: say`hat ${ingots[0]} und verzichtet`, en: say`has ${ingots[0]} and declines` },
              value: both(after[0]),
            },
            {
              seat: 1,
              text: { de: say`hat ${ingots[1]} und kauft zurück`, en: say`has ${ingots[1]} and buys back` },
              value: both(after[1]),
            },
          ],
        },
      ],
      result: {
        de: say`Rechts stehen die Goldbarren danach. Die Karten von {A} und {D} zählen nicht.`,
        en: say`On the right are the ingots afterwards. The cards of {A} and {D} do not score.`,
      },
    },
  ],
}
