/** TM-R-1 to TM-R-26: what a table would ask, and how Durbar answers. */
import type { Catalogue } from '@durbar/room'

export const rulings: Catalogue = {
  'TM-R-1': {
    de: 'Gewinne ich allein auch ein Symbol, das ich gar nicht zeige? Nein, wer keines hat, hat nie die Mehrheit.',
    en: 'Alone in the visit, do I win a symbol I do not show? No, none is never a majority.',
  },
  'TM-R-2': {
    de: 'Welche Reihen zählen beim Vergleich? Nur die, die noch liegen. Wer schon weg ist oder noch nichts gespielt hat, zeigt nichts.',
    en: 'Which rows count in the comparison? Only those still lying. Whoever has left, or has not played yet, shows none.',
  },
  'TM-R-3': {
    de: 'Und wenn keine meiner Karten passt? Dann bleibt dir nur der Rückzug, auch mit leerer Hand. Hattest du noch nichts gespielt, ziehst du die Zusatzkarte.',
    en: 'And if none of my cards fits? Then withdrawing is all you can do, even with an empty hand. If you had played nothing yet, you draw the extra card.',
  },
  'TM-R-4': {
    de: 'Darf ich auf einen Gewinn verzichten? Nein. Du nimmst alles, was dir zusteht, und baust jeden Palast.',
    en: 'May I decline a prize? No. You take everything you lead in and build every palace.',
  },
  'TM-R-5': {
    de: 'In welcher Reihenfolge baue ich? Erst die normalen Paläste, zuletzt den Kronenpalast. Jedes Bonusplättchen wird gewertet, bevor du weiterbaust.',
    en: 'In which order do I build? Normal palaces first, the crown palace last. Each bonus tile is scored before you go on building.',
  },
  'TM-R-6': {
    de: 'Darf mein Kronenpalast neben meinen eigenen Palast? Ja, es hat nur keinen Nutzen. In jeder Stadt ist Platz für einen normalen und einen Kronenpalast.',
    en: 'May my crown palace join my own palace? Yes, though it gains nothing. Every city has room for one normal and one crown palace.',
  },
  'TM-R-7': {
    de: 'Ändert die Reihenfolge etwas an den Warenpunkten? Nein. Jedes Paar gleicher Waren zahlt genau einmal; k gleiche bringen zusammen k mal (k + 1) durch 2.',
    en: 'Does the order change the points for goods? No. Every pair of equal goods pays exactly once; k of a kind bring k times (k + 1) over 2 in all.',
  },
  'TM-R-8': {
    de: 'Kartenplättchen bei leerem Stapel? Der Ablagestapel wird gemischt, ohne deine Reihe, die noch auf dem Tisch liegt.',
    en: 'A card tile with the pile empty? The discard pile is shuffled, without your row, which still lies on the table.',
  },
  'TM-R-9': {
    de: 'Wann wird gemischt? Erst wenn eine Karte gebraucht wird und der Stapel leer ist, notfalls mitten im Auffüllen.',
    en: 'When is it shuffled? Only when a card is needed and the pile is empty, even halfway through filling the supply.',
  },
  'TM-R-10': {
    de: 'Und wenn beide Stapel leer sind? Dann entfällt das Ziehen, der Nachschub bleibt kürzer, und jeder nimmt, was da ist, höchstens zwei.',
    en: 'And if both piles are empty? Then nothing is drawn, the supply stays short, and everyone takes what there is, two at most.',
  },
  'TM-R-11': {
    de: 'Bekommt auch der Letzte die Zusatzkarte? Ja, wenn er nichts gespielt hat: eine verdeckte und die letzte offene.',
    en: 'Does the last player get the extra card too? Yes, if they played nothing: one hidden card and the last open one.',
  },
  'TM-R-12': {
    de: 'Wann zahlt die Punktekarte? Beim Ausspielen, einmal je Besuch, und die Punkte bleiben, auch wenn du sonst nichts gewinnst.',
    en: 'When does the points card pay? When played, once per visit, and the points stay even if you win nothing else.',
  },
  'TM-R-13': {
    de: 'Darf die freie Farbwahl auch eine Karte meiner Farbe begleiten? Ja. Deine Farbe ändert sie nie.',
    en: 'May free colour go with a card of my own colour? Yes. It never changes your colour.',
  },
  'TM-R-14': {
    de: 'Können zwei dieselbe Sonderkarte verlangen? Nein, je Besuch gibt es nur eine Marke jeder Person. Getauscht wird nach Wesir, General, Mönch, Prinzessin.',
    en: 'Can two players claim the same special card? No, each visit gives out one token of each person. Exchanges go vizier, general, monk, princess.',
  },
  'TM-R-15': {
    de: 'Wird auch nach dem zwölften Besuch getauscht? Ja, noch vor der Wertung der Hände.',
    en: 'Are tokens exchanged after the twelfth visit too? Yes, before the hands are scored.',
  },
  'TM-R-16': {
    de: 'Kann der Markenvorrat ausgehen? Nein. Zwischen den Besuchen hat jeder höchstens eine von jeder Person, also sind höchstens fünf unterwegs.',
    en: 'Can the stock of tokens run out? No. Between visits everyone has one of each person at most, so no more than five are out.',
  },
  'TM-R-17': {
    de: 'Gleichstand am Ende? Ein geteilter Platz; der nächste entfällt. Zwei Erste heißt: kein Zweiter.',
    en: 'A tie at the end? A shared place, and the next is skipped. Two firsts mean no second.',
  },
  'TM-R-18': {
    de: 'Darf ich den Ablagestapel durchsehen? Ja, alles darin lag offen.',
    en: 'May I look through the discard pile? Yes, everything in it was played openly.',
  },
  'TM-R-19': {
    de: 'Muss ich sagen, wie viele Karten ich habe? Ja, das sieht jeder.',
    en: 'Must I say how many cards I hold? Yes, everyone can see it.',
  },
  'TM-R-20': {
    de: 'Und wenn niemand in Agra baut? Dann ist das Taj-Mahal-Plättchen verloren wie jedes andere.',
    en: 'And if nobody builds in Agra? Then the Taj Mahal tile is lost like any other.',
  },
  'TM-R-21': {
    de: 'Auf einer Festung steht nur ein Kronenpalast: Was wird aus dem Plättchen? Es bleibt bis zum Ende des Besuchs liegen und ist dann verloren.',
    en: 'Only a crown palace stands on a fortress: what becomes of the tile? It stays until the visit ends and is then lost.',
  },
  'TM-R-22': {
    de: '15 Plättchen, 16 Festungen? Die sechzehnte ist Agra mit dem Taj Mahal.',
    en: '15 tiles but 16 fortresses? The sixteenth is Agra with the Taj Mahal.',
  },
  'TM-R-23': { de: 'Gibt es ein Handlimit? Nein.', en: 'Is there a hand limit? No.' },
  'TM-R-24': {
    de: 'Sind Provinzen verbunden, die sich nur berühren? Nein, nur Straßen verbinden. Eine Straße gehört niemandem und lässt sich nicht sperren.',
    en: 'Are provinces joined that merely touch? No, only roads join. A road belongs to nobody and cannot be blocked.',
  },
  'TM-R-25': {
    de: 'Schrumpft der Nachschub, wenn jemand geht? Nein, die Spielerzahl zu Beginn gilt. Ein Bot übernimmt den Platz.',
    en: 'Does the supply shrink when someone leaves? No, the number of players at the start holds. A bot takes over the seat.',
  },
  'TM-R-26': {
    de: 'Die Anleitung sagt einmal „mehr als irgendein Mitspieler“: Gemeint ist mehr als jeder einzelne. Die Zahlen ihrer Bilder haben wir mit dem Text abgeglichen.',
    en: 'The rulebook once says “more than any other player”: it means more than each of them. The figures in its pictures agree with the text.',
  },
}
