/** TM-R-1 to TM-R-26: what a table would ask, and how Durbar answers. */
import type { Catalogue } from '@durbar/room'

export const rulings: Catalogue = {
  'TM-R-1': {
    de: 'Gewinne ich ein Symbol, das niemand zeigt, wenn ich als Letztes übrig bin? Nein. Ohne mindestens ein eigenes Symbol hast du nie die Mehrheit.',
    en: 'Do I win a symbol that nobody shows if I am the last one left? No. Without at least one symbol of your own you never have the majority.',
  },
  'TM-R-2': {
    de: 'Wessen Karten zählen beim Vergleich? Nur die von Personen, die noch im Besuch sind. Wer noch nichts ausgespielt hat, zeigt kein Symbol.',
    en: 'Whose cards count in the comparison? Only those of players still in the visit. Whoever has not played yet shows no symbol.',
  },
  'TM-R-3': {
    de: 'Was, wenn keine meiner Karten passt? Dann bleibt dir nur der Rückzug, auch mit leerer Hand. Hattest du noch nichts ausgespielt, ziehst du die Karte vom Nachziehstapel.',
    en: 'What if none of my cards fits? Then you can only withdraw, even with an empty hand. If you had played nothing, you draw the card from the draw pile.',
  },
  'TM-R-4': {
    de: 'Darf ich auf einen Gewinn verzichten? Nein. Du nimmst alles, was du gewinnst, und stellst jeden Palast.',
    en: 'May I decline a prize? No. You take everything you win and place every palace.',
  },
  'TM-R-5': {
    de: 'In welcher Folge stelle ich meine Paläste? Zuerst die normalen, zuletzt den Kronen-Palast. Jedes Bonusplättchen wertest du, bevor du den nächsten Palast stellst.',
    en: 'In which order do I place my palaces? The normal ones first, the crown palace last. You score each bonus tile before you place the next palace.',
  },
  'TM-R-6': {
    de: 'Darf mein Kronen-Palast neben meinem eigenen Palast stehen? Ja, nur nützt es dir nichts. In jeder Stadt ist Platz für einen normalen Palast und einen Kronen-Palast.',
    en: 'May my crown palace stand beside my own palace? Yes, but it gains you nothing. Every city has room for one normal palace and one crown palace.',
  },
  'TM-R-7': {
    de: 'Ändert die Folge etwas an den Punkten für Waren? Nein, die Summe ist immer dieselbe: 1 Ware bringt insgesamt 1 Einflusspunkt, 2 gleiche 3, 3 gleiche 6, 4 gleiche 10.',
    en: 'Does the order change the points for goods? No, the sum is always the same: 1 good brings 1 influence point in all, 2 equal ones 3, 3 equal ones 6, 4 equal ones 10.',
  },
  'TM-R-8': {
    de: 'Ein Bonusplättchen bringt mir eine Karte, aber der Nachziehstapel ist leer? Ihr mischt zuerst den Ablagestapel. Die Karten vor dir gehören noch nicht dazu.',
    en: 'A bonus tile brings me a card, but the draw pile is empty? Shuffle the discard pile first. The cards in front of you are not part of it yet.',
  },
  'TM-R-9': {
    de: 'Wann mischen wir den Ablagestapel? Erst wenn jemand eine Karte braucht und der Nachziehstapel leer ist, notfalls mitten im Auffüllen.',
    en: 'When do we shuffle the discard pile? Only when a card is needed and the draw pile is empty, even halfway through filling the supply.',
  },
  'TM-R-10': {
    de: 'Und wenn beide Stapel leer sind? Dann zieht niemand, und die Auslage bleibt kürzer. Wer sich zurückzieht, nimmt, was da ist, höchstens 2 Karten.',
    en: 'And if both piles are empty? Then nobody draws, and the supply stays shorter. Whoever withdraws takes what there is, at most 2 cards.',
  },
  'TM-R-11': {
    de: 'Ziehe ich auch als Letztes eine Karte, wenn ich nichts ausgespielt habe? Ja: erst die Karte vom Nachziehstapel, dann die letzte Karte der Auslage.',
    en: 'As the last player, do I draw a card too if I have played nothing? Yes: first the card from the draw pile, then the last card of the supply.',
  },
  'TM-R-12': {
    de: 'Wann zahlt die Sonderkarte „+2 Einflusspunkte“? Sobald du sie ausspielst, einmal je Besuch. Die Punkte behältst du, auch wenn du sonst nichts gewinnst.',
    en: 'When does the special card “+2 influence points” pay? As soon as you play it, once per visit. You keep the points even if you win nothing else.',
  },
  'TM-R-13': {
    de: 'Darf ich die „Freie Farbwahl“ auch mit einer Karte meiner Farbe spielen? Ja. Eine Farbe, die feststeht, ändert sie nie.',
    en: 'May I play “Any colour” with a card of my own colour? Yes. It never changes a colour that is fixed.',
  },
  'TM-R-14': {
    de: 'Können mehrere dieselbe Sonderkarte beanspruchen? Nein. Je Besuch gibt es von jedem Amt nur 1 Einflussmarke. Getauscht wird in der Folge Wesir, General, Mönch, Prinzessin.',
    en: 'Can several players claim the same special card? No. Each visit gives out only 1 influence token of each courtier. Exchanges go in the order vizier, general, monk, princess.',
  },
  'TM-R-15': {
    de: 'Tauschen wir auch nach dem letzten Besuch? Ja, noch vor der Schlusswertung.',
    en: 'Do we exchange tokens after the last visit too? Yes, before the final scoring.',
  },
  'TM-R-16': {
    de: 'Können die Einflussmarken ausgehen? Nein. Zwischen den Besuchen hat niemand mehr als 1 Marke jedes Amts, also sind höchstens 5 von 6 unterwegs.',
    en: 'Can the influence tokens run out? No. Between visits nobody has more than 1 token of each courtier, so at most 5 of 6 are out.',
  },
  'TM-R-17': {
    de: 'Und bei Gleichstand am Ende? Wer gleich viele Einflusspunkte hat, teilt sich den Platz; der nächste Platz entfällt.',
    en: 'And if there is a tie at the end? Players with equal influence points share the place; the next place is left out.',
  },
  'TM-R-18': {
    de: 'Darf ich den Ablagestapel durchsehen? Ja, alle dürfen das: Jede Karte darin lag offen.',
    en: 'May I look through the discard pile? Yes, everyone may: every card in it has been open.',
  },
  'TM-R-19': {
    de: 'Muss ich sagen, wie viele Karten ich auf der Hand habe? Ja, die Zahl der Handkarten ist offen.',
    en: 'Must I say how many cards I have in hand? Yes, the number of cards in hand is open.',
  },
  'TM-R-20': {
    de: 'Und wenn niemand einen Palast nach Agra stellt? Dann ist das Taj Mahal verloren wie jedes andere Bonusplättchen.',
    en: 'And if nobody places a palace in Agra? Then the Taj Mahal is lost like any other bonus tile.',
  },
  'TM-R-21': {
    de: 'Auf einer Festung steht nur ein Kronen-Palast. Was wird aus dem Bonusplättchen? Es bleibt bis zum Ende des Besuchs liegen und kommt dann aus dem Spiel.',
    en: 'Only a crown palace stands on a fortress. What becomes of the bonus tile? It stays until the end of the visit and is then out of the game.',
  },
  'TM-R-22': {
    de: '15 Bonusplättchen, aber 16 Festungen? Die übrige Festung ist Agra mit dem Taj Mahal.',
    en: '15 bonus tiles, but 16 fortresses? The remaining fortress is Agra with the Taj Mahal.',
  },
  'TM-R-23': {
    de: 'Gibt es eine Grenze für die Hand? Nein.',
    en: 'Is there a hand limit? No.',
  },
  'TM-R-24': {
    de: 'Sind Provinzen verbunden, die sich auf dem Spielbrett nur berühren? Nein, nur Straßen verbinden. Eine Straße gehört niemandem und lässt sich nicht sperren.',
    en: 'Are provinces connected that merely touch on the board? No, only roads connect. A road belongs to nobody and cannot be blocked.',
  },
  'TM-R-25': {
    de: 'Wird die Auslage kleiner, wenn jemand aussteigt? Nein, es gilt die Zahl der Personen zu Beginn. Ein Bot übernimmt den Platz.',
    en: 'Does the supply shrink when somebody leaves? No, the number of players at the start holds. A bot takes over the seat.',
  },
  'TM-R-26': {
    de: 'Die Anleitung sagt einmal „mehr als irgendein Mitspieler“: Gemeint ist mehr als jede andere Person. Die Rechnungen ihrer Beispielbilder stimmen mit dem Text überein.',
    en: 'The rulebook once says “more than any other player”: it means more than each other player. The sums in its example pictures agree with the text.',
  },
}
