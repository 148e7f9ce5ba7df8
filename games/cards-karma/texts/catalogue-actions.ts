/** CK-5 to CK-8: buildings, ships, goods, palace actions. */
import type { Catalogue } from '@durbar/room'

export const actions: Catalogue = {
  'CK-5.1': {
    de: 'Auf einer Gebäudekarte stehen ein oder zwei Gebäude. Es gibt drei Arten: rote, gelbe und weiße.',
    en: 'A building card shows one or two buildings. There are three kinds: red, yellow and white.',
  },
  'CK-5.2': {
    de: 'Dafür gibst du Würfel der Farbe ab, die unten links steht, und zwar mindestens in Höhe der Zahl dort.',
    en: 'Pay with dice of the colour printed bottom left that add up to at least the number there.',
  },
  'CK-5.3': {
    de: 'Du darfst zu viel zahlen. Wechselgeld gibt es keines.',
    en: 'You may pay too much. There is no change.',
  },
  'CK-5.4': {
    de: 'Reichst du mit Karma und Verwaltern nicht an die Summe heran, bekommst du die Karte nicht.',
    en: 'If you cannot reach the sum, karma and stewards included, you cannot have the card.',
  },
  'CK-5.5': {
    de: 'Das Gebäude kommt in deine Gebäudereihe und bringt sofort je gezeigtem Gebäude einen Ruhm.',
    en: 'The building joins your building row and at once brings one fame for each building it shows.',
  },
  'CK-5.6': {
    de: 'Zeigt die Karte eine Ware, so besitzt du sie, solange die Karte bei dir liegt.',
    en: 'If the card shows a good, that good is yours while the card lies before you.',
  },
  'CK-6.1': {
    de: 'Ein Schiff bezahlst du mit genau einem Würfel, der genau die Kosten zeigt (1, 2 oder 3), gleich welcher Farbe. Zusammenzählen gilt nicht.',
    en: 'Pay for a ship with exactly one die showing exactly its cost (1, 2 or 3), of whatever colour. Adding dice up does not work.',
  },
  'CK-6.2': {
    de: 'Das Schiff kommt ans Ende deiner Schiffsreihe. Jede Zahl von 1 bis 28 gibt es einmal, und eine Reihe steigt immer an.',
    en: 'The ship goes to the end of your ship row. Each number from 1 to 28 exists once, and a row always ascends.',
  },
  'CK-6.3': {
    de: 'Ist die neue Zahl kleiner als die des letzten Schiffes, wirfst du alle alten Schiffe ab; mit dem neuen beginnt die Reihe von vorn.',
    en: 'If the new number is lower than that of your last ship, discard all the old ships; the new one starts a fresh row.',
  },
  'CK-6.4': {
    de: 'Die Belohnung bekommst du, sobald das Schiff dir gehört, ob bezahlt oder geschenkt.',
    en: 'You get the reward as soon as the ship is yours, whether you paid for it or not.',
  },
  'CK-6.5': {
    de: 'Zehn Belohnungen kommen vor:',
    en: 'There are ten rewards:',
  },
  'CK-6.5.1': { de: 'Zwei Karma.', en: 'Two karma.' },
  'CK-6.5.2': {
    de: 'Zwei beliebige Karten des Rasters als Würfel (Handlimit beachten).',
    en: 'Any two cards of the grid as dice (mind the hand limit).',
  },
  'CK-6.5.3': { de: 'Drei Münzen.', en: 'Three coins.' },
  'CK-6.5.4': { de: 'Zwei Münzen und ein Ruhm.', en: 'Two coins and one fame.' },
  'CK-6.5.5': {
    de: 'Eine oder zwei Warenkarten aus dem Raster. Liegt keine da, gehst du leer aus; das Schiff darfst du trotzdem nehmen.',
    en: 'One or two goods cards from the grid. With none there you get nothing, but the ship may still be taken.',
  },
  'CK-6.5.6': {
    de: 'Eine beliebige Karte des Rasters als Würfel; außerdem zeigt das Schiff eine Ware.',
    en: 'Any one card of the grid as a die; besides, the ship shows a good.',
  },
  'CK-6.5.7': {
    de: 'Ein Ruhm; außerdem zeigt das Schiff eine Ware.',
    en: 'One fame; besides, the ship shows a good.',
  },
  'CK-6.5.8': {
    de: 'Ein Karma; außerdem zeigt das Schiff eine Ware.',
    en: 'One karma; besides, the ship shows a good.',
  },
  'CK-6.5.9': {
    de: 'Eine Warenkarte aus dem Raster und eine beliebige Karte als Würfel. Liegt keine Warenkarte da, bleibt es beim Würfel.',
    en: 'One goods card from the grid and any one card as a die. With no goods card there, just the die.',
  },
  'CK-6.5.10': {
    de: 'Eine Palastkarte aus dem Raster, die du kostenlos ausführst. Liegt keine da, gehst du leer aus; das Schiff darfst du trotzdem nehmen.',
    en: 'One palace card from the grid, carried out for free. With none there you get nothing, but the ship may still be taken.',
  },
  'CK-6.6': {
    de: 'Die Ware auf einem Schiff gehört dir, solange das Schiff in deiner Reihe liegt.',
    en: 'The good on a ship is yours as long as the ship lies in your row.',
  },
  'CK-7.1': {
    de: 'Nimm eine Warenkarte aus dem Raster in deine Warenreihe. Sie kostet nichts.',
    en: 'Take a goods card from the grid into your goods row. It costs nothing.',
  },
  'CK-7.2': {
    de: 'Sie zeigt eine Ware oder zwei verschiedene: Seide, Tee, Gewürze.',
    en: 'It shows one good or two different ones: silk, tea, spice.',
  },
  'CK-7.3': {
    de: 'Eine Münze auf der Karte bekommst du sofort.',
    en: 'A coin on the card is yours at once.',
  },
  'CK-7.4': {
    de: 'Jede Ware trägt einen Münzwert; den erhältst du beim Verkauf.',
    en: 'Every good carries a coin value, which you get when it is sold.',
  },
  'CK-7.5': {
    de: 'Waren gibt es auch auf Gebäuden und Schiffen.',
    en: 'Goods occur on buildings and ships as well.',
  },
  'CK-8.1': {
    de: 'Eine Palastkarte bezahlst du mit genau einem Würfel, der genau ihre Zahl zeigt (2 bis 6), gleich welcher Farbe; auch hier ohne Zusammenzählen.',
    en: 'Pay for a palace card with exactly one die showing exactly its number (2 to 6), of whatever colour; no adding up here either.',
  },
  'CK-8.2': {
    de: 'Nimm die Karte, führe sie aus und wirf sie dann ab, immer.',
    en: 'Take the card, carry it out, then discard it, always.',
  },
  'CK-8.3': {
    de: 'Die 2: zwei beliebige Karten des Rasters als Würfel (Handlimit beachten).',
    en: 'The 2: any two cards of the grid as dice (mind the hand limit).',
  },
  'CK-8.4': {
    de: 'Die 3: zwei Karma, danach eine beliebige Karte des Rasters als Würfel (Handlimit beachten).',
    en: 'The 3: two karma, then any one card of the grid as a die (mind the hand limit).',
  },
  'CK-8.5': {
    de: 'Die 4: eine Münze für jede Ware, die irgendwo in deiner Auslage zu sehen ist. Die Karten behältst du.',
    en: 'The 4: one coin for every good to be seen anywhere in your tableau. You keep the cards.',
  },
  'CK-8.6': {
    de: 'Die 5: ein Karma, danach die Belohnung des letzten Schiffes einer beliebigen Schiffsreihe, deiner oder einer fremden.',
    en: 'The 5: one karma, then the reward of the last ship in any one ship row, your own or another.',
  },
  'CK-8.7': {
    de: 'Die 6: Führe die oberste Karte des Nachziehstapels kostenlos aus. Gebäude, Schiff oder Waren kommen mit allen Folgen in deine Auslage, eine Palastkarte wird ausgeführt und abgeworfen.',
    en: 'The 6: carry out the top card of the draw pile for free. A building, ship or goods card joins your tableau with all that follows, a palace card is carried out and discarded.',
  },
}
