/** Sentence by sentence: articles, cases, numbers and names are right in both languages, whatever they are about. */
import { kernel, type Seat } from '@durbar/kernel'
import { LANGUAGES, whyNot } from '@durbar/room'
import { type Line, name, told } from '@durbar/room/testing'
import { describe, expect, test } from 'vitest'
import { CARDS } from '../data/cards.ts'
import type { Event } from '../events.ts'
import { warehouse51 } from '../index.ts'
import { formsOf } from '../texts/forms.ts'
import { cardName } from '../texts/names.ts'
import { A, B, bid, C, D, exchange, redeem, reveal, table } from './position.ts'

const { game, texts } = warehouse51
const k = kernel(game)

describe('log lines', () => {
  const lines: readonly Line<Event>[] = [
    [
      { t: 'won', seat: 0, card: 'holy-grail', amount: 19, decided: 'highest' },
      'Amina ersteigert den Heiligen Gral für 19 Goldbarren.',
      'Amina wins the Holy Grail for 19 ingots.',
    ],
    [
      { t: 'won', seat: 1, card: 'ark-of-the-covenant', amount: 1, decided: 'highest' },
      'Bhaskar ersteigert die Bundeslade für 1 Goldbarren.',
      'Bhaskar wins the Ark of the Covenant for 1 ingot.',
    ],
    [
      { t: 'won', seat: 2, card: 'gungnir', amount: 4, decided: 'excalibur' },
      'Chandra ersteigert Gungnir für 4 Goldbarren (Excalibur entscheidet den Gleichstand).',
      'Chandra wins Gungnir for 4 ingots (Excalibur decides the tie).',
    ],
    [
      { t: 'won', seat: 0, card: 'samsons-jawbone', amount: 2, decided: 'nearest' },
      'Amina ersteigert Simsons Eselskinnbacken für 2 Goldbarren (Gleichstand: sitzt am nächsten bei der Person, die aufgedeckt hat).',
      'Amina wins Samson’s Jawbone for 2 ingots (tie: nearest to whoever turned up the card).',
    ],
    [
      { t: 'revealed', seat: 3, category: 'european', card: 'golden-fleece', secret: false },
      'Devika deckt das Goldene Vlies auf (Grün): offene Auktion.',
      'Devika turns up the Golden Fleece (green): open auction.',
    ],
    [
      { t: 'bid', seat: 2, amount: 1, matched: true },
      'Chandra hält mit Mjöllnir das Gebot von 1 Goldbarren.',
      'Chandra matches the bid of 1 ingot with Mjöllnir.',
    ],
    [
      { t: 'passed', seat: 4, byItself: true },
      'Esha kann nicht mithalten und ist draußen.',
      'Esha cannot raise and is out.',
    ],
    [
      { t: 'pawned', seat: 1, card: 'peaches-of-immortality', amount: 5 },
      'Bhaskar verpfändet die Pfirsiche der Unsterblichkeit und erhält 5 Goldbarren.',
      'Bhaskar pawns the Peaches of Immortality and gets 5 ingots.',
    ],
    [
      { t: 'fistsOpened', bids: [4, 2, 1] },
      'Die Fäuste öffnen sich. Goldbarren: Amina 4, Bhaskar 2 und Chandra 1.',
      'The fists open. Ingots: Amina 4, Bhaskar 2 and Chandra 1.',
    ],
    [
      { t: 'unsold', card: 'flying-carpet' },
      'Niemand bietet auf den Fliegenden Teppich; die Karte kommt aus dem Spiel.',
      'Nobody bids for the Flying Carpet; the card leaves the game.',
    ],
    [
      { t: 'curseVoid', seat: 1, card: 'pandoras-box' },
      'Der Heilige Gral schützt Bhaskar: Der Fluch der Büchse der Pandora wirkt nicht.',
      'The Holy Grail shields Bhaskar: the curse of Pandora’s Box has no effect.',
    ],
    [
      { t: 'peeked', seat: 0, gap: 2, slot: 1, of: 2, counterfeit: 'fake-peaches-of-immortality' },
      'Amina sieht sich die 2. Fälschungskarte links von Chandra an: Die Pfirsiche der Unsterblichkeit sind gefälscht.',
      'Amina looks at counterfeit 2 to the left of Chandra: the Peaches of Immortality are fake.',
    ],
    [
      { t: 'peeked', seat: 0, gap: 1, slot: 0, of: 1, counterfeit: 'fake-philosophers-stone' },
      'Amina sieht sich die Fälschungskarte links von Bhaskar an: Der Stein der Weisen ist gefälscht.',
      'Amina looks at the counterfeit to the left of Bhaskar: the Philosopher’s Stone is fake.',
    ],
    [
      { t: 'exchanged', seat: 1, own: 'golden-fleece', with: 2, theirs: 'holy-grail' },
      'Bhaskar tauscht das Goldene Vlies gegen den Heiligen Gral von Chandra.',
      'Bhaskar swaps the Golden Fleece with Chandra for the Holy Grail.',
    ],
    [
      { t: 'redeemed', seat: 2, card: 'seven-league-boots' },
      'Chandra kauft die Siebenmeilenstiefel für 10 Goldbarren zurück.',
      'Chandra buys back the Seven-League Boots for 10 ingots.',
    ],
    [
      { t: 'certified', seat: 1, seal: 'solomons-seal', card: 'baba-yagas-mortar' },
      'Bhaskar legt das Zertifikat des Siegels Salomos auf den Mörser der Baba Jaga.',
      'Bhaskar places the certificate of Solomon’s Seal on Baba Yaga’s Mortar.',
    ],
    [
      { t: 'neutralised', seat: 3, counterfeit: 'fake-excalibur' },
      'Devika neutralisiert mit dem Horn des Einhorns die Fälschungskarte von Excalibur.',
      'Devika neutralises the counterfeit of Excalibur with the Unicorn Horn.',
    ],
    [
      { t: 'unmasked', seat: 0, card: 'yata-no-kagami', pawned: false },
      'Gefälscht: Amina verliert Yata no Kagami.',
      'A fake: Amina loses Yata no Kagami.',
    ],
    [
      { t: 'arkTook', seat: 1, amount: 1 },
      'Bundeslade: Bhaskar gibt 1 Goldbarren in den Vorrat zurück.',
      'Ark of the Covenant: Bhaskar returns 1 ingot to the supply.',
    ],
  ]
  test.each(lines)('%o', (event, ...said) => expect(told(texts.speech, event)).toEqual(said))
})

describe('refusals, prompts and moves', () => {
  const refused = (at: ReturnType<typeof table>, seat: Seat, move: object) => {
    const found = k.ask(at.s, seat)!.refused.find((each) => k.read(each.move) === k.read(move))!
    return LANGUAGES.map((language) => whyNot(texts.speech[language], found, at.seen(seat), name))
  }
  const asked = (at: ReturnType<typeof table>, seat: Seat) =>
    LANGUAGES.map((language) => texts.speech[language].prompt(k.ask(at.s, seat)!.rule, at.seen(seat)))
  const said = (at: ReturnType<typeof table>, seat: Seat, move: { readonly type: string }) =>
    LANGUAGES.map((language) => texts.speech[language].move(move, at.seen(seat), name))

  test('the Ring says what would do, also beside Mjöllnir', () => {
    const at = table({
      seats: 3,
      owned: [[], [], ['ring-of-the-nibelungs', 'mjollnir']],
      tops: ['holy-grail'],
    })
    at.play(A, reveal('western')).play(B, bid(4))
    expect(refused(at, C, bid(5))).toEqual([
      'Der Ring der Nibelungen zwingt dich, um mindestens 2 zu erhöhen. Biete mindestens 6 Goldbarren oder passe.',
      'The Ring of the Nibelungs forces you to raise by at least 2. Bid at least 6 ingots, or pass.',
    ])
    expect(asked(at, C)).toEqual([
      'Heiliger Gral: Halte das Gebot von 4 Goldbarren, biete mehr oder passe.',
      'Match the bid of 4 ingots for the Holy Grail, bid more, or pass.',
    ])
    expect(said(at, C, bid(4))).toEqual(['4 Goldbarren halten', 'Match 4 ingots'])
    expect(said(at, C, bid(6))).toEqual(['6 Goldbarren bieten', 'Bid 6 ingots'])
  })
  test('an empty supply', () => {
    const at = table({ seats: 3, ingots: [1, 9, 9], supply: 0, owned: [['gungnir'], [], []] })
    expect(refused(at, A, { type: 'pawn', card: 'gungnir' })).toEqual([
      'Der Vorrat ist leer, deshalb kann niemand mehr etwas verpfänden.',
      'The supply is empty, so nobody can pawn any more.',
    ])
  })
  test('the boots ask about one ingot, and about several', () => {
    const play = (amount: number) => {
      const at = table({ seats: 3, owned: [[], ['seven-league-boots'], []], tops: ['davids-harp'] })
      return at.play(A, reveal('nearEast')).play(B, bid(amount)).passes(C, A)
    }
    expect(asked(play(1), B)).toEqual([
      'Siebenmeilenstiefel: Wer erhält deinen 1 Goldbarren?',
      'Seven-League Boots: who receives your 1 ingot?',
    ])
    expect(asked(play(4), B)[0]).toBe('Siebenmeilenstiefel: Wer erhält deine 4 Goldbarren?')
    expect(said(play(4), B, { type: 'payTo', player: 2 } as never)).toEqual([
      'An Chandra zahlen',
      'Pay Chandra',
    ])
  })
  test('the Lamp grants what the supply has', () => {
    const at = (supply: number) =>
      table({ seats: 3, supply, tops: ['aladdins-lamp'] })
        .play(A, reveal('nearEast'))
        .play(B, bid(1))
        .passes(C, A)
    const wish = { type: 'wish', kind: 'wealth' }
    expect(said(at(20), B, wish)).toEqual([
      'Reichtum: 4 Goldbarren aus dem Vorrat',
      'Wish for wealth: 4 ingots from the supply',
    ])
    expect(said(at(1), B, wish)).toEqual([
      'Reichtum: 1 Goldbarren aus dem Vorrat',
      'Wish for wealth: 1 ingot from the supply',
    ])
  })
  test('a swap gives and takes in the right case, by name', () => {
    const at = table({
      seats: 4,
      owned: [[], ['golden-fleece'], ['holy-grail'], []],
      tops: ['flying-carpet'],
    })
    at.play(A, reveal('nearEast')).play(B, bid(1)).passes(C, D, A)
    expect(said(at, B, exchange('golden-fleece', C, 'holy-grail') as never)).toEqual([
      'Das Goldene Vlies geben, den Heiligen Gral von Chandra nehmen',
      'Give the Golden Fleece, take the Holy Grail from Chandra',
    ])
    expect(asked(at, B)).toEqual([
      'Tausche eine deiner Antiquitäten gegen eine fremde mit demselben Wert oder verzichte.',
      'Swap one of your antiquities for someone else’s of the same value, or decline.',
    ])
  })
  test('buying back says what it costs', () => {
    const at = table({
      seats: 3,
      left: [],
      ingots: [12, 0, 0],
      owned: [['crystal-ball'], [], []],
      pawned: ['crystal-ball'],
    })
    expect(asked(at, A)).toEqual([
      'Kaufe eine verpfändete Antiquität für 10 Goldbarren zurück oder verzichte.',
      'Buy back a pawned antiquity for 10 ingots, or decline.',
    ])
    expect(said(at, A, redeem('crystal-ball') as never)).toEqual([
      'Zurückkaufen: Kristallkugel (10 Goldbarren)',
      'Buy back the Crystal Ball (10 ingots)',
    ])
  })
})

test('every antiquity has its forms, and they carry its name', () => {
  for (const { id } of CARDS)
    for (const language of LANGUAGES) {
      const { subject, object, of, several } = formsOf(id, language)
      // "Draupnir, Ring der Nibelungen" goes by its second name, "(Hexenhammer)" stands on the card alone.
      const called = cardName(id, language)
        .replace(/^Draupnir, /, '')
        .replace(/ \(.*\)$/, '')
      const noun = called.split(' ').at(-1)!
      for (const form of [subject, object, of]) expect(form).toContain(noun.replace(/s$/, ''))
      expect(several).toBe(['seven-league-boots', 'peaches-of-immortality'].includes(id))
      if (language === 'en') expect(subject.replace(/^the /, '')).toBe(called)
    }
  expect(cardName('philosophers-stone', 'en')).toBe('Philosopher’s Stone')
})
