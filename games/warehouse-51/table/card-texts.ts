/** What is printed at the foot of each card: short enough for a card, the rule itself is one touch away. */
import type { Both } from '@durbar/table'
import type { Timing } from '../data/effects.ts'

export const TIMINGS: Readonly<Record<Timing, Both>> = {
  instant: { de: 'Sofort', en: 'Instant' },
  permanent: { de: 'Dauerhaft', en: 'Permanent' },
  endOfGame: { de: 'Ende der Partie', en: 'End of game' },
  scoring: { de: 'Wertung', en: 'Scoring' },
}

export const CARD_TEXTS: Readonly<Record<string, Both>> = {
  'holy-grail': {
    de: 'die Flüche deiner anderen Antiquitäten wirken nicht',
    en: 'the curses of your other antiquities have no effect on you',
  },
  'malleus-maleficarum': {
    de: '−1 Punkt je gewerteter segensreicher Antiquität',
    en: '−1 point for each blessed antiquity you score',
  },
  excalibur: {
    de: 'du gewinnst jeden Gleichstand in geheimen Auktionen',
    en: 'you win every tie in secret auctions',
  },
  'unicorn-horn': {
    de: 'ist es echt, darfst du eine Fälschungskarte neutralisieren',
    en: 'if it is genuine, you may neutralise one counterfeit',
  },
  'baba-yagas-mortar': { de: 'keine Wirkung', en: 'no effect' },
  'seven-league-boots': {
    de: 'gewinnst du, bestimmst du, wer dein Gold erhält',
    en: 'when you win, you decide who receives your gold',
  },
  'philosophers-stone': {
    de: 'zählt in Sets als beliebige Farbe',
    en: 'counts as any one colour in sets',
  },
  'crystal-ball': {
    de: 'sieh dir eine unbekannte Fälschungskarte an',
    en: 'look at one counterfeit that you do not know',
  },
  'golden-fleece': { de: 'keine Wirkung', en: 'no effect' },
  'ring-of-the-nibelungs': {
    de: 'du musst offene Gebote um mindestens 2 erhöhen',
    en: 'you must raise open bids by at least 2',
  },
  'shirt-of-nessus': { de: 'du verlierst jeden Gleichstand', en: 'you lose every tie' },
  'pandoras-box': {
    de: 'gib allen anderen je 1 Goldbarren, links beginnend',
    en: 'give each of the others 1 ingot, from your left',
  },
  gungnir: { de: 'Waffe ohne Wirkung', en: 'weapon without effect' },
  mjollnir: {
    de: 'du darfst das höchste Gebot halten und führst dann',
    en: 'you may match the highest bid and then lead',
  },
  'horn-of-plenty': {
    de: 'nimm 1 Goldbarren, sooft du eine Karte aufdeckst',
    en: 'take 1 ingot each time you turn up a card',
  },
  'ark-of-the-covenant': {
    de: 'gib alle deine Goldbarren in den Vorrat',
    en: 'return all your ingots to the supply',
  },
  'davids-harp': { de: 'keine Wirkung', en: 'no effect' },
  'flying-carpet': {
    de: 'du darfst eine Antiquität gegen eine mit demselben Wert tauschen',
    en: 'you may swap an antiquity for one of the same value',
  },
  'samsons-jawbone': { de: 'Waffe ohne Wirkung', en: 'weapon without effect' },
  'aladdins-lamp': {
    de: 'ein Wunsch: bis zu 4 Goldbarren, Einsicht oder Freiheit',
    en: 'one wish: up to 4 ingots, insight or freedom',
  },
  'solomons-seal': {
    de: 'du darfst sein Zertifikat auf eine deiner Antiquitäten legen',
    en: 'you may place its certificate on one of your antiquities',
  },
  'ame-no-nuhoko': { de: 'Waffe ohne Wirkung', en: 'weapon without effect' },
  'syamantaka-jewel': {
    de: 'gewinnst du, zahlst du 1 Goldbarren mehr, in den Vorrat',
    en: 'when you win, pay 1 ingot more, to the supply',
  },
  'yata-no-kagami': { de: 'du gewinnst jeden Gleichstand', en: 'you win every tie' },
  'peaches-of-immortality': {
    de: 'deine Antiquitäten mit Wert 1 zählen 2',
    en: 'your antiquities of value 1 count 2',
  },
  'heirloom-seal': {
    de: 'du darfst sein Zertifikat auf eine deiner Antiquitäten legen',
    en: 'you may place its certificate on one of your antiquities',
  },
}
