import { speak } from '@durbar/room'
import type { Vocabulary } from '../vocabulary.ts'
import { featherCount, wishName } from './names.ts'

const feathers = (n: number) => featherCount(n, 'de')

export const de = speak<Vocabulary>({
  language: 'de',
  title: 'Pfauenfedern',
  tagline: 'Eine, zwei oder drei? Nur nicht so viele wie dein Vorgänger.',
  options: {},
  subtitle: (view) => `noch ${feathers(view.left)}`,
  prompt: { turn: (view) => `Nimm Federn. Es liegen noch ${view.left} in der Mitte.` },
  refusals: {
    tooFew: 'So viele Federn liegen nicht mehr in der Mitte.',
    sameAgain: (_, view) =>
      `Vor dir ${view.last === 1 ? 'wurde' : 'wurden'} auch ${feathers(view.last)} genommen: nimm mehr oder weniger.`,
    openAlready: 'Deine Karte liegt schon offen.',
  },
  move: { take: ({ count }) => `${feathers(count)} nehmen`, open: 'Karte aufdecken' },
  event: {
    taken: ({ seat, count }, who) => `${who.label(seat)}: ${feathers(count)}`,
    opened: ({ seat, wish }, who) => `${who.starts(seat, 'deckt')} auf: ${wishName(wish, 'de')}`,
    scored: ({ seat, wish, score }, who) =>
      `${who.label(seat)}: ${score.total} Punkte (${wishName(wish, 'de')})`,
  },
  ends: { feathersGone: 'Die letzte Feder ist genommen.' },
})
