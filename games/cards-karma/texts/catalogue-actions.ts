/** CK-5 to CK-8: buildings, ships, goods, palace actions. */
import type { Catalogue } from '@durbar/room'

export const actions: Catalogue = {
  'CK-5.1': {
    de: 'Eine Gebäudekarte zeigt 1 oder 2 Gebäude. Es gibt 3 Arten: rote, gelbe und weiße.',
    en: 'A building card shows 1 or 2 buildings. There are 3 kinds: red, yellow and white.',
  },
  'CK-5.2': {
    de: 'Wirf Würfelkarten der Farbe ab, die unten links auf der Karte steht. Ihre Summe muss mindestens die Zahl dort erreichen.',
    en: 'Discard die cards of the colour shown at the bottom left of the card. Their sum must be at least the number there.',
  },
  'CK-5.3': {
    de: 'Du darfst zu viel bezahlen. Wechselgeld gibt es nicht.',
    en: 'You may overpay. There is no change.',
  },
  'CK-5.4': {
    de: 'Erreichst du die Summe auch mit Karmatoken und Verwaltern nicht, kannst du die Karte nicht nehmen.',
    en: 'If you cannot reach the sum, even with karma tokens and administrators, you cannot take the card.',
  },
  'CK-5.5': {
    de: 'Leg die Karte in deine Gebäudereihe und nimm dir sofort 1 Ruhmtoken für jedes Gebäude darauf.',
    en: 'Put the card into your building row and at once take 1 fame token for each building on it.',
  },
  'CK-5.6': {
    de: 'Zeigt die Karte auch eine Ware, gehört dir diese Ware, solange die Karte in deiner Auslage liegt.',
    en: 'If the card also shows a good, that good is yours as long as the card lies in your tableau.',
  },
  'CK-6.1': {
    de: 'Wirf genau 1 Würfelkarte ab, die genau die Kosten des Schiffs zeigt: 1, 2 oder 3. Die Farbe ist egal. Eine 3 darfst du nicht aus 1 und 2 zusammenzählen.',
    en: 'Discard exactly 1 die card that shows exactly the ship’s cost: 1, 2 or 3. The colour does not matter. You may not add 1 and 2 for a 3.',
  },
  'CK-6.2': {
    de: 'Leg das Schiff ans Ende deiner Schiffsreihe. Jede Zahl von 1 bis 28 gibt es einmal, und deine Reihe muss aufsteigen.',
    en: 'Put the ship at the end of your ship row. Each number from 1 to 28 exists once, and your row must ascend.',
  },
  'CK-6.3': {
    de: 'Ist die Zahl kleiner als die deines letzten Schiffs, wirf sofort alle zuvor abgelegten Schiffe ab. Mit dem neuen beginnt eine neue Schiffsreihe.',
    en: 'If its number is lower than that of your last ship, at once discard all ships placed before. The new one starts a new ship row.',
  },
  'CK-6.4': {
    de: 'Du erhältst die Belohnung, sobald du das Schiff bekommst – ob bezahlt oder kostenlos.',
    en: 'You get the reward as soon as you get the ship, whether you paid for it or not.',
  },
  'CK-6.5': {
    de: 'Auf den 28 Schiffen gibt es 10 Belohnungen.',
    en: 'There are 10 rewards on the 28 ships.',
  },
  'CK-6.5.1': {
    de: '2 Karmatoken: Nimm dir 2 Karmatoken.',
    en: '2 karma tokens: Take 2 karma tokens.',
  },
  'CK-6.5.2': {
    de: '2 Würfel: Nimm 2 beliebige Karten aus dem Raster als Würfel. Beachte das Handkartenlimit.',
    en: '2 dice: Take any 2 cards from the grid as dice. Mind the hand limit.',
  },
  'CK-6.5.3': {
    de: '3 Münzen: Nimm dir 3 Münzen.',
    en: '3 coins: Take 3 coins.',
  },
  'CK-6.5.4': {
    de: '2 Münzen und 1 Ruhmtoken: Nimm dir zuerst 2 Münzen, dann 1 Ruhmtoken.',
    en: '2 coins and 1 fame token: First take 2 coins, then 1 fame token.',
  },
  'CK-6.5.5': {
    de: '1 oder 2 Warenkarten: Leg 1 Warenkarte aus dem Raster in deine Warenreihe; eine weitere darfst du nehmen. Liegt keine da, gehst du leer aus. Nehmen darfst du das Schiff trotzdem.',
    en: '1 or 2 goods cards: Put 1 goods card from the grid into your goods row; you may take another. With none there you get nothing. You may still take the ship.',
  },
  'CK-6.5.6': {
    de: '1 Würfel + 1 Ware: Nimm 1 beliebige Karte aus dem Raster als Würfel. Beachte das Handkartenlimit. Dazu gehört dir die abgebildete Ware, solange das Schiff in deiner Schiffsreihe liegt.',
    en: '1 die + 1 good: Take any 1 card from the grid as a die. Mind the hand limit. The good shown is yours as well, as long as the ship lies in your ship row.',
  },
  'CK-6.5.7': {
    de: '1 Ruhmtoken + 1 Ware: Nimm dir 1 Ruhmtoken. Dazu gehört dir die abgebildete Ware, solange das Schiff in deiner Schiffsreihe liegt.',
    en: '1 fame token + 1 good: Take 1 fame token. The good shown is yours as well, as long as the ship lies in your ship row.',
  },
  'CK-6.5.8': {
    de: '1 Karmatoken + 1 Ware: Nimm dir 1 Karmatoken. Dazu gehört dir die abgebildete Ware, solange das Schiff in deiner Schiffsreihe liegt.',
    en: '1 karma token + 1 good: Take 1 karma token. The good shown is yours as well, as long as the ship lies in your ship row.',
  },
  'CK-6.5.9': {
    de: '1 Warenkarte und 1 Würfel: Leg zuerst 1 Warenkarte aus dem Raster in deine Warenreihe. Nimm dann 1 beliebige Karte als Würfel. Ohne Warenkarte im Raster bleibt es beim Würfel.',
    en: '1 goods card and 1 die: First put 1 goods card from the grid into your goods row. Then take any 1 card as a die. With no goods card in the grid you get just the die.',
  },
  'CK-6.5.10': {
    de: '1 Palastaktion: Nimm 1 Palastaktionskarte aus dem Raster und führe sie kostenlos aus. Liegt keine da, gehst du leer aus. Nehmen darfst du das Schiff trotzdem.',
    en: '1 palace action: Take 1 palace action card from the grid and resolve it for free. With none there you get nothing. You may still take the ship.',
  },
  'CK-6.6': {
    de: 'Die Ware auf einem Schiff gehört dir, solange das Schiff in deiner Schiffsreihe liegt.',
    en: 'The good on a ship is yours as long as the ship lies in your ship row.',
  },
  'CK-7.1': {
    de: 'Nimm eine Warenkarte aus dem Raster und leg sie in deine Warenreihe. Sie kostet nichts.',
    en: 'Take a goods card from the grid and put it into your goods row. It costs nothing.',
  },
  'CK-7.2': {
    de: 'Eine Warenkarte zeigt 1 oder 2 verschiedene der 3 Waren: Seide, Tee, Gewürze.',
    en: 'A goods card shows 1 or 2 different goods of 3 kinds: silk, tea, spice.',
  },
  'CK-7.3': {
    de: 'Zeigt die Karte zusätzlich eine Münze, nimm dir sofort 1 Münze.',
    en: 'If the card also shows a coin, take 1 coin at once.',
  },
  'CK-7.4': {
    de: 'Jede Ware hat einen Münzwert von 1 bis 3. Ihn erhältst du erst, wenn du die Ware verkaufst: mit 3 gleichen oder 3 verschiedenen.',
    en: 'Every good has a coin value of 1 to 3. You get it only when you sell the good: with 3 alike or 3 different ones.',
  },
  'CK-7.5': {
    de: 'Waren stehen auch auf manchen Gebäude- und Schiffskarten. Sie zählen wie die auf Warenkarten.',
    en: 'Some building cards and ship cards show goods as well. They count like those on goods cards.',
  },
  'CK-8.1': {
    de: 'Wirf genau 1 Würfelkarte ab, die genau die Zahl der Palastaktion zeigt, 2 bis 6. Die Farbe ist egal, zusammenzählen darfst du nicht.',
    en: 'Discard exactly 1 die card that shows exactly the number of the palace action, 2 to 6. The colour does not matter, and dice may not be added up.',
  },
  'CK-8.2': {
    de: 'Nimm die Karte aus dem Raster, führe ihre Aktion aus und wirf sie danach immer ab.',
    en: 'Take the card from the grid, carry out its action, then always discard it.',
  },
  'CK-8.3': {
    de: 'Palastaktion 2: Nimm 2 beliebige Karten aus dem Raster als Würfel. Beachte das Handkartenlimit.',
    en: 'Palace action 2: Take any 2 cards from the grid as dice. Mind the hand limit.',
  },
  'CK-8.4': {
    de: 'Palastaktion 3: Nimm dir 2 Karmatoken, danach 1 beliebige Karte aus dem Raster als Würfel. Beachte das Handkartenlimit.',
    en: 'Palace action 3: Take 2 karma tokens, then any 1 card from the grid as a die. Mind the hand limit.',
  },
  'CK-8.5': {
    de: 'Palastaktion 4: Nimm dir 1 Münze für jede Ware in deiner Auslage, egal auf welcher Karte. Die Karten bleiben liegen.',
    en: 'Palace action 4: Take 1 coin for every good in your tableau, on whatever card. The cards stay.',
  },
  'CK-8.6': {
    de: 'Palastaktion 5: Nimm dir 1 Karmatoken. Dann erhältst du die Belohnung des letzten Schiffs einer beliebigen Schiffsreihe, deiner oder einer fremden.',
    en: 'Palace action 5: Take 1 karma token. Then you get the reward of the last ship in any one ship row, yours or another player’s.',
  },
  'CK-8.7': {
    de: 'Palastaktion 6: Nimm die oberste Karte des Nachziehstapels und führe sie kostenlos aus. Gebäude, Schiff oder Waren kommen mit allen Folgen in deine Auslage. Eine Palastaktionskarte führst du aus und wirfst sie ab.',
    en: 'Palace action 6: Take the top card of the draw pile and carry it out for free. A building, ship or goods card joins your tableau with all that follows. A palace action card is resolved and discarded.',
  },
}
