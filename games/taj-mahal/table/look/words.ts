/** What looks say. Numbers are those of the box and of the view. */
import { counting, type Language } from '@durbar/room'
import { POINTS_OF_SPECIAL, type SpecialId } from '../../data/cards.ts'
import type { BonusKind } from '../../data/tiles.ts'
import type { Called } from '../standing.ts'

const german = counting('de')
const english = counting('en')

const de = {
  coloured:
    'Eine Farbkarte. Du spielst sie allein oder mit 1 weißen Karte oder 1 Sonderkarte aus; deine erste legt deine Farbe für diesen Besuch fest.',
  white:
    'Eine weiße Karte. Du legst sie zu einer Farbkarte, höchstens 1 je Zug. Bei der Schlusswertung bringt sie auf der Hand 1 Einflusspunkt.',
  special: {
    'special-elephant': 'Ausgespielt wie eine weiße Karte zählt sie als 1 Elefant.',
    'special-mogul': 'Ausgespielt wie eine weiße Karte zählt sie als 1 Großmogul.',
    'special-points': `Ausgespielt wie eine weiße Karte bringt sie sofort ${german.count(POINTS_OF_SPECIAL, 'Einflusspunkt', 'Einflusspunkte')}.`,
    'special-colour': 'Ausgespielt wie eine weiße Karte: Die Farbkarte dazu darf jede Farbe haben.',
  } satisfies Record<SpecialId, string>,
  specialEarned: (token: string) =>
    `Wer am Ende eines Besuchs 2 ${token}-Marken hat, gibt sie ab und nimmt diese Karte, auch von anderen. Nach dem Rückzug kommt sie wieder auf die Hand.`,
  inSupply: 'Liegt in der Auslage: Wer sich zurückzieht, wählt dort 2 Karten.',
  inRow: (name: string) => `Liegt vor ${name}.`,
  inYourRow: 'Liegt vor dir.',
  inHand: 'Du hast sie auf der Hand.',
  onTable: 'Liegt noch auf dem Tisch.',
  heldBy: (name: string) => `Im Besitz von ${name}.`,
  heldByYou: 'Du besitzt sie.',
  contest: (symbol: string, state: string) => `${symbol}: ${state}.`,
  shows: (who: Called, n: number) => `${who.does('zeigt')} ${german.count(n, 'Symbol', 'Symbole')}.`,
  nobody: 'Noch zeigt niemand dieses Symbol.',
  stock: (n: number) => `Noch ${german.count(n, 'Marke', 'Marken')} im Vorrat.`,
  tileWorth: (n: number) =>
    `Das Provinz-Plättchen brächte dir jetzt ${german.count(n, 'Einflusspunkt', 'Einflusspunkte')}.`,
  city: (province: string) => `Eine Stadt in der Provinz ${province}.`,
  fortressCity: (province: string) =>
    `Eine Festung in der Provinz ${province}. Wer hier einen normalen Palast stellt, nimmt das Bonusplättchen.`,
  bareFortress: (province: string) =>
    `Eine Festung in der Provinz ${province}. Ihr Bonusplättchen liegt nicht mehr dort.`,
  bonus: {
    points: (n: number) => `Bonusplättchen: sofort ${german.count(n, 'Einflusspunkt', 'Einflusspunkte')}.`,
    card: () => 'Bonusplättchen: 1 Karte vom Nachziehstapel.',
    good: (good: string) =>
      `Bonusplättchen „${good}“: 1 Einflusspunkt und 1 je gleiche Ware, die du schon hast; du behältst es.`,
  },
  room: 'Hier ist Platz für einen Palast.',
  palaceOf: (who: Called) => who.whose('Dein Palast.', (of) => `Palast ${of}.`),
  crownPalaceOf: (who: Called) => who.whose('Dein Kronen-Palast.', (of) => `Kronen-Palast ${of}.`),
  network: (who: Called, n: number) =>
    `${who.does('hat')} ${german.count(n, 'Palast', 'Paläste')} auf der Karte; ihre Straßen leuchten.`,
  prospect: (points: number) =>
    `Ein Palast brächte dir hier ${german.count(points, 'Einflusspunkt', 'Einflusspunkte')}.`,
  tileTitle: (visit: number, province: string) => `Provinz-Plättchen ${visit}: ${province}`,
  tile: (goods: string) =>
    `Es zeigt ${goods}. Wer die Elefanten gewinnt, erhält 1 Einflusspunkt je Ware und 1 je gleiche Ware auf eigenen Plättchen.`,
  tileHolder: {
    board: 'Der Besuch kommt noch.',
    court: 'Es liegt jetzt am Hof.',
    out: 'Niemand hat es gewonnen: Es ist aus dem Spiel.',
  },
  good: 'Jede Ware bringt 1 Einflusspunkt und 1 mehr je gleiche Ware, die du schon hast. Waren sind auf Provinz-Plättchen und Bonusplättchen.',
  counted: (name: string, n: number) => `${name}: ${n}`,
  draw: 'Nachziehstapel',
  drawText: (n: number) =>
    `${german.count(n, 'Karte liegt', 'Karten liegen')} verdeckt. Ist der Stapel leer, wird der Ablagestapel gemischt.`,
  unseen: (n: number) =>
    `${german.count(n, 'Karte liegt', 'Karten liegen')} verborgen im Stapel oder auf den Händen der anderen. Ihre Symbole:`,
  discard: 'Ablagestapel',
  discardText: (n: number) =>
    `${german.count(n, 'Karte', 'Karten')}, jederzeit für alle offen. Gezählt sind die Symbole; die meisten Karten zeigen zwei.`,
  discardEmpty: 'Noch ist keine Karte abgelegt. Der Ablagestapel ist jederzeit für alle offen.',
  stillOut: (pile: number, open: number, hands: number) =>
    `Noch unterwegs: ${pile} im Nachziehstapel, ${open} in der Auslage, ${hands} auf den Händen.`,
  leave: 'Sich zurückziehen',
  leaveText:
    'Du gewinnst jedes Symbol, von dem du mehr zeigst als jede andere Person, die noch dabei ist. Du stellst deine Paläste, wertest und wählst 2 Karten aus der Auslage.',
  leaveNow: (points: number) =>
    `Jetzt brächte es dir ${german.count(points, 'Einflusspunkt', 'Einflusspunkte')}.`,
  part: (what: string, points: number) => `${what}: ${points}`,
  hand: 'Handkarten',
  handText: 'Wie viele Karten jemand auf der Hand hat, sehen alle; welche es sind, nur diese Person.',
  visit: (visit: number, of: number) => `Besuch ${visit} von ${of}`,
  visitText: (province: string) =>
    `Ihr besucht ${province}: Nur hier stellt ihr jetzt Paläste. Haben sich alle zurückgezogen, folgt die nächste Nummer.`,
  seat: (score: number, hand: number, palaces: number) =>
    `${german.count(score, 'Einflusspunkt', 'Einflusspunkte')}, ${german.count(hand, 'Handkarte', 'Handkarten')}, ${german.count(palaces, 'Palast', 'Paläste')}.`,
  goods: (list: string) => `Waren: ${list}.`,
  tokens: (list: string) => `Einflussmarken: ${list}.`,
  palaces: (list: string) => `Paläste in ${list}.`,
  colour: (colour: string) => `Farbe in diesem Besuch: ${colour}.`,
  known: 'Aus der Auslage genommen und deshalb bekannt:',
  row: 'In diesem Besuch ausgespielt, dazu Sonderkarten:',
}

const en: typeof de = {
  coloured:
    'A coloured card. You play it alone or with 1 white card or 1 special card; your first one fixes your colour for this visit.',
  white:
    'A white card. You play it with a coloured card, at most 1 per turn. In the final scoring it brings 1 influence point in your hand.',
  special: {
    'special-elephant': 'Played like a white card, it counts as 1 elephant.',
    'special-mogul': 'Played like a white card, it counts as 1 Grand Mogul.',
    'special-points': `Played like a white card, it brings ${english.count(POINTS_OF_SPECIAL, 'influence point', 'influence points')} at once.`,
    'special-colour': 'Played like a white card: the coloured card it goes with may be of any colour.',
  },
  specialEarned: (token) =>
    `Whoever has 2 ${token} tokens at the end of a visit returns them and takes this card, from another hand too. After withdrawing it returns to the hand.`,
  inSupply: 'In the supply: whoever withdraws chooses 2 cards from it.',
  inRow: (name) => `Played by ${name}.`,
  inYourRow: 'Played by you.',
  inHand: 'It is in your hand.',
  onTable: 'It still lies on the table.',
  heldBy: (name) => `Held by ${name}.`,
  heldByYou: 'You hold it.',
  contest: (symbol, state) => `${symbol.charAt(0).toUpperCase()}${symbol.slice(1)}: ${state}.`,
  shows: (who, n) => `${who.does('shows')} ${english.count(n, 'symbol', 'symbols')}.`,
  nobody: 'Nobody shows this symbol yet.',
  stock: (n) => `${english.count(n, 'token', 'tokens')} left in the stock.`,
  tileWorth: (n) =>
    `The province tile would bring you ${english.count(n, 'influence point', 'influence points')} now.`,
  city: (province) => `A city in the province of ${province}.`,
  fortressCity: (province) =>
    `A fortress in the province of ${province}. Whoever places a normal palace here takes the bonus tile.`,
  bareFortress: (province) => `A fortress in the province of ${province}. Its bonus tile is gone.`,
  bonus: {
    points: (n) => `Bonus tile: ${english.count(n, 'influence point', 'influence points')} at once.`,
    card: () => 'Bonus tile: 1 card from the draw pile.',
    good: (good) =>
      `Bonus tile “${good}”: 1 influence point and 1 more for each equal good you already have; you keep it.`,
  },
  room: 'There is room for a palace here.',
  palaceOf: (who) => who.whose('Your palace.', (of) => `Palace ${of}.`),
  crownPalaceOf: (who) => who.whose('Your crown palace.', (of) => `Crown palace ${of}.`),
  network: (who, n) =>
    `${who.does('has')} ${english.count(n, 'palace', 'palaces')} on the map; their roads shine.`,
  prospect: (points) =>
    `A palace here would bring you ${english.count(points, 'influence point', 'influence points')}.`,
  tileTitle: (visit, province) => `Province tile ${visit}: ${province}`,
  tile: (goods) =>
    `It shows ${goods}. Whoever wins the elephants gets 1 influence point per good and 1 more for each equal good they already have.`,
  tileHolder: {
    board: 'Its visit is still to come.',
    court: 'It lies at court now.',
    out: 'Nobody won it: it is out of the game.',
  },
  good: 'Each good brings 1 influence point and 1 more for each equal good you already have. Goods are on province tiles and bonus tiles.',
  counted: (name, n) => `${name}: ${n}`,
  draw: 'Draw pile',
  drawText: (n) =>
    `${english.count(n, 'card lies', 'cards lie')} face down. When the pile is empty, the discard pile is shuffled.`,
  unseen: (n) =>
    `${english.count(n, 'card lies', 'cards lie')} hidden in the pile or in the others’ hands. Their symbols:`,
  discard: 'Discard pile',
  discardText: (n) =>
    `${english.count(n, 'card', 'cards')}, open to everybody at any time. Symbols are counted; most cards bear two.`,
  discardEmpty: 'No card has been discarded yet. The discard pile is open to everybody at any time.',
  stillOut: (pile, open, hands) =>
    `Still out: ${pile} in the draw pile, ${open} in the supply, ${hands} in hands.`,
  leave: 'Withdraw',
  leaveText:
    'You win every symbol of which you show more than each other player still in the visit. You place your palaces, score and choose 2 cards from the supply.',
  leaveNow: (points) =>
    `It would bring you ${english.count(points, 'influence point', 'influence points')} now.`,
  part: (what, points) => `${what}: ${points}`,
  hand: 'Cards in hand',
  handText: 'Everybody sees how many cards a player holds; which they are, only that player.',
  visit: (visit, of) => `Visit ${visit} of ${of}`,
  visitText: (province) =>
    `You are visiting ${province}: palaces are placed only here now. When all have withdrawn, the next number follows.`,
  seat: (score, hand, palaces) =>
    `${english.count(score, 'influence point', 'influence points')}, ${english.count(hand, 'card', 'cards')} in hand, ${english.count(palaces, 'palace', 'palaces')}.`,
  goods: (list) => `Goods: ${list}.`,
  tokens: (list) => `Influence tokens: ${list}.`,
  palaces: (list) => `Palaces in ${list}.`,
  colour: (colour) => `Colour in this visit: ${colour}.`,
  known: 'Taken from the supply and therefore known:',
  row: 'Played in this visit, and special cards:',
}

type LookWords = typeof de
export const lookWords = (language: Language): LookWords => (language === 'de' ? de : en)
export const bonusText = (w: LookWords, kind: BonusKind, points: number, good: string): string =>
  kind === 'points' ? w.bonus.points(points) : kind === 'card' ? w.bonus.card() : w.bonus.good(good)
