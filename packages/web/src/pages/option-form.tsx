/** One option of a game: what it does, and its values. */
import type { OptionSpec, Options } from '@durbar/kernel'
import type { AnyTexts } from '@durbar/room'
import { useLanguage } from '@durbar/table'
import css from './new-table.module.css'

export function OptionForm(props: {
  spec: OptionSpec
  texts: AnyTexts
  value: Options[string]
  onChange: (value: Options[string]) => void
}) {
  const { spec, texts, value, onChange } = props
  const language = useLanguage()
  const words = texts.speech[language].options[spec.key]
  return (
    <fieldset className={css.option}>
      <legend>{words?.label ?? spec.key}</legend>
      <p className={css.help}>{words?.help}</p>
      <div className={css.values}>
        {spec.values.map((each) => (
          <label key={String(each)} className={css.value}>
            <input type="radio" name={spec.key} checked={value === each} onChange={() => onChange(each)} />
            <span>{words?.values[String(each)] ?? String(each)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
