/** Reasons in words: facts first, then what follows from them, then nothing. */

import type { Language, Reasons } from '@durbar/room'
import type { useReviewWords } from '../i18n/review.ts'
import type { RecordAt } from '../records/at.ts'
import type { Judgement } from './asked.ts'
import { bringsOf, type Reason, reasonsOf } from './comparison.ts'
import { ofHundred } from './figures.ts'
import { sayMove } from './saying.ts'
import type { Outlooks } from './use-outlooks.ts'
import { verdictOf } from './verdict.ts'

type T = ReturnType<typeof useReviewWords>['t']

interface Said {
  readonly at: Pick<RecordAt, 'slot' | 'table'>
  readonly view: unknown
  readonly names: readonly string[]
  readonly language: Language
  /** null: the game has no words for its facts, or they have not come yet. */
  readonly reasons: Reasons | null
  readonly t: T
}

function reasonSaid(reason: Reason, { names, reasons, language, t }: Said): string | null {
  if (reason.kind === 'bothPoints') return t('reason.both', { count: reason.points })
  if (reason.kind === 'points')
    return t(reason.preferred > reason.played ? 'reason.more' : 'reason.less', {
      count: reason.preferred,
      other: reason.played,
    })
  if (reason.kind === 'gives') return t('reason.gives', { count: reason.more, name: names[reason.seat] })
  const said = reasons?.[reason.fact]?.[language](reason.more)
  return said === undefined ? null : `${said}.`
}

/** null: nobody knows yet what the moves bring. */
export function whySaid(judgement: Judgement, outlooks: Outlooks | null, said: Said): string {
  const { at, view, t } = said
  const verdict = verdictOf(judgement)
  if (verdict !== 'cost') return t(verdict)
  const { options, seat, before, after } = judgement
  const slot = { ...at.slot, view }
  const reasons = outlooks
    ? reasonsOf(bringsOf(outlooks.played, at.table, slot), bringsOf(outlooks.preferred, at.table, slot))
    : []
  const sentences = reasons.flatMap((reason) => reasonSaid(reason, said) ?? [])
  const [n, m] = [before.wins[seat]!, after.wins[seat]!].map(ofHundred)
  const move = sayMove(at, options[0]!.move, view)
  // What both have in common is no reason by itself.
  const named = reasons.some(({ kind }) => kind !== 'bothPoints') && sentences.length > 0
  return [...sentences, ...(named ? [] : [t('preferred', { move, n, m })])].join(' ')
}
