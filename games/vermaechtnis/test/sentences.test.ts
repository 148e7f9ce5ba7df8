/** What is said at this table, word for word, and that no game ever says it wrongly. */
import { canonical, host, keyFromSeed, type Played, streamDice } from '@durbar/kernel'
import { LANGUAGES, type Language, whyNot } from '@durbar/room'
import { createElement, Fragment, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { KINDS } from '../data/antiques.ts'
import type { Event } from '../events.ts'
import type { State } from '../state.ts'
import { LOOK_WORDS } from '../table/look/words.ts'
import { tell } from '../table/tell.tsx'
import { WORDS } from '../table/words.ts'
import { texts } from '../texts/index.ts'
import { antiqueTitle, giveUpSentence, nthOfKind } from '../texts/names.ts'
import { after, buy, coin, game, k, position, take } from './position.ts'

const name = (seat: number) => ['Amina', 'Bhaskar', 'Chandra', 'Devika'][seat]!
const { speech } = texts

describe('the log', () => {
  const said: readonly (readonly [event: Event, de: string, en: string])[] = [
    [
      { t: 'coinTaken', seat: 0, price: 4 },
      'Amina nimmt die Goldmünze von der Handelskarte 4 (+3 Rupien).',
      'Amina takes the gold coin from trade card 4 (+3 rupees).',
    ],
    [
      { t: 'bought', seat: 1, antique: 'jug-yellow', price: 3 },
      'Bhaskar kauft den gelben Krug für 3 Rupien.',
      'Bhaskar buys the yellow jug for 3 rupees.',
    ],
    [
      { t: 'bought', seat: 1, antique: 'statue-green', price: 2 },
      'Bhaskar kauft die grüne Statue für 2 Rupien.',
      'Bhaskar buys the green statue for 2 rupees.',
    ],
    [
      { t: 'bought', seat: 2, antique: 'knife-orange', price: 2 },
      'Chandra kauft das orangefarbene Messer für 2 Rupien.',
      'Chandra buys the orange scimitar for 2 rupees.',
    ],
    [
      { t: 'bought', seat: 2, antique: 'instrument-purple', price: 4 },
      'Chandra kauft das lila Instrument für 4 Rupien.',
      'Chandra buys the purple musical instrument for 4 rupees.',
    ],
    [
      { t: 'collectionTaken', seat: 0, card: 'vase-large', gaveUp: null },
      'Amina nimmt die Sammlungskarte „3 Vasen“ (4 Punkte).',
      'Amina takes the collection card “3 vases” (4 points).',
    ],
    [
      { t: 'collectionTaken', seat: 0, card: 'different-small-3', gaveUp: 'jug-red' },
      'Amina nimmt die Sammlungskarte „3 Verschiedene“ (4 Punkte) und gibt den roten Krug ab.',
      'Amina takes the collection card “3 different” (4 points) and gives up the red jug.',
    ],
    [
      { t: 'taxPaid', seat: 1, amount: 1 },
      'Bhaskar zahlt 1 Rupie Steuern.',
      'Bhaskar pays 1 rupee in taxes.',
    ],
    [
      { t: 'taxPaid', seat: 1, amount: 3 },
      'Bhaskar zahlt 3 Rupien Steuern.',
      'Bhaskar pays 3 rupees in taxes.',
    ],
    [
      { t: 'effect', seat: 0, effect: 'rupees', lapsed: false, cleared: [] },
      'Graue Seite: Amina erhält 3 Rupien.',
      'Grey side: Amina gets 3 rupees.',
    ],
    [
      { t: 'effect', seat: 0, effect: 'extra', lapsed: true, cleared: [] },
      'Graue Seite: Der Zusatzzug verfällt, Amina ist schon in einem.',
      'Grey side: the extra turn lapses, Amina is already in one.',
    ],
    [
      { t: 'effect', seat: 1, effect: 'clear', lapsed: false, cleared: ['jewellery-red', 'vase-blue'] },
      'Graue Seite: Bhaskar räumt das aktuelle Angebot. Aus dem Spiel: roter Schmuck und blaue Vase.',
      'Grey side: Bhaskar clears the current offer. Out of the game: red jewellery and blue vase.',
    ],
    [
      { t: 'dayEnded', day: 8, reason: 'offerEmpty', leftOver: [] },
      'Verkaufstag 8 endet. Das aktuelle Angebot ist leer.',
      'Sales day 8 ends. The current offer is empty.',
    ],
    [
      { t: 'dayEnded', day: 3, reason: 'coinsGone', leftOver: ['knife-yellow'] },
      'Verkaufstag 3 endet. Die letzte Goldmünze ist genommen. Aus dem Spiel: gelbes Messer.',
      'Sales day 3 ends. The last gold coin is gone. Out of the game: yellow scimitar.',
    ],
    [
      { t: 'newDay', day: 2, offer: ['knife-orange', 'jewellery-red', 'vase-purple', 'jug-green'] },
      'Verkaufstag 2 beginnt. Im aktuellen Angebot: orangefarbenes Messer, roter Schmuck, lila Vase und grüner Krug.',
      'Sales day 2 begins. In the current offer: orange scimitar, red jewellery, purple vase and green jug.',
    ],
    [
      { t: 'surrendered', seat: 2, antiques: ['jewellery-blue'] },
      'Chandra gibt die einzige Antiquität ihrer Farbe ab: den blauen Schmuck.',
      'Chandra gives up the only antique of its colour: the blue jewellery.',
    ],
    [
      { t: 'surrendered', seat: 2, antiques: ['jug-yellow', 'statue-red'] },
      'Chandra gibt die einzigen Antiquitäten ihrer Farben ab: den gelben Krug und die rote Statue.',
      'Chandra gives up the only antiques of their colours: the yellow jug and the red statue.',
    ],
    [
      {
        t: 'scored',
        seat: 0,
        score: { antiques: 7, collections: 8, money: 1, total: 16, kept: 4 },
        place: 2,
      },
      'Amina: 16 Punkte (7 für Antiquitäten, 8 für Sammlungskarten, 1 für Geld), Platz 2.',
      'Amina: 16 points (7 for antiques, 8 for collection cards, 1 for money), 2nd place.',
    ],
    [
      { t: 'scored', seat: 1, score: { antiques: 0, collections: 0, money: 1, total: 1, kept: 0 }, place: 3 },
      'Bhaskar: 1 Punkt (0 für Antiquitäten, 0 für Sammlungskarten, 1 für Geld), Platz 3.',
      'Bhaskar: 1 point (0 for antiques, 0 for collection cards, 1 for money), 3rd place.',
    ],
  ]
  test.each(said)('%j', (event, de, en) => {
    expect(speech.de.event(event, name)).toBe(de)
    expect(speech.en.event(event, name)).toBe(en)
  })
})

describe('prompts, moves and refusals', () => {
  const inBoth = (say: (language: Language) => string | null) => LANGUAGES.map(say)
  const prompt = (s: State, rule: string) =>
    inBoth((language) => speech[language].prompt(rule, game.view(s, k.toMove(s))))
  const why = (s: State, move: object) => {
    const seat = k.toMove(s)
    const refused = k.offers(s, seat)!.refused.find((each) => canonical(each.move) === canonical(move))!
    return inBoth((language) => whyNot(speech[language], refused, game.view(s, seat), name))
  }
  test('the action, with and without the money for it', () => {
    expect(prompt(position({ players: [{ rupees: 4 }] }), 'action')).toEqual([
      'Nimm die Goldmünze ganz links oder kauf eine Antiquität für 4 Rupien.',
      'Take the leftmost gold coin, or buy an antique for 4 rupees.',
    ])
    expect(prompt(position({ players: [{ rupees: 1 }] }), 'action')).toEqual([
      'Nimm die Goldmünze ganz links. Eine Antiquität kostet 4 Rupien, du hast 1.',
      'Take the leftmost gold coin. An antique costs 4 rupees, you have 1.',
    ])
  })
  test('collection cards are named, with their points, unless there are many', () => {
    const one = after(position({ players: [{ antiques: ['jug-red', 'jug-blue'] }] }), coin).s
    expect(prompt(one, 'collectionCard')).toEqual([
      'Nimm die Sammlungskarte „2 Krüge“ (2 Punkte) oder verzichte.',
      'Take the collection card “2 jugs” (2 points), or decline.',
    ])
    const two = after(position({ players: [{ antiques: ['jug-red', 'jug-blue', 'jug-green'] }] }), coin).s
    expect(prompt(two, 'collectionCard')).toEqual([
      'Nimm die Sammlungskarte „2 Krüge“ (2 Punkte) oder „3 Krüge“ (5 Punkte) oder verzichte.',
      'Take the collection card “2 jugs” (2 points) or “3 jugs” (5 points), or decline.',
    ])
    const antiques = ['jug-red', 'jug-blue', 'jug-green', 'vase-red', 'vase-blue'] as const
    const many = after(position({ players: [{ antiques }] }), coin).s
    expect(prompt(many, 'collectionCard')).toEqual([
      'Nimm eine von 3 vollständigen Sammlungskarten oder verzichte.',
      'Take one of 3 complete collection cards, or decline.',
    ])
  })
  test('moves', () => {
    const view = game.view(position({ coins: 2 }), 0)
    const move = (each: Parameters<typeof speech.de.move>[0]) =>
      inBoth((language) => speech[language].move(each, view, name))
    expect(move(coin)).toEqual(['Goldmünze nehmen (3 Rupien)', 'Take the gold coin (3 rupees)'])
    expect(move(buy('jewellery-yellow'))).toEqual([
      'Den gelben Schmuck kaufen (2 Rupien)',
      'Buy the yellow jewellery (2 rupees)',
    ])
    expect(move(take('knife-large', 'knife-purple'))).toEqual([
      'Sammlungskarte „3 Messer“ nehmen, das lila Messer abgeben',
      'Take the collection card “3 scimitars”, give up the purple scimitar',
    ])
  })
  test('refusals say what is missing and what would do', () => {
    const owns = {
      antiques: ['vase-red', 'vase-blue', 'vase-green', 'jug-red'],
      collections: ['vase-large'],
    } as const
    const { s } = after(position({ players: [owns] }), coin)
    // Nobody is asked who cannot take a card: something must be open.
    const asked = after(
      position({ players: [{ ...owns, antiques: [...owns.antiques, 'jug-blue', 'jug-green'] }] }),
      coin,
    ).s
    expect(s.stack.at(-1)!.seat).toBe(1)
    expect(why(asked, take('vase-small'))).toEqual([
      'Du hast schon die große Sammlungskarte „3 Vasen“ und darfst in dieser Sorte keine kleine mehr nehmen.',
      'You own the large collection card “3 vases”, so you can no longer take a small one of this kind.',
    ])
    expect(why(asked, take('jug-large'))).toEqual([
      'Für „3 Krüge“ musst du einen Krug abgeben: Wähle, was du abgibst.',
      'For “3 jugs” you must give up a jug: choose which.',
    ])
    expect(why(asked, take('jug-large', 'vase-red'))).toEqual([
      'Für „3 Krüge“ darfst du nur einen Krug abgeben.',
      'For “3 jugs” you may only give up a jug.',
    ])
    expect(why(asked, take('statue-large'))).toEqual([
      'Für „3 Statuen“ fehlen dir noch 3 Statuen.',
      'For “3 statues” you still need 3 statues.',
    ])
  })
})

describe('names carry their forms', () => {
  test('every gender', () => {
    expect(KINDS.map((kind) => nthOfKind(2, kind, 'de'))).toEqual([
      'dein 2. Krug',
      'dein 2. Messer',
      'dein 2. Instrument',
      'dein 2. Schmuckstück',
      'deine 2. Statue',
      'deine 2. Vase',
    ])
    expect([1, 2, 3, 4].map((n) => nthOfKind(n, 'vase', 'en'))).toEqual([
      'your 1st vase',
      'your 2nd vase',
      'your 3rd vase',
      'your 4th vase',
    ])
    expect(KINDS.map((kind) => giveUpSentence(new Set([kind]), 'de'))).toEqual([
      'Wähle den Krug, den du abgibst.',
      'Wähle das Messer, das du abgibst.',
      'Wähle das Instrument, das du abgibst.',
      'Wähle das Schmuckstück, das du abgibst.',
      'Wähle die Statue, die du abgibst.',
      'Wähle die Vase, die du abgibst.',
    ])
    expect(antiqueTitle('statue-blue', 'de')).toBe('Blaue Statue')
  })
  test('looks count in both numbers', () => {
    expect(LOOK_WORDS.de.missing([['jug', 1]])).toBe('Dir fehlt noch 1 Krug.')
    expect(LOOK_WORDS.de.missing([['jug', 2]])).toBe('Dir fehlen noch 2 Krüge.')
    expect(LOOK_WORDS.en.held(1, 'blue', 0, 'jewellery')).toBe(
      'You own 1 antique in blue and 0 pieces of jewellery.',
    )
    expect(WORDS.de.keep(1)).toBe('Dir bleibt 1 Rupie.')
    expect(WORDS.de.keep(3)).toBe('Dir bleiben 3 Rupien.')
  })
})

/** Nouns that are counted, one and many. */
const NOUNS: Readonly<Record<Language, readonly (readonly [one: string, many: string])[]>> = {
  de: [
    ['Rupie', 'Rupien'],
    ['Punkt', 'Punkten?'],
    ['Antiquität', 'Antiquitäten'],
    ['Sammlungskarte', 'Sammlungskarten'],
    ['Krug', 'Krüge'],
    ['Messer', 'Messer'],
    ['Instrument', 'Instrumente'],
    ['Schmuckstück', 'Schmuckstücke'],
    ['Statue', 'Statuen'],
    ['Vase', 'Vasen'],
  ],
  en: [
    ['rupee', 'rupees'],
    ['point', 'points'],
    ['antique', 'antiques'],
    ['jug', 'jugs'],
    ['scimitar', 'scimitars'],
    ['musical instrument', 'musical instruments'],
    ['piece of jewellery', 'pieces of jewellery'],
    ['statue', 'statues'],
    ['vase', 'vases'],
  ],
}
/** Numbers that need no noun: days, cards by their number, places, and what stands beside a number that has one. */
const NUMBERED: Readonly<Record<Language, RegExp>> = {
  de: /[„]\d [^“]+“|(Verkaufstag|Handelskarte|Platz) \d( von \d)?|du hast \d|\d+ für (Antiquitäten|Sammlungskarten|Geld)|eine von \d vollständigen/g,
  en: /[“]\d [^”]+”|([Ss]ales day|trade card) \d( of \d)?|\d(st|nd|rd|th) place|you have \d|\d+ for (antiques|collection cards|money)|one of \d complete/g,
}

function faults(text: string, language: Language): string[] {
  const said: string[] = []
  if (/["']| {2}| [.,:;]|undefined|null/.test(text)) said.push('set wrongly')
  let rest = text.replace(NUMBERED[language], '')
  for (const [one, many] of NOUNS[language]) {
    if (one !== many) {
      if (new RegExp(`(?<!\\d)1 ${many}(?!\\p{L})`, 'u').test(rest)) said.push(`1 ${many}`)
      if (new RegExp(`(?<!\\d)(0|[2-9]|\\d\\d+) ${one}(?!\\p{L})`, 'u').test(rest)) said.push(`many ${one}`)
    }
    rest = rest.replace(new RegExp(`\\d+ (${many}|${one})(?!\\p{L})`, 'gu'), '')
  }
  if (/\d/.test(rest)) said.push('a number without a noun')
  return said.map((fault) => `${fault}: ${text}`)
}

/** As it is read aloud: a sign by its name. */
const heard = (text: ReactNode): string | null =>
  text
    ? renderToStaticMarkup(createElement(Fragment, null, text))
        .replace(/<span[^>]*aria-label="([^"]*)"[^>]*>.*?<\/span>/g, '$1')
        .replace(/<[^>]*>/g, '')
    : null

test('the checks see what they look for', () => {
  expect(faults('Amina zahlt 1 Rupien Steuern.', 'de')).toHaveLength(1)
  expect(faults('Amina pays 2 rupee.', 'en')).toHaveLength(1)
  expect(faults('2 nimmt die Goldmünze.', 'de')).toHaveLength(1)
  expect(faults('Take "2 jugs".', 'en')).not.toEqual([])
  expect(faults('Amina nimmt die Sammlungskarte „3 Vasen“ (4 Punkte).', 'de')).toEqual([])
})

test('in random games every sentence is sound, and the cards a question names are those that may be taken', () => {
  const house = host(game)
  const found = new Set<string>()
  for (let n = 0; n < 9; n++) {
    const dice = streamDice(n)
    const seats = 2 + (n % 3)
    let now = house.start(seats, { greySide: seats === 2 }, keyFromSeed(n)) as Played<State, Event>
    for (let seat = k.toMove(now.state); seat >= 0; seat = k.toMove(now.state)) {
      const ask = k.ask(now.state, seat)!
      const view = game.view(now.state, seat)
      for (const language of LANGUAGES) {
        const spoken = speech[language]
        const prompt = spoken.prompt(ask.rule, view)
        const props = { view, language, name, speech: spoken }
        const lines = [
          prompt,
          spoken.subtitle(view),
          ...ask.moves.map((move) => spoken.move(move, view, name)),
          ...ask.refused.map((each) => whyNot(spoken, each, view, name)!),
          ...now.events.flatMap((event) => spoken.event(event, name) ?? []),
          ...now.events.flatMap((event) => heard(tell(event, props)?.text) ?? []),
        ]
        for (const line of lines) for (const fault of faults(line, language)) found.add(fault)
        if (ask.rule !== 'collectionCard') continue
        const open = new Set(ask.moves.flatMap((move) => ('card' in move ? [move.card] : []))).size
        const named = prompt.match(/[„“]\d [^“”]+[“”]/g)?.length ?? Number(/\d/.exec(prompt)![0])
        if (named !== open) found.add(`${open} cards, but: ${prompt}`)
      }
      now = house.play(now, seat, ask.moves[dice.below(ask.moves.length)]!) as typeof now
    }
  }
  expect([...found].slice(0, 20)).toEqual([])
})
