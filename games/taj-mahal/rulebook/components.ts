/** What is in the box. */
import { type Rulebook, say } from '@durbar/room'
import * as n from './figures.ts'

export const components: Rulebook['components'] = [
  {
    picture: 'board',
    count: n.BOARDS,
    name: { de: say`Spielbrett`, en: say`board` },
    note: {
      de: say`${n.PROVINCE_COUNT} Provinzen mit ${n.CITY_COUNT} Städten, der Hof des Großmoguls und die Wertungsleiste`,
      en: say`${n.PROVINCE_COUNT} provinces with ${n.CITY_COUNT} cities, the court of the Grand Mogul and the score track`,
    },
  },
  {
    picture: 'coloured',
    count: n.COLOURED_COUNT,
    name: { de: say`Farbkarten`, en: say`coloured cards` },
    note: {
      de: say`je ${n.EACH_COLOUR} in Rot, Gelb, Grün und Violett, jede mit ${n.ON_COLOURED} Symbolen`,
      en: say`${n.EACH_COLOUR} each in red, yellow, green and violet, every one with ${n.ON_COLOURED} symbols`,
    },
  },
  {
    picture: 'white',
    count: n.WHITE_COUNT,
    name: { de: say`weiße Karten`, en: say`white cards` },
    note: { de: say`jede mit ${n.ON_WHITE} Symbol`, en: say`each with ${n.ON_WHITE} symbol` },
  },
  {
    picture: 'specials',
    count: n.SPECIAL_COUNT,
    name: { de: say`Sonderkarten`, en: say`special cards` },
    note: {
      de: say`mit eigener Rückseite; du verdienst sie mit Einflussmarken`,
      en: say`with a back of their own; you earn them with influence tokens`,
    },
  },
  {
    picture: 'province-tiles',
    count: n.VISITS,
    name: { de: say`Provinz-Plättchen`, en: say`province tiles` },
    note: {
      de: say`achteckig, mit den Nummern ${n.FIRST_VISIT} bis ${n.VISITS} und ihren Waren`,
      en: say`octagonal, numbered ${n.FIRST_VISIT} to ${n.VISITS}, with their goods`,
    },
  },
  {
    picture: 'bonus-tiles',
    count: n.BONUS_COUNT,
    name: { de: say`Bonusplättchen`, en: say`bonus tiles` },
    note: {
      de: say`${n.SQUARE_TILES} quadratische und das Taj Mahal`,
      en: say`${n.SQUARE_TILES} square ones and the Taj Mahal`,
    },
  },
  {
    picture: 'tokens',
    count: n.TOKENS,
    name: { de: say`Einflussmarken`, en: say`influence tokens` },
    note: {
      de: say`oval, je ${n.TOKENS_EACH} mit Wesir, General, Mönch und Prinzessin`,
      en: say`oval, ${n.TOKENS_EACH} each of vizier, general, monk and princess`,
    },
  },
  {
    picture: 'crown',
    count: n.CROWNS,
    name: { de: say`Krone`, en: say`crown` },
    note: {
      de: say`ein goldener Ring; er sitzt auf dem Kronen-Palast`,
      en: say`a golden ring; it sits on the crown palace`,
    },
  },
  {
    picture: 'palaces',
    count: n.PALACES,
    name: { de: say`Paläste`, en: say`palaces` },
    note: {
      de: say`je ${n.PALACES_EACH} in ${n.PALACE_SETS} Farben`,
      en: say`${n.PALACES_EACH} each in ${n.PALACE_SETS} colours`,
    },
  },
  {
    picture: 'score-markers',
    count: n.PALACE_SETS,
    name: { de: say`Wertungssteine`, en: say`score markers` },
    note: { de: say`einer in jeder Farbe`, en: say`one in each colour` },
  },
  {
    picture: 'markers',
    count: n.MARKERS,
    name: { de: say`schwarze Steine`, en: say`black markers` },
    note: {
      de: say`der Anzeigestein für die aktuelle Provinz und der Startspielerstein`,
      en: say`the province marker for the current province and the start player marker`,
    },
  },
]
