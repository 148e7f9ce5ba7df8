import { type Rulebook, say } from '@durbar/room'
import { INGOTS_PER_POINT, PAWN_BELOW, PAWN_PAYOUT, PAWN_TOKENS, REDEEM_COST } from '../data/box.ts'
import { CARDS } from '../data/cards.ts'
import { FIRST, SECOND } from '../data/categories.ts'
import { paragraph } from './blocks.ts'
import { CERTIFICATES, COUNTERFEIT_CARDS, NEVER_FAKED, OVERVIEW_CARDS, YEAR } from './figures.ts'

const named = (status: string) => CARDS.filter((card) => card.status.name.startsWith(status)).length
const BY_THE_RULEBOOK = named('rulebook')
const PUBLIC = named('public')
const OURS = named('reconstructed')
const LAST = FIRST.length - 1

export const reconstructed: Rulebook['reconstructed'] = [
  paragraph([], {
    de: say`Die gedruckten Karten lagen uns nicht vor. ${BY_THE_RULEBOOK} Namen nennt die Anleitung, ${PUBLIC} öffentliche Quellen, ${OURS} haben wir gewählt. Rekonstruiert sind die Werte, welche Karten Waffen sind, die meisten Wirkungen und welche ${NEVER_FAKED} Antiquitäten nie gefälscht sind. Alles passt zu dem, was die Anleitung sagt.`,
    en: say`We did not have the printed cards. The rulebook gives ${BY_THE_RULEBOOK} names, public sources ${PUBLIC}, and we chose ${OURS}. Reconstructed are the values, which cards are weapons, most effects, and which ${NEVER_FAKED} antiquities are never fakes. All of it fits what the rulebook says.`,
  }),
  paragraph([], {
    de: say`Die Anleitung kennt ${CERTIFICATES} Karten mit Zertifikat, nennt sie aber nicht. Wir haben dafür Siegel gewählt, denn ein Siegel beglaubigt. Die Punkte ${FIRST[0]}/${SECOND[0]} bis ${FIRST[LAST]!}/${SECOND[LAST]!} ergeben sich aus Beispiel, Tabelle und öffentlichen Quellen.`,
    en: say`The rulebook knows ${CERTIFICATES} cards with a certificate but does not name them. We chose seals, since a seal vouches for things. The points ${FIRST[0]}/${SECOND[0]} to ${FIRST[LAST]!}/${SECOND[LAST]!} follow from its example, its table and public sources.`,
  }),
  paragraph(['R11'], {
    de: say`Wie viel die Pfandleihe zahlt, ist mit einer Zeile verloren gegangen. ${PAWN_PAYOUT} Goldbarren passen zur Grenze von ${PAWN_BELOW}, zum Gold in der Wertung (je ${INGOTS_PER_POINT}) und zum Rückkauf für ${REDEEM_COST}.`,
    en: say`What the pawnshop pays was lost with a line. ${PAWN_PAYOUT} ingots fit the limit of ${PAWN_BELOW}, the gold in the scoring (by ${INGOTS_PER_POINT}) and the price of ${REDEEM_COST} for buying back.`,
  }),
  paragraph(['R26'], {
    de: say`Einige Ziffern der Anleitung sind unleserlich. Nach anderen Quellen spielt die Geschichte im Jahr ${YEAR}. Zur Schachtel gehören danach ${OVERVIEW_CARDS} Übersichtskarten, ${PAWN_TOKENS} Pfandleihe-Plättchen und ${COUNTERFEIT_CARDS} Fälschungskarten.`,
    en: say`Some digits of the rulebook are illegible. By other sources the story is set in ${YEAR}. By them, too, the box holds ${OVERVIEW_CARDS} overview cards, ${PAWN_TOKENS} pawn tokens and ${COUNTERFEIT_CARDS} counterfeit cards.`,
  }),
  paragraph([], {
    de: say`Besitzt du das Spiel und siehst etwas, das anders ist? Schreib uns.`,
    en: say`Do you own the game and see something different? Write to us.`,
  }),
]
