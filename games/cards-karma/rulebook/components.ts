import { type Rulebook, say } from '@durbar/room'
import { STEWARDS, TOKENS, TRACK_LENGTH } from '../data/numbers.ts'
import { words } from './blocks.ts'
import { ONE, OVERVIEW_CARDS, PLAY_CARDS, SCORING_CARDS, SETS } from './figures.ts'

export const components: Rulebook['components'] = [
  {
    picture: 'play-card',
    count: PLAY_CARDS,
    name: words(say`Spielkarten`, say`play cards`),
    note: words(
      say`vorn eine Aktionsseite, hinten eine Würfelseite`,
      say`an action face in front, a die face on the back`,
    ),
  },
  {
    picture: 'scoring-card',
    count: SCORING_CARDS,
    name: words(say`Zählleistenkarten`, say`scoring cards`),
    note: words(
      say`${TRACK_LENGTH} in jeder der ${SETS} Farben, vorn Tag, hinten Nacht mit einem Bonus`,
      say`${TRACK_LENGTH} in each of ${SETS} colours, day in front, night with a bonus on the back`,
    ),
  },
  {
    picture: 'overview-card',
    count: OVERVIEW_CARDS,
    name: words(say`Übersichtskarten`, say`overview cards`),
    note: words(say`in Durbar die Spielhilfe`, say`the player aid in Durbar`),
  },
  {
    picture: 'administrator',
    count: STEWARDS,
    name: words(say`Verwalterkarten`, say`administrator cards`),
    note: words(say`noch ein Zug, ein Joker oder Würfel`, say`another turn, a joker or dice`),
  },
  {
    picture: 'elephant',
    count: ONE,
    name: words(say`Startofant`, say`start elephant`),
    note: words(say`auf der Vorderseite mit grüner Decke`, say`with a green blanket in front`),
  },
  {
    picture: 'fame',
    count: TOKENS.fame.count,
    name: words(say`Ruhmtoken`, say`fame tokens`),
    note: words(say`und ${TOKENS.fame.spare} als Ersatz`, say`and ${TOKENS.fame.spare} spare ones`),
  },
  {
    picture: 'karma',
    count: TOKENS.karma.count,
    name: words(say`Karmatoken`, say`karma tokens`),
  },
  {
    picture: 'coin-1',
    count: TOKENS.coin1.count,
    name: words(say`Münzen im Wert von ${TOKENS.coin1.value}`, say`coins worth ${TOKENS.coin1.value}`),
    note: words(say`und ${TOKENS.coin1.spare} als Ersatz`, say`and ${TOKENS.coin1.spare} spare ones`),
  },
  {
    picture: 'coin-3',
    count: TOKENS.coin3.count,
    name: words(say`Münzen im Wert von ${TOKENS.coin3.value}`, say`coins worth ${TOKENS.coin3.value}`),
  },
]
