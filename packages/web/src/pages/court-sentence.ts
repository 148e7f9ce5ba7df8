/** The decisions of the form, read back in a sentence before the table is opened. */
import { counting, useLanguage } from '@durbar/table'
import { useCourtWords, usePaceSaid } from '../court/wording.ts'
import type { Wanted } from './court-plan.ts'
import type { CourtArrangement } from './use-court-arrangement.ts'

const isNameless = ({ kind, ...seat }: Wanted): boolean =>
  kind === 'invited' && !('name' in seat && seat.name?.trim())

const sentence = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1)

export interface CourtSentence {
  readonly whole: string
  readonly who: string
  readonly pace: string
}

export function useCourtSentence({ seated, plan }: CourtArrangement): CourtSentence {
  const { t } = useCourtWords()
  const { list } = counting(useLanguage())
  const pace = usePaceSaid()
  const count = (fits: (seat: Wanted) => boolean) => seated.filter(fits).length
  const named = seated.flatMap((seat) =>
    seat.kind === 'here' || seat.kind === 'invited' ? (seat.name?.trim() ? [seat.name.trim()] : []) : [],
  )
  const [invited, open, bots] = [
    count(isNameless),
    count(({ kind }) => kind === 'open'),
    count(({ kind }) => kind === 'bot'),
  ]
  const who = [
    ...(seated.some(({ kind }) => kind === 'me') ? [t('sentence.me')] : []),
    ...named,
    ...(invited > 0 ? [t('sentence.invited', { count: invited })] : []),
    ...(open > 0 ? [t('sentence.open', { count: open })] : []),
    ...(bots > 0 ? [t('sentence.bots', { count: bots })] : []),
  ]
  const said = pace(plan.pace)
  const then = plan.pace.kind === 'live' ? t('room.thenBot') : ''
  return {
    whole: `${sentence(list(who))}. ${sentence(said)}${then ? `; ${then}` : ''}.`,
    who: list(who),
    pace: then ? `${said}, ${then}` : said,
  }
}
