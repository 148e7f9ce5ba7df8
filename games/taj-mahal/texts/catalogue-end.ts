/** TM-7 to TM-10: after a withdrawal, between visits, at the end. */
import type { Catalogue } from '@durbar/room'

export const end: Catalogue = {
  'TM-7.1': {
    de: 'Nach der Wertung kommt deine Reihe, außer den Sonderkarten, offen auf den Ablagestapel.',
    en: 'After scoring, your row goes face up to the discard pile, special cards excepted.',
  },
  'TM-7.2': {
    de: 'Sie zählt von da an nicht mehr; so löst sich mancher Gleichstand zugunsten derer, die bleiben.',
    en: 'From then on it no longer counts, so that many a tie breaks in favour of those who stay.',
  },
  'TM-7.3': {
    de: 'Zum Schluss nimmst du zwei beliebige Karten aus dem offenen Nachschub.',
    en: 'Finally you take any two cards from the open supply.',
  },
  'TM-7.4': {
    de: 'Der Letzte bekommt die eine Karte, die noch da ist.',
    en: 'The last player gets the one card that is left.',
  },
  'TM-7.5': {
    de: 'Ziehst du dich zurück, ohne etwas gespielt zu haben, gewinnst du nichts, ziehst aber vor der Auswahl noch die oberste Karte vom Stapel.',
    en: 'If you withdraw without having played anything, you win nothing but draw the top card of the pile before choosing from the supply.',
  },
  'TM-7.6': {
    de: 'Danach geht es im Uhrzeigersinn mit den Übrigen weiter.',
    en: 'Then play goes on clockwise among those who remain.',
  },
  'TM-8.1': {
    de: 'Am Ende des Besuchs gibt jeder, der zwei gleiche Marken hat, beide zurück und nimmt die passende Sonderkarte.',
    en: 'When the visit ends, everyone with two equal tokens returns both and takes the matching special card.',
  },
  'TM-8.2': {
    de: 'Er nimmt sie vom Tisch, oder aus der Hand dessen, der sie hat.',
    en: 'It comes from the table, or from the hand of whoever holds it.',
  },
  'TM-8.3': {
    de: 'Hast du genau diese Karte schon, gibst du die Marken ohne Gegenwert zurück.',
    en: 'If you already hold that very card, the tokens go back for nothing.',
  },
  'TM-8.4': {
    de: 'Ein Provinzplättchen, das keiner gewonnen hat, kommt aus dem Spiel.',
    en: 'A province tile that nobody won leaves the game.',
  },
  'TM-8.5': {
    de: 'Krone und Marken, die keiner gewonnen hat, bleiben am Hof.',
    en: 'Crown and tokens that nobody won stay at court.',
  },
  'TM-8.6': {
    de: 'Der Startspielerstein geht an den linken Nachbarn.',
    en: 'The start player marker passes to the left.',
  },
  'TM-8.7': {
    de: 'Der Provinzanzeiger zieht in die Provinz mit der nächsten Zahl.',
    en: 'The province marker moves to the province with the next number.',
  },
  'TM-8.8': { de: 'Deren Plättchen kommt an den Hof.', en: 'That province’s tile moves to court.' },
  'TM-8.9': {
    de: 'Am Hof fehlende Marken werden aus dem Vorrat ergänzt.',
    en: 'Tokens missing at court are replaced from the stock.',
  },
  'TM-8.10': {
    de: 'Die Krone kehrt an den Hof zurück; der Palast, auf dem sie saß, bleibt als gewöhnlicher Palast stehen.',
    en: 'The crown returns to court; the palace it sat on stays as an ordinary palace.',
  },
  'TM-8.11': {
    de: 'Der Nachschub wird auf die volle Zahl aufgefüllt, auch vor dem zwölften Besuch.',
    en: 'The supply is filled up to its full size, also before the twelfth visit.',
  },
  'TM-8.12': {
    de: 'Ist der Nachziehstapel leer, wird der Ablagestapel gemischt und ersetzt ihn.',
    en: 'When the draw pile is used up, the discard pile is shuffled and takes its place.',
  },
  'TM-9.1': { de: 'Nach dem zwölften Besuch ist Schluss.', en: 'The game ends after the twelfth visit.' },
  'TM-9.2': {
    de: 'Dann zählt deine Hand, samt den zuletzt genommenen Karten: 1 Punkt je Sonderkarte, je weiße Karte und je Karte deiner häufigsten Farbe.',
    en: 'Then your hand counts, the cards taken last included: 1 point for each special card, each white card and each card of your most frequent colour.',
  },
  'TM-9.3': {
    de: 'Sind mehrere Farben gleich lang, zählt nur eine davon.',
    en: 'If several colours are equally long, only one of them counts.',
  },
  'TM-9.4': {
    de: 'Andere Farbkarten und übrige Marken sind wertlos.',
    en: 'Other coloured cards and leftover tokens are worth nothing.',
  },
  'TM-9.5': { de: 'Wer die meisten Punkte hat, gewinnt.', en: 'Whoever has the most points wins.' },
  'TM-10.1': {
    de: 'Rat aus der Anleitung: Merk dir, welche Karten andere nehmen. Karten sind knapp, viele kleine Erfolge schlagen einen großen, und frühe Paläste und Waren zahlen sich immer wieder aus. Meide lange Kämpfe; eine große Hand schreckt ab. Nimm Karten für die Provinz, um die du kämpfen willst.',
    en: 'Advice from the rulebook: note which cards others take. Cards are scarce, many small gains beat one big one, and early palaces and goods pay again and again. Avoid long fights; a big hand deters. Take cards for the province you mean to fight for.',
  },
}
