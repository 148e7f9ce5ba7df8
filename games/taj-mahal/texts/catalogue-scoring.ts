/** TM-6: what a withdrawal scores. */
import type { Catalogue } from '@durbar/room'

export const scoring: Catalogue = {
  'TM-6.1': {
    de: 'Gewertet wird der Reihe nach: Bonusplättchen, Provinzplättchen, Paläste.',
    en: 'Score in this order: bonus tiles, province tile, palaces.',
  },
  'TM-6.2': {
    de: 'Das Taj-Mahal-Plättchen bringt 4 Punkte und ist dann aus dem Spiel.',
    en: 'The Taj Mahal tile scores 4 points and then leaves the game.',
  },
  'TM-6.3': {
    de: 'Ein Punkteplättchen bringt 2 Punkte und ist dann aus dem Spiel.',
    en: 'A points tile scores 2 points and then leaves the game.',
  },
  'TM-6.4': {
    de: 'Ein Kartenplättchen bringt die oberste Karte des Nachziehstapels und ist dann aus dem Spiel.',
    en: 'A card tile brings you the top card of the draw pile and then leaves the game.',
  },
  'TM-6.5': {
    de: 'Ein Warenplättchen bringt 1 Punkt und je 1 weiteren für jedes deiner Plättchen mit derselben Ware. Du behältst es. Das Provinzplättchen desselben Rückzugs zählt hier noch nicht mit.',
    en: 'A goods tile scores 1 point plus 1 for each of your tiles with the same good. You keep it. The province tile of the same withdrawal does not count yet.',
  },
  'TM-6.6': {
    de: 'Mehrere Bonusplättchen wertest du nacheinander; das frühere zählt beim späteren schon mit.',
    en: 'Several bonus tiles are scored one by one; the earlier already counts for the later.',
  },
  'TM-6.7': {
    de: 'Bonusplättchen, die beim Ende des Besuchs noch in der Provinz liegen, sind verloren.',
    en: 'Bonus tiles still lying in the province when the visit ends are lost.',
  },
  'TM-6.8': {
    de: 'Das Provinzplättchen bringt 1 Punkt für jede abgebildete Ware: Die 1 zeigt eine, jedes andere zwei. Du behältst es.',
    en: 'The province tile scores 1 point for each good it shows: number 1 shows one, every other shows two. You keep it.',
  },
  'TM-6.9': {
    de: 'Dazu kommt 1 Punkt für jede gleiche Ware auf deinen früheren Plättchen, auch auf den Bonusplättchen desselben Rückzugs.',
    en: 'Add 1 point for each matching good on the tiles you already own, those of the same withdrawal’s bonus tiles included.',
  },
  'TM-6.10': {
    de: 'Für Paläste in der besuchten Provinz bekommst du 1 Punkt, ob du einen gebaut hast oder mehrere.',
    en: 'For palaces in the visited province you score 1 point, whether you built one or several.',
  },
  'TM-6.11': {
    de: 'Dazu kommt 1 Punkt für jede andere Provinz, die von dort über Straßen und lauter eigene Palaststädte zu erreichen ist.',
    en: 'Add 1 point for each other province that can be reached from there by road over nothing but cities with your own palaces.',
  },
  'TM-6.12': {
    de: 'Eine leere Stadt oder eine nur mit fremden Palästen unterbricht den Weg.',
    en: 'An empty city, or one with only rival palaces, breaks the way.',
  },
  'TM-6.13': {
    de: 'Stehen zwei Paläste in einer Stadt, zählt sie für beide Besitzer.',
    en: 'A city with two palaces counts for both owners.',
  },
  'TM-6.14': {
    de: 'Genau gesagt: Geh von deinen Städten der besuchten Provinz aus auf Straßen nur durch eigene Städte, beliebig weit und auch hin und zurück. Jede berührte Provinz zählt einmal; Kronenpaläste zählen wie alle anderen.',
    en: 'Precisely: start from your cities in the visited province and walk the roads through your own cities only, as far as you like, back and forth. Each province touched counts once; crown palaces count like any other.',
  },
  'TM-6.15': {
    de: 'Ohne Palast in der besuchten Provinz bringt auch das schönste Netz keine Palastpunkte.',
    en: 'Without a palace in the visited province even the finest network scores no palace points.',
  },
  'TM-6.16': {
    de: 'Palastpunkte gibt es je Spieler und Besuch einmal, beim Rückzug, wenn alle Paläste stehen.',
    en: 'Palace points are scored once per player and visit, on withdrawing, when all palaces stand.',
  },
}
