/** TM-1 and TM-2: from the open box to the course of a visit. */
import type { Catalogue } from '@durbar/room'

export const setup: Catalogue = {
  'TM-1.1': {
    de: 'Der Plan zeigt zwölf Provinzen mit je vier Städten, nur Agras Provinz hat fünf. Straßen verbinden die 49 Städte, 16 davon sind Festungen. Außen herum läuft die Punkteleiste. Namen, Lage, Grenzstraßen und die meisten Festungen haben wir nachgebildet.',
    en: 'The map shows twelve provinces of four cities each; only Agra’s has five. Roads join the 49 cities, and 16 of them are fortresses. The score track runs around the edge. Names, positions, border roads and most fortresses are our reconstruction.',
  },
  'TM-1.2': {
    de: 'Plättchen 12 liegt von Anfang an offen in Agras Provinz.',
    en: 'Tile 12 lies face up in Agra’s province from the start.',
  },
  'TM-1.3': {
    de: 'Die anderen elf Provinzplättchen werden verdeckt gemischt; jede übrige Provinz bekommt eines, das dann aufgedeckt wird.',
    en: 'Shuffle the other eleven province tiles face down, give one to each remaining province and turn them up.',
  },
  'TM-1.4': {
    de: 'Ein Provinzplättchen verdeckt weder Städte noch Straßen.',
    en: 'A province tile hides no city and no road.',
  },
  'TM-1.5': {
    de: 'Die Zahlen auf den Plättchen geben die Reise vor: von 1 bis 12, Agras Provinz also zuletzt.',
    en: 'The numbers on the tiles set the journey: from 1 to 12, so Agra’s province comes last.',
  },
  'TM-1.6': {
    de: 'Auf die Stadt Agra kommt offen das Bonusplättchen mit dem Taj Mahal.',
    en: 'The bonus tile with the Taj Mahal goes face up on the city of Agra.',
  },
  'TM-1.7': {
    de: 'Die 15 quadratischen Bonusplättchen werden gemischt und offen auf die übrigen 15 Festungen verteilt. Wie viele es von jeder Sorte gibt, haben wir nachgebildet.',
    en: 'Shuffle the 15 square bonus tiles and lay them face up on the other 15 fortresses. How many there are of each kind is our reconstruction.',
  },
  'TM-1.8': {
    de: 'Die Einflussmarken liegen nach Personen sortiert als Vorrat bereit; von jeder Person kommt eine an den Hof.',
    en: 'The influence tokens lie ready as a stock, sorted by person; one of each person goes to court.',
  },
  'TM-1.9': { de: 'Die Krone kommt an den Hof.', en: 'The crown goes to court.' },
  'TM-1.10': {
    de: 'Die vier Sonderkarten liegen offen neben dem Plan. In den Nachziehstapel kommen sie nie.',
    en: 'The four special cards lie face up beside the board. They never enter the draw pile.',
  },
  'TM-1.11': {
    de: 'Die übrigen 96 Karten werden gemischt: je 21 in vier Farben und 12 weiße. Welche fünf Paare ohne Elefant zu welcher Farbe gehören, haben wir nachgebildet.',
    en: 'Shuffle the other 96 cards: 21 in each of four colours and 12 white ones. Which five pairs without an elephant belong to which colour is our reconstruction.',
  },
  'TM-1.12': {
    de: 'Du bekommst sechs Karten, die nur du siehst.',
    en: 'You are dealt six cards that only you may see.',
  },
  'TM-1.13': {
    de: 'Für den Nachschub werden bei 3, 4 oder 5 Spielern 5, 7 oder 9 Karten aufgedeckt: zwei für jeden, aber eine zu wenig.',
    en: 'For the supply turn up 5, 7 or 9 cards with 3, 4 or 5 players: two for each, but one too few.',
  },
  'TM-1.14': {
    de: 'Der Rest ist der verdeckte Nachziehstapel. Gebrauchte Karten kommen offen auf den Ablagestapel daneben.',
    en: 'The rest forms the face-down draw pile. Spent cards go face up to a discard pile beside it.',
  },
  'TM-1.15': {
    de: 'Jeder bekommt die Paläste und den Wertungsstein einer Farbe und beginnt bei 0 Punkten.',
    en: 'Everyone gets the palaces and the score marker of one colour and starts at 0 points.',
  },
  'TM-1.16': {
    de: 'Paläste gehen nie aus. Im Notfall helfen die einer freien Farbe.',
    en: 'Palaces never run out. If need be, those of an unused colour step in.',
  },
  'TM-1.17': {
    de: 'Der Provinzanzeiger steht in der Provinz mit der 1; ihr Plättchen wandert an den Hof.',
    en: 'The province marker stands in the province numbered 1; its tile moves to court.',
  },
  'TM-1.18': {
    de: 'Der Startspieler wird ausgelost und bekommt den Startspielerstein.',
    en: 'The start player is drawn by lot and gets the start player marker.',
  },
  'TM-1.19': {
    de: 'Wesir, General, Mönch und Prinzessin stehen für Politik, Heer, Glauben und Gesellschaft, der Großmogul für die Krone, der Elefant für die Provinz mit ihren Waren.',
    en: 'Vizier, general, monk and princess stand for politics, army, faith and society, the Grand Mogul for the crown, the elephant for the province and its goods.',
  },
  'TM-2.1': {
    de: 'Es gibt zwölf Besuche, jeder Provinz gilt genau einer.',
    en: 'There are twelve visits, exactly one to each province.',
  },
  'TM-2.2': {
    de: 'Der Startspieler eröffnet den Besuch, dann geht es im Uhrzeigersinn weiter.',
    en: 'The start player opens the visit, then play goes clockwise.',
  },
  'TM-2.3': {
    de: 'Bist du am Zug, spielst du Karten aus oder ziehst dich zurück. Eines von beidem muss sein; Passen gibt es nicht.',
    en: 'On your turn you play cards or withdraw. It must be one of the two; there is no passing.',
  },
  'TM-2.4': {
    de: 'Wer sich zurückgezogen hat, ist bei diesem Besuch nicht mehr am Zug.',
    en: 'Once withdrawn, you have no more turns in this visit.',
  },
  'TM-2.5': {
    de: 'Haben sich alle zurückgezogen, ist der Besuch zu Ende.',
    en: 'When all have withdrawn, the visit is over.',
  },
  'TM-2.6': {
    de: 'Der Letzte darf nach den üblichen Regeln so lange weiterspielen, wie er mag, bevor er sich zurückzieht.',
    en: 'The last one left may go on playing by the normal rules for as long as they like before withdrawing.',
  },
  'TM-2.7': {
    de: 'Wer keine passende Farbkarte mehr hat, muss sich zurückziehen.',
    en: 'If none of your coloured cards fits, you must withdraw.',
  },
}
