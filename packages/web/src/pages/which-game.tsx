/** Of which game a table is to be opened in the hall. */
import { boxes } from 'virtual:catalogue'
import { useLanguage } from '@durbar/table'
import { useLocation } from 'wouter'
import { useHallWords } from '../i18n/hall.ts'
import { BoxPicture } from '../shell/box.tsx'
import { Button } from '../shell/button.tsx'
import { Sheet } from '../shell/sheet.tsx'
import css from './court-leaf.module.css'

export default function WhichGame({ lead, onClose }: { lead: string; onClose(): void }) {
  const { t } = useHallWords()
  const language = useLanguage()
  const [, go] = useLocation()
  return (
    <Sheet open onOpenChange={onClose} title={t('hall.whichGame')} lead={lead}>
      <ul className={css.games}>
        {boxes.map(({ id, title }) => (
          <li key={id}>
            <Button onClick={() => go(`/new/${id}?with=open`)}>
              <BoxPicture id={id} className={css.small} />
              {title[language]}
            </Button>
          </li>
        ))}
      </ul>
    </Sheet>
  )
}
