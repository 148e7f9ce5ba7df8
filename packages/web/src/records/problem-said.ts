/** What is wrong with a record, in words. */
import { useRecordWords } from '../i18n/records.ts'
import type { RecordProblem } from './asked.ts'

export function useProblemSaid(): (problem: RecordProblem) => string {
  const { t } = useRecordWords()
  return (problem) => {
    switch (problem.kind) {
      case 'empty':
      case 'foreign':
      case 'truncated':
        return t(`problem.${problem.kind}`)
      case 'garbled':
        return problem.line === null ? t('problem.garbled') : t('problem.garbledLine', { line: problem.line })
      case 'version':
        return t('problem.version', { version: problem.version })
      case 'damaged':
        return problem.move === null
          ? t('problem.damaged', { where: problem.where })
          : t('problem.damagedMove', { move: problem.move })
      default:
        return t(`doubt.${problem.kind}`, { n: problem.fits, said: 'said' in problem ? problem.said : '' })
    }
  }
}
