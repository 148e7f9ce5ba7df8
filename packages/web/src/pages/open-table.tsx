/** Opens a table in the hall: first one says of which game. */
import { boxes } from 'virtual:catalogue'
import { useLanguage } from '@durbar/table'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { useCourtWords } from '../court/wording.ts'
import { BoxPicture } from '../shell/box.tsx'
import { Button } from '../shell/button.tsx'
import { Sheet } from '../shell/sheet.tsx'
import css from './court-leaf.module.css'

export function OpenTableButton({ disabled, label }: { disabled: boolean; label: string }) {
  const { t } = useCourtWords()
  const language = useLanguage()
  const [, go] = useLocation()
  const [choosing, setChoosing] = useState(false)
  return (
    <>
      <Button disabled={disabled} onClick={() => setChoosing(true)}>
        {t('hall.openTable')}
      </Button>
      <Sheet open={choosing} onOpenChange={setChoosing} title={t('hall.whichGame')} lead={label}>
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
    </>
  )
}
