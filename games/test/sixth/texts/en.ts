import { speak } from '@durbar/room'
import type { Vocabulary } from '../vocabulary.ts'
import { featherCount, wishName } from './names.ts'

const feathers = (n: number) => featherCount(n, 'en')

export const en = speak<Vocabulary>({
  language: 'en',
  title: 'Peacock feathers',
  tagline: 'One, two or three? Only not as many as the player before you.',
  options: {},
  subtitle: (view) => `${feathers(view.left)} left`,
  prompt: { turn: (view) => `Take feathers. There are ${view.left} in the middle.` },
  refusals: {
    tooFew: 'There are not so many feathers in the middle.',
    sameAgain: (_, view) => `The player before you took ${feathers(view.last)} too: take more or fewer.`,
    openAlready: 'Your card lies open already.',
  },
  move: { take: ({ count }) => `Take ${feathers(count)}`, open: 'Lay your card open' },
  event: {
    taken: ({ seat, count }, who) => `${who.label(seat)}: ${feathers(count)}`,
    opened: ({ seat, wish }, who) => `${who.starts(seat, 'lays')} open: ${wishName(wish, 'en')}`,
    scored: ({ seat, wish, score }, who) =>
      `${who.label(seat)}: ${score.total} points (${wishName(wish, 'en')})`,
  },
  ends: { feathersGone: 'The last feather is taken.' },
})
