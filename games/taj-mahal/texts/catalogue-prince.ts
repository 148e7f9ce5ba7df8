/** TM-V: the two-player game. The designer's rules for two exist, but we could not recover them. */
import type { Catalogue } from '@durbar/room'

export const prince: Catalogue = {
  'TM-V.1': {
    de: 'Variante von Durbar: Zu zweit spielt ein neutraler Prinz als Dritter mit, mit Palästen einer unbenutzten Farbe, aber ohne Hand, Einflusspunkte und Waren. Ihr beginnt abwechselnd; nach euch beiden ist der Prinz an der Reihe. Sonst gelten die Regeln für 3 Personen.',
    en: 'A variant by Durbar: with two players a neutral prince plays as the third, with palaces of an unused colour but no hand, no influence points and no goods. You start in turn; the prince comes after both of you. Otherwise the rules for 3 players apply.',
  },
  'TM-V.2': {
    de: 'Ist der Prinz an der Reihe, wird für ihn die oberste Karte des Nachziehstapels aufgedeckt. Weiße Karten und Karten seiner Farbe bleiben vor ihm; die erste Farbkarte bestimmt sie. Eine andere Farbe wird abgelegt, und er zieht sich zurück. Das tut er auch, wenn ihr beide euch zurückgezogen habt oder keine Karte da ist.',
    en: 'On the prince’s turn the top card of the draw pile is turned up. White cards and cards of the prince’s colour stay; the first coloured card sets it. Another colour is discarded, and the prince withdraws. So it is too when both of you have withdrawn or no card is left.',
  },
  'TM-V.3': {
    de: 'Der Prinz gewinnt wie alle anderen. Seine Einflussmarken kommen sofort in den Vorrat, seine Plättchen ohne Wirkung aus dem Spiel. Normale Paläste stellt er zuerst: auf ein Bonusplättchen, sonst in die Stadt mit den meisten Straßen. Der Kronen-Palast kommt in die Stadt ohne Palast mit den meisten Straßen. Bei Gleichstand entscheidet die Folge der Städte.',
    en: 'The prince wins like everyone else. Influence tokens return to the stock at once, tiles are out of the game without effect. Normal palaces are placed first: on a bonus tile, else in the city with most roads. The crown palace goes to the city without a palace that has most roads. Ties follow the order of the cities.',
  },
  'TM-V.4': {
    de: 'Nach dem Rückzug des Prinzen kommen seine Karten und die 2 linken Karten der Auslage auf den Ablagestapel, nur 1, wenn er der Letzte ist. Die Auslage liegt in der Folge des Aufdeckens. Eine Karte für einen Rückzug im ersten Zug zieht er nie.',
    en: 'After the prince withdraws, the prince’s cards and the 2 leftmost cards of the supply are discarded, only 1 if the prince is last. The supply lies in the order it was turned up. The prince never draws the card for withdrawing on the first turn.',
  },
  'TM-V.5': {
    de: 'Der Prinz tauscht keine Einflussmarken und hat nie Sonderkarten. Seine Paläste besetzen und teilen Städte wie die aller anderen.',
    en: 'The prince exchanges no influence tokens and never has special cards. The prince’s palaces occupy and share cities like anyone else’s.',
  },
}
