/** Sentences word for word: singular and plural, every gender, units and names; and nothing ungrammatical in random games. */
import { legalMoves, streamDice } from '@durbar/kernel'
import { LANGUAGES, type Language, said, whyNot } from '@durbar/room'
import { describe, expect, test } from 'vitest'
import type { Event } from '../events.ts'
import { words } from '../table/words/index.ts'
import { aShortCard, cardTitle } from '../texts/names.ts'
import { after, buy, game, k, position, same, takeDie, texts } from './position.ts'
import { OPTIONS } from './record.ts'

const NAMES = ['Amina', 'Bhaskar', 'Chandra', 'Devika']
const name = (seat: number) => NAMES[seat]!
const told = (event: Event) => LANGUAGES.map((language) => texts.speech[language].event(event, name))
type Setting = Parameters<typeof position>[0]
const moved = (setting: Setting, move: object) =>
  LANGUAGES.map((language) =>
    texts.speech[language].move(move as never, game.view(position(setting), 0), name),
  )
const asking = (setting: Setting, rule: string) =>
  LANGUAGES.map((language) => texts.speech[language].prompt(rule, game.view(position(setting), 0)))
/** Why this move of the first seat is refused. */
function refusing(setting: Setting, wanted: (s: ReturnType<typeof position>) => object) {
  const s = position(setting)
  const move = JSON.stringify(wanted(s), ['type', 'slot', 'payment', 'dice', 'karma', 'stewards'])
  const refused = k
    .ask(s, 0)!
    .refused.find(
      (each) => JSON.stringify(each.move, ['type', 'slot', 'payment', 'dice', 'karma', 'stewards']) === move,
    )
  expect(refused, move).toBeDefined()
  return LANGUAGES.map((language) => whyNot(texts.speech[language], refused!, game.view(s, 0), name))
}

describe('the log', () => {
  test.each<[Event, string | null, string | null]>([
    [
      {
        t: 'paid',
        seat: 0,
        card: 'B26',
        slot: 3,
        dice: [
          { card: 'B17', value: 6 },
          { card: 'B05', value: 3 },
        ],
        karma: 0,
        stewards: 0,
      },
      'Amina zahlt eine grüne 6 und eine grüne 3 für ein rotes Gebäude mit Tee (3).',
      'Amina pays a green 6 and a green 3 for a red building with tea (3).',
    ],
    [
      { t: 'paid', seat: 1, card: 'S24', slot: 3, dice: [{ card: 'B02', value: 2 }], karma: 1, stewards: 0 },
      'Bhaskar zahlt eine orangefarbene 2 und 1 Karmatoken für Schiff 24 mit Seide (3).',
      'Bhaskar pays an orange 2 and 1 karma token for ship 24 with silk (3).',
    ],
    [
      { t: 'paid', seat: 2, card: 'P13', slot: 3, dice: [], karma: 0, stewards: 1 },
      'Chandra zahlt 1 Verwalter für Palastaktion 5.',
      'Chandra pays 1 administrator for palace action 5.',
    ],
    [
      { t: 'die', seat: 0, card: 'G06', slot: 2, value: 3 },
      'Amina nimmt eine blaue 3.',
      'Amina takes a blue 3.',
    ],
    [
      { t: 'die', seat: 1, card: 'B02', slot: null, value: null },
      'Bhaskar zieht einen orangefarbenen Würfel vom Nachziehstapel.',
      'Bhaskar draws an orange die from the draw pile.',
    ],
    [
      { t: 'laid', seat: 0, card: 'B01', row: 'buildings' },
      'Amina erhält 1 Ruhmtoken für das Gebäude.',
      'Amina gets 1 fame token for the building.',
    ],
    [
      { t: 'laid', seat: 0, card: 'B70', row: 'buildings' },
      'Amina erhält 2 Ruhmtoken für die Gebäude.',
      'Amina gets 2 fame tokens for the buildings.',
    ],
    [
      { t: 'laid', seat: 3, card: 'G17', row: 'goods' },
      'Devika legt eine Warenkarte mit Seide (1) und Gewürzen (1) in die Warenreihe und erhält 1 Münze.',
      'Devika adds a goods card with silk (1) and spice (1) to the goods row and gets 1 coin.',
    ],
    [
      { t: 'laid', seat: 2, card: 'S09', row: 'ships' },
      'Chandra legt Schiff 9 in die Schiffsreihe. Belohnung: 2 Münzen und 1 Ruhmtoken.',
      'Chandra adds ship 9 to the ship row. Reward: 2 coins and 1 fame token.',
    ],
    [
      { t: 'palace', seat: 1, card: 'P05', action: 3 },
      'Bhaskar führt Palastaktion 3 aus: 2 Karmatoken und 1 Würfel.',
      'Bhaskar resolves palace action 3: 2 karma tokens and 1 die.',
    ],
    [
      { t: 'rowBroken', seat: 0, by: 'S12', dice: [{ card: 'S17', value: 4 }] },
      'Schiff 12 unterbricht die aufsteigende Folge. Amina wirft Schiff 17 (dahinter eine grüne 4) ab.',
      'Ship 12 breaks the ascending row. Amina discards ship 17 (its back a green 4).',
    ],
    [
      { t: 'set', seat: 1, family: 'goods', effect: 'same', cards: ['G10', 'G12'], coins: 1, stewards: 0 },
      'Bhaskar verkauft 3 gleiche Waren für 1 Münze: eine Warenkarte mit Gewürzen (2) und eine Warenkarte mit Gewürzen (3).',
      'Bhaskar sells 3 like goods for 1 coin: a goods card with spice (2) and a goods card with spice (3).',
    ],
    [
      {
        t: 'set',
        seat: 1,
        family: 'buildings',
        effect: 'different',
        cards: ['B36', 'B01'],
        coins: 0,
        stewards: 1,
      },
      'Bhaskar hat 3 verschiedene Gebäude und erhält 1 Verwalter: ein gelb-weißes Gebäude und ein rotes Gebäude.',
      'Bhaskar has 3 different buildings and gets 1 administrator: a yellow and white building and a red building.',
    ],
    [
      { t: 'three', seat: 0, of: 'karma' },
      'Amina legt 3 Karmatoken zurück und erhält 1 Verwalter.',
      'Amina returns 3 karma tokens and gets 1 administrator.',
    ],
    [
      { t: 'three', seat: 0, of: 'stewards' },
      'Amina legt 3 Verwalter zurück und erhält 2 Ruhmtoken.',
      'Amina returns 3 administrators and gets 2 fame tokens.',
    ],
    [
      { t: 'turned', seat: 2, position: 5, by: 'coins', bonus: 'shipOrFame1', turned: 2 },
      'Chandra gibt 6 Münzen ab und wendet die Karte ganz rechts (2 von 6). Bonus: 1 Schiff oder 1 Ruhmtoken.',
      'Chandra returns 6 coins and flips the rightmost card (2 of 6). Bonus: 1 ship or 1 fame token.',
    ],
    [
      { t: 'elephant', seat: 3 },
      'Der Startofant wird umgedreht und schenkt Devika 1 Karmatoken.',
      'The start elephant is turned over and gives Devika 1 karma token.',
    ],
    [
      {
        t: 'discarded',
        seat: 0,
        dice: [
          { card: 'G06', value: 3 },
          { card: 'B01', value: 5 },
        ],
        cause: 'set',
      },
      'Amina wirft eine Warenkarte (dahinter eine blaue 3) und ein rotes Gebäude (dahinter eine blaue 5) ab.',
      'Amina discards a goods card (its back a blue 3) and a red building (its back a blue 5).',
    ],
    [
      { t: 'discarded', seat: 1, dice: [{ card: 'B02', value: 1 }], cause: 'handLimit' },
      'Bhaskar wirft eine orangefarbene 1 ab (Handkartenlimit 8).',
      'Bhaskar discards an orange 1 (hand limit 8).',
    ],
    // What the line before has said is not said again.
    [{ t: 'gain', seat: 3, what: 'karma', n: 1, cause: 'elephant' }, null, null],
    [
      { t: 'gain', seat: 1, what: 'coins', n: 1, cause: 'palace' },
      'Bhaskar erhält 1 Münze für die Waren in der Auslage.',
      'Bhaskar gets 1 coin for the goods in the tableau.',
    ],
    [
      { t: 'reshuffle', size: 1, top: 'P01', order: null },
      'Der Ablagestapel wird zum Nachziehstapel gemischt: 1 Karte, obenauf Palastaktion 2.',
      'The discard pile is shuffled into a new draw pile: 1 card, on top palace action 2.',
    ],
    [
      { t: 'over', end: 'passPlayedOut', scores: [6, 1], places: [1, 2] },
      'Spielende. Jemand hat alle 6 Zählleistenkarten gewendet, der Durchgang ist zu Ende gespielt. Amina: 6 gewendete Karten (1. Platz), Bhaskar: 1 gewendete Karte (2. Platz).',
      'The game is over. Somebody has flipped all 6 scoring cards, and the pass has been played out. Amina: 6 flipped cards (1st), Bhaskar: 1 flipped card (2nd).',
    ],
  ])('%j', (event, de, en) => expect(told(event)).toEqual([de, en]))
})

describe('moves and prompts', () => {
  const grid = ['B52', 'G06', 'S12']
  const mine = { hand: ['B01', 'B02'], karma: 2, stewards: 1 }
  test('what is done, with what it costs', () => {
    expect(moved({ grid }, { type: 'takeDie', slot: 0 })).toEqual([
      'Als grünen Würfel nehmen: rot-gelbes Gebäude',
      'Take as a green die: red and yellow building',
    ])
    expect(moved({ grid }, { type: 'takeGoods', slot: 1 })).toEqual([
      'Eine Warenkarte mit Tee (2) nehmen',
      'Take a goods card with tea (2)',
    ])
    const payment = { dice: ['B02'], karma: 2, stewards: 0 }
    expect(moved({ grid, players: [mine] }, { type: 'buyShip', slot: 2, payment })).toEqual([
      'Schiff 12 für eine orangefarbene 1 und 2 Karmatoken nehmen',
      'Take ship 12 for an orange 1 and 2 karma tokens',
    ])
    expect(moved({ players: [mine] }, { type: 'discardDice', cards: ['B01', 'B02'] })).toEqual([
      'Eine blaue 5 und eine orangefarbene 1 abwerfen',
      'Discard a blue 5 and an orange 1',
    ])
    expect(moved({}, same('goods'))).toEqual(['3 gleiche Waren verkaufen', 'Sell 3 like goods'])
    expect(moved({}, { type: 'bonusFame' })).toEqual(['1 Ruhmtoken nehmen', 'Take 1 fame token'])
  })
  test('what is asked', () => {
    expect(asking({}, 'end')).toEqual([
      'Dein Zug ist zu Ende. Willst du einen Verwalter einsetzen?',
      'Your turn is over. Use an administrator?',
    ])
    expect(asking({ players: [{ extraTurns: 1 }] }, 'end')).toEqual([
      'Dein Bonuszug folgt. Willst du vorher 1 Verwalter für 2 Würfel vom Nachziehstapel einsetzen?',
      'Your bonus turn is next. Use 1 administrator for 2 dice from the draw pile before it?',
    ])
    const full = after(
      position({ players: [{ hand: ['B01', 'B02', 'B03', 'B04', 'B05', 'B06', 'B07', 'B08'] }] }),
      takeDie('B72'),
    ).s
    expect(
      LANGUAGES.map((language) => texts.speech[language].prompt('discardDice', game.view(full, 0))),
    ).toEqual([
      'Du hättest dann mehr als 8 Würfel. Wirf zuerst 1 Würfel ab.',
      'You would then hold more than 8 dice. First discard 1 die.',
    ])
    expect(asking({}, 'chooseShipOrFame')).toEqual([
      'Bonus: Nimm ein Schiff aus dem Raster oder 1 Ruhmtoken.',
      'Bonus: take a ship from the grid, or 1 fame token.',
    ])
  })
})

describe('refusals say what is missing and what would do', () => {
  test('one short, and several', () => {
    const short = (hand: readonly string[]) =>
      refusing({ grid: ['B52'], only: true, players: [{ hand }] }, buy('B52', hand))
    expect(short(['B01', 'B21'])).toEqual([
      'Du brauchst 11 in Blau und kommst damit auf 10: Es fehlt 1.',
      'You need 11 in blue and reach 10 with this: you are 1 short.',
    ])
    expect(short(['B01'])).toEqual([
      'Du brauchst 11 in Blau und kommst damit auf 5: Es fehlen 6.',
      'You need 11 in blue and reach 5 with this: you are 6 short.',
    ])
  })
  test('the other colour, the die that does not fit', () => {
    const ship = { grid: ['B52', 'S02'], only: true, players: [{ hand: ['B01'] }, {}] }
    expect(refusing({ ...ship, players: [{ hand: ['B02'] }] }, buy('B52', ['B02']))).toEqual([
      'Dieses Gebäude kostet blaue Würfel, zusammen mindestens 11.',
      'This building costs blue dice, at least 11 in all.',
    ])
    expect(refusing(ship, buy('S02', ['B01']))).toEqual([
      'Dieses Schiff kostet genau eine 3. Dieser Würfel braucht dafür 2 Karmatoken, du hast keinen.',
      'This ship costs exactly a 3. This die would take 2 karma tokens; you have none.',
    ])
  })
})

test('what could be left out of a payment is named', () => {
  const s = position({ grid: ['B37'], only: true, players: [{ hand: ['B01', 'B03'], karma: 1 }] })
  const spare = (dice: readonly string[], karma: number) =>
    LANGUAGES.map((language) => {
      const { wasteful } = texts.speech[language].refusals
      return said(wasteful!, buy('B37', dice, karma)(s) as never, game.view(s, 0), name)
    })
  expect(spare(['B01', 'B03'], 0)).toEqual([
    'Du kommst auch mit weniger auf 3: Lass eine blaue 5 weg.',
    'You reach 3 with less: leave out a blue 5.',
  ])
  expect(spare(['B01'], 1)).toEqual([
    'Du kommst auch mit weniger auf 3: Lass 1 Karmatoken weg.',
    'You reach 3 with less: leave out 1 karma token.',
  ])
})

describe('labels on the table', () => {
  test('singular and plural, and every gender', () => {
    const of = (say: (w: ReturnType<typeof words>) => string) =>
      LANGUAGES.map((language) => say(words(language)))
    expect(of((w) => w.fameTurns(1))).toEqual([
      'noch 1 Ruhmtoken: linke Karte',
      '1 more fame token: flip the leftmost',
    ])
    expect(of((w) => w.coinsTurn(1))).toEqual(['noch 1 Münze: rechte', '1 more coin: flip the rightmost'])
    expect(of((w) => w.missing(1))).toEqual(['es fehlt 1', '1 missing'])
    expect(of((w) => w.missing(2))).toEqual(['es fehlen 2', '2 missing'])
    expect(of((w) => w.shortBuildings(['red', 'white']))).toEqual([
      'noch ein rotes oder weißes Gebäude:',
      'needs a red or white building:',
    ])
    expect(of((w) => w.shortGoods(['spice']))).toEqual(['noch Gewürze:', 'needs spice:'])
    expect(of((w) => w.stewardName(1))).toEqual([
      '1 Verwalter als beliebiger Würfel',
      '1 administrator as any die',
    ])
    expect(of((w) => w.discardNow(2))).toEqual([
      'Berühre die 2 Würfel, die du abwirfst.',
      'Touch the 2 dice to discard.',
    ])
    expect(LANGUAGES.map((language) => cardTitle('B27', language))).toEqual([
      'Rotes Gebäude mit Gewürzen (1)',
      'Red building with spice (1)',
    ])
    expect(LANGUAGES.map((language) => aShortCard('B27', language))).toEqual([
      'ein rotes Gebäude',
      'a red building',
    ])
  })
})

/** "1 Münzen", "1 administrators"; and plurals that are like their singular are not among them. */
const PLURALS: Readonly<Record<Language, RegExp>> = {
  de: /(?<!\d)1 (Münzen|Karten|gewendete Karten|Warenkarten|Palastaktionen|Schiffe|Bonuszüge)\b/,
  en: /(?<!\d)1 (coins|dice|cards|fame tokens|karma tokens|administrators|goods cards|palace actions|ships|flipped cards)\b/,
}
const UNPRINTED = /["']| {2}|\bundefined\b|\bseat \d|\bPlatz \d|\bSpieler \d|\bplayer \d| [.,;:]/

test('in random games nothing is set wrongly, no one of many, and nobody is a number', () => {
  let lines = 0
  for (let seed = 0; seed < 12; seed++) {
    const dice = streamDice(seed)
    const s = k.start(dice, 2 + (seed % 3), { ...OPTIONS, openBonuses: seed % 4 === 0 })
    while (s.result === null) {
      const seat = k.toMove(s)
      const view = game.view(s, seat)
      const moves = legalMoves(k, s, seat)
      const move = moves[dice.below(moves.length)]!
      const { refused = [] } = k.ask(s, seat) ?? {}
      const events: Event[] = []
      const { rule } = s.stack.at(-1)!
      k.apply(s, seat, move, dice, (event) => events.push(event))
      for (const language of LANGUAGES) {
        const speech = texts.speech[language]
        const spoken = [
          speech.prompt(rule, view),
          speech.move(k.write(move), view, name),
          ...refused.slice(0, 3).map((each) => whyNot(speech, each, view, name)),
          ...events.flatMap((event) => speech.event(event, name) ?? []),
        ]
        for (const line of spoken) {
          expect(line).not.toMatch(UNPRINTED)
          expect(line).not.toMatch(PLURALS[language])
          expect(line).toMatch(/^[\p{Lu}\d]/u)
          lines++
        }
      }
    }
  }
  expect(lines).toBeGreaterThan(1000)
})
