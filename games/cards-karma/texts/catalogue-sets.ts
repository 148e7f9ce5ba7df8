/** CK-9 and CK-10: three of a kind, and the order of everything. */
import type { Catalogue } from '@durbar/room'

export const sets: Catalogue = {
  'CK-9.1': {
    de: 'Sobald du 3 einer Art hast, löst das einen Effekt aus: 3 gleiche oder 3 verschiedene Gebäude oder Waren, 3 Schiffe, 3 Karmatoken, 3 Verwalter. Der Effekt ist Pflicht.',
    en: 'As soon as you have 3 of a kind an effect is triggered: 3 like or 3 different buildings or goods, 3 ships, 3 karma tokens, 3 administrators. It is compulsory.',
  },
  'CK-9.2': {
    de: '3 gleiche Gebäude: Zuerst die Ruhmtoken für die neue Karte. Dann wirfst du alle deine Karten ab, die diese Art zeigen. Dafür erhältst du 1 Verwalter.',
    en: '3 like buildings: First the fame tokens for the new card. Then discard all your cards that show this kind. For that you get 1 administrator.',
  },
  'CK-9.3': {
    de: '3 verschiedene Gebäude: Zuerst die Ruhmtoken für die neue Karte. Dann wirfst du die Karten mit den 3 verwendeten Gebäuden ab. Dafür erhältst du 1 Verwalter.',
    en: '3 different buildings: First the fame tokens for the new card. Then discard the cards with the 3 buildings you use. For that you get 1 administrator.',
  },
  'CK-9.4': {
    de: '3 gleiche Waren: Addiere nur die Münzwerte dieser 3, egal auf welchen Karten sie stehen, und nimm so viele Münzen. Dann wirfst du alle deine Karten ab, die diese Ware zeigen.',
    en: '3 like goods: Add up the coin values of these 3 only, on whatever cards they are, and take as many coins. Then discard all your cards that show this good.',
  },
  'CK-9.5': {
    de: '3 verschiedene Waren: Addiere nur die Münzwerte der 3 verwendeten, egal auf welchen Karten sie stehen, und nimm so viele Münzen. Dann wirfst du die Karten mit diesen 3 Waren ab.',
    en: '3 different goods: Add up the coin values of the 3 you use only, on whatever cards they are, and take as many coins. Then discard the cards with these 3 goods.',
  },
  'CK-9.6': {
    de: '3 Schiffe, aufsteigend: Zuerst die Belohnung des dritten Schiffs. Dann wirfst du alle 3 ab. Dafür erhältst du 1 Verwalter.',
    en: '3 ships, ascending: First the reward of the third ship. Then discard all 3. For that you get 1 administrator.',
  },
  'CK-9.7': {
    de: '3 Karmatoken: Alle 3 kommen ungenutzt in den Vorrat zurück. Dafür erhältst du 1 Verwalter.',
    en: '3 karma tokens: All 3 return to the supply unused. For that you get 1 administrator.',
  },
  'CK-9.8': {
    de: '3 Verwalter: Alle 3 kommen ungenutzt in den Vorrat zurück. Dafür erhältst du 2 Ruhmtoken.',
    en: '3 administrators: All 3 return to the supply unused. For that you get 2 fame tokens.',
  },
  'CK-9.9': {
    de: 'Eine Karte kann mehr als einen Effekt auslösen: mit mehreren Gebäuden oder Waren, mit Gebäude und Ware, mit Schiff und Ware. Alle zählen, danach wirfst du alle beteiligten Karten ab.',
    en: 'One card can trigger more than one effect: with several buildings or goods, a building and a good, a ship and a good. All count, then you discard all cards involved.',
  },
  'CK-9.10': {
    de: 'Brauchst du dasselbe Gebäude oder dieselbe Ware für 3 gleiche und für 3 verschiedene, wählst du eines davon.',
    en: 'If you need the same building or good for 3 alike and for 3 different ones, you choose one of the effects.',
  },
  'CK-9.11': {
    de: 'Bei 3 verschiedenen wirfst du nur die verwendeten Karten ab. Hast du mehrere einer Art, wählst du, welche du verwendest.',
    en: 'With 3 different ones you discard only the cards used. If you have several of a kind, you choose which one to use.',
  },
  'CK-9.12': {
    de: 'Was auf einer abgeworfenen Karte sonst noch zu sehen war, verfällt ohne Ersatz.',
    en: 'Whatever else was to be seen on a discarded card is lost without pay.',
  },
  'CK-10.1': {
    de: 'Token und Münzen erhältst du sofort und nacheinander. Sofort tauschst du auch: 3 Ruhmtoken oder 6 Münzen wenden eine Karte. 3 Karmatoken werden 1 Verwalter, 3 Verwalter werden 2 Ruhmtoken.',
    en: 'You get tokens and coins at once, one after the other. They are exchanged at once, too: 3 fame tokens or 6 coins flip a card. 3 karma tokens become 1 administrator, 3 administrators become 2 fame tokens.',
  },
  'CK-10.2': {
    de: 'Ein Gebäude bringt Ruhmtoken, eine Warenkarte ihre Münze. Ein Schiff beendet erst eine zu hohe Reihe, dann bringt es seine Belohnung. Ist es das dritte, legst du alle 3 vorher bereit. Eine Palastaktionskarte führst du aus und wirfst sie ab.',
    en: 'A building brings fame tokens, a goods card its coin. A ship first ends a row that is too high, then brings its reward. If it is the third, set all 3 aside beforehand. A palace action card is resolved and discarded.',
  },
  'CK-10.3': {
    de: 'Die Teile einer Belohnung folgen einander wie abgebildet. Jede Warenkarte und jede Palastaktionskarte daraus führst du ganz aus, bevor der nächste Teil kommt.',
    en: 'The parts of a reward follow each other as shown. Finish every goods card and every palace action card it brings before the next part.',
  },
  'CK-10.4': {
    de: 'Wähle erst bei den Gebäuden, dann bei den Waren – wenn es etwas zu wählen gibt. Dann kommen die Verwalter, dann die Münzen, zuletzt wirfst du alle beteiligten Karten ab.',
    en: 'Choose with the buildings first, then with the goods, if there is a choice. Then come the administrators, then the coins; last you discard all cards involved.',
  },
  'CK-10.5': {
    de: 'Die Boni gewendeter Karten kommen, wenn sonst nichts mehr offen ist, in der Reihenfolge des Wendens. Jeder Bonus ist mit allen Folgen fertig, bevor der nächste kommt.',
    en: 'The bonuses of flipped cards come when nothing else is open, in the order of flipping. Each bonus is finished, with all that follows from it, before the next one comes.',
  },
  'CK-10.6': {
    de: 'Raster und Nachziehstapel erneuert ihr sofort, auch mitten in einer Aktion. Das leere Raster kommt, bevor die genommene Karte zählt, der leere Nachziehstapel vor allem anderen. Karten, die gerade ausgeführt werden, mischt ihr nicht mit.',
    en: 'Renew grid and draw pile at once, even in the middle of an action. The empty grid comes before the card just taken counts, the empty draw pile before anything else. Cards being carried out are not shuffled in.',
  },
  'CK-10.7': {
    de: 'Vor jeder neuen Karte hast du von keiner Art mehr als 2 und nie alle Arten zugleich. Deshalb hast du nie mehr als 3 einer Art, und nach einem Effekt bleibt nichts Weiteres auszulösen.',
    en: 'Before any new card you have no more than 2 of a kind and never all kinds at once. So you never have more than 3 of a kind, and after an effect nothing is left to trigger.',
  },
}
