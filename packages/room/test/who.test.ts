import { describe, expect, test } from 'vitest'
import { type Language, readBy, secondPerson, speak, whoOf } from '../src/index.ts'

/** As a grammar has them; every verb that a game uses in a sentence about a player is among them. */
const VERBS: Readonly<Record<Language, string>> = {
  de: `hat hast, ist bist, wird wirst, muss musst, darf darfst, kann kannst, will willst, zahlt zahlst, bietet bietest,
    nimmt nimmst, gibt gibst, legt legst, erhält erhältst, hält hältst, behält behältst, passt passt, setzt setzt,
    versetzt versetzt, reist reist, lässt lässt, löst löst, beendet beendest, baut baust, beginnt beginnst, deckt deckst,
    ersteigert ersteigerst, findet findest, führt führst, gewinnt gewinnst, holt holst, kauft kaufst, leitet leitest,
    neutralisiert neutralisierst, räumt räumst, sieht siehst, spielt spielst, stellt stellst, tauscht tauschst,
    verkauft verkaufst, verliert verlierst, verpfändet verpfändest, wählt wählst, wendet wendest, wertet wertest,
    wirbt wirbst, wirft wirfst, wünscht wünschst, zieht ziehst, tritt trittst`,
  en: `has have, is are, was were, does do, goes go, cannot cannot, pays pay, passes pass, matches match, wishes wish,
    loses lose, uses use, chooses choose, neutralises neutralise, buys buy, carries carry, gives give, places place,
    reaches reach, fixes fix, sells sell, takes take, adds add, bids bid, discards discard, draws draw, flips flip,
    moves move, reveals reveal, scores score, wins win, withdraws withdraw, took took`,
}

test.each(['de', 'en'] as const)('a verb in the second person: %s', (language) => {
  for (const pair of VERBS[language].split(',')) {
    const [third, second] = pair.trim().split(' ')
    expect(secondPerson(third!, language), third).toBe(second)
  }
})
test('what is no verb of a sentence about somebody is no second person either', () => {
  expect(() => secondPerson('nehmen', 'de')).toThrow('nehmen')
})

describe('a person in a sentence', () => {
  const NAMES = ['Lotus', 'Esha']
  const onlooker = (seat: number) => NAMES[seat]!
  const lotus = readBy(0, onlooker)
  test('is called by the name, and the verb follows it', () => {
    const who = whoOf('de', onlooker)
    expect(`${who.starts(0, 'zahlt')} an ${who.object(1)} und ${who.verb(0, 'erhält')}`).toBe(
      'Lotus zahlt an Esha und erhält',
    )
    expect(NAMES.map((_, seat) => who.label(seat))).toEqual(NAMES)
  })
  test('is “you” for themselves, in every case, and for nobody else', () => {
    const who = whoOf('de', lotus)
    expect(`${who.starts(0, 'zahlt')} an ${who.object(1)} und ${who.verb(0, 'erhält')}`).toBe(
      'Du zahlst an Esha und erhältst',
    )
    expect(`${who.starts(1, 'nimmt')} von ${who.dative(0)}, ${who.does(0, 'hat')}, ${who.object(0)}`).toBe(
      'Esha nimmt von dir, du hast, dich',
    )
    expect(who.label(0)).toBe('Du')
    expect(who.either(0, 'deine', (name) => `die von ${name}`)).toBe('deine')
    expect(who.either(1, 'deine', (name) => `die von ${name}`)).toBe('die von Esha')
    const you = whoOf('en', lotus)
    expect(`${you.starts(0, 'pays')} ${you.object(1)}; ${you.does(0, 'is')}`).toBe('You pay Esha; you are')
    expect(`${you.starts(1, 'pays')} ${you.object(0)}, ${you.dative(0)}`).toBe('Esha pays you, you')
  })
  test('the names themselves stay what they are', () => {
    expect([lotus(0), lotus(1), lotus.you]).toEqual(['Lotus', 'Esha', 0])
  })
})

test('a move and a refusal are said to the seat whose view it is, the log to whoever reads it', () => {
  const { event, move, refusals } = speak<{
    view: { me: number | null }
    event: { t: 'paid'; to: number }
    move: { type: 'pay'; to: number }
    decision: never
    refusal: 'no'
    end: never
  }>({
    language: 'en',
    title: '',
    tagline: '',
    options: {},
    subtitle: () => '',
    prompt: {},
    refusals: { no: ({ to }, _view, who) => `Not to ${who.dative(to)}.` },
    move: { pay: ({ to }, _view, who) => `Pay ${who.object(to)}` },
    event: { paid: ({ to }, who) => `A coin for ${who.object(to)}.` },
    ends: {},
  })
  const name = (seat: number) => ['Lotus', 'Esha'][seat]!
  const pay = { type: 'pay', to: 1 } as const
  const no = refusals.no as (m: object, view: object, n: typeof name) => string
  expect(move(pay, { me: 1 }, name)).toBe('Pay you')
  expect(move(pay, { me: 0 }, name)).toBe('Pay Esha')
  expect(no(pay, { me: 1 }, name)).toBe('Not to you.')
  expect(event({ t: 'paid', to: 1 }, name)).toBe('A coin for Esha.')
  expect(event({ t: 'paid', to: 1 }, readBy(1, name))).toBe('A coin for you.')
})
