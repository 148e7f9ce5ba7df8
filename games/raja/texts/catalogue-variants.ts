/** RJ-11: the short game and the two pro versions. */
import type { Catalogue } from '@durbar/room'

export const variants: Catalogue = {
  'RJ-11.1': {
    de: 'Kurzes Spiel: nur sechs Paläste für jeden und höchstens acht Runden. Geht mit jeder Version zusammen.',
    en: 'Short game: only six palaces each and eight rounds at most. It goes with every version.',
  },
  'RJ-11.2.0': {
    de: 'Profi I ist das Grundspiel mit den folgenden Zusätzen.',
    en: 'Pro I is the base game with the additions that follow.',
  },
  'RJ-11.2.1': {
    de: 'Der Yogi (Karte 7) kommt zu den Personen, und die sieben Chips liegen neben dem Plan.',
    en: 'The Yogi (card 7) joins the characters, and the seven chips lie beside the board.',
  },
  'RJ-11.2.2': {
    de: 'Wer den Yogi hat, bekommt in seinem Zug einen Chip, für gleich oder für später.',
    en: 'Whoever has the Yogi gets a chip in the own turn, to use at once or later.',
  },
  'RJ-11.2.3a': {
    de: 'Ein Chip schenkt dir in deinem Zug eine dritte Aktion nach Wahl, nur nicht die Personenkarte.',
    en: 'A chip gives you a third action of your choice in your turn, except the character.',
  },
  'RJ-11.2.3b': {
    de: 'Mehr als einen Chip je Runde darf niemand einsetzen.',
    en: 'Nobody may use more than one chip in a round.',
  },
  'RJ-11.2.3c': {
    de: 'Ein eingesetzter Chip geht zurück in den Vorrat.',
    en: 'A chip that was used goes back to the supply.',
  },
  'RJ-11.2.3d': {
    de: 'Wann im Zug du die Chip-Aktion ausführst, ist dir überlassen.',
    en: 'At which point of your turn you carry out the chip action is up to you.',
  },
  'RJ-11.2.4': {
    de: 'Spielt ihr nicht zu fünft, steht für jede fehlende Farbe vor Beginn ein Palast auf einem kleinen Platz jeder Stadt: einer zu viert, zwei zu dritt, drei zu zweit. Die Mitte bleibt frei.',
    en: 'With fewer than five of you, each colour that is missing puts a palace on one small site of every city before the start: one with four players, two with three, three with two. The middle stays free.',
  },
  'RJ-11.2.5a': {
    de: 'Die Personenkarten werden versteigert. Der Jüngste eröffnet und muss etwas bieten, und seien es 0 Gold.',
    en: 'The characters are auctioned. The youngest opens and has to bid something, if only zero.',
  },
  'RJ-11.2.5b': {
    de: 'Reihum muss jeder ohne Karte höher gehen oder passen, notfalls mehrmals, bis nur noch einer übrig ist.',
    en: 'In turn, everybody without a card has to go higher or pass, several times round if need be, until one is left.',
  },
  'RJ-11.2.5c': {
    de: 'Wer am höchsten geboten hat, zahlt das der Bank und sucht sich eine freie Karte aus.',
    en: 'The highest bidder pays the bank and picks any free card.',
  },
  'RJ-11.2.5d': {
    de: 'Die nächste Versteigerung eröffnet links vom Gewinner der Erste, der noch keine Karte hat.',
    en: 'The next auction is opened by the first one to the left of the winner who has no card yet.',
  },
  'RJ-11.2.5e': {
    de: 'Überbietet niemand eine Null, ist die Wahl umsonst.',
    en: 'If nobody goes above zero, the choice is free.',
  },
  'RJ-11.2.5f': {
    de: 'So geht es weiter, bis jeder eine Karte hat. Danach kommen die Starthäuser.',
    en: 'This goes on until everybody has a card. Then come the start houses.',
  },
  'RJ-11.2.6a': {
    de: 'Jede Person ist in einer Stadt zu Hause, und in jeder Stadt genau eine.',
    en: 'Every character is at home in one city, and every city is home to exactly one.',
  },
  'RJ-11.2.6b': {
    de: 'Wird die Heimat deiner Person gewertet, hast du dort einen Punkt mehr, auch wenn du sonst nicht vertreten bist.',
    en: 'When the home of your character is scored you have one point more there, even if you are not present otherwise.',
  },
  'RJ-11.3.0': {
    de: 'Profi II: Man kann mehrere Personen haben und alle ihre Fähigkeiten nutzen. Besonders reizvoll zu zweit, möglich mit allen. Profi I gilt mit.',
    en: 'Pro II: you may have several characters and use all their abilities. At its best with two, possible with any number. Pro I applies as well.',
  },
  'RJ-11.3.1': {
    de: 'Zu Beginn ersteigert jeder eine Karte.',
    en: 'At the start everybody wins one card by auction.',
  },
  'RJ-11.3.2': {
    de: 'Solange freie Karten da sind, nimmst du mit „Personenkarte“ eine davon und legst keine zurück.',
    en: 'While there are free cards, the character action takes one of them and puts none back.',
  },
  'RJ-11.3.3': {
    de: 'Sind keine mehr frei, wählst du: tauschen oder abwerben.',
    en: 'When none is free, you choose: swap or recruit.',
  },
  'RJ-11.3.4': {
    de: 'Tauschen: Du nennst die Person eines anderen, er muss sie hergeben und bekommt dafür eine von dir, die du aussuchst.',
    en: 'Swap: you name a character of another player, who has to hand it over and gets one of yours, at your choice.',
  },
  'RJ-11.3.5': {
    de: 'Abwerben: nur bei jemandem, der mehr Personen hat als du. Er sucht aus, welche er dir abtritt, und bekommt nichts dafür.',
    en: 'Recruit: only from somebody with more characters than you. They decide which one to give up and get nothing for it.',
  },
  'RJ-11.3.6': {
    de: 'Für die Reihenfolge zählt die kleinste Karte, die du hast.',
    en: 'For the order of play the lowest of your cards counts.',
  },
  'RJ-11.3.7': {
    de: 'Auch bei Gleichstand in einer Wertung zählt die kleinste.',
    en: 'In a scoring tie it is the lowest one, too.',
  },
}
