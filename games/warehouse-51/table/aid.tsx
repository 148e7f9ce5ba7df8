/** The player aid. Numbers are those of the box. */
import {
  AidLines,
  AidNote,
  AidPart,
  AidSheet,
  AidSteps,
  AidTable,
  ColourSign,
  type TableProps,
} from '@durbar/table'
import { INGOTS_PER_POINT, PAWN_BELOW, PAWN_PAYOUT, POINTS_PER_SET, REDEEM_COST } from '../data/box.ts'
import { CATEGORIES, FIRST, PAIR, SECOND, STACK_SIZE } from '../data/categories.ts'
import type { View } from '../view/index.ts'
import { Ingot, NoteBadge, PawnToken } from './marks.tsx'
import { colourOf } from './relics.ts'
import { words } from './words.ts'

const de = {
  round: 'Eine Runde',
  steps: [
    'Aufdecken: Wer zuletzt gewonnen hat, wählt einen Stapel und deckt die oberste Karte auf.',
    'Bieten: ohne Faust offen reihum, mit Faust geheim und gleichzeitig.',
    'Zahlen: an die Person links von dir.',
    'Wirken: Segen oder Fluch der Karte.',
  ],
  majorities: 'Mehrheiten',
  place: (n: number) => `Platz ${n}`,
  cards: 'Karten',
  ties: `Genau ${PAIR} gleichauf: Beide erhalten den niedrigeren Platz. Mehr: nichts. 0 zählt nie.`,
  also: 'Außerdem',
  set: `je Set aus ${CATEGORIES.length} Farben`,
  gold: `je ${INGOTS_PER_POINT} Goldbarren`,
  pawnshop: 'Pfandleihe',
  pawn: `mit weniger als ${PAWN_BELOW} Goldbarren: Segen ruht, Fluch wirkt`,
  redeem: 'am Ende zurückkaufen',
  signs: 'Zeichen',
  notes: { genuine: 'du weißt: echt', fake: 'du weißt: gefälscht', unknown: 'dir nicht bekannt' },
  end: 'Ende der Partie',
  endSteps: [
    'Zurückkaufen',
    'Zertifikate legen',
    'Entlarven; vorher das Horn des Einhorns, danach die Bundeslade',
    'Werten',
  ],
}
const en: typeof de = {
  round: 'A round',
  steps: [
    'Turn up: whoever won last chooses a stack and turns up its top card.',
    'Bid: openly in turn, or with a fist in secret and at once.',
    'Pay: the player on your left.',
    'Effect: the blessing or curse of the card.',
  ],
  majorities: 'Majorities',
  place: (n) => `Place ${n}`,
  cards: 'Cards',
  ties: `Exactly ${PAIR} tied: both get the lower place. More: nothing. 0 never counts.`,
  also: 'Besides',
  set: `per set of ${CATEGORIES.length} colours`,
  gold: `per ${INGOTS_PER_POINT} ingots`,
  pawnshop: 'Pawnshop',
  pawn: `with fewer than ${PAWN_BELOW} ingots: blessing sleeps, curse goes on`,
  redeem: 'buy back at the end',
  signs: 'Signs',
  notes: { genuine: 'you know it is genuine', fake: 'you know it is fake', unknown: 'you do not know' },
  end: 'End of the game',
  endSteps: [
    'Buy back',
    'Place certificates',
    'Unmask; before it the Unicorn Horn, after it the Ark of the Covenant',
    'Score',
  ],
}

export function Aid({ language }: TableProps<View>) {
  const w = language === 'de' ? de : en
  return (
    <AidSheet>
      <AidPart title={w.round}>
        <AidSteps steps={w.steps} />
      </AidPart>
      <AidPart title={w.majorities}>
        <AidTable
          head={[
            '',
            ...CATEGORIES.map((category) => (
              <ColourSign
                key={category}
                colour={colourOf(category)}
                size={24}
                name={words(language).short[category]}
              />
            )),
          ]}
          rows={[
            { key: 'first', cells: [w.place(1), ...FIRST] },
            { key: 'second', cells: [w.place(2), ...SECOND] },
            { key: 'cards', cells: [w.cards, ...STACK_SIZE] },
          ]}
        />
        <AidNote>{w.ties}</AidNote>
      </AidPart>
      <AidPart title={w.also}>
        <AidLines
          lines={[
            {
              key: 'set',
              sign: CATEGORIES.map((category) => (
                <ColourSign key={category} colour={colourOf(category)} size={17} />
              )),
              text: w.set,
              value: POINTS_PER_SET,
            },
            { key: 'gold', sign: <Ingot size={34} />, text: w.gold, value: 1 },
          ]}
        />
      </AidPart>
      <AidPart title={w.pawnshop}>
        <AidLines
          lines={[
            { key: 'pawn', sign: <PawnToken size={28} />, text: w.pawn, value: `+${PAWN_PAYOUT}` },
            { key: 'redeem', sign: <Ingot size={34} />, text: w.redeem, value: REDEEM_COST },
          ]}
        />
      </AidPart>
      <AidPart title={w.signs}>
        <AidLines
          lines={(['genuine', 'fake', 'unknown'] as const).map((note) => ({
            key: note,
            sign: <NoteBadge note={note} size={24} />,
            text: w.notes[note],
          }))}
        />
      </AidPart>
      <AidPart title={w.end}>
        <AidSteps steps={w.endSteps} />
      </AidPart>
    </AidSheet>
  )
}
