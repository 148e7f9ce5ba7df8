/** The player aid. Numbers are those of the box. */
import {
  AidDrawing,
  AidLines,
  AidNote,
  AidPart,
  AidSheet,
  AidSteps,
  AidTable,
  Coin,
  Gem,
  House,
  Person,
  type TableProps,
} from '@durbar/table'
import { ACTIONS } from '../data/actions.ts'
import { CHARACTERS } from '../data/characters.ts'
import {
  COMPENSATION,
  END_FIELD,
  MONOPOLY,
  PAYOUT,
  POINTS,
  SEATS,
  SHORT_ROUNDS,
  TOLL,
} from '../data/material.ts'
import { actionName, characterName } from '../texts/names.ts'
import type { View } from '../view/index.ts'
import css from './aid.module.css'
import { CharacterCard } from './court/character-card.tsx'
import { cardsOf } from './court/holders.ts'
import { ActionPicture } from './disc/action-picture.tsx'
import { lookWords } from './look/words.ts'
import { words } from './words/index.ts'

const de = {
  round: 'Eine Runde',
  steps: [
    'Der Maharadscha zieht in die Stadt mit dem untersten Stadtwappen. Dieses kommt nach oben.',
    'Alle stellen geheim 2 Aktionen ein. Zweimal dieselbe ist erlaubt.',
    'Züge nach Personenkarten, die niedrigste zuerst: Fähigkeit, 2 Aktionen und Reisen in beliebiger Reihenfolge.',
    'Die Stadt des Maharadschas wird gewertet.',
  ],
  actions: 'Die neun Aktionen',
  open: `Nicht oder nur zum Teil ausgeführt: Alle anderen erhalten je Aktion ${COMPENSATION} Gold.`,
  points: 'Punkte in der Stadt',
  parts: {
    architect: 'eigener Architekt',
    house: 'je Haus',
    small: 'je kleiner Palast',
    large: 'großer Palast',
  },
  payout: 'Auszahlung',
  persons: 'Personen',
  ties: `Gleichstand: die niedrigere Personenkarte. Allein in der Stadt: ${MONOPOLY} Gold mehr.`,
  cards: 'Personenkarten',
  travel: 'Reisen',
  travelText: [
    `Jederzeit in deinem Zug. Jedes Dorf der Straße braucht ein Haus. Städte und Dörfer mit eigenem Haus sind kostenlos, sonst ${TOLL} Gold je Haus.`,
  ],
  end: 'Ende',
  endText: (palaces: number, short: boolean) => [
    short
      ? `Sobald jemand den ${palaces}. Palast baut, oder nach Runde ${SHORT_ROUNDS}: Runde zu Ende spielen.`
      : `Sobald jemand den ${palaces}. Palast baut oder ein Stadtwappen auf Feld ${END_FIELD} kommt: Runde zu Ende spielen.`,
    'Wer die meisten Paläste hat, gewinnt; bei Gleichstand zählt das Gold.',
  ],
}
const en: typeof de = {
  round: 'A round',
  steps: [
    'The Maharaja goes to the city whose crest is lowest. That crest goes to the top.',
    'Everyone secretly sets 2 actions. The same one twice is allowed.',
    'Turns in order of the character cards, the lowest first: ability, 2 actions and travel in any order.',
    'The Maharaja’s city is scored.',
  ],
  actions: 'The nine actions',
  open: `Not carried out, or only in part: every other player gets ${COMPENSATION} gold per action.`,
  points: 'Points in the city',
  parts: {
    architect: 'your architect',
    house: 'per house',
    small: 'per small palace',
    large: 'large palace',
  },
  payout: 'Payout',
  persons: 'Players',
  ties: `Ties: the lower character card. Alone in the city: ${MONOPOLY} gold more.`,
  cards: 'Character cards',
  travel: 'Travel',
  travelText: [
    `At any time on your turn. Every village on the road needs a house. Cities and villages with a house of yours are free, otherwise ${TOLL} gold per house.`,
  ],
  end: 'The end',
  endText: (palaces, short) => [
    short
      ? `As soon as somebody builds palace number ${palaces}, or after round ${SHORT_ROUNDS}: finish the round.`
      : `As soon as somebody builds palace number ${palaces} or a crest reaches field ${END_FIELD}: finish the round.`,
    'Whoever has the most palaces wins; gold breaks ties.',
  ],
}

export function Aid({ view, language }: TableProps<View>) {
  const w = language === 'de' ? de : en
  const seat = view.me ?? 0
  const most = Math.max(...SEATS)
  return (
    <AidSheet>
      <AidPart title={w.round}>
        <AidSteps steps={w.steps} />
      </AidPart>
      <AidPart title={w.actions}>
        <AidLines
          lines={ACTIONS.map((action) => ({
            key: action,
            sign: <ActionPicture action={action} size={30} />,
            name: `${actionName(action, language)}.`,
            text: lookWords(language).action[action],
          }))}
        />
        <AidNote>{w.open}</AidNote>
      </AidPart>
      <AidPart title={w.points}>
        <AidLines
          lines={[
            {
              key: 'architect',
              sign: (
                <AidDrawing>
                  <Person seat={seat} size={26} />
                </AidDrawing>
              ),
              text: w.parts.architect,
              value: POINTS.architect,
            },
            {
              key: 'house',
              sign: (
                <AidDrawing>
                  <House seat={seat} size={22} />
                </AidDrawing>
              ),
              text: w.parts.house,
              value: POINTS.house,
            },
            {
              key: 'small',
              sign: (
                <AidDrawing>
                  <Gem seat={seat} size={17} />
                </AidDrawing>
              ),
              text: w.parts.small,
              value: POINTS.smallPalace,
            },
            {
              key: 'large',
              sign: (
                <AidDrawing>
                  <Gem seat={seat} size={26} />
                </AidDrawing>
              ),
              text: w.parts.large,
              value: POINTS.largePalace,
            },
          ]}
        />
      </AidPart>
      <AidPart title={w.payout}>
        <AidTable
          head={[w.persons, ...Array.from({ length: most }, (_, i) => `${i + 1}.`)]}
          rows={SEATS.map((seats) => ({
            key: `${seats}`,
            cells: [
              seats,
              ...Array.from({ length: most }, (_, i) => {
                const gold = PAYOUT[seats]![i]
                return gold === undefined ? '' : <Coin key={gold} value={gold} size={26} />
              }),
            ],
            now: seats === view.players.length,
          }))}
        />
        <AidNote>{w.ties}</AidNote>
      </AidPart>
      <AidPart title={w.cards}>
        <AidLines
          lines={cardsOf(view).map((card) => ({
            key: CHARACTERS[card]!.id,
            sign: <CharacterCard card={card} className={css.card} />,
            name: `${characterName(card, language)}:`,
            text: words(language).abilities[card]!,
          }))}
        />
      </AidPart>
      <AidPart title={w.travel}>
        <AidSteps steps={w.travelText} />
      </AidPart>
      <AidPart title={w.end}>
        <AidSteps steps={w.endText(view.palacesToWin, view.short)} />
      </AidPart>
    </AidSheet>
  )
}
