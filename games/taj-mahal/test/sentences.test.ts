/** What is said at the table, word for word. */
import type { MoveObject } from '@durbar/kernel'
import { LANGUAGES, whyNot } from '@durbar/room'
import { name, told } from '@durbar/room/testing'
import { describe, expect, test } from 'vitest'
import { tajMahal } from '../index.ts'
import type { State } from '../state.ts'
import { words } from '../table/words.ts'
import { LINES } from './lines.ts'
import { after, game, place, play, position, take, withdraw } from './position.ts'

const { speech } = tajMahal.texts

describe('the log', () => {
  test.each(LINES)('%o', (event, ...lines) => expect(told(speech, event)).toEqual(lines))
})

const seen = (s: State, seat = 0) => game.view(s, seat)
const asked = (s: State, rule: string, can: (verb: string) => boolean = () => true) =>
  LANGUAGES.map((language) => speech[language].prompt(rule, seen(s), can))
const said = (s: State, move: MoveObject) =>
  LANGUAGES.map((language) => speech[language].move(move, seen(s), name))
const refusal = (s: State, why: string, move: MoveObject) =>
  LANGUAGES.map((language) => whyNot(speech[language], { why, move }, seen(s), name))

describe('what is asked, offered and refused', () => {
  const leading = position({ players: [{ row: ['red-em-1'], hand: ['red-ee-1'] }, {}, {}] })
  const pending = (crown: boolean) => {
    const row = crown ? ['red-pk-1'] : ['red-vg-1', 'red-mp-1']
    const s = position({ players: [{ row }, {}, {}], bonus: { K4: 'bonus-card-1' } })
    return after(s, withdraw, place('K2')).s
  }

  test('a turn: what withdrawing would win', () => {
    expect(asked(leading, 'turn')).toEqual([
      'Multan: Spiele Karten aus oder zieh dich mit 2 Gewinnen zurück.',
      'Multan: play cards, or withdraw with 2 prizes.',
    ])
    expect(asked(position(), 'turn', (verb) => verb !== 'play')).toEqual([
      'Multan: Keine deiner Farbkarten passt. Zieh dich ohne Gewinn zurück.',
      'Multan: none of your coloured cards fits. Withdraw without a prize.',
    ])
  })
  test('palaces: how many are left, and where the crown palace may stand', () => {
    expect(asked(pending(false), 'place')).toEqual([
      'Stelle einen Palast in eine freie Stadt von Multan (noch 3 Paläste).',
      'Place a palace in a free city of Multan (3 palaces left).',
    ])
    expect(asked(pending(true), 'place')).toEqual([
      'Stelle den Kronen-Palast in eine Stadt von Multan, auch neben einen anderen.',
      'Place your crown palace in any city of Multan, even beside another palace.',
    ])
    expect(asked(leading, 'take')).toEqual([
      'Du hast dich zurückgezogen: Wähle 2 Karten aus der Auslage.',
      'You have withdrawn: choose 2 cards from the supply.',
    ])
  })
  test('moves, as they stand in a list', () => {
    expect(said(leading, play('red-ee-1', 'special-colour'))).toEqual([
      'Rot (2 Elefanten) mit Sonderkarte „Freie Farbwahl“ ausspielen',
      'Play red (2 elephants) with special card “Any colour”',
    ])
    expect(said(leading, take('white-e-1', 'green-ev-1'))).toEqual([
      'Grün (Elefant, Wesir) und Weiß (Elefant) nehmen',
      'Take green (elephant, vizier) and white (elephant)',
    ])
    expect(said(pending(false), place('K4'))).toEqual([
      'Palast in Uch stellen und 1 Karte ziehen',
      'Place a palace in Uch and draw 1 card',
    ])
    expect(said(leading, withdraw)).toEqual(['Zurückziehen', 'Withdraw'])
  })
  test('refusals say what is missing and what would do', () => {
    expect(refusal(leading, 'otherColour', play('green-ee-1'))).toEqual([
      'Du spielst in diesem Besuch Rot. Eine andere Farbe geht nur mit der Sonderkarte „Freie Farbwahl“.',
      'You are playing red in this visit. Another colour needs the special card “Any colour”.',
    ])
    expect(refusal(pending(false), 'cityTaken', place('K2'))).toEqual([
      'In Multan steht schon ein Palast; nur der Kronen-Palast darf dazu. Frei: Dera Ghazi Khan, Bahawalpur und Uch.',
      'Multan already has a palace; only the crown palace may join it. Free: Dera Ghazi Khan, Bahawalpur and Uch.',
    ])
    expect(refusal(pending(false), 'otherProvince', place('A1'))).toEqual([
      'Paläste stellst du jetzt nur in die Provinz Multan.',
      'You now place palaces only in the province of Multan.',
    ])
    expect(refusal(leading, 'specialPlayed', play('red-ee-1', 'special-points'))).toEqual([
      'Diese Sonderkarte liegt schon vor dir. Sie kommt auf die Hand zurück, sobald du dich zurückziehst.',
      'That special card already lies in front of you. It returns to your hand as soon as you withdraw.',
    ])
  })
  test('the table counts with the right word', () => {
    const both = (of: (w: ReturnType<typeof words>) => string) =>
      LANGUAGES.map((language) => of(words(language)))
    expect(both((w) => w.youNeed(1))).toEqual(['dir fehlt 1 Symbol', 'you need 1 more symbol'])
    expect(both((w) => w.youNeed(2))).toEqual(['dir fehlen 2 Symbole', 'you need 2 more symbols'])
    expect(both((w) => w.takeTwo(1))).toEqual(['wähle noch 1 Karte', 'choose 1 more card'])
    expect(both((w) => w.takeTwo(0))).toEqual(['gewählt', 'chosen'])
    expect(both((w) => w.supplyCards(2))).toEqual(['2 Karten aus der Auslage', '2 cards from the supply'])
    expect(both((w) => w.handCards(1))).toEqual(['1 Handkarte', '1 card in hand'])
  })
})
