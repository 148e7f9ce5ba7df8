/** CK-1 to CK-4: from the box to the first die. */
import type { Catalogue } from '@durbar/room'

export const start: Catalogue = {
  'CK-1.1': {
    de: 'Zwei, drei oder vier Personen können mitspielen.',
    en: 'The game is for two, three or four people.',
  },
  'CK-1.2': {
    de: 'Jede Person wählt eine Farbe und bekommt deren sechs Zählleistenkarten und zwei Übersichtskarten. Die Sätze gleichen einander; übrige bleiben in der Schachtel.',
    en: 'Everybody picks a colour and gets its six track cards and two overview cards. The sets are alike; spare ones stay in the box.',
  },
  'CK-1.3': {
    de: 'Mischt eure sechs Zählleistenkarten und legt sie als Reihe vor euch, Tagseite nach oben. Welcher Bonus wo auf der Nachtseite steht, weiß niemand, auch du nicht.',
    en: 'Shuffle your six track cards and lay them out in a row, day side up. Nobody, not even you, knows which bonus waits on which night side.',
  },
  'CK-1.4': {
    de: 'Verwalter, Münzen, Ruhm und Karma liegen als gemeinsamer Vorrat bereit.',
    en: 'Stewards, coins, fame and karma lie ready in a common supply.',
  },
  'CK-1.5': {
    de: 'Die 144 Spielkarten werden gemischt und bilden einen Nachziehstapel, dessen Aktionsseite nach oben zeigt.',
    en: 'The 144 play cards are shuffled into a draw pile that lies with its action face up.',
  },
  'CK-1.6': {
    de: 'Reihum nehmt ihr je vier Karten davon auf die Hand, die Würfelseite zu euch.',
    en: 'In seat order everybody draws four of them into hand, die face towards the owner.',
  },
  'CK-1.7': {
    de: 'Zum Schluss entsteht in der Tischmitte das Raster, Aktionsseiten nach oben: 12 Karten (3 x 4) zu zweit, 16 (4 x 4) zu dritt, 20 (5 x 4) zu viert.',
    en: 'Last of all the grid is laid in the middle, action faces up: 12 cards (3 x 4) for two players, 16 (4 x 4) for three, 20 (5 x 4) for four.',
  },
  'CK-1.8': {
    de: 'Die älteste Person nimmt den Startelefanten mit der grünen Decke nach oben und beginnt.',
    en: 'The oldest person takes the start elephant, green blanket up, and begins.',
  },
  'CK-1.9': {
    de: 'Token, Verwalter und Auslage hat am Anfang niemand.',
    en: 'Nobody starts with tokens, stewards or cards on the table.',
  },
  'CK-2.1': {
    de: 'Eine Runde besteht aus zwei Durchgängen. In jedem ist jede Person einmal am Zug, im Uhrzeigersinn ab dem Startelefanten.',
    en: 'A round has two passes. In each of them everybody has one turn, clockwise from the start elephant.',
  },
  'CK-2.2': {
    de: 'Sind beide Durchgänge vorbei, endet die Runde und der Elefant zieht weiter.',
    en: 'When both passes are over the round ends and the elephant moves on.',
  },
  'CK-2.3': {
    de: 'In deinem Zug tust du genau eines: einen Würfel nehmen (A), ein Gebäude (B), ein Schiff (C), Waren (D) oder eine Palastaktion (E). Aussetzen geht nicht.',
    en: 'On your turn you do exactly one thing: take a die (A), a building (B), a ship (C), goods (D) or a palace action (E). You cannot sit out.',
  },
  'CK-2.4': {
    de: 'Mit Verwaltern kannst du mehr als das tun.',
    en: 'Stewards let you do more than that.',
  },
  'CK-3.1': {
    de: 'Eine Karte auf der Hand ist nur ein Würfel; im Raster und in der Auslage gilt nur ihre Aktionsseite.',
    en: 'A card in hand is a die and nothing else; in the grid and in a tableau only its action face counts.',
  },
  'CK-3.2': {
    de: 'Was ausgegeben oder abgeworfen wird, kommt mit der Würfelseite nach oben auf einen gemeinsamen Ablagestapel.',
    en: 'Whatever is spent or discarded goes die face up onto one common discard pile.',
  },
  'CK-3.3': {
    de: 'Ist der Nachziehstapel leer, aber erst dann, wird der Ablagestapel gemischt und mit der Aktionsseite nach oben zum neuen Nachziehstapel.',
    en: 'Once the draw pile is used up, and not before, the discard pile is shuffled and becomes the new draw pile, action face up.',
  },
  'CK-3.4': {
    de: 'Lücken im Raster bleiben bis zum Ende der Runde, außer es läuft ganz leer.',
    en: 'Gaps in the grid stay until the end of the round, unless it runs completely empty.',
  },
  'CK-3.5': {
    de: 'Gebäude, Schiffe und Waren liegen offen in je einer eigenen Reihe vor dir. Palastkarten bleiben nie liegen.',
    en: 'Buildings, ships and goods lie open before you in a row of their own. Palace cards never stay.',
  },
  'CK-4.1': {
    de: 'Nimm eine beliebige Karte des Rasters als Würfel auf die Hand. Ihre Würfelfarbe siehst du vorher, ihre Augenzahl nicht.',
    en: 'Take any card of the grid into your hand as a die. You can see its die colour beforehand, but not its value.',
  },
  'CK-4.2': {
    de: 'Mehr als acht Würfel hast du nie auf der Hand.',
    en: 'You never hold more than eight dice.',
  },
  'CK-4.3': {
    de: 'Kämst du über acht, wirfst du zuerst so viele Würfel deiner Wahl ab, wie zu viel wären; dann nimmst du die neuen.',
    en: 'If you would exceed eight, first discard as many dice of your choice as there would be too many; then take the new ones.',
  },
}
