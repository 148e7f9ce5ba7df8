/** VM-1 to VM-4: from opening the box to the first step of a turn. */
import type { Catalogue } from '@durbar/room'

export const play: Catalogue = {
  'VM-1.1': {
    de: 'Der Maharaja ist alt geworden, und seine Söhne hoffen auf den Thron. Du bist einer von ihnen und kaufst edle Antiquitäten, um seine Gunst zu gewinnen. Wer ihn am meisten erfreut, wird der neue Maharaja.',
    en: 'The Maharaja has grown old, and the sons of the house hope for the throne. You are one of them and buy fine antiques to win favour. Whoever pleases the ruler most becomes the new Maharaja.',
  },
  'VM-1.2': {
    de: 'Punkte erhältst du für Antiquitäten, für Sammlungskarten und für Geld, das am Ende übrig ist.',
    en: 'You score for antiques, for collection cards and for money left over at the end.',
  },
  'VM-1.3': {
    de: 'Wer am Ende die meisten Punkte hat, gewinnt.',
    en: 'Whoever has the most points at the end wins.',
  },
  'VM-2.1': {
    de: 'Mischt die 36 Antiquitäten – 6 Sorten in 6 Farben, jedes Paar einmal – zu einem verdeckten Nachziehstapel.',
    en: 'Shuffle the 36 antiques – 6 kinds in 6 colours, each pair once – into a face-down draw pile.',
  },
  'VM-2.2': {
    de: 'Deckt 4 Antiquitäten in einer Reihe auf: das aktuelle Angebot.',
    en: 'Turn up 4 antiques in a row: the current offer.',
  },
  'VM-2.3': {
    de: 'Nehmt zu viert nur die 5 Handelskarten mit 4 Personen auf der Rückseite.',
    en: 'With 4 players take only the 5 trade cards that show 4 persons on the back.',
  },
  'VM-2.4': {
    de: 'Nehmt zu zweit oder zu dritt nur die 4 Handelskarten ohne Personen auf der Rückseite.',
    en: 'With 2 or 3 players take only the 4 trade cards without persons on the back.',
  },
  'VM-2.5': {
    de: 'Legt die Handelskarten offen in eine Reihe, mit fallenden Zahlen von links nach rechts: zu zweit und zu dritt 4 – 3 – 2 – 2, zu viert 4 – 3 – 3 – 2 – 2.',
    en: 'Lay the trade cards face up in a row, with numbers falling from left to right: 4 – 3 – 2 – 2 with 2 or 3 players, 4 – 3 – 3 – 2 – 2 with 4.',
  },
  'VM-2.6': {
    de: 'Die übrigen Handelskarten kommen aus dem Spiel.',
    en: 'The other trade cards leave the game.',
  },
  'VM-2.7': {
    de: 'Legt alle 15 Sammlungskarten nach Sorten aus, mit der beigen Seite nach oben: der allgemeine Vorrat.',
    en: 'Lay out all 15 collection cards by kind, beige side up: the general supply.',
  },
  'VM-2.8': {
    de: 'Alle Münzen bilden die Bank: 14 Goldmünzen und 12 Silbermünzen.',
    en: 'All coins form the bank: 14 gold coins and 12 silver coins.',
  },
  'VM-2.9': {
    de: 'Legt eine Goldmünze aus der Bank auf das große runde Feld jeder Handelskarte.',
    en: 'Put one gold coin from the bank on the large round field of each trade card.',
  },
  'VM-2.10': {
    de: 'Bestimmt auf beliebige Weise, wer beginnt. In Durbar entscheidet das Los, wenn ihr nichts anderes abmacht.',
    en: 'Choose in any way who begins. In Durbar lots are drawn unless you agree otherwise.',
  },
  'VM-2.11': {
    de: 'Wer beginnt, erhält 1 Gold- und 1 Silbermünze, also 4 Rupien.',
    en: 'Whoever begins gets 1 gold coin and 1 silver coin: 4 rupees.',
  },
  'VM-2.12': {
    de: 'Alle anderen erhalten 1 Gold- und 2 Silbermünzen, also 5 Rupien.',
    en: 'All others get 1 gold coin and 2 silver coins: 5 rupees.',
  },
  'VM-2.13': {
    de: 'Euer Geld liegt immer für alle sichtbar.',
    en: 'Your money always lies where everybody can see it.',
  },
  'VM-2.14': {
    de: 'Die Person mit 4 Rupien macht den ersten Zug.',
    en: 'The player with 4 rupees takes the first turn.',
  },
  'VM-3.1': {
    de: 'Ihr seid reihum im Uhrzeigersinn am Zug, bis der Verkaufstag endet.',
    en: 'You take turns clockwise until the sales day ends.',
  },
  'VM-3.2': {
    de: 'Das Spiel ist eine Folge von 9 Verkaufstagen.',
    en: 'The game is a series of 9 sales days.',
  },
  'VM-3.3': {
    de: 'Dein Zug hat 3 Schritte in dieser Reihenfolge: Aktion, Sammlungskarte, Steuern.',
    en: 'Your turn has 3 steps in this order: action, collection card, taxes.',
  },
  'VM-3.4': {
    de: 'Nach dem Schritt Steuern ist die Person links von dir am Zug.',
    en: 'After the taxes step it is the turn of the player on your left.',
  },
  'VM-4.1': {
    de: 'Du musst genau eines tun: eine Goldmünze nehmen oder eine Antiquität kaufen. Passen darfst du nicht.',
    en: 'You must do exactly one thing: take a gold coin or buy an antique. You may not pass.',
  },
  'VM-4.2': {
    de: 'Nimm von den Handelskarten die Münze, die am weitesten links liegt. Sie bringt dir 3 Rupien.',
    en: 'Take the coin that lies furthest left on the trade cards. It brings you 3 rupees.',
  },
  'VM-4.3': {
    de: 'Nimm eine beliebige Antiquität aus dem aktuellen Angebot und zahl den Preis an die Bank. Sie liegt von nun an offen vor dir.',
    en: 'Take any antique from the current offer and pay the price to the bank. From now on it lies face up in front of you.',
  },
  'VM-4.4': {
    de: 'Der Preis ist für alle Antiquitäten gleich. Es gilt die Zahl unten auf der Handelskarte ganz links, auf der noch eine Münze liegt: 4, 3 oder 2 Rupien.',
    en: 'The price is the same for all antiques. It is the number at the foot of the leftmost trade card that still holds a coin: 4, 3 or 2 rupees.',
  },
  'VM-4.5': {
    de: 'Hast du weniger Rupien als der Preis, kannst du nicht kaufen. Dann nimmst du die Münze.',
    en: 'If you have fewer rupees than the price, you cannot buy. Then you take the coin.',
  },
  'VM-4.6': {
    de: 'Eine gekaufte Antiquität legst du offen vor dir ab.',
    en: 'You lay a bought antique face up in front of you.',
  },
  'VM-4.7': {
    de: 'Deine Antiquitäten liegen nach Sorten geordnet und überlappend. Es reicht, wenn das obere Viertel jeder Karte zu sehen ist.',
    en: 'Your antiques lie sorted by kind and overlapping. It is enough if the top quarter of each card can be seen.',
  },
  'VM-4.8': {
    de: 'In einem Zug nimmst du nie mehr als eine Münze, kaufst nie mehr als eine Antiquität und tust nie beides.',
    en: 'In one turn you never take more than one coin, never buy more than one antique, and never do both.',
  },
  'VM-4.9': {
    de: 'Zu kaufen ist nur, was im aktuellen Angebot liegt – nichts vom Nachziehstapel und nichts von den anderen.',
    en: 'Only what lies in the current offer is for sale – nothing from the draw pile, nothing from the others.',
  },
  'VM-4.10': {
    de: 'Die Zahl auf einer Antiquität sind ihre Punkte am Spielende, 1 bis 3. Mit dem Preis hat sie nichts zu tun.',
    en: 'The number on an antique is its points at the end of the game, 1 to 3. It has nothing to do with the price.',
  },
  'VM-4.11': {
    de: 'Eine Lücke im aktuellen Angebot bleibt bis zum Ende des Verkaufstags leer.',
    en: 'A gap in the current offer stays empty until the sales day ends.',
  },
}
