/** TM-6: what a withdrawal scores. */
import type { Catalogue } from '@durbar/room'

export const scoring: Catalogue = {
  'TM-6.1': {
    de: 'Gewertet wird in dieser Folge: Bonusplättchen, Provinz-Plättchen, Paläste.',
    en: 'Score in this order: bonus tiles, province tile, palaces.',
  },
  'TM-6.2': {
    de: 'Das Bonusplättchen „Taj Mahal“ bringt 4 Einflusspunkte und kommt dann aus dem Spiel.',
    en: 'The bonus tile “Taj Mahal” brings 4 influence points and is then out of the game.',
  },
  'TM-6.3': {
    de: 'Das Bonusplättchen „+2“ bringt 2 Einflusspunkte und kommt dann aus dem Spiel.',
    en: 'The bonus tile “+2” brings 2 influence points and is then out of the game.',
  },
  'TM-6.4': {
    de: 'Das Bonusplättchen „Karte“ bringt die oberste Karte des Nachziehstapels und kommt dann aus dem Spiel.',
    en: 'The bonus tile “card” brings the top card of the draw pile and is then out of the game.',
  },
  'TM-6.5': {
    de: 'Ein Bonusplättchen mit einer Ware bringt 1 Einflusspunkt und 1 für jedes andere deiner Plättchen mit derselben Ware. Du behältst es. Das Provinz-Plättchen desselben Rückzugs zählt noch nicht mit.',
    en: 'A bonus tile with a good brings 1 influence point and 1 more for each other tile of yours with the same good. You keep it. The province tile of the same withdrawal does not count yet.',
  },
  'TM-6.6': {
    de: 'Mehrere Bonusplättchen wertest du nacheinander. Das erste zählt beim zweiten schon mit.',
    en: 'You score several bonus tiles one after the other. The first already counts for the second.',
  },
  'TM-6.7': {
    de: 'Bonusplättchen, die am Ende des Besuchs noch in der Provinz liegen, kommen aus dem Spiel.',
    en: 'Bonus tiles still lying in the province at the end of the visit are out of the game.',
  },
  'TM-6.8': {
    de: 'Das Provinz-Plättchen bringt 1 Einflusspunkt für jede Ware, die es zeigt: Nummer 1 zeigt 1, jedes andere 2. Du behältst es.',
    en: 'The province tile brings 1 influence point for each good on it: number 1 shows 1, every other 2. You keep it.',
  },
  'TM-6.9': {
    de: 'Dazu kommt 1 Einflusspunkt für jede gleiche Ware auf deinen früheren Plättchen. Bonusplättchen desselben Rückzugs zählen mit.',
    en: 'Add 1 influence point for each equal good on the tiles you already have. Bonus tiles of the same withdrawal count.',
  },
  'TM-6.10': {
    de: 'Hast du in der aktuellen Provinz mindestens einen Palast, erhältst du 1 Einflusspunkt, egal, wie viele es sind.',
    en: 'If you have at least one palace in the current province, you get 1 influence point, however many there are.',
  },
  'TM-6.11': {
    de: 'Dazu kommt 1 Einflusspunkt für jede andere Provinz, in die von dort Straßen lückenlos über Städte mit deinen Palästen führen.',
    en: 'Add 1 influence point for each other province that roads reach from there, without a gap, over cities with your palaces.',
  },
  'TM-6.12': {
    de: 'Eine leere Stadt oder eine, in der nur fremde Paläste stehen, unterbricht den Weg.',
    en: 'An empty city, or one with only other players’ palaces, breaks the way.',
  },
  'TM-6.13': {
    de: 'Stehen Paläste verschiedener Farben in einer Stadt, verbindet sie für beide.',
    en: 'If palaces of different colours stand in a city, it connects for both.',
  },
  'TM-6.14': {
    de: 'Genau gesagt: Beginne in deinen Städten der aktuellen Provinz und gehe auf Straßen nur durch eigene Städte, so weit du kommst. Jede erreichte Provinz zählt einmal; Kronen-Paläste zählen wie alle anderen.',
    en: 'To be exact: start in your cities of the current province and follow roads through your own cities only, as far as you can. Each province you reach counts once; crown palaces count like all others.',
  },
  'TM-6.15': {
    de: 'Ohne Palast in der aktuellen Provinz erhältst du für Paläste nichts, so groß dein Netz auch ist.',
    en: 'Without a palace in the current province you get nothing for palaces, however large your network is.',
  },
  'TM-6.16': {
    de: 'Paläste zählst du einmal je Besuch: wenn du dich zurückziehst und alle deine Paläste stehen.',
    en: 'You score palaces once per visit: when you withdraw and all your palaces stand.',
  },
}
