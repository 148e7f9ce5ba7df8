/** The sentences of this game as they are read: with units, names, numbers and cases that fit. */
import type { MoveObject } from '@durbar/kernel'
import { canOf, type Language, whyNot } from '@durbar/room'
import { describe, expect, test } from 'vitest'
import type { Event } from '../events.ts'
import { characterAs } from '../texts/names.ts'
import type { Vocabulary } from '../vocabulary.ts'
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
const NAMES = ['Amina', 'Bhaskar', 'Chandra', 'Devika', 'Esha']
const name = (seat: number) => NAMES[seat]!
type Both = readonly [de: string, en: string]

const told = (event: Event, language: Language) => texts.speech[language].event(event, name)
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

const EVENTS: readonly (readonly [Event, ...Both])[] = [
  [
    { t: 'startHousePlaced', seat: 0, village: 'v07' },
    'Amina stellt ein Haus in Pali auf.',
    'Amina places a house in Pali.',
  ],
  [
    { t: 'supplied', houses: 6 },
    'Alle nehmen je 6 Häuser aus dem Steinbruch in ihren Vorrat.',
    'Everyone takes 6 houses from the quarry into their stock.',
  ],
  [
    { t: 'roundBegan', round: 2, city: 'G', field: 2, next: 'D' },
    'Runde 2: Der Maharadscha zieht nach Udaipur; am Ende der Runde wird dort gewertet. Das Stadtwappen kommt auf Feld 2, als Nächstes ist Jaisalmer an der Reihe.',
    'Round 2: the Maharaja goes to Udaipur, which is scored at the end of the round. Its crest goes to field 2; Jaisalmer comes next.',
  ],
  [
    { t: 'traderGold', seat: 1, gold: 1 },
    'Bhaskar erhält 1 Gold durch die Personenkarte Händler (2).',
    'Bhaskar gets 1 gold for the Trader (2).',
  ],
  [
    {
      t: 'travelled',
      seat: 0,
      road: 'r06',
      from: 'S',
      to: 'D',
      toll: 3,
      bankPays: false,
      received: [0, 2, 1],
    },
    'Amina reist nach Jaisalmer und zahlt Reisekosten: 2 Gold an Bhaskar und 1 Gold an Chandra.',
    'Amina travels to Jaisalmer and pays travel cost: 2 gold to Bhaskar and 1 gold to Chandra.',
  ],
  [
    {
      t: 'travelled',
      seat: 0,
      road: 'r06',
      from: 'D',
      to: 'S',
      toll: 2,
      bankPays: true,
      received: [0, 2, 0],
    },
    'Amina reist zum Startort. Die Bank zahlt 2 Gold an Bhaskar.',
    'Amina travels to the start place. The bank pays 2 gold to Bhaskar.',
  ],
  [
    {
      t: 'travelled',
      seat: 2,
      road: 'r12',
      from: 'B',
      to: 'A',
      toll: 0,
      bankPays: false,
      received: [0, 0, 0],
    },
    'Chandra reist nach Bikaner.',
    'Chandra travels to Bikaner.',
  ],
  [
    { t: 'houseBuilt', seat: 2, node: 'A', price: 0, slot: 'ability' },
    'Chandra baut kostenlos ein Haus in Bikaner (Unternehmer).',
    'Chandra builds a house in Bikaner for free (Builder).',
  ],
  [
    { t: 'palaceBuilt', seat: 0, city: 'A', field: 'A-L', size: 'large', price: 12, built: 1 },
    'Amina baut für 12 Gold einen großen Palast in Bikaner und hat nun 1 Palast.',
    'Amina builds a large palace in Bikaner for 12 gold and now has 1 palace.',
  ],
  [
    { t: 'palaceBuilt', seat: 3, city: 'D', field: 'D-1', size: 'small', price: 9, built: 2 },
    'Devika baut für 9 Gold einen kleinen Palast in Jaisalmer und hat nun 2 Paläste.',
    'Devika builds a small palace in Jaisalmer for 9 gold and now has 2 palaces.',
  ],
  [
    { t: 'crestShifted', seat: 3, city: 'D', passed: ['B', 'C'], next: 'D' },
    'Devika versetzt das Stadtwappen von Jaisalmer an Ajmer und Jaipur vorbei 2 Felder nach unten. Als Nächstes ist Jaisalmer an der Reihe.',
    'Devika moves the crest of Jaisalmer down 2 fields, overtaking Ajmer and Jaipur. Jaisalmer comes next.',
  ],
  [
    { t: 'crestShifted', seat: 3, city: 'F', passed: [], next: 'F' },
    'Devika versetzt das Stadtwappen von Jodhpur, ohne eines zu überholen, 2 Felder nach unten. Als Nächstes ist Jodhpur an der Reihe.',
    'Devika moves the crest of Jodhpur down 2 fields, overtaking no other crest. Jodhpur comes next.',
  ],
  [
    { t: 'replacementChosen', seat: 2, card: 2 },
    'Chandra nimmt als Ersatz die Personenkarte Händler (2).',
    'Chandra takes the Trader (2) as a replacement.',
  ],
  [
    { t: 'turnEnded', seat: 0, incomplete: ['PALACE', 'PALACE_HOUSE'], gold: 4 },
    'Amina beendet den Zug. Unvollständig: Palast, Palast/Haus. Alle anderen erhalten je 4 Gold.',
    'Amina ends the turn. Not completed: Palace, Palace and house. Every other player gets 4 gold.',
  ],
  [
    { t: 'cityScored', city: 'A', points: [4, 5, 6, 1], gold: [6, 9, 12, 3], monopoly: false },
    'Wertung in Bikaner: Chandra erhält 12 Gold für 6 Punkte, Bhaskar erhält 9 Gold für 5 Punkte, Amina erhält 6 Gold für 4 Punkte, Devika erhält 3 Gold für 1 Punkt.',
    'Bikaner is scored: Chandra gets 12 gold for 6 points, Bhaskar gets 9 gold for 5 points, Amina gets 6 gold for 4 points, Devika gets 3 gold for 1 point.',
  ],
  [
    { t: 'cityScored', city: 'G', points: [0, 0, 1], gold: [0, 0, 16], monopoly: true },
    'Wertung in Udaipur: Chandra erhält 16 Gold für 1 Punkt (davon 5 Gold Monopol-Bonus).',
    'Udaipur is scored: Chandra gets 16 gold for 1 point (including 5 gold monopoly bonus).',
  ],
  [
    { t: 'gameEnded', end: 'palaces', palaces: [7, 1], gold: [3, 44], places: [1, 2] },
    'Das Spiel ist zu Ende. Amina: 7 Paläste, 3 Gold; Bhaskar: 1 Palast, 44 Gold.',
    'The game is over. Amina: 7 palaces, 3 gold; Bhaskar: 1 palace, 44 gold.',
  ],
]

describe('the log', () => {
  test.each(EVENTS)('%j', (event, de, en) => said((language) => told(event, language), [de, en]))
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
