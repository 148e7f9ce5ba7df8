/** What looks say. Numbers are those of the box and of the view. */
import { counting, type Language } from '@durbar/room'
import { INGOTS_PER_POINT, PAWN_BELOW, PAWN_TOKENS, POINTS_PER_SET, REDEEM_COST } from '../../data/box.ts'
import { capital, type Forms } from '../../texts/names.ts'
import type { EffectState, Note } from '../../view/index.ts'

const german = counting('de')
const english = counting('en')

const de = {
  pointsFor: (points: number) =>
    `Würdest du sie gewinnen: ${points > 0 ? '+' : ''}${german.count(points, 'Punkt', 'Punkte')}, soweit du weißt.`,
  owned: (name: string, mine: boolean): string => (mine ? 'Liegt vor dir.' : `Liegt bei ${name}.`),
  underHammer: 'Wird gerade versteigert.',
  unsold: 'Niemand wollte sie: Sie ist aus dem Spiel.',
  unmasked: 'Als Fälschung entlarvt: Sie ist aus dem Spiel.',
  toCome: 'Liegt noch im Stapel.',
  note: {
    genuine: 'Du weißt: Sie ist echt.',
    fake: 'Du weißt: Sie ist gefälscht und zählt am Ende nicht.',
    unknown: 'Du weißt nicht, ob sie echt ist.',
  } satisfies Record<Note, string>,
  odds: (hidden: number, among: number) =>
    `Von ${among} Antiquitäten, die du nicht kennst, ${german.plural(hidden, 'ist', 'sind')} ${hidden} gefälscht.`,
  effect: {
    none: '',
    spent: 'Ihre Wirkung ist verbraucht.',
    suspended: 'Ihre Wirkung ruht.',
    void: 'Ihr Fluch wirkt nicht: Der Heilige Gral schützt.',
    active: 'Ihre Wirkung gilt jetzt.',
  } satisfies Record<EffectState, string>,
  pawned: `Verpfändet: Am Ende kostet der Rückkauf ${REDEEM_COST} Goldbarren.`,
  certified: 'Trägt ein Echtheitszertifikat.',
  weapon: 'Die Faust: Sie wird geheim versteigert.',
  slotHidden: 'Verdeckt. Nur wer daneben sitzt, hat sie gesehen.',
  seenBy: (names: string) => `Gesehen: ${names}.`,
  brands: ({ subject, several }: Forms) => `${capital(subject)} ${several ? 'sind' : 'ist'} gefälscht.`,
  cancelled: 'Neutralisiert: Die Antiquität ist echt.',
  stackLeft: (left: number, of: number) =>
    `Noch ${german.count(left, 'Karte', 'Karten')} von ${of} ${german.plural(left, 'liegt', 'liegen')} verdeckt. Wer zuletzt eine Auktion gewonnen hat, wählt den Stapel.`,
  expected: 'Noch zu erwarten:',
  places: (first: number, second: number) =>
    `Der höchste Gesamtwert bringt ${first} Punkte, der zweithöchste ${second}. Bei Gleichstand zu zweit erhalten beide die Punkte des niedrigeren Platzes.`,
  total: (name: string, total: number, points: number) =>
    `${name}: Gesamtwert ${total}${points > 0 ? `, jetzt ${german.count(points, 'Punkt', 'Punkte')}` : ''}`,
  looksLike: (looks: number) => `(nach außen ${looks})`,
  noteTitle: { genuine: 'Haken: echt', fake: 'Kreuz: gefälscht', unknown: 'Fragezeichen: unbekannt' },
  noteText: {
    genuine: 'Der Haken heißt: Von dieser Antiquität weißt du, dass sie echt ist.',
    fake: 'Das Kreuz heißt: Von dieser Antiquität weißt du, dass sie gefälscht ist. Am Ende zählt sie nicht.',
    unknown:
      'Das Fragezeichen heißt: Du hast die Fälschungskarte dazu nicht gesehen; sie kann trotzdem in einer Lücke liegen.',
  },
  sets: 'Sets aus vier Farben',
  setsText: `Je vier Antiquitäten in vier verschiedenen Farben bringen ${POINTS_PER_SET} Punkte. Jede Karte zählt in einem Set.`,
  setsOf: (name: string, points: number) => `${name}: ${german.count(points, 'Punkt', 'Punkte')}`,
  pawnshop: 'Pfandleihe',
  pawnshopText: (loan: number) =>
    `Hast du weniger als ${PAWN_BELOW} Goldbarren, darfst du eine Antiquität verpfänden${loan > 0 ? ` und erhältst ${german.count(loan, 'Goldbarren', 'Goldbarren')}` : ', solange der Vorrat reicht'}. Ihr Segen ruht, ihr Fluch bleibt. Am Ende kostet der Rückkauf ${REDEEM_COST} Goldbarren.`,
  tokens: (free: number) =>
    `${free} von ${PAWN_TOKENS} Pfandleihe-Plättchen ${german.plural(free, 'ist', 'sind')} frei.`,
  pawnedBy: (name: string, cards: string) => `${name}: ${cards}`,
  supply: 'Vorrat',
  supplyText: (ingots: number) =>
    `${german.count(ingots, 'Goldbarren liegt', 'Goldbarren liegen')} im Vorrat. Am Ende bringen je ${INGOTS_PER_POINT} Goldbarren 1 Punkt.`,
  seat: (ingots: number, cards: number) =>
    `${german.count(ingots, 'Goldbarren', 'Goldbarren')} und ${german.count(cards, 'Antiquität', 'Antiquitäten')}.`,
  pays: (name: string) => `Bezahlt Gewonnenes an ${name}.`,
  paysAnyone: 'Bestimmt nach jedem Gewinn, wer die Goldbarren erhält.',
  youPay: (name: string) => `Du bezahlst Gewonnenes an ${name}.`,
  standing: (total: number) => `Jetzt gezählt, soweit du weißt: ${german.count(total, 'Punkt', 'Punkte')}.`,
}

const en: typeof de = {
  pointsFor: (points) =>
    `If you won it: ${points > 0 ? '+' : ''}${english.count(points, 'point', 'points')}, as far as you know.`,
  owned: (name, mine) => (mine ? 'In front of you.' : `In front of ${name}.`),
  underHammer: 'It is under the hammer.',
  unsold: 'Nobody wanted it: it is out of the game.',
  unmasked: 'Unmasked as a fake: it is out of the game.',
  toCome: 'It still lies in its stack.',
  note: {
    genuine: 'You know that it is genuine.',
    fake: 'You know that it is a fake and will not count.',
    unknown: 'You do not know whether it is genuine.',
  },
  odds: (hidden, among) =>
    `Of the ${among} antiquities you do not know, ${hidden} ${english.plural(hidden, 'is', 'are')} fake.`,
  effect: {
    none: '',
    spent: 'Its effect is spent.',
    suspended: 'Its effect sleeps.',
    void: 'Its curse does not work: the Holy Grail shields.',
    active: 'Its effect works now.',
  },
  pawned: `Pawned: to buy it back at the end costs ${REDEEM_COST} ingots.`,
  certified: 'It bears a certificate of authenticity.',
  weapon: 'The fist: it is sold in a secret auction.',
  slotHidden: 'Face down. Only its two neighbours have seen it.',
  seenBy: (names) => `Seen by ${names}.`,
  brands: ({ subject, several }) => `${capital(subject)} ${several ? 'are' : 'is'} fake.`,
  cancelled: 'Neutralised: the antiquity is genuine.',
  stackLeft: (left, of) =>
    `${english.count(left, 'card', 'cards')} of ${of} ${english.plural(left, 'lies', 'lie')} here face down. Whoever won the last auction chooses the stack.`,
  expected: 'Still to come:',
  places: (first, second) =>
    `The highest total brings ${first} points, the second-highest ${second}. If two are level, both get the points of the lower place.`,
  total: (name, total, points) =>
    `${name}: total ${total}${points > 0 ? `, ${english.count(points, 'point', 'points')} now` : ''}`,
  looksLike: (looks) => `(looks like ${looks})`,
  noteTitle: { genuine: 'Tick: genuine', fake: 'Cross: fake', unknown: 'Question mark: unknown' },
  noteText: {
    genuine: 'The tick means: you know that this antiquity is genuine.',
    fake: 'The cross means: you know that this antiquity is a fake. In the end it does not count.',
    unknown: 'The question mark means: you have not seen its counterfeit; it may still lie in a gap.',
  },
  sets: 'Sets of four colours',
  setsText: `Every four antiquities in four different colours bring ${POINTS_PER_SET} points. Each card counts in one set.`,
  setsOf: (name, points) => `${name}: ${english.count(points, 'point', 'points')}`,
  pawnshop: 'Pawnshop',
  pawnshopText: (loan) =>
    `With fewer than ${PAWN_BELOW} ingots you may pawn an antiquity${loan > 0 ? ` and get ${english.count(loan, 'ingot', 'ingots')}` : ' as long as the supply lasts'}. Its blessing sleeps, its curse goes on. To buy it back at the end costs ${REDEEM_COST} ingots.`,
  tokens: (free) => `${free} of ${PAWN_TOKENS} pawn tokens ${english.plural(free, 'is', 'are')} free.`,
  pawnedBy: (name, cards) => `${name}: ${cards}`,
  supply: 'Supply',
  supplyText: (ingots) =>
    `${english.count(ingots, 'ingot lies', 'ingots lie')} in the supply. In the end every ${INGOTS_PER_POINT} ingots bring 1 point.`,
  seat: (ingots, cards) =>
    `${english.count(ingots, 'ingot', 'ingots')} and ${english.count(cards, 'antiquity', 'antiquities')}.`,
  pays: (name) => `Pays ${name} for what is won.`,
  paysAnyone: 'Chooses after every win who gets the ingots.',
  youPay: (name) => `You pay ${name} for what you win.`,
  standing: (total) => `Counted now, as far as you know: ${english.count(total, 'point', 'points')}.`,
}

export const lookWords = (language: Language): typeof de => (language === 'de' ? de : en)
