/** What looks say. Numbers are those of the box and of the view. */
import { counting, type Language } from '@durbar/room'
import type { DieColor } from '../../data/names.ts'
import {
  COINS_PER_CARD,
  DICE_FOR_A_STEWARD,
  FAME_FOR_THREE_STEWARDS,
  FAME_PER_CARD,
  HIGHEST_DIE,
  KARMA_FROM_THE_ELEPHANT,
  LOWEST_DIE,
  SET_SIZE,
  STEWARDS_FOR_A_SET,
  STEWARDS_FOR_THREE_KARMA,
  TRACK_LENGTH,
} from '../../data/numbers.ts'
import type { Token } from '../../events.ts'
import { aDie, COLOR_NAMES, capital, diceIn } from '../../texts/names.ts'
import type { Row } from '../places.ts'

const german = counting('de')
const english = counting('en')

const de = {
  building: (colour: DieColor, cost: number, fame: number) =>
    `Kostet ${diceIn(colour, 'de')}, zusammen mindestens ${cost}. Bringt ${german.count(fame, 'Ruhmtoken', 'Ruhmtoken')}, 1 je Gebäude.`,
  ship: (cost: number, reward: string) =>
    `Kostet genau 1 Würfel mit der Zahl ${cost}. Bringt sofort: ${reward}. Die Nummern deiner Schiffe müssen steigen, sonst wirfst du die alten ab.`,
  goodsCard: (coin: number) =>
    `Kostet nichts.${coin > 0 ? ` Bringt sofort ${german.count(coin, 'Münze', 'Münzen')}.` : ''} ${SET_SIZE} gleiche oder ${SET_SIZE} verschiedene Waren werden verkauft.`,
  palaceCost: (cost: number) =>
    `Kostet genau 1 Würfel mit der Zahl ${cost}; danach wird die Karte abgeworfen.`,
  good: (good: string, value: number) =>
    `Zeigt ${good}: ${german.count(value, 'Münze', 'Münzen')} beim Verkauf.`,
  back: (colour: string) => `Als Würfel: ${colour}. Den Wert siehst du erst auf der Hand.`,
  inGrid: 'Liegt im Raster.',
  onPile: 'Liegt oben auf dem Nachziehstapel.',
  rowOf: (name: string) => `Liegt in der Auslage von ${name}.`,
  yours: 'Liegt in deiner Auslage.',
  inPlay: 'Wird gerade ausgeführt.',
  die: (colour: DieColor, value: number) => `Ein Würfel in ${COLOR_NAMES.de[colour]} mit dem Wert ${value}.`,
  dieHidden: (colour: DieColor) =>
    `Ein Würfel in ${COLOR_NAMES.de[colour]}. Den Wert sieht nur, wer ihn auf der Hand hat.`,
  dieUse: (limit: number) =>
    `Er bezahlt Gebäude seiner Farbe, oder allein ein Schiff oder eine Palastaktion mit genau seiner Zahl. Mehr als ${limit} Würfel hält niemand.`,
  karmaUse: `Jeder Karmatoken ändert ihn um 1, von ${LOWEST_DIE} bis ${HIGHEST_DIE}.`,
  unseen: (list: string) => `Noch ungesehen: ${list}.`,
  track: `Je ${FAME_PER_CARD} Ruhmtoken wenden die linke Tagkarte, je ${COINS_PER_CARD} Münzen die rechte. Wer alle ${TRACK_LENGTH} gewendet hat, löst das Spielende aus.`,
  trackTitle: (n: number) => `Zählleistenkarte ${n}`,
  day: 'Noch ist Tag: Der Bonus kommt, wenn sie gewendet wird.',
  night: (bonus: string) => `Gewendet. Bonus: ${bonus}.`,
  bonus: (bonus: string) => `Ihr Bonus: ${bonus}.`,
  left: (list: string) => `Noch zu erwarten: ${list}.`,
  tokenTitle: {
    fame: 'Ruhmtoken',
    coins: 'Münzen',
    karma: 'Karmatoken',
    stewards: 'Verwalter',
  } satisfies Record<Token, string>,
  token: {
    fame: `Je ${FAME_PER_CARD} Ruhmtoken wenden die linke deiner Karten, die noch Tag zeigen.`,
    coins: `Je ${COINS_PER_CARD} Münzen wenden die rechte deiner Karten, die noch Tag zeigen.`,
    karma: `Ein Karmatoken ändert beim Bezahlen einen Würfel um 1. Der dritte wird mit den anderen zu ${STEWARDS_FOR_THREE_KARMA} Verwalter.`,
    stewards: `Ein Verwalter ist noch ein Zug, ein beliebiger Würfel oder ${DICE_FOR_A_STEWARD} Würfel vom Nachziehstapel. Der dritte wird mit den anderen zu ${FAME_FOR_THREE_STEWARDS} Ruhmtoken.`,
  } satisfies Record<Token, string>,
  counted: (name: string, n: number) => `${name}: ${n}`,
  rowText: {
    buildings: `Hast du ${SET_SIZE} gleiche oder ${SET_SIZE} verschiedene Gebäude, wirfst du sie ab und erhältst ${STEWARDS_FOR_A_SET} Verwalter.`,
    goods: `Hast du ${SET_SIZE} gleiche oder ${SET_SIZE} verschiedene Waren, egal auf welchen Karten, wirfst du sie ab und erhältst ihre Werte in Münzen.`,
    ships: `Hast du ${SET_SIZE} aufsteigende Schiffe, wirfst du sie ab und erhältst ${STEWARDS_FOR_A_SET} Verwalter. Ein Schiff mit kleinerer Zahl beginnt eine neue Reihe.`,
  } satisfies Record<Row, string>,
  draw: 'Nachziehstapel',
  drawText: (n: number, top: string) =>
    `${german.count(n, 'Karte', 'Karten')}, die Aktionsseite nach oben. Oben liegt: ${top}.`,
  discard: 'Ablagestapel',
  discardText: (n: number) =>
    `${german.count(n, 'Karte', 'Karten')}, die Würfelseite nach oben. Ist der Nachziehstapel leer, wird der Ablagestapel gemischt.`,
  gap: 'Lücke',
  gapText: 'Lücken im Raster werden erst am Ende der Runde gefüllt, wenn beide Durchgänge gespielt sind.',
  elephant: 'Startofant',
  elephantText: `Wer ihn hat, beginnt beide Durchgänge der Runde und erhält zwischen ihnen ${KARMA_FROM_THE_ELEPHANT} Karmatoken. Danach wandert er im Uhrzeigersinn weiter.`,
  hand: 'Würfelkarten auf der Hand',
  handText: (limit: number) =>
    `Die Farben sehen alle, die Werte nur, wer sie hält. Mehr als ${limit} sind nicht erlaubt.`,
  seat: (turned: number, dice: number) =>
    `${turned} von ${TRACK_LENGTH} Karten gewendet, ${german.count(dice, 'Würfel', 'Würfel')} auf der Hand.`,
  has: (list: string) => `${list}.`,
  bonuses: (list: string) => `Boni, die noch kommen: ${list}.`,
}

const en: typeof de = {
  building: (colour, cost, fame) =>
    `Costs ${diceIn(colour, 'en')}, at least ${cost} in all. Brings ${english.count(fame, 'fame token', 'fame tokens')}, 1 per building.`,
  ship: (cost, reward) =>
    `Costs exactly 1 die showing ${cost}. Brings at once: ${reward}. The numbers of your ships must ascend, or you discard the old ones.`,
  goodsCard: (coin) =>
    `Costs nothing.${coin > 0 ? ` Brings ${english.count(coin, 'coin', 'coins')} at once.` : ''} ${SET_SIZE} like or ${SET_SIZE} different goods are sold.`,
  palaceCost: (cost) => `Costs exactly 1 die showing ${cost}; then the card is discarded.`,
  good: (good, value) => `Shows ${good}: ${english.count(value, 'coin', 'coins')} when sold.`,
  back: (colour) => `As a die: ${colour}. You see its value only when it is in your hand.`,
  inGrid: 'In the grid.',
  onPile: 'On top of the draw pile.',
  rowOf: (name) => `In the tableau of ${name}.`,
  yours: 'In your tableau.',
  inPlay: 'It is being carried out.',
  die: (colour, value) => `${capital(aDie(colour))} with the value ${value}.`,
  dieHidden: (colour) => `${capital(aDie(colour))}. Only whoever holds it sees its value.`,
  dieUse: (limit) =>
    `It pays for buildings of its colour, or alone for a ship or a palace action with exactly its number. Nobody holds more than ${limit} dice.`,
  karmaUse: `Each karma token changes it by 1, from ${LOWEST_DIE} to ${HIGHEST_DIE}.`,
  unseen: (list) => `Still unseen: ${list}.`,
  track: `Every ${FAME_PER_CARD} fame tokens flip the leftmost day card, every ${COINS_PER_CARD} coins the rightmost. Whoever has flipped all ${TRACK_LENGTH} triggers the end of the game.`,
  trackTitle: (n) => `Scoring card ${n}`,
  day: 'It is still day: its bonus comes when it is flipped.',
  night: (bonus) => `Flipped. Bonus: ${bonus}.`,
  bonus: (bonus) => `Its bonus: ${bonus}.`,
  left: (list) => `Still to come: ${list}.`,
  tokenTitle: { fame: 'Fame tokens', coins: 'Coins', karma: 'Karma tokens', stewards: 'Administrators' },
  token: {
    fame: `Every ${FAME_PER_CARD} fame tokens flip the leftmost of your cards that still show day.`,
    coins: `Every ${COINS_PER_CARD} coins flip the rightmost of your cards that still show day.`,
    karma: `A karma token changes a die by 1 in a payment. The third becomes ${STEWARDS_FOR_THREE_KARMA} administrator together with the others.`,
    stewards: `An administrator is another turn, any die at all, or ${DICE_FOR_A_STEWARD} dice from the draw pile. The third becomes ${FAME_FOR_THREE_STEWARDS} fame tokens together with the others.`,
  },
  counted: (name, n) => `${name}: ${n}`,
  rowText: {
    buildings: `With ${SET_SIZE} like or ${SET_SIZE} different buildings you discard them and get ${STEWARDS_FOR_A_SET} administrator.`,
    goods: `With ${SET_SIZE} like or ${SET_SIZE} different goods, on whatever cards, you discard them and get their values in coins.`,
    ships: `With ${SET_SIZE} ascending ships you discard them and get ${STEWARDS_FOR_A_SET} administrator. A ship with a lower number starts a new row.`,
  },
  draw: 'Draw pile',
  drawText: (n, top) => `${english.count(n, 'card', 'cards')}, action face up. On top: ${top}.`,
  discard: 'Discard pile',
  discardText: (n) =>
    `${english.count(n, 'card', 'cards')}, die face up. When the draw pile is used up, the discard pile is shuffled.`,
  gap: 'Gap',
  gapText: 'Gaps in the grid are filled at the end of the round, when both passes are over.',
  elephant: 'Start elephant',
  elephantText: `Whoever has it begins both passes of the round and gets ${KARMA_FROM_THE_ELEPHANT} karma token between them. Then it moves on clockwise.`,
  hand: 'Die cards in hand',
  handText: (limit) =>
    `Everybody sees their colours, only their owner the values. More than ${limit} are not allowed.`,
  seat: (turned, dice) =>
    `${turned} of ${TRACK_LENGTH} cards flipped, ${english.count(dice, 'die', 'dice')} in hand.`,
  has: (list) => `${list}.`,
  bonuses: (list) => `Bonuses still to come: ${list}.`,
}

type LookWords = typeof de
export const lookWords = (language: Language): LookWords => (language === 'de' ? de : en)
