import type { Seat } from '@durbar/kernel'
import { Corners, Emblem } from '@durbar/table'
import { Dialog } from 'radix-ui'
import { useTranslation } from 'react-i18next'
import { Backdrop } from '../shell/backdrop.tsx'
import { Button } from '../shell/button.tsx'
import css from './handover.module.css'

/** Between two people at one device. Behind it lies what an observer may see. */
export function Handover({ seat, name, onTake }: { seat: Seat; name: string; onTake: (seat: Seat) => void }) {
  const { t } = useTranslation()
  return (
    <Dialog.Root open>
      <Dialog.Portal>
        <Backdrop />
        <Dialog.Content
          className={css.leaf}
          data-handover={seat}
          onEscapeKeyDown={(event) => event.preventDefault()}
          onInteractOutside={(event) => event.preventDefault()}
        >
          <Corners />
          <Emblem seat={seat} size={84} />
          <Dialog.Title className={css.title}>{t('handover.title', { name })}</Dialog.Title>
          <Dialog.Description className={css.lead}>{t('handover.lead')}</Dialog.Description>
          <Button look="go" onClick={() => onTake(seat)}>
            {t('handover.take', { name })}
          </Button>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
