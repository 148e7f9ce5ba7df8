/** One of a few that stand side by side in one frame; where there is no room to show them all: `Choice`. */
import css from './one-of.module.css'

interface OneOfProps<T> {
  /** What is chosen here, for whoever cannot see it; or the id of the words that stand beside it. */
  readonly label?: string
  readonly labelledBy?: string
  readonly value: T
  readonly choices: readonly (readonly [value: T, text: string])[]
  /** Figures stand closer, with lines between them. */
  readonly figures?: boolean
  readonly className?: string
  onChoose(value: NoInfer<T>): void
}

export function OneOf<T extends string | number | boolean>(props: OneOfProps<T>) {
  const { label, labelledBy, value, choices, figures, className, onChoose } = props
  return (
    <fieldset
      className={[css.frame, className].filter(Boolean).join(' ')}
      aria-labelledby={labelledBy}
      data-figures={figures || undefined}
    >
      {label ? <legend className="sr-only">{label}</legend> : null}
      {choices.map(([each, text]) => (
        <button key={`${each}`} type="button" aria-pressed={value === each} onClick={() => onChoose(each)}>
          {text}
        </button>
      ))}
    </fieldset>
  )
}
