import { type Section, say } from '@durbar/room'
import { PAWN_BELOW, PAWN_PAYOUT, REDEEM_COST } from '../data/box.ts'
import { paragraph, picture } from './blocks.ts'
import { LOAN } from './examples.ts'
import { SMALLER_LOAN, SMALLEST_LOAN } from './figures.ts'

export const pawnshop: Section = {
  id: 'pawnshop',
  title: { de: say`Die Pfandleihe`, en: say`The pawnshop` },
  text: [
    paragraph(['7.1'], {
      de: say`Hast du **weniger als ${PAWN_BELOW}** {ingot}, darfst du eine deiner Antiquitäten verpfänden, auch mitten in einer Auktion.`,
      en: say`With **fewer than ${PAWN_BELOW}** {ingot} you may pawn one of your antiquities, even in the middle of an auction.`,
    }),
    paragraph(['R13'], {
      de: say`Verpfänden darfst du vor dem Aufdecken, wenn du in einer offenen Auktion an der Reihe bist, und bevor du deine Faust schließt. Nach der letzten Auktion ist die Pfandleihe geschlossen.`,
      en: say`You may pawn before you turn up a card, on your turn in an open auction, and before you close your fist. After the last auction the pawnshop is closed.`,
    }),
    paragraph(['7.2'], {
      de: say`Lege ein Pfandleihe-Plättchen {pawn} auf die Karte und nimm ${PAWN_PAYOUT} {ingot}((Goldbarren)) aus dem Vorrat.`,
      en: say`Put a pawn token {pawn} on the card and take ${PAWN_PAYOUT} {ingot}((ingots)) from the supply.`,
    }),
    paragraph(['7.3', 'R12'], {
      de: say`Sind die Goldbarren oder die Plättchen aufgebraucht, kann niemand mehr verpfänden. Liegen nur noch ${SMALLEST_LOAN} bis ${SMALLER_LOAN} Goldbarren im Vorrat, erhältst du diese.`,
      en: say`When ingots or tokens have run out nobody can pawn. If only ${SMALLEST_LOAN} to ${SMALLER_LOAN} ingots are left in the supply, you get those.`,
    }),
    paragraph(['7.4'], {
      de: say`Solange eine Karte verpfändet ist, **ruht ihr Segen**. Ihr **Fluch wirkt weiter**.`,
      en: say`While a card is pawned its **blessing sleeps**. Its **curse goes on**.`,
    }),
    paragraph(['7.5'], {
      de: say`Zurückkaufen kannst du erst nach der letzten Auktion, für ${REDEEM_COST} {ingot}((Goldbarren)). Einzige Ausnahme: [[WH-10.20|Aladins Wunderlampe]].`,
      en: say`You can buy a card back only after the last auction, for ${REDEEM_COST} {ingot}((ingots)). The one exception: [[WH-10.20|Aladdin’s Lamp]].`,
    }),
  ],
  aside: [
    picture('pawned', {
      de: say`In der Pfandleihe: Der Segen des Füllhorns ruht, der Fluch des Nessoshemds wirkt.`,
      en: say`In the pawnshop: the blessing of the Horn of Plenty sleeps, the curse of the Shirt of Nessus goes on.`,
    }),
    {
      kind: 'example',
      title: { de: say`Beispiel: der letzte Kredit`, en: say`Example: the last loan` },
      of: ['WH-X13'],
      body: [
        {
          kind: 'paragraph',
          text: {
            de: say`{B} hat noch ${LOAN.before} Goldbarren und will mitbieten. Im Vorrat liegen ${LOAN.supply}. {B} verpfändet Gungnir, nimmt ${LOAN.paid} und hat nun ${LOAN.after}.`,
            en: say`{B} has ${LOAN.before} ingots left and wants to stay in. The supply holds ${LOAN.supply}. {B} pawns Gungnir, takes ${LOAN.paid} and now has ${LOAN.after}.`,
          },
        },
      ],
      result: {
        de: say`Der Vorrat ist leer. {C} hat nur ${LOAN.poorer} Goldbarren und kann trotzdem nichts mehr verpfänden.`,
        en: say`The supply is empty. {C} has only ${LOAN.poorer} ingot and still can no longer pawn.`,
      },
    },
  ],
}
