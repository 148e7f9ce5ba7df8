/** RJ-1 to RJ-5: from opening the box to the last start house. */
import type { Catalogue } from '@durbar/room'
import { ARTISAN_PRICE, PALACE_PRICE, START_GOLD } from '../data/material.ts'

export const setup: Catalogue = {
  'RJ-1.1': {
    de: 'Du bist ein Fürst und schickst deinen Architekten durchs Land, um Paläste und Häuser zu bauen. Paläste verschlingen Gold, und das Gold kommt vor allem aus den Wertungen der Städte.',
    en: 'You are a prince who sends an architect across the land to raise palaces and houses. Palaces swallow gold, and most gold comes from the scoring of cities.',
  },
  'RJ-1.2': {
    de: 'Es ist ein Wettlauf um sieben eigene Paläste. Wann genau Schluss ist und wer siegt, steht beim Spielende.',
    en: 'It is a race to seven palaces of your own. When exactly it stops and who wins is told under the end of the game.',
  },
  'RJ-1.3': {
    de: 'Wechselnde Vertraute auf Personenkarten leihen dir unterwegs ihre Fähigkeiten.',
    en: 'Confidants on character cards come and go and lend you their abilities on the way.',
  },
  'RJ-2.1': {
    de: 'In der Schachtel: Spielplan, Maharadscha, sieben Wappen, sieben Personenkarten, sieben Chips, 60 Münzen im Wert von 210 Gold, und je Farbe ein Architekt, eine Aktionsscheibe, sieben Paläste und 20 Häuser.',
    en: 'In the box: the board, the Maharaja, seven crests, seven character cards, seven chips, 60 coins worth 210 gold and, for each colour, an architect, an action disc, seven palaces and 20 houses.',
  },
  'RJ-2.2': {
    de: 'Was das Heft über Ersatzteile und das Zusammenstecken der Scheiben sagt, spielt am Bildschirm keine Rolle.',
    en: 'What the booklet says on spare parts and on putting the discs together plays no part on a screen.',
  },
  'RJ-3.1': {
    de: 'Der Plan zeigt den Startort, sieben Städte, dreißig Dörfer und die Wertungsleiste. Er soll sich gut spielen, nicht die Landkarte abbilden.',
    en: 'The board shows the start place, seven cities, thirty villages and the scoring track. It is laid out for play, not after the map.',
  },
  'RJ-3.2': {
    de: `Jeder bekommt in seiner Farbe eine Aktionsscheibe, eine Kurzregel, den Architekten auf dem Startort, sieben Paläste (im kurzen Spiel sechs), vier Häuser und ${START_GOLD} Gold.`,
    en: `Each player gets, in one colour, an action disc, a player aid, the architect on the start place, seven palaces (six in the short game), four houses and ${START_GOLD} gold.`,
  },
  'RJ-3.3': {
    de: 'Wer Schwarz spielt, baut lila Paläste.',
    en: 'Whoever plays black builds purple palaces.',
  },
  'RJ-3.4': {
    de: 'Sein Gold darf man während des Spiels vor den anderen verbergen.',
    en: 'You may keep your gold out of sight while the game is on.',
  },
  'RJ-3.5': {
    de: 'Die übrigen Häuser aller Mitspieler bilden den Steinbruch, nach Farben getrennt; anfangs liegen dort je 16.',
    en: 'All other houses of the colours in play form the quarry, sorted by colour; it starts with 16 of each.',
  },
  'RJ-3.6': {
    de: 'Der Maharadscha beginnt auf dem Startort.',
    en: 'The Maharaja begins on the start place.',
  },
  'RJ-3.7': {
    de: 'Im Grundspiel liegen die Personenkarten 1 bis 6 frei neben dem Plan. Karte 7 und die Chips bleiben in der Schachtel.',
    en: 'In the base game the character cards 1 to 6 lie free beside the board. Card 7 and the chips stay in the box.',
  },
  'RJ-3.8': {
    de: 'Einer führt die Bank; hier tut das Programm diesen Dienst.',
    en: 'Somebody has to run the bank; here the program does.',
  },
  'RJ-3.9': {
    de: 'Die sieben Wappen werden gemischt und offen auf die sieben Felder über dem Pfeil gelegt, eines je Feld.',
    en: 'The seven crests are shuffled and laid open on the seven fields above the arrow, one on each.',
  },
  'RJ-3.10': {
    de: 'Darüber liegen die Felder 1 bis 10; sie zählen die Runden.',
    en: 'Above them lie the fields 1 to 10; they count the rounds.',
  },
  'RJ-3.11': {
    de: 'Was eine Wertung einbringt: zu zweit 10 und 5, zu dritt 11, 7, 3, zu viert 12, 9, 6, 3, zu fünft 13, 10, 7, 4, 1.',
    en: 'What a scoring pays: with two players 10 and 5, with three 11, 7, 3, with four 12, 9, 6, 3, with five 13, 10, 7, 4, 1.',
  },
  'RJ-4.1': {
    de: 'Jede Stadt hat sieben Bauplätze für je einen Palast: in der Mitte für den großen, ringsum sechs für kleine.',
    en: 'Every city has seven sites for one palace each: the middle one for the large palace, six around it for small ones.',
  },
  'RJ-4.2': {
    de: 'Die Architekten reisen auf Straßen von Stadt zu Stadt, und die Straßen führen durch Dörfer.',
    en: 'Architects travel from city to city by road, and the roads lead through villages.',
  },
  'RJ-4.3': {
    de: 'Häuser stehen in Dörfern oder in Städten.',
    en: 'A house stands either in a village or in a city.',
  },
  'RJ-4.4': {
    de: 'In ein Dorf passen zwei Häuser, zu zweit nur eines. Beide dürfen demselben gehören.',
    en: 'A village has room for two houses, with two players for one. Both may belong to the same player.',
  },
  'RJ-4.5': {
    de: 'In einer Stadt ist Platz für beliebig viele Häuser.',
    en: 'A city has room for any number of houses.',
  },
  'RJ-4.6': {
    de: 'Durch ein Dorf kommt man nur, solange dort wenigstens ein Haus steht, gleich wessen.',
    en: 'A village lets travellers through only while at least one house stands there, no matter whose.',
  },
  'RJ-5.1': {
    de: 'Vor der ersten Runde bekommt jeder eine Personenkarte und stellt vier Häuser auf.',
    en: 'Before the first round everybody gets a character card and puts up four houses.',
  },
  'RJ-5.2': {
    de: 'Im Grundspiel nimmt sich der Jüngste eine der freien Karten, dann geht es reihum nach links. Was übrig bleibt, ist weiter zum Wechseln da.',
    en: 'In the base game the youngest takes one of the free cards, then it goes round to the left. What is left over stays there to change for.',
  },
  'RJ-5.3': {
    de: 'Die Zahl der Karte bestimmt, wann du am Zug bist und wer bei Gleichstand vorn liegt: Die kleinere ist besser. Dazu kommt die Fähigkeit der Person.',
    en: 'The number on your card settles when you act and who is ahead in a tie: lower is better. On top of that comes the ability of the character.',
  },
  'RJ-5.4': {
    de: 'Großfürst (1): zieht als Erster und gewinnt jeden Gleichstand. Mehr kann er nicht.',
    en: 'Mogul (1): acts first and wins every tie. He can do nothing else.',
  },
  'RJ-5.5': {
    de: 'Händler (2): bringt in jedem eigenen Zug ein Gold.',
    en: 'Trader (2): brings one gold in every turn of your own.',
  },
  'RJ-5.6': {
    de: 'Priester (3): Deine kleinen Paläste zählen bei Wertungen zwei Punkte statt einem.',
    en: 'Sadhu (3): your small palaces count two points in a scoring instead of one.',
  },
  'RJ-5.7': {
    de: 'Wanderer (4): Du reist umsonst. Die Wegegelder zahlt die Bank, die Besitzer bekommen sie trotzdem.',
    en: 'Wandering Monk (4): you travel for nothing. The bank pays the tolls, so the owners still receive them.',
  },
  'RJ-5.8': {
    de: 'Unternehmer (5): Einmal in deinem Zug baust oder versetzt du ein Haus zusätzlich und umsonst.',
    en: 'Builder (5): once in your turn you build or move one house more, free of charge.',
  },
  'RJ-5.9': {
    de: `Baumeister (6): Ein Palast kostet dich ${ARTISAN_PRICE} Gold statt ${PALACE_PRICE}.`,
    en: `Artisan (6): a palace costs you ${ARTISAN_PRICE} gold instead of ${PALACE_PRICE}.`,
  },
  'RJ-5.10': {
    de: 'Dann stellt jeder, die kleinste Karte zuerst, eines seiner vier Häuser umsonst in ein Dorf mit Platz. Das geht viermal so herum. Städte sind dabei tabu.',
    en: 'Then everybody, lowest card first, puts one of the four houses into a village with room, for free. This goes round four times. Cities are out of bounds.',
  },
  'RJ-5.11': {
    de: 'Auch dabei gilt, wie viele Häuser ein Dorf fasst.',
    en: 'The limit of houses per village holds here too.',
  },
  'RJ-5.12': {
    de: 'Eine Stadt heißt angeschlossen, wenn auf einem Weg dorthin in jedem Dorf ein Haus steht. Ein Rat: Schließt zuerst die Städte an, deren Wappen unten liegen.',
    en: 'A city is called connected when some way to it has a house in every village. A piece of advice: connect those cities first whose crests lie at the bottom.',
  },
  'RJ-5.13': {
    de: 'Stehen alle Häuser, nimmt jeder sechs weitere aus dem Steinbruch zu sich. Dann sind je Farbe vier auf dem Plan, sechs im Vorrat und zehn im Steinbruch.',
    en: 'When all of them stand, everybody takes six more from the quarry. That leaves, per colour, four on the board, six in stock and ten in the quarry.',
  },
}
