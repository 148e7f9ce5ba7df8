/** How many play. */
import { ToggleGroup } from 'radix-ui'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import css from './new-table.module.css'

export function CountForm(props: {
  counts: readonly number[]
  count: number
  onChange: (count: number) => void
}) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <div className={css.count}>
      <span id={id}>{t('setup.count')}</span>
      <ToggleGroup.Root
        type="single"
        aria-labelledby={id}
        value={String(props.count)}
        onValueChange={(value) => value && props.onChange(Number(value))}
      >
        {props.counts.map((each) => (
          <ToggleGroup.Item key={each} value={String(each)} className={css.number}>
            {each}
          </ToggleGroup.Item>
        ))}
      </ToggleGroup.Root>
    </div>
  )
}
