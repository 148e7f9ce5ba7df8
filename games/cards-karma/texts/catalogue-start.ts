/** CK-1 to CK-4: from the box to the first die. */
import type { Catalogue } from '@durbar/room'

export const start: Catalogue = {
  'CK-1.1': {
    de: 'Für 2 bis 4 Personen.',
    en: 'For 2 to 4 players.',
  },
  'CK-1.2': {
    de: 'Wählt je eine Farbe und nehmt ihr Set: 6 Zählleistenkarten und 2 Übersichtskarten. Alle Sets sind gleich. Übrige Sets kommen in die Schachtel.',
    en: 'Each choose a colour and take its set: 6 scoring cards and 2 overview cards. All sets are alike. Spare sets go back into the box.',
  },
  'CK-1.3': {
    de: 'Misch deine Zählleistenkarten und leg sie als Reihe vor dir aus, die Tagseite nach oben. Welcher Bonus wo auf der Nachtseite steht, weiß niemand, auch du nicht.',
    en: 'Shuffle your scoring cards and lay them out in a row before you, day side up. Nobody knows which bonus is on which night side, not even you.',
  },
  'CK-1.4': {
    de: 'Legt Verwalterkarten, Münzen, Ruhmtoken und Karmatoken als gemeinsamen Vorrat bereit.',
    en: 'Put the administrator cards, coins, fame tokens and karma tokens within reach as the common supply.',
  },
  'CK-1.5': {
    de: 'Mischt die 144 Spielkarten zu einem Nachziehstapel. Die Aktionsseite liegt oben, die Würfelseite unten.',
    en: 'Shuffle the 144 play cards into a draw pile. The action face lies up, the die face down.',
  },
  'CK-1.6': {
    de: 'Zieht reihum je 4 Karten vom Nachziehstapel auf die Hand. Haltet sie so, dass ihr selbst die Würfelseite seht.',
    en: 'In turn, draw 4 cards each from the draw pile into your hand. Hold them so that you see the die face yourself.',
  },
  'CK-1.7': {
    de: 'Legt zuletzt das Raster in die Tischmitte, die Aktionsseiten nach oben: zu zweit 12 Karten (3 × 4), zu dritt 16 (4 × 4), zu viert 20 (5 × 4).',
    en: 'Last of all, lay the grid in the middle of the table, action faces up: 12 cards (3 × 4) for 2 players, 16 (4 × 4) for 3, 20 (5 × 4) for 4.',
  },
  'CK-1.8': {
    de: 'Die älteste Person nimmt den Startofanten, die grüne Decke nach oben, und beginnt.',
    en: 'The oldest player takes the start elephant, green blanket up, and begins.',
  },
  'CK-1.9': {
    de: 'Am Anfang hat niemand Token, Münzen, Verwalter oder Karten in der Auslage.',
    en: 'Nobody begins with tokens, coins, administrators or cards in their tableau.',
  },
  'CK-2.1': {
    de: 'Eine Runde besteht aus 2 Durchgängen. In jedem Durchgang seid ihr alle einmal am Zug, im Uhrzeigersinn. Wer den Startofanten hat, beginnt.',
    en: 'A round consists of 2 passes. In each pass every player has one turn, clockwise. Whoever has the start elephant begins.',
  },
  'CK-2.2': {
    de: 'Nach beiden Durchgängen endet die Runde, und der Startofant wandert weiter.',
    en: 'After both passes the round ends, and the start elephant moves on.',
  },
  'CK-2.3': {
    de: 'In deinem Zug führst du genau 1 der 5 Aktionen aus: Du nimmst eine Würfel-, Gebäude-, Schiffs-, Waren- oder Palastaktionskarte aus dem Raster. Aussetzen darfst du nicht.',
    en: 'On your turn you carry out exactly 1 of the 5 actions: take a die card, a building, ship, goods or palace action card from the grid. You may not sit out.',
  },
  'CK-2.4': {
    de: 'Mit Verwaltern kannst du in deinem Zug mehr tun.',
    en: 'Administrators let you do more on your turn.',
  },
  'CK-3.1': {
    de: 'Jede Karte hat eine Aktionsseite und eine Würfelseite. Auf der Hand ist sie nur ein Würfel. Im Raster und in der Auslage zählt nur ihre Aktionsseite.',
    en: 'Every card has an action face and a die face. In hand it is a die and nothing else. In the grid and in a tableau only its action face counts.',
  },
  'CK-3.2': {
    de: 'Alles, was du ausgibst oder abwirfst, kommt auf den gemeinsamen Ablagestapel, die Würfelseite nach oben.',
    en: 'Everything you spend or discard goes onto the common discard pile, die face up.',
  },
  'CK-3.3': {
    de: 'Erst wenn der Nachziehstapel aufgebraucht ist, mischt ihr den Ablagestapel. Er wird mit der Aktionsseite nach oben zum neuen Nachziehstapel.',
    en: 'Only when the draw pile is used up do you shuffle the discard pile. It becomes the new draw pile, action face up.',
  },
  'CK-3.4': {
    de: 'Nimmst du eine Karte aus dem Raster, bleibt dort eine Lücke. Sie wird erst am Ende der Runde gefüllt.',
    en: 'When you take a card from the grid, a gap stays there. It is filled only at the end of the round.',
  },
  'CK-3.5': {
    de: 'Gebäude, Waren und Schiffe legst du offen in je eine Reihe vor dir. Das ist deine Auslage. Palastaktionskarten bleiben nie liegen.',
    en: 'Buildings, goods and ships go face up into a row each before you. This is your tableau. Palace action cards never stay.',
  },
  'CK-4.1': {
    de: 'Nimm eine beliebige Karte aus dem Raster mit der Würfelseite nach vorn auf die Hand. Ihre Ecke oben rechts zeigt dir die Farbe des Würfels. Die Augenzahl siehst du erst danach.',
    en: 'Take any card from the grid into your hand, die face towards you. Its top right corner shows you the colour of the die. You see the value only afterwards.',
  },
  'CK-4.2': {
    de: 'Handkartenlimit: Du hast nie mehr als 8 Würfelkarten auf der Hand.',
    en: 'Hand limit: you never hold more than 8 die cards.',
  },
  'CK-4.3': {
    de: 'Kämst du über 8, wirfst du zuerst überzählige Würfelkarten deiner Wahl ab. Danach nimmst du die neuen.',
    en: 'If you would exceed 8, first discard surplus die cards of your choice. Then take the new ones.',
  },
}
