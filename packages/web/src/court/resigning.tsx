/** Resigning is for good, so it is asked first; whoever only has to go has another way. */
import { Button } from '../shell/button.tsx'
import { Sheet } from '../shell/sheet.tsx'
import css from './court.module.css'
import type { CourtTable } from './court-table.ts'
import { useCourtWords } from './wording.ts'

export function Resigning(props: { table: CourtTable; seat: number; onClose: () => void }) {
  const { table, seat, onClose } = props
  const { t } = useCourtWords()
  const go = (type: 'resign' | 'handOver') => () => {
    void table.intend({ type, seat })
    onClose()
  }
  return (
    <Sheet open onOpenChange={onClose} title={t('menu.resign')}>
      <div className={css.resigning}>
        <p>{t('menu.resignSure')}</p>
        <p>{t('menu.resignOr')}</p>
        <div className={css.answers}>
          <Button look="go" onClick={onClose}>
            {t('menu.resignNo')}
          </Button>
          <Button onClick={go('handOver')}>{t('menu.handOver')}</Button>
          <Button look="low" onClick={go('resign')}>
            {t('menu.resign')}
          </Button>
        </div>
      </div>
    </Sheet>
  )
}
