/** The redeal argument on what devices have really heard over their sockets, and that it finds what it is there for. */
import { rooms } from '@durbar/games'
import { type AnyGame, canonical, streamDice } from '@durbar/kernel'
import { describe, expect, test } from 'vitest'
import { readEntries } from './entries.ts'
import { begin, Client, gameOf, openHouse, openTable } from './house.ts'
import { type KeptTable, Retelling } from './retelling.ts'

const PLIES = 24

/** Two people, a bot and somebody who watches, for a while. */
async function someMoves(game: AnyGame) {
  const house = await openHouse({ newSecret: () => '5'.repeat(64) })
  const people = [
    await Client.arrive(house, 'Anna'),
    await Client.arrive(house, 'Ben'),
    await Client.arrive(house, 'Cleo'),
  ] as const
  const [anna, ben, cleo] = people
  const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', level: 'level1' }] as const
  const table = await openTable(anna, seats, { game: game.id })
  await anna.join(table, 0)
  await ben.sit(table, 1)
  await cleo.join(table)
  cleo.send({ type: 'hall', watch: true })
  await begin(table, anna, ben)
  await cleo.until('update')
  const dice = streamDice(3)
  for (let n = 0; n < 20 * PLIES && anna.last('update').ply < PLIES; n++) {
    const seat = dice.below(2)
    const who = people[seat]!
    const { question, ply, revision, result } = who.last('update')
    if (result) break
    if (!question) {
      await new Promise((resolve) => setTimeout(resolve, 2))
      continue
    }
    const move = question.moves[dice.below(question.moves.length)]!
    const from = who.frames.length
    const answer = await who.intend(table, { type: 'play', seat, ply, revision, move })
    if (answer.type === 'done') await who.until('update', (frame) => frame.revision > revision, from - 1)
  }
  const secret = '5'.repeat(64)
  const kept: KeptTable = {
    id: table,
    secret,
    gameOf,
    word: (await house.court.tables.held.load(table))!.word,
    entries: await readEntries(house.store, table),
    tell: (person) => house.court.people.tell(person),
  }
  return { kept, people }
}

/** The rules of this game, told by somebody who cannot keep a secret. */
const indiscreet = (game: AnyGame, how: 'view' | 'redact'): KeptTable['gameOf'] => {
  const view: AnyGame['view'] = (state, ...rest) => ({
    ...(game.view(state, ...rest) as object),
    whispered: canonical(state),
  })
  const redact: AnyGame['redact'] = (event) => event
  const looks: AnyGame['looks'] = (state) => ({ as: (...rest) => view(state, ...rest) })
  const leaky = { ...game, ...(how === 'view' ? { view, looks } : { redact }) }
  return () => leaky
}

describe.each(rooms.map((room) => room.game))('$id', (game) => {
  test('nothing that was sent tells one deal from another; what is whispered is found', async () => {
    const { kept, people } = await someMoves(game)
    const truth = new Retelling(kept)
    const whispering = new Retelling({ ...kept, gameOf: indiscreet(game, 'view') })
    const blabbing = new Retelling({ ...kept, gameOf: indiscreet(game, 'redact') })
    for (const heard of people) {
      const { leaks, compared, others, replayed } = truth.proofFor(heard, 1)
      expect(leaks).toEqual([])
      expect(compared).toBeGreaterThan(2 * PLIES)
      expect(others).toBeGreaterThan(0)
      expect(replayed).toBeGreaterThan(0)
    }
    const [, ben] = people
    expect(whispering.proofFor(whispering.told(ben), 1).leaks.length).toBeGreaterThan(0)
    // Most games hide a card while it lies there, and not what is told of it.
    if (game.id === 'cards-karma')
      expect(blabbing.proofFor(blabbing.told(ben), 1).leaks.length).toBeGreaterThan(0)
  })
})
