/** The sentences of this game as they are read: with units, names, numbers and cases that fit. */
import type { MoveObject } from '@durbar/kernel'
import { canOf, type Language, whyNot } from '@durbar/room'
import { name, told } from '@durbar/room/testing'
import { describe, expect, test } from 'vitest'
import { characterAs } from '../texts/names.ts'
import type { Vocabulary } from '../vocabulary.ts'
import { LINES } from './lines.ts'
import {
  active,
  after,
  bid,
  change,
  chip,
  coins,
  end,
  game,
  house,
  k,
  move,
  opening,
  palace,
  pick,
  position,
  recruit,
  shift,
  texts,
  travel,
} from './position.ts'

type State = ReturnType<typeof position>
type Both = readonly [de: string, en: string]

function refusal(s: State, why: Vocabulary['refusal'], refused: object, language: Language) {
  return whyNot(texts.speech[language], { why, move: refused as MoveObject }, game.view(s, active(s)), name)
}
function prompt(s: State, language: Language) {
  const ask = k.ask(s, active(s))!
  return texts.speech[language].prompt(ask.rule, game.view(s, active(s)), canOf(ask.moves as MoveObject[]))
}
const asMove = (s: State, made: object, language: Language) =>
  texts.speech[language].move(made as MoveObject, game.view(s, active(s)), name)

const said = (of: (language: Language) => unknown, [de, en]: Both) => {
  expect(of('de')).toBe(de)
  expect(of('en')).toBe(en)
}

describe('the log', () => {
  test.each(LINES)('%j', (event, ...lines) => expect(told(texts.speech, event)).toEqual(lines))
})

const turn = (
  first: Parameters<typeof position>[0]['players'] extends readonly (infer P)[] | undefined ? P : never,
) => position({ players: [first, { houses: ['v11', 'v12'] }, {}] })

const REFUSED: readonly (readonly [Vocabulary['refusal'], State, object, ...Both])[] = [
  [
    'tollTooHigh',
    turn({ gold: 1 }),
    travel('r06'),
    'Die Reisekosten dieser Straße betragen 2 Gold, du hast 1 Gold.',
    'The travel cost of this road is 2 gold, and you have 1 gold.',
  ],
  [
    'roadClosed',
    turn({ houses: ['v09'] }),
    travel('r05'),
    'In Kishangarh steht noch kein Haus; die Straße ist gesperrt.',
    'There is no house in Kishangarh yet, so the road is closed.',
  ],
  [
    'roadClosed',
    turn({}),
    travel('r05'),
    'In Pushkar und Kishangarh steht noch kein Haus; die Straße ist gesperrt.',
    'There is no house in Pushkar and Kishangarh yet, so the road is closed.',
  ],
  [
    'notSet',
    turn({ disc: ['HOUSE', 'CHARACTER'] }),
    palace(0, 'large'),
    'Diese Aktion hast du nicht eingestellt. Eingestellt hast du: Haus, Personenkarte.',
    'You have not set this action. You have set: House, Character.',
  ],
  [
    'palaceTooDear',
    turn({ gold: 11, at: 'D', disc: ['COINS', 'PALACE'] }),
    palace(1, 'large'),
    'Ein Palast kostet dich 12 Gold, du hast 11 Gold. Es fehlt 1 Gold.',
    'A palace costs you 12 gold, and you have 11 gold. You lack 1 gold.',
  ],
  [
    'palaceTooDear',
    position({
      players: [{ gold: 7, cards: [6], at: 'D', disc: ['COINS', 'PALACE'] }, {}, {}],
      acted: [1, 2],
    }),
    palace(1, 'large'),
    'Ein Palast kostet dich 9 Gold, du hast 7 Gold. Es fehlen 2 Gold.',
    'A palace costs you 9 gold, and you have 7 gold. You lack 2 gold.',
  ],
  [
    'architectElsewhere',
    turn({ disc: ['HOUSE', 'HOUSE'] }),
    house(0, 'D'),
    'Dein Architekt steht am Startort. Reise erst nach Jaisalmer (2 Gold).',
    'Your architect is on the start place. Travel to Jaisalmer first (2 gold).',
  ],
  [
    'architectElsewhere',
    turn({ at: 'D', disc: ['HOUSE', 'HOUSE'] }),
    house(0, 'C'),
    'Dein Architekt steht in Jaisalmer. Nach Jaipur führt noch kein offener Weg.',
    'Your architect is in Jaisalmer. No open way leads to Jaipur yet.',
  ],
  [
    'villageFull',
    turn({ disc: ['HOUSE', 'HOUSE'] }),
    house(0, 'v07'),
    'In Pali ist kein Platz mehr: Ein Dorf fasst 2 Häuser.',
    'There is no room left in Pali: a village holds 2 houses.',
  ],
  [
    'villageFull',
    position({ seats: 2, players: [{ disc: ['HOUSE', 'HOUSE'] }, {}] }),
    house(0, 'v07'),
    'In Pali ist kein Platz mehr: Ein Dorf fasst 1 Haus.',
    'There is no room left in Pali: a village holds 1 house.',
  ],
  [
    'notYourHouse',
    turn({ disc: ['MOVE_HOUSE', 'PALACE'] }),
    move(0, 'v11', 'v01'),
    'In Merta hast du kein Haus. Versetzen darfst du nur eigene Häuser.',
    'You have no house in Merta. You may move only houses of your own.',
  ],
  [
    'crestTooLow',
    turn({ disc: ['COINS', 'SCORING_ORDER'] }),
    shift(1, 'B'),
    'Unter dem Stadtwappen von Ajmer liegen keine 2 Felder mehr. Wähle eines, das höher liegt.',
    'The crest of Ajmer cannot move down 2 fields. Choose one that lies higher.',
  ],
  [
    'fieldTaken',
    turn({ at: 'D', palaces: 'D', disc: ['COINS', 'PALACE'] }),
    palace(1, 'large'),
    'Der große Bauplatz in Jaisalmer ist besetzt. Ein kleiner ist noch frei.',
    'The large site in Jaisalmer is taken. A small one is still free.',
  ],
  [
    'notMoreCards',
    position({ seats: 2, version: 'pro2', players: [{ cards: [1, 4, 6] }, { cards: [2, 3, 5] }] }),
    recruit(0, 1),
    'Abwerben darfst du nur bei einer Person, die mehr Personenkarten hat als du. Bhaskar hat 3, du hast 3.',
    'You may recruit only from a player who has more character cards than you. Bhaskar has 3, you have 3.',
  ],
  [
    'chipNotForCharacter',
    turn({}),
    chip('CHARACTER'),
    'Mit einem Aktionschip darfst du jede Aktion ausführen außer „Personenkarte“.',
    'An action chip is good for every action except “Character”.',
  ],
]

describe('why not', () => {
  test.each(REFUSED)('%s', (why, s, made, de, en) =>
    said((language) => refusal(s, why, made, language), [de, en]),
  )
  test('a card that is taken lies with somebody', () => {
    const s = after(opening({ seats: 3 }), pick(6)).s
    said(
      (language) => refusal(s, 'cardTaken', pick(6), language),
      [
        'Baumeister (6) liegt bei Amina. Frei sind: Großfürst (1), Händler (2), Priester (3), Wanderer (4), Unternehmer (5).',
        'The Artisan (6) is with Amina. Free are: Mogul (1), Trader (2), Sadhu (3), Wandering Monk (4), Builder (5).',
      ],
    )
  })
})

describe('prompts and moves', () => {
  test('what is open, what it would bring the others, and what is still possible', () => {
    const s = position({
      players: [{ disc: ['COINS', 'PALACE_HOUSE'], cards: [5], houses: ['v11', 'v12'] }, {}, {}],
      acted: [1, 2],
    })
    said(
      (language) => prompt(s, language),
      [
        'Beendest du jetzt, erhalten die anderen je 4 Gold. Offen: Münzen, Palast/Haus.',
        'Ending now gives the others 4 gold each. Open: Coins, Palace and house.',
      ],
    )
    const done = after(s, travel('r06'), coins(0), palace(1, 'small'), house(1, 'D')).s
    said(
      (language) => prompt(done, language),
      [
        'Du darfst noch reisen, den Unternehmer nutzen oder den Zug beenden.',
        'You may still travel, use the Builder or end your turn.',
      ],
    )
    const idle = position({ players: [{ disc: ['COINS', 'COINS'] }, {}, {}] })
    said(
      (language) => prompt(after(idle, coins(0), coins(1)).s, language),
      ['Alle Aktionen sind ausgeführt. Beende deinen Zug.', 'All actions are done. End your turn.'],
    )
    said(
      (language) => prompt(after(opening({ seats: 3, version: 'pro1' }), bid(0)).s, language),
      ['Biete mindestens 1 Gold oder passe.', 'Bid at least 1 gold, or pass.'],
    )
  })
  test('a move says where, by what and of whom', () => {
    const s = turn({ disc: ['TWO_HOUSES', 'CHARACTER'] })
    said(
      (language) => asMove(s, travel('r06'), language),
      ['Nach Jaisalmer reisen (2 Gold)', 'Travel to Jaisalmer (2 gold)'],
    )
    said(
      (language) =>
        asMove(position({ players: [{ at: 'D', houses: ['v11', 'v12'] }, {}, {}] }), travel('r06'), language),
      ['Zum Startort reisen (kostenlos)', 'Travel to the start place (free)'],
    )
    said(
      (language) => asMove(s, house(0, 'v07'), language),
      ['Haus im Dorf Pali bauen (2 Häuser)', 'Build a house in the village of Pali (Two houses)'],
    )
    said(
      (language) => asMove(s, change(1, 1, 3), language),
      ['Personenkarte Priester (3) von Bhaskar nehmen', 'Take the Sadhu (3) from Bhaskar'],
    )
    said((language) => asMove(s, end, language), ['Zug beenden', 'End the turn'])
  })
  test('characters are declined', () => {
    expect([1, 2, 7].map((card) => characterAs(card as 1, 'den'))).toEqual([
      'den Großfürsten (1)',
      'den Händler (2)',
      'den Yogi (7)',
    ])
    expect(characterAs(1, 'dem')).toBe('dem Großfürsten (1)')
  })
})
