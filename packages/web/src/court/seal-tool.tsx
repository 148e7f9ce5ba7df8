/** In the bar while the game goes on: touched, it shows the six signs that all at the table can compare aloud. */
import type { TableTold } from '@durbar/protocol/court/told'
import { Sheet } from '../shell/sheet.tsx'
import shell from '../shell/shell.module.css'
import css from './seal.module.css'
import { Seal } from './seal.tsx'
import { WaxSeal } from './wax-seal.tsx'
import { useCourtWords } from './wording.ts'

export function SealTool({ onClick }: { onClick: () => void }) {
  const { t } = useCourtWords()
  return (
    <button
      type="button"
      className={`${shell.tool} ${css.tool}`}
      aria-label={`${t('seal.sealed')}: ${t('seal.open')}`}
      data-opens-seal=""
      onClick={onClick}
    >
      <WaxSeal state="sealed" size={26} />
      <span>{t('seal.sealed')}</span>
    </button>
  )
}

export function SealSheet({ dice, onClose }: { dice: TableTold['dice']; onClose: () => void }) {
  const { t } = useCourtWords()
  return (
    <Sheet open onOpenChange={(open) => open || onClose()} title={t('seal.open')}>
      <Seal dice={dice} />
    </Sheet>
  )
}
