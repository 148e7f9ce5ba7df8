/** RJ-3 Setup. */
import { type Dice, filled, type Options, shuffle } from '@durbar/kernel'
import { CITIES, FIELDS, START, VILLAGES } from '../data/board.ts'
import { BASE_CARDS, PRO_CARDS } from '../data/characters.ts'
import {
  blockedFields,
  CHIPS,
  HOUSES,
  MOST_SEATS,
  PALACES,
  PALACES_SHORT,
  START_GOLD,
  START_HOUSES,
} from '../data/material.ts'
import { BASE, EMPTY, NEUTRAL, type State, VERSIONS, type Version } from '../state.ts'
import { game } from './moments.ts'

/** RJ-11.2.4, RJ-R-28: one small field per city for each colour not in play, the highest numbers first. */
export function palaceFields(seats: number, version: number): number[] {
  const blocked = version === BASE ? 0 : blockedFields(seats)
  const fields = filled(CITIES.length * FIELDS, EMPTY)
  for (let i = 0; i < fields.length; i++) if (i % FIELDS >= FIELDS - blocked) fields[i] = NEUTRAL
  return fields
}

export function setup(dice: Dice, seats: number, options: Options): State {
  const version = VERSIONS.indexOf(options.version as Version)
  const short = options.short === true
  // RJ-R-23: chance names the youngest.
  const firstSeat = dice.below(seats)
  const order = [...CITIES.keys()]
  shuffle(order, dice)
  const each = (value: number) => filled(seats, value)
  return {
    rules: 0,
    stack: [game()],
    result: null,
    seats,
    version,
    short,
    openGold: options.openGold === true,
    firstSeat,
    round: 0,
    maharaja: START,
    field: 0,
    crests: CITIES.map((_, city) => order.indexOf(city) + 1),
    villages: filled(VILLAGES.length, 0),
    houses: filled(CITIES.length * MOST_SEATS, 0),
    palaces: palaceFields(seats, version),
    architects: each(START),
    gold: each(START_GOLD),
    stock: each(START_HOUSES),
    quarry: each(HOUSES - START_HOUSES),
    left: each(short ? PALACES_SHORT : PALACES),
    cards: each(0),
    free: version === BASE ? BASE_CARDS : PRO_CARDS,
    chips: each(0),
    supply: version === BASE ? 0 : CHIPS,
    discs: each(-1),
    acted: 0,
    open: 0,
    chip: -1,
    used: 0,
    journeys: 0,
  }
}
