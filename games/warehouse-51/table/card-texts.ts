/** What is printed at the foot of each card: short enough for a card, the rule itself is one touch away. */
import type { Both } from '@durbar/table'
import type { Timing } from '../data/effects.ts'

export const TIMINGS: Readonly<Record<Timing, Both>> = {
  instant: { de: 'Sofort', en: 'Instant' },
  permanent: { de: 'Dauerhaft', en: 'Permanent' },
  endOfGame: { de: 'Am Ende', en: 'At the end' },
  scoring: { de: 'Wertung', en: 'Scoring' },
}

export const CARD_TEXTS: Readonly<Record<string, Both>> = {
  'holy-grail': {
    de: 'die Flüche deiner anderen Antiquitäten wirken nicht',
    en: 'the curses of your other antiquities have no effect on you',
  },
  'malleus-maleficarum': {
    de: 'minus 1 Punkt je gewerteter gesegneter Antiquität',
    en: 'minus 1 point for each blessed antiquity you score',
  },
  excalibur: {
    de: 'du gewinnst jeden Gleichstand geheimer Auktionen',
    en: 'you win every tie of a secret auction',
  },
  'unicorn-horn': {
    de: 'ist es echt, machst du eine Fälschungskarte unwirksam',
    en: 'if it is genuine, cancel one counterfeit',
  },
  'baba-yagas-mortar': { de: 'keine Wirkung', en: 'no effect' },
  'seven-league-boots': {
    de: 'gewinnst du, bestimmst du, wer deine Barren bekommt',
    en: 'when you win, you choose who gets your ingots',
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
    de: 'gib allen anderen je 1 Barren, links beginnend',
    en: 'give each of the others 1 ingot, from your left',
  },
  gungnir: { de: 'Waffe ohne Wirkung', en: 'weapon without effect' },
  mjollnir: {
    de: 'du darfst das höchste Gebot halten und führst dann',
    en: 'you may match the highest bid and then lead',
  },
  'horn-of-plenty': {
    de: 'nimm 1 Barren, sooft du eine Karte aufdeckst',
    en: 'take 1 ingot each time you reveal a card',
  },
  'ark-of-the-covenant': {
    de: 'gib vor der Wertung alle deine Barren zurück',
    en: 'return all your ingots before the scoring',
  },
  'davids-harp': { de: 'keine Wirkung', en: 'no effect' },
  'flying-carpet': {
    de: 'du darfst eine Antiquität gegen eine gleichwertige tauschen',
    en: 'you may swap an antiquity for one of equal value',
  },
  'samsons-jawbone': { de: 'Waffe ohne Wirkung', en: 'weapon without effect' },
  'aladdins-lamp': {
    de: 'ein Wunsch: bis zu 4 Barren, Einsicht oder ein Pfand frei',
    en: 'one wish: up to 4 ingots, insight, or a pawned card freed',
  },
  'solomons-seal': {
    de: 'lege ein Zertifikat auf eine deiner Antiquitäten',
    en: 'place a certificate on one of your antiquities',
  },
  'ame-no-nuhoko': { de: 'Waffe ohne Wirkung', en: 'weapon without effect' },
  'syamantaka-jewel': {
    de: 'gewinnst du, zahlst du 1 Barren mehr in den Vorrat',
    en: 'when you win, pay 1 more ingot to the supply',
  },
  'yata-no-kagami': { de: 'du gewinnst jeden Gleichstand', en: 'you win every tie' },
  'peaches-of-immortality': {
    de: 'deine Antiquitäten mit Wert 1 zählen 2',
    en: 'your antiquities of value 1 count 2',
  },
  'heirloom-seal': {
    de: 'lege ein Zertifikat auf eine deiner Antiquitäten',
    en: 'place a certificate on one of your antiquities',
  },
}
