/** TM-1 and TM-2: from the open box to the course of a visit. */
import type { Catalogue } from '@durbar/room'

export const setup: Catalogue = {
  'TM-1.1': {
    de: 'Das Spielbrett zeigt 12 Provinzen mit je 4 Städten, nur die Provinz mit Agra hat 5. Straßen verbinden die 49 Städte, 16 davon sind Festungen. Am Rand läuft die Wertungsleiste.',
    en: 'The board shows 12 provinces of 4 cities each; only the province of Agra has 5. Roads join the 49 cities, and 16 of them are fortresses. The score track runs around the edge.',
  },
  'TM-1.2': {
    de: 'Das Provinz-Plättchen 12 liegt von Anfang an offen in der Provinz mit Agra.',
    en: 'Province tile 12 lies face up in the province of Agra from the start.',
  },
  'TM-1.3': {
    de: 'Mischt die anderen 11 Provinz-Plättchen verdeckt, legt in jede andere Provinz eines und deckt sie auf.',
    en: 'Shuffle the other 11 province tiles face down, put one into each other province and turn them up.',
  },
  'TM-1.4': {
    de: 'Ein Provinz-Plättchen verdeckt weder Städte noch Straßen.',
    en: 'A province tile covers neither cities nor roads.',
  },
  'TM-1.5': {
    de: 'Die Nummern der Provinz-Plättchen geben die Folge der Besuche vor: von 1 bis 12, die Provinz mit Agra also zuletzt.',
    en: 'The numbers of the province tiles set the order of the visits: from 1 to 12, so the province of Agra comes last.',
  },
  'TM-1.6': {
    de: 'Auf die Stadt Agra kommt offen das Bonusplättchen mit dem Taj Mahal.',
    en: 'The bonus tile with the Taj Mahal goes face up on the city of Agra.',
  },
  'TM-1.7': {
    de: 'Mischt die 15 quadratischen Bonusplättchen und legt auf jede andere Festung eines, offen.',
    en: 'Shuffle the 15 square bonus tiles and put one on each other fortress, face up.',
  },
  'TM-1.8': {
    de: 'Die Einflussmarken liegen nach Ämtern sortiert als Vorrat bereit; von jedem Amt kommt 1 Marke an den Hof des Großmoguls.',
    en: 'The influence tokens lie ready as a stock, sorted by courtier; 1 of each goes to the court of the Grand Mogul.',
  },
  'TM-1.9': {
    de: 'Die Krone kommt an den Hof des Großmoguls.',
    en: 'The crown goes to the court of the Grand Mogul.',
  },
  'TM-1.10': {
    de: 'Die 4 Sonderkarten liegen offen neben dem Spielbrett. In den Nachziehstapel kommen sie nie.',
    en: 'The 4 special cards lie face up beside the board. They never become part of the draw pile.',
  },
  'TM-1.11': {
    de: 'Mischt die übrigen 96 Karten: 21 Farbkarten in jeder der 4 Farben und 12 weiße Karten. Eine Farbkarte zeigt 2 Symbole, eine weiße Karte 1.',
    en: 'Shuffle the other 96 cards: 21 coloured cards in each of 4 colours and 12 white cards. A coloured card shows 2 symbols, a white card 1.',
  },
  'TM-1.12': {
    de: 'Du erhältst 6 Karten verdeckt auf die Hand und hältst sie geheim.',
    en: 'You get 6 cards face down as your hand and keep them secret.',
  },
  'TM-1.13': {
    de: 'Für die Auslage deckt ihr zu dritt 5 Karten auf, zu viert 7, zu fünft 9.',
    en: 'For the supply turn up 5 cards with 3 players, 7 with 4 and 9 with 5.',
  },
  'TM-1.14': {
    de: 'Der Rest ist der verdeckte Nachziehstapel. Gebrauchte Karten kommen offen auf den Ablagestapel daneben.',
    en: 'The rest is the face-down draw pile. Used cards go face up on the discard pile beside it.',
  },
  'TM-1.15': {
    de: 'Alle nehmen die Paläste und den Wertungsstein einer Farbe. Der Wertungsstein beginnt auf der 0.',
    en: 'Everyone takes the palaces and the score marker of one colour. The score marker starts on 0.',
  },
  'TM-1.16': {
    de: 'Paläste gibt es ohne Grenze. Stehen alle deine auf dem Spielbrett, nimmst du die einer unbenutzten Farbe dazu.',
    en: 'There is no limit to palaces. Once all of yours are on the board, go on with those of an unused colour.',
  },
  'TM-1.17': {
    de: 'Der Anzeigestein steht in der Provinz mit der Nummer 1; ihr Provinz-Plättchen kommt an den Hof des Großmoguls.',
    en: 'The province marker stands in the province numbered 1; its province tile moves to the court of the Grand Mogul.',
  },
  'TM-1.18': {
    de: 'Es wird ausgelost, wer beginnt. Diese Person erhält den Startspielerstein.',
    en: 'Lots are drawn to see who starts. That player gets the start player marker.',
  },
  'TM-1.19': {
    de: 'Wesir, General, Mönch und Prinzessin stehen für Politik, Heer, Glauben und Gesellschaft, der Großmogul für die Krone, der Elefant für die Provinz mit ihren Waren.',
    en: 'Vizier, general, monk and princess stand for politics, army, religion and society, the Grand Mogul for the crown, the elephant for the province with its goods.',
  },
  'TM-2.1': {
    de: 'Es gibt 12 Besuche, in jeder Provinz genau einen.',
    en: 'There are 12 visits, exactly one to each province.',
  },
  'TM-2.2': {
    de: 'Wer den Startspielerstein hat, beginnt den Besuch; dann geht es im Uhrzeigersinn.',
    en: 'Whoever has the start player marker begins the visit; then play goes clockwise.',
  },
  'TM-2.3': {
    de: 'Bist du an der Reihe, musst du Karten ausspielen oder dich zurückziehen. Aussetzen gibt es nicht.',
    en: 'On your turn you must play cards or withdraw. You cannot pass.',
  },
  'TM-2.4': {
    de: 'Wer sich zurückgezogen hat, kommt in diesem Besuch nicht mehr an die Reihe.',
    en: 'Once you have withdrawn, you have no more turns in this visit.',
  },
  'TM-2.5': {
    de: 'Haben sich alle zurückgezogen, endet der Besuch.',
    en: 'When all have withdrawn, the visit ends.',
  },
  'TM-2.6': {
    de: 'Bist nur noch du dabei, darfst du nach den üblichen Regeln so viele Züge machen, wie du willst, bevor du dich zurückziehst.',
    en: 'If you are the only one left, you may take as many turns as you like by the normal rules before you withdraw.',
  },
  'TM-2.7': {
    de: 'Hast du keine Farbkarte, die du ausspielen darfst, musst du dich zurückziehen.',
    en: 'If you have no coloured card that you may play, you must withdraw.',
  },
}
