import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import css from './search-field.module.css'

export function SearchField({ value, onChange }: { value: string; onChange(value: string): void }) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <>
      <label htmlFor={id} className="sr-only">
        {t('rules.find')}
      </label>
      <input
        id={id}
        type="search"
        className={css.search}
        placeholder={t('rules.find')}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </>
  )
}
