/** Sentences word for word: singular and plural, every gender, units and names. */
import { LANGUAGES, said, whyNot } from '@durbar/room'
import { name, told } from '@durbar/room/testing'
import { describe, expect, test } from 'vitest'
import { words } from '../table/words/index.ts'
import { aShortCard, cardTitle } from '../texts/names.ts'
import { LINES } from './lines.ts'
import { after, buy, game, k, position, same, takeDie, texts } from './position.ts'

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
  test.each(LINES)('%j', (event, ...lines) => expect(told(texts.speech, event)).toEqual(lines))
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
