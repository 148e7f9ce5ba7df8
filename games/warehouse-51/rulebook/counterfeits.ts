import { type Section, say } from '@durbar/room'
import { paragraph, picture } from './blocks.ts'
import { CERTIFICATES } from './figures.ts'

export const counterfeits: Section = {
  id: 'counterfeits',
  title: { de: say`Fälschungen`, en: say`Counterfeits` },
  text: [
    paragraph(['4.1'], {
      de: say`Liegt in einer der Lücken die Fälschungskarte einer Antiquität, ist diese Antiquität **gefälscht**. Am Ende fliegt sie aus der Sammlung und zählt nicht.`,
      en: say`If the counterfeit card of an antiquity lies in one of the gaps, that antiquity is a **fake**. At the end it is thrown out of the collection and does not count.`,
    }),
    paragraph(['4.2', 'R4'], {
      de: say`Bis dahin verhält sie sich wie jede andere: Sie gehört dir, wirkt und lässt sich verpfänden. Was du weißt, musst du nicht sagen: Schweigen, reden und schwindeln ist erlaubt.`,
      en: say`Until then it behaves like any other: it is yours, it works, it can be pawned. Nobody has to tell what they know: silence, talk and bluff are allowed.`,
    }),
    paragraph(['4.3'], {
      de: say`Besitzt du ein Siegel, hast du sein **Echtheitszertifikat** {certificate}. Am Ende darfst du es auf eine eigene Antiquität legen, der du misstraust, bevor ihr die Fälschungskarten aufdeckt.`,
      en: say`If you own a seal, you hold its **certificate of authenticity** {certificate}. At the end you may place it on an antiquity of yours that you distrust, before the counterfeits are turned up.`,
    }),
    paragraph(['4.4'], {
      de: say`Taucht die Fälschungskarte einer zertifizierten Antiquität auf, gilt sie nicht und kommt weg. Die Antiquität ist echt.`,
      en: say`If the counterfeit of a certified antiquity turns up, it is ignored and removed. The antiquity is genuine.`,
    }),
    {
      kind: 'reminder',
      text: {
        de: say`Es gibt nur ${CERTIFICATES} Zertifikate. Bleibt ein Siegel ohne Gebot, ist sein Zertifikat verloren.`,
        en: say`There are only ${CERTIFICATES} certificates. If a seal finds no bidder, its certificate is lost.`,
      },
    },
  ],
  aside: [
    picture('gaps', {
      de: say`So sieht es {A}: {A} und {B} wissen, dass Mjöllnir gefälscht ist. Die andere Karte kennen nur {B} und {C}.`,
      en: say`As {A} sees it: {A} and {B} know that Mjöllnir is a fake. Only {B} and {C} know the other card.`,
    }),
    {
      kind: 'example',
      title: { de: say`Beispiel: das gerettete Horn`, en: say`Example: the rescued Horn` },
      of: ['WH-X17'],
      body: [
        picture('rescue'),
        {
          kind: 'paragraph',
          text: {
            de: say`Das Horn des Einhorns von {D} ist gefälscht, Excalibur bei {A} auch. {D} besitzt das Siegel Salomos und legt dessen Zertifikat auf das Horn. Damit ist das Horn echt: {D} darf die Fälschungskarte von Excalibur neutralisieren.`,
            en: say`The Unicorn Horn of {D} is a fake, and so is Excalibur, owned by {A}. {D} owns Solomon’s Seal and places its certificate on the Horn. So the Horn is genuine: {D} may neutralise the counterfeit of Excalibur.`,
          },
        },
      ],
      result: {
        de: say`Ohne das Zertifikat kommen beide Antiquitäten weg, und das Horn bewirkt nichts.`,
        en: say`Without the certificate both antiquities leave, and the Horn does nothing.`,
      },
    },
  ],
}
