/** The seal in six drawings that all at the table can compare aloud. */
import { useLanguage } from '@durbar/table'
import css from './seal.module.css'
import { SEAL_SIGNS } from './signs/signs.ts'
import { useCourtWords } from './wording.ts'

export default function SealSigns({ signs }: { signs: readonly number[] }) {
  const { t } = useCourtWords()
  const language = useLanguage()
  return (
    <figure className={css.signs}>
      <ol>
        {signs.map((n, i) => {
          const sign = SEAL_SIGNS[n]
          return sign ? (
            <li key={i}>
              <svg viewBox="0 0 512 512" aria-hidden="true">
                <path d={sign.d} fill="currentColor" />
              </svg>
              <span>{sign[language]}</span>
            </li>
          ) : null
        })}
      </ol>
      <figcaption>{t('seal.signs')}</figcaption>
    </figure>
  )
}
