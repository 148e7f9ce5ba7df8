import type { TableTold } from '@durbar/protocol/court/told'
import { later } from '../shell/later.ts'
import css from './seal.module.css'
import { WaxSeal } from './wax-seal.tsx'
import { useCourtWords } from './wording.ts'

/** Apart: 64 drawings, seen before and after a game. */
const SealSigns = later(() => import('./seal-signs.tsx'))

/** Before the game: to what the court is bound, for everybody to compare. */
export function Seal({ dice }: { dice: TableTold['dice'] }) {
  const { t } = useCourtWords()
  return (
    <section className={css.seal}>
      <WaxSeal state="sealed" size={60} />
      <div className={css.words}>
        <h3>{t('seal.title')}</h3>
        <p>{t('seal.text')}</p>
        <details>
          <summary className={css.more}>{t('seal.whole')}</summary>
          <code>{dice.seal}</code>
        </details>
      </div>
      <SealSigns signs={dice.signs} />
    </section>
  )
}
