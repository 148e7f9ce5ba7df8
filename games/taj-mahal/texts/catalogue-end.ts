/** TM-7 to TM-10: after a withdrawal, between visits, at the end. */
import type { Catalogue } from '@durbar/room'

export const end: Catalogue = {
  'TM-7.1': {
    de: 'Nach der Wertung kommen deine ausgespielten Karten offen auf den Ablagestapel, Sonderkarten zurück auf die Hand.',
    en: 'After scoring, the cards you played go face up on the discard pile, special cards back into your hand.',
  },
  'TM-7.2': {
    de: 'Abgelegte Karten zählen nicht mehr. Mancher Gleichstand löst sich so für die, die noch dabei sind.',
    en: 'Discarded cards no longer count. Many a tie is thus broken for those who stay.',
  },
  'TM-7.3': {
    de: 'Zum Schluss nimmst du 2 beliebige Karten aus der Auslage auf die Hand.',
    en: 'Last, you take any 2 cards from the supply into your hand.',
  },
  'TM-7.4': {
    de: 'Wer sich als Letztes zurückzieht, erhält die 1 Karte, die übrig ist.',
    en: 'The last player to withdraw gets the 1 card that is left.',
  },
  'TM-7.5': {
    de: 'Ziehst du dich zurück, ohne etwas ausgespielt zu haben, gewinnst du nichts. Dafür ziehst du vor der Wahl 1 Karte vom Nachziehstapel.',
    en: 'If you withdraw without having played anything, you win nothing. Instead you draw 1 card from the draw pile before you choose.',
  },
  'TM-7.6': {
    de: 'Nach einem Rückzug spielen die Übrigen im Uhrzeigersinn weiter.',
    en: 'After a withdrawal the others go on clockwise.',
  },
  'TM-8.1': {
    de: 'Am Ende des Besuchs legst du 2 gleiche Einflussmarken in den Vorrat zurück und nimmst die passende Sonderkarte.',
    en: 'At the end of the visit you return 2 equal influence tokens to the stock and take the matching special card.',
  },
  'TM-8.2': {
    de: 'Die Sonderkarte nimmst du vom Tisch oder aus der Hand der Person, die sie gerade hat.',
    en: 'You take the special card from the table, or from the hand of the player who holds it.',
  },
  'TM-8.3': {
    de: 'Hast du genau diese Sonderkarte schon, gibst du die 2 Einflussmarken ohne Gegenwert zurück.',
    en: 'If you already hold that very special card, you return the 2 influence tokens for nothing.',
  },
  'TM-8.4': {
    de: 'Ein Provinz-Plättchen, das niemand gewonnen hat, kommt aus dem Spiel.',
    en: 'A province tile that nobody has won is out of the game.',
  },
  'TM-8.5': {
    de: 'Die Krone und Einflussmarken, die niemand gewonnen hat, bleiben am Hof.',
    en: 'The crown and influence tokens that nobody has won stay at court.',
  },
  'TM-8.6': {
    de: 'Der Startspielerstein geht an die Person links.',
    en: 'The start player marker passes to the left.',
  },
  'TM-8.7': {
    de: 'Der Anzeigestein kommt in die Provinz mit der nächsten Nummer.',
    en: 'The province marker moves to the province with the next number.',
  },
  'TM-8.8': {
    de: 'Das Provinz-Plättchen der neuen Provinz kommt an den Hof.',
    en: 'The province tile of the new province moves to court.',
  },
  'TM-8.9': {
    de: 'Am Hof fehlende Einflussmarken ersetzt ihr aus dem Vorrat.',
    en: 'Influence tokens missing at court are replaced from the stock.',
  },
  'TM-8.10': {
    de: 'Die Krone kehrt an den Hof zurück. Der Palast, auf dem sie saß, bleibt als normaler Palast stehen.',
    en: 'The crown returns to court. The palace it sat on stays as a normal palace.',
  },
  'TM-8.11': {
    de: 'Die Auslage füllt ihr wieder auf die volle Zahl auf, auch vor dem letzten Besuch.',
    en: 'The supply is filled up to its full number again, also before the last visit.',
  },
  'TM-8.12': {
    de: 'Ist der Nachziehstapel aufgebraucht, mischt ihr den Ablagestapel: Er wird der neue Nachziehstapel.',
    en: 'When the draw pile is used up, the discard pile is shuffled: it becomes the new draw pile.',
  },
  'TM-9.1': {
    de: 'Die Partie endet nach dem 12. Besuch.',
    en: 'The game ends after visit 12.',
  },
  'TM-9.2': {
    de: 'Dann zählt deine Hand, auch die Karten aus dem letzten Besuch: 1 Einflusspunkt je Sonderkarte, je weiße Karte und je Karte deiner längsten Farbe.',
    en: 'Then your hand counts, the cards of the last visit included: 1 influence point for each special card, each white card and each card of your longest colour.',
  },
  'TM-9.3': {
    de: 'Hast du von mehreren Farben gleich viele Karten, zählt nur eine davon.',
    en: 'If several of your colours are equally long, only one of them counts.',
  },
  'TM-9.4': {
    de: 'Alle anderen Farbkarten und übrige Einflussmarken sind wertlos.',
    en: 'All other coloured cards and leftover influence tokens are worth nothing.',
  },
  'TM-9.5': {
    de: 'Wer die meisten Einflusspunkte hat, gewinnt.',
    en: 'Whoever has the most influence points wins.',
  },
  'TM-10.1': {
    de: 'Karten sind knapp. Punkte in vielen Besuchen sind mehr wert als ein einziger großer; frühe Paläste und Waren zahlen sich später noch einmal aus. Meide lange Kämpfe; eine große Hand schreckt ab. Beobachte, welche Karten andere nehmen, und nimm Karten für die Provinz, um die du kämpfen willst.',
    en: 'Cards are scarce. Points in many visits are worth more than one big visit; early palaces and goods pay again later. Avoid long fights; a big hand deters. Watch which cards others take, and take cards for the province you want to fight for.',
  },
}
