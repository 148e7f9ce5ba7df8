/** A leaf above the page: a dialog in the middle, or a drawer at the side. */
import { Dialog } from 'radix-ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Backdrop } from './backdrop.tsx'
import { Cross } from './cross.tsx'
import css from './sheet.module.css'

export function Sheet(props: {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  /** Second line under the title. */
  lead?: string
  drawer?: boolean
  wide?: boolean
  /** Nothing of the page is read behind it. */
  alone?: boolean
  children: ReactNode
}) {
  const { open, onOpenChange, title, lead, drawer, wide, alone, children } = props
  const { t } = useTranslation()
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        {/* What must not be read is gone at once: behind a veil that fades in, the result stood before its story. */}
        <Backdrop className={alone ? undefined : css.veil} alone={alone} />
        <Dialog.Content
          className={[css.sheet, drawer ? css.drawer : css.dialog, wide ? css.wide : ''].join(' ')}
          aria-describedby={undefined}
        >
          <div className={css.head}>
            <Dialog.Title className={css.title}>{title}</Dialog.Title>
            <Dialog.Close className={css.close} aria-label={t('nav.close')}>
              <Cross />
            </Dialog.Close>
          </div>
          {lead ? <p className={css.lead}>{lead}</p> : null}
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long text must scroll by keyboard */}
          <section className={css.body} tabIndex={0} aria-label={title}>
            {children}
          </section>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
