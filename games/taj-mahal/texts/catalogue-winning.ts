/** TM-5: what a withdrawal wins. */
import type { Catalogue } from '@durbar/room'

export const winning: Catalogue = {
  'TM-5.1': {
    de: 'Ziehst du dich zurück, wird deine Reihe sofort Symbol für Symbol mit den anderen verglichen.',
    en: 'When you withdraw, your row is compared with the others at once, symbol by symbol.',
  },
  'TM-5.2': {
    de: 'Ein Symbol gewinnst du nur, wenn du davon mehr zeigst als jeder andere, der noch dabei ist. Gleichstand bringt nichts.',
    en: 'You win a symbol only by showing more of it than each other player still in the visit. A tie wins nothing.',
  },
  'TM-5.3': {
    de: 'Für Wesir, General, Mönch oder Prinzessin nimmst du die Marke vom Hof und baust einen Palast in eine freie Stadt der Provinz.',
    en: 'For vizier, general, monk or princess you take the token from court and build a palace in a free city of the province.',
  },
  'TM-5.4': {
    de: 'Jede dieser Mehrheiten bringt einen eigenen Palast.',
    en: 'Each of these majorities brings a palace of its own.',
  },
  'TM-5.5': {
    de: 'Gebaut wird nur in der Provinz, die gerade besucht wird.',
    en: 'You build only in the province that is being visited.',
  },
  'TM-5.6': {
    de: 'Baust du auf eine Festung, bekommst du ihr Bonusplättchen und wertest es gleich.',
    en: 'Build on a fortress and you take its bonus tile and score it at once.',
  },
  'TM-5.7': {
    de: 'Der Großmogul bringt die Krone: Sie krönt einen Palast, der in jede Stadt der Provinz darf, auch neben einen anderen.',
    en: 'The Grand Mogul brings the crown: it tops a palace that may go to any city of the province, even beside another.',
  },
  'TM-5.8': {
    de: 'Steht der Kronenpalast in einer leeren Stadt, ist dort bei diesem Besuch noch Platz für einen normalen Palast.',
    en: 'If the crown palace stands in an empty city, there is still room for a normal palace there during this visit.',
  },
  'TM-5.9': {
    de: 'Ein Kronenpalast nimmt nie ein Bonusplättchen; es wartet auf den, der dort normal baut.',
    en: 'A crown palace never takes a bonus tile; the tile waits for whoever builds normally there.',
  },
  'TM-5.10': {
    de: 'Der Elefant bringt dir das Provinzplättchen vom Hof.',
    en: 'The elephant brings you the province tile from court.',
  },
  'TM-5.11': {
    de: 'Was einer vom Hof genommen hat, gibt es bei diesem Besuch nicht noch einmal.',
    en: 'What one player has taken from court cannot be won again in this visit.',
  },
  'TM-5.12': {
    de: 'Du kannst mehrere Symbole zugleich gewinnen, sogar alle sechs.',
    en: 'You can win several symbols at once, even all six.',
  },
  'TM-5.13': {
    de: 'Du darfst dich auch zurückziehen, ohne etwas zu gewinnen.',
    en: 'You may also withdraw without winning anything.',
  },
  'TM-5.14': {
    de: 'Zwei Wege führen zu Punkten: Elefanten bringen Waren, Personen bringen Städte, deren Straßen über Grenzen reichen.',
    en: 'Two roads lead to points: elephants bring goods, persons bring cities whose roads cross borders.',
  },
}
