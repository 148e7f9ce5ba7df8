/** Which games of the library are shown. */

import type { Shelved } from '@durbar/protocol/shelved'
import { useLanguage } from '@durbar/table'
import { boxOf } from '../games.ts'
import { useRecordWords } from '../i18n/records.ts'
import { BoxPicture } from '../shell/box.tsx'
import { Choice } from '../shell/choice.tsx'
import css from './library.module.css'
import { companions, ORDERS, SINCES, type Wish } from './library.ts'

interface FiltersProps {
  readonly rows: readonly Shelved[]
  readonly wish: Wish
  onWish(wish: Wish): void
}

export function Filters({ rows, wish, onWish }: FiltersProps) {
  const { t } = useRecordWords()
  const language = useLanguage()
  const games = [...new Set(rows.map(({ game }) => game))]
  const names = companions(rows)
  const since = { ever: t('library.anyTime'), year: t('library.year'), month: t('library.month') }
  return (
    <div className={css.filters}>
      <fieldset className={css.games}>
        <legend className="sr-only">{t('library.filter')}</legend>
        <button
          type="button"
          aria-pressed={wish.game === null}
          onClick={() => onWish({ ...wish, game: null })}
        >
          {t('library.all')} <small>{rows.length}</small>
        </button>
        {games.map((game) => (
          <button
            key={game}
            type="button"
            aria-pressed={wish.game === game}
            onClick={() => onWish({ ...wish, game })}
          >
            <BoxPicture id={game} className={css.small} />
            {boxOf(game)?.title[language] ?? game}{' '}
            <small>{rows.filter((row) => row.game === game).length}</small>
          </button>
        ))}
      </fieldset>
      <div className={css.choices}>
        <Choice
          label={t('library.who')}
          value={wish.company ?? ''}
          choices={[['', t('library.withAnyone')], ...names.map((name) => [name, name] as const)]}
          onChoose={(company) => onWish({ ...wish, company: company || null })}
        />
        <Choice
          label={t('library.when')}
          value={wish.since}
          choices={SINCES.map((each) => [each, since[each]] as const)}
          onChoose={(chosen) => onWish({ ...wish, since: chosen })}
        />
        <Choice
          label={t('library.sort')}
          value={wish.order}
          choices={ORDERS.map((each) => [each, t(`library.sorts.${each}`)] as const)}
          onChoose={(order) => onWish({ ...wish, order })}
        />
      </div>
    </div>
  )
}
