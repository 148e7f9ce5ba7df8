import { componentsOf } from '@durbar/room/testing'
import { expect, test } from 'vitest'
import { components } from './components.ts'

const reference = componentsOf('vermaechtnis')

interface Named {
  readonly id: string
}

test.runIf(reference)('the data is that of the components file', () => {
  // biome-ignore lint/suspicious/noExplicitAny: the reference says what it says
  const theirs = reference as any
  const ours = JSON.parse(JSON.stringify(components()))
  expect(ours.players).toEqual(theirs.players)
  expect(ours.coins).toEqual(theirs.coins)
  expect(theirs.constants).toMatchObject(ours.constants)
  expect(ours.kinds).toEqual(theirs.kinds.map((kind: Named) => kind.id))
  expect(ours.colours).toEqual(theirs.colours.map((colour: Named) => colour.id))
  expect(ours.antiques).toEqual(theirs.antiques)
  expect(ours.tradeCards).toEqual(
    theirs.tradeCards.map(({ id, position, price }: Named & { position: number; price: number }) => ({
      id,
      position,
      price,
    })),
  )
  expect(ours.collectionCards).toEqual(
    theirs.collectionCards.map(
      (card: Named & Record<string, unknown> & { giveUp: { kinds: string[] } | null }) => ({
        id: card.id,
        sort: card.sort,
        size: card.size,
        requires: card.requires,
        points: card.points,
        giveUp: card.giveUp?.kinds ?? null,
        greyEffect: card.greyEffect,
      }),
    ),
  )
})
