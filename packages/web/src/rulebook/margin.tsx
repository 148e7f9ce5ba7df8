/** The numbers of rules beside the block that words them; each is its own link. */
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { RuleLink } from './inline.tsx'
import css from './margin.module.css'
import { useOpened } from './opened.ts'

export function Margin({ rules = [] }: { rules?: readonly string[] }) {
  const { prefix } = useOpened()
  const { t } = useTranslation()
  return (
    <span className={css.margin}>
      {rules.map((rule) => (
        <span key={rule} id={rule} className={css.number}>
          <RuleLink rule={rule}>
            <span className="sr-only">{t('rules.rule')} </span>
            {rule.slice(prefix.length)}
          </RuleLink>
        </span>
      ))}
    </span>
  )
}

/** Marks a block, and brings it into sight, when somebody was sent to one of its rules. */
export function useSentTo<E extends HTMLElement>(rules: readonly string[] = []) {
  const { at } = useOpened()
  const ref = useRef<E>(null)
  const sent = at !== null && rules.includes(at)
  useEffect(() => {
    if (sent) ref.current?.scrollIntoView({ block: 'center' })
  }, [sent])
  return { ref, 'data-at': sent || undefined }
}
