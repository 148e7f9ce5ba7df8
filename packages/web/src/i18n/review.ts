/** The words of the review. */
import { useTranslation } from 'react-i18next'
import type { reviewDe } from './review-de.ts'
import type { Same } from './words.ts'

/** The shape both languages share. */
export type ReviewWords = Same<typeof reviewDe>

export const useReviewWords = () => useTranslation('review')
