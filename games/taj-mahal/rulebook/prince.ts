/** For two: our own variant with a neutral prince. */
import { type Section, say } from '@durbar/room'
import { cityName } from '../texts/names.ts'
import { paragraph, picture } from './blocks.ts'
import { PRINCE } from './examples.ts'
import * as n from './figures.ts'

export const prince: Section = {
  id: 'two-players',
  title: { de: say`Zu zweit: der neutrale Prinz`, en: say`For ${n.DUO} players: the neutral prince` },
  wide: 'table',
  text: [
    paragraph('V.1', {
      de: say`Diese Variante stammt von Durbar. Zu zweit bietet ein **neutraler Prinz** mit: Er hat Paläste einer unbenutzten Farbe, aber weder Hand noch Einflusspunkte noch Waren. Ihr beginnt abwechselnd; nach euch beiden ist der Prinz an der Reihe. Sonst gelten die Regeln für ${n.FEWEST} Personen.`,
      en: say`This variant is by Durbar. With ${n.DUO} players a **neutral prince** takes part. The prince has palaces of an unused colour, but no hand, no influence points and no goods. You start in turn; the prince comes after both of you. Otherwise the rules for ${n.FEWEST} players apply.`,
    }),
    paragraph('V.2', {
      de: say`Ist der Prinz an der Reihe, deckt für ihn die oberste Karte des Nachziehstapels auf. Weiße Karten und Karten seiner Farbe legt ihr vor ihn; die erste Farbkarte bestimmt seine Farbe. Eine andere Farbe kommt auf den Ablagestapel, und er zieht sich zurück. Das tut er auch, wenn ihr beide euch zurückgezogen habt oder keine Karte mehr da ist.`,
      en: say`On the prince’s turn, turn up the top card of the draw pile. White cards and cards of the prince’s colour stay open on the table; the first coloured card sets that colour. A card of another colour is discarded, and the prince withdraws. The prince also withdraws when both of you have withdrawn or no card is left.`,
    }),
    paragraph('V.3', {
      de: say`Der Prinz gewinnt wie alle anderen. Seine Einflussmarken kommen sofort in den Vorrat, seine Plättchen ohne Wirkung aus dem Spiel. Normale Paläste stellt er zuerst: auf ein Bonusplättchen, sonst in die Stadt mit den meisten Straßen. Sein Kronen-Palast kommt in die Stadt ohne Palast mit den meisten Straßen; steht überall einer, unter allen. Bei Gleichstand entscheidet die Folge der Städte.`,
      en: say`The prince wins like everyone else. The prince’s influence tokens return to the stock at once; tiles are out of the game without effect. Normal palaces are placed first: on a bonus tile, else in the city with most roads. The crown palace goes to the city without a palace that has most roads; if all have one, among all. Ties follow the order of the cities.`,
    }),
    paragraph('V.4', {
      de: say`Danach kommen die Karten vor dem Prinzen auf den Ablagestapel, dazu die ${n.TAKEN} linken Karten der Auslage. Zieht er sich als Letzter zurück, ist es nur ${n.LEFT_FOR_LAST}. Die Auslage liegt von links nach rechts in der Folge, in der ihr sie aufgedeckt habt. Eine Karte für einen Rückzug im ersten Zug zieht er nie.`,
      en: say`Then the cards in front of the prince go to the discard pile, and with them the ${n.TAKEN} leftmost cards of the supply. If the prince is the last to withdraw, it is only ${n.LEFT_FOR_LAST}. The supply lies from left to right in the order it was turned up. The prince never draws the card for withdrawing on the first turn.`,
    }),
    paragraph('V.5', {
      de: say`Der Prinz tauscht keine Einflussmarken und hat nie Sonderkarten. Seine Paläste besetzen und teilen Städte wie die aller anderen.`,
      en: say`The prince exchanges no influence tokens and never has special cards. The prince’s palaces occupy and share cities like anyone else’s.`,
    }),
  ],
  aside: [
    {
      kind: 'example',
      title: { de: say`Der Prinz zieht sich zurück`, en: say`The prince withdraws` },
      of: ['TM-V-1'],
      body: [
        picture('prince'),
        {
          kind: 'paragraph',
          text: {
            de: say`Für den Prinzen wurden eine weiße und eine violette Karte aufgedeckt. Die ${PRINCE.turnedUp.length}. Karte ist rot: Sie kommt auf den Ablagestapel, und er zieht sich zurück.`,
            en: say`A white card and a violet card have been turned up for the prince. Card ${PRINCE.turnedUp.length} is red: it is discarded, and the prince withdraws.`,
          },
        },
      ],
      result: {
        de: say`Mit ${PRINCE.elephants} Elefanten steht es gleich, der Wesir gehört ihm (${PRINCE.viziers} zu ${n.START}). Sein Palast kommt nach ${cityName(PRINCE.city)}; in der Auslage bleiben ${PRINCE.left} Karten.`,
        en: say`With ${PRINCE.elephants} elephants the prince is tied, the vizier is the prince’s (${PRINCE.viziers} to ${n.START}). The palace goes to ${cityName(PRINCE.city)}; ${PRINCE.left} cards are left in the supply.`,
      },
    },
  ],
}
