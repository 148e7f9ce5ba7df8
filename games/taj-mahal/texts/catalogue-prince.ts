/** TM-V: the two-player game. The designer's rules for two exist, but we could not recover them. */
import type { Catalogue } from '@durbar/room'

export const prince: Catalogue = {
  'TM-V.1': {
    de: 'Nachgebildet, nicht aus der Anleitung: Zu zweit sitzt ein neutraler Prinz als Dritter am Tisch, mit Palästen einer freien Farbe, aber ohne Hand, Punkte und Waren. Der Startspieler wechselt zwischen euch; es folgen der andere und dann der Prinz. Sonst gelten die Regeln für drei.',
    en: 'Reconstructed, not from the rulebook: with two players a neutral prince sits third, with palaces of an unused colour but no hand, no points and no goods. The start player alternates between you; then comes the other, then the prince. Otherwise the rules for three apply.',
  },
  'TM-V.2': {
    de: 'Nachgebildet: Ist einer von euch noch dabei, wird für den Prinzen die oberste Karte aufgedeckt. Weiß, seine erste Farbe oder wieder seine Farbe: Sie kommt in seine Reihe. Sonst wird sie abgelegt, und er zieht sich zurück, ebenso wenn keine Karte da ist oder ihr beide weg seid.',
    en: 'Reconstructed: while one of you is still in, the top card is turned up for the prince. White, his first colour or that colour again: it joins his row. Otherwise it is discarded and he withdraws, as he does when there is no card or both of you have left.',
  },
  'TM-V.3': {
    de: 'Nachgebildet: Er gewinnt wie jeder. Seine Marken gehen sofort in den Vorrat, seine Plättchen wirkungslos aus dem Spiel. Normale Paläste baut er zuerst auf Bonusplättchen, dann in Städte mit den meisten Straßen; den Kronenpalast in die straßenreichste Stadt ohne Palast. Bei Gleichstand entscheidet die Reihenfolge der Städte.',
    en: 'Reconstructed: he wins like anyone. His tokens return to the stock at once, his tiles leave the game without effect. Normal palaces go first to bonus tiles, then to the city with most roads; the crown palace to the city with most roads and no palace. Ties follow the order of the cities.',
  },
  'TM-V.4': {
    de: 'Nachgebildet: Nach seiner Reihe werden die zwei linken Karten des Nachschubs abgelegt, eine, wenn er der Letzte ist. Der Nachschub liegt in der Reihenfolge des Aufdeckens. Eine Zusatzkarte zieht er nie.',
    en: 'Reconstructed: after his row, the two leftmost cards of the supply are discarded, one if he is the last. The supply lies in the order it was turned up. He never draws the extra card.',
  },
  'TM-V.5': {
    de: 'Nachgebildet: Er tauscht keine Marken und hat nie Sonderkarten. Seine Paläste versperren und teilen Städte wie die jedes Gegners.',
    en: 'Reconstructed: he exchanges no tokens and never holds special cards. His palaces block and share cities like any rival’s.',
  },
}
