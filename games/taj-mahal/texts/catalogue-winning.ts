/** TM-5: what a withdrawal wins. */
import type { Catalogue } from '@durbar/room'

export const winning: Catalogue = {
  'TM-5.1': {
    de: 'Ziehst du dich zurück, vergleichst du sofort die Karten vor dir mit denen aller anderen, Symbol für Symbol.',
    en: 'When you withdraw, you compare the cards in front of you with those of all others at once, symbol by symbol.',
  },
  'TM-5.2': {
    de: 'Du gewinnst ein Symbol nur, wenn du davon mehr zeigst als jede andere Person, die noch dabei ist. Mit gleich vielen gewinnst du nichts.',
    en: 'You win a symbol only if you show more of it than each other player still in the visit. With equally many you win nothing.',
  },
  'TM-5.3': {
    de: 'Für Wesir, General, Mönch oder Prinzessin nimmst du die Einflussmarke vom Hof und stellst 1 Palast in eine freie Stadt der aktuellen Provinz.',
    en: 'For vizier, general, monk or princess you take the influence token from court and place 1 palace in a free city of the current province.',
  },
  'TM-5.4': {
    de: 'Für jedes Amt, das du gewinnst, stellst du einen eigenen Palast.',
    en: 'For each courtier you win, you place a palace.',
  },
  'TM-5.5': {
    de: 'Paläste stellst du nur in Städte der aktuellen Provinz.',
    en: 'You place palaces only in cities of the current province.',
  },
  'TM-5.6': {
    de: 'Stellst du einen Palast auf eine Festung, nimmst du ihr Bonusplättchen und wertest es sofort.',
    en: 'If you place a palace on a fortress, you take its bonus tile and score it at once.',
  },
  'TM-5.7': {
    de: 'Der Großmogul bringt die Krone: Sie kommt auf einen Palast, den du in eine beliebige Stadt der aktuellen Provinz stellst, auch neben einen anderen.',
    en: 'The Grand Mogul brings the crown: it goes on a palace that you place in any city of the current province, even beside another.',
  },
  'TM-5.8': {
    de: 'Steht der Kronen-Palast in einer freien Stadt, darf dort in diesem Besuch noch ein normaler Palast dazukommen.',
    en: 'If the crown palace stands in a free city, a normal palace may still join it during this visit.',
  },
  'TM-5.9': {
    de: 'Ein Kronen-Palast nimmt nie ein Bonusplättchen. Es bleibt für die Person liegen, die dort einen normalen Palast stellt.',
    en: 'A crown palace never takes a bonus tile. The tile stays for the player who places a normal palace there.',
  },
  'TM-5.10': {
    de: 'Der Elefant bringt dir das Provinz-Plättchen vom Hof.',
    en: 'The elephant brings you the province tile from court.',
  },
  'TM-5.11': {
    de: 'Was jemand vom Hof genommen hat, kann in diesem Besuch niemand sonst gewinnen.',
    en: 'What somebody has taken from court cannot be won again in this visit.',
  },
  'TM-5.12': {
    de: 'Du kannst mehrere Symbole zugleich gewinnen, sogar alle 6.',
    en: 'You can win several symbols at once, even all 6.',
  },
  'TM-5.13': {
    de: 'Du darfst dich auch zurückziehen, ohne etwas zu gewinnen.',
    en: 'You may also withdraw without winning anything.',
  },
  'TM-5.14': {
    de: 'Auf zweierlei Art erhältst du Einflusspunkte: Elefanten bringen Waren, Ämter bringen Städte, deren Einfluss über die Grenzen reicht.',
    en: 'There are different roads to influence points: elephants bring goods, courtiers bring cities whose influence reaches across borders.',
  },
}
