/** What several pages of the court say in the same words. */
import type { Pace } from '@durbar/protocol/court/arrangement'
import { useTranslation } from 'react-i18next'
import { useHallWords } from '../i18n/hall.ts'

/** For pages that come with these words (i18n/index.ts). */
export const useCourtWords = () => useTranslation('court')

export function usePaceSaid(): (pace: Pace) => string {
  const { t } = useHallWords()
  return (pace) =>
    pace.kind === 'live'
      ? t('pace.live', { minutes: pace.minutes })
      : pace.kind === 'slow'
        ? t('pace.slow', { count: pace.days })
        : t('pace.none')
}
