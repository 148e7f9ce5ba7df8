/** WH-5 to WH-7: blessings and curses, auctions, the pawnshop. */
import type { Catalogue } from '@durbar/room'

export const play: Catalogue = {
  'WH-5.1': {
    de: 'Eine Antiquität ist segensreich (Stern), verflucht (Kreuz) oder neutral (kein Symbol).',
    en: 'An antiquity is blessed (star), cursed (cross) or neutral (no symbol).',
  },
  'WH-5.2': {
    de: 'Segen nützt dir, Fluch schadet dir, neutrale Antiquitäten tun gar nichts.',
    en: 'A blessing helps you, a curse harms you, a neutral antiquity does nothing.',
  },
  'WH-5.3': {
    de: 'Eine Karte wirkt, sobald sie in deiner Sammlung liegt. Auf den Kauf, mit dem sie dorthin kam, wirkt sie nicht.',
    en: 'A card works once it lies in your collection. It does not touch the purchase that brought it there.',
  },
  'WH-5.4': {
    de: '„Sofort“: wirkt einmal, und zwar beim Kauf in einer Auktion. Wechselt die Karte später durch eine andere Karte den Besitz, wirkt sie nicht erneut.',
    en: '“Instant”: works once, when the card is bought at auction. If another card moves it to a new owner later, it does not work again.',
  },
  'WH-5.5': {
    de: '„Dauerhaft“: wirkt bis zum Ende der Partie, solange dir die Karte gehört.',
    en: '“Permanent”: works to the end of the game for as long as the card is yours.',
  },
  'WH-5.6': {
    de: '„Ende der Partie“: wirkt nach der letzten Auktion, aber vor der Wertung.',
    en: '“End of game”: works after the last auction but before scoring.',
  },
  'WH-5.7': {
    de: '„Wertung“: verändert die Abrechnung am Schluss.',
    en: '“Scoring”: changes the final reckoning.',
  },
  'WH-5.8': {
    de: 'Wirkungen sind Pflicht, außer die Karte sagt, dass du darfst.',
    en: 'Effects are compulsory unless the card says that you may.',
  },
  'WH-5.9': {
    de: 'Was nicht geht, entfällt; was nur zum Teil geht, geschieht zum Teil.',
    en: 'What cannot be done is skipped; what can be done in part is done in part.',
  },

  'WH-6.1': {
    de: 'Wer die letzte Auktion gewonnen hat, leitet die nächste: Stapel aussuchen, auf dem noch Karten liegen, und die oberste aufdecken.',
    en: 'Whoever won the last auction runs the next one: pick a stack that still has cards and turn up its top card.',
  },
  'WH-6.2': {
    de: 'Zeigt die Karte eine Faust, wird geheim geboten, sonst offen. Alle Karten mit Faust sind Waffen.',
    en: 'A fist on the card means a secret auction, otherwise bidding is open. All cards with a fist are weapons.',
  },
  'WH-6.3': {
    de: 'Biete nie mehr Goldbarren, als du hast.',
    en: 'Never bid more ingots than you have.',
  },
  'WH-6.4': {
    de: 'Offene Auktion: Es beginnt, wer links von der Person sitzt, die aufgedeckt hat; dann geht es im Uhrzeigersinn. Wer noch dabei ist, bietet oder passt.',
    en: 'Open auction: the player on the left of whoever turned up the card begins; it goes clockwise. Everybody still in bids or passes.',
  },
  'WH-6.5': {
    de: 'Wer passt, ist aus dieser Auktion heraus.',
    en: 'A player who passes is out of this auction.',
  },
  'WH-6.6': {
    de: 'Jedes Gebot übertrifft das vorige; das erste beträgt mindestens 1.',
    en: 'Each bid tops the one before; the first is at least 1.',
  },
  'WH-6.7': {
    de: 'Das geht, bis alle bis auf eine Person gepasst haben. Das höchste Gebot gewinnt.',
    en: 'This goes on until all but one have passed. The highest bid wins.',
  },
  'WH-6.8': {
    de: 'Haben alle anderen gepasst, ohne dass jemand geboten hat, ist die letzte Person trotzdem noch an der Reihe: bieten oder passen.',
    en: 'If all others passed and nobody has bid, the last player still has a turn: bid or pass.',
  },
  'WH-6.9': {
    de: 'Geheime Auktion: Alle, auch wer aufgedeckt hat, nehmen verdeckt beliebig viele ihrer Goldbarren in die Faust, auch keinen, und öffnen sie gleichzeitig.',
    en: 'Secret auction: everyone, whoever turned up the card too, takes any number of their ingots in a fist, even none, and all open at once.',
  },
  'WH-6.10': {
    de: 'Die Faust mit den meisten Goldbarren gewinnt.',
    en: 'The fist with the most ingots wins.',
  },
  'WH-6.11': {
    de: 'Bei Gleichstand gewinnt, wer im Uhrzeigersinn am nächsten bei der Person sitzt, die aufgedeckt hat. Sie selbst zählt mit und sitzt sich am nächsten.',
    en: 'A tie goes to the tied player nearest clockwise to whoever turned up the card. That player counts too, and is nearest of all.',
  },
  'WH-6.12': {
    de: 'Wer nicht gewinnt, nimmt die Goldbarren aus der Faust zurück.',
    en: 'Whoever does not win takes the ingots of the fist back.',
  },
  'WH-6.13': {
    de: 'Gewinnst du, gibst du dein Gebot der Person links von dir und legst die Antiquität offen vor dich.',
    en: 'If you win, you give your bid to the player on your left and lay the antiquity face up before you.',
  },
  'WH-6.14': {
    de: 'Will niemand die Karte, kommt sie aus dem Spiel. Dieselbe Person deckt eine neue auf.',
    en: 'If nobody wants the card it leaves the game, and the same player turns up another one.',
  },
  'WH-6.15': {
    de: 'Reihenfolge, wenn du gewinnst: Gebot zahlen, Aufpreis zahlen, Karte einreihen, Sofort-Wirkung ausführen. Dann leitest du die nächste Auktion.',
    en: 'Order when you win: pay the bid, pay any surcharge, take the card, carry out its instant effect. Then you run the next auction.',
  },

  'WH-7.1': {
    de: 'Hast du weniger als 5 Goldbarren, darfst du, auch mitten in einer Auktion, eine deiner Antiquitäten verpfänden.',
    en: 'With fewer than 5 ingots you may pawn one of your antiquities, even in the middle of an auction.',
  },
  'WH-7.2': {
    de: 'Lege ein Pfandleihe-Plättchen darauf und nimm 5 Goldbarren aus dem Vorrat.',
    en: 'Put a pawn token on it and take 5 ingots from the supply.',
  },
  'WH-7.3': {
    de: 'Ist der Vorrat leer, kann niemand mehr etwas verpfänden.',
    en: 'When the supply has run out, nobody can pawn any more.',
  },
  'WH-7.4': {
    de: 'Solange eine Karte verpfändet ist, ruht ihr Segen; ihr Fluch wirkt weiter.',
    en: 'While a card is pawned its blessing sleeps and its curse goes on.',
  },
  'WH-7.5': {
    de: 'Zurück bekommst du sie erst nach der letzten Auktion; früher hilft nur Aladins Wunderlampe.',
    en: 'You get it back only after the last auction; earlier, Aladdin’s Lamp alone can help.',
  },
}
