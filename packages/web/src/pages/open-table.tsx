/** Opens a table at court: first one says for whom, and of which game. */
import { useState } from 'react'
import { useHallWords } from '../i18n/hall.ts'
import { withWords } from '../i18n/index.ts'
import { Button } from '../shell/button.tsx'
import { later } from '../shell/later.ts'

const WhichGame = later(() => withWords(['court'], import('./which-game.tsx')))

export function OpenTableButton({ disabled }: { disabled: boolean }) {
  const { t } = useHallWords()
  const [choosing, setChoosing] = useState(false)
  return (
    <>
      <Button disabled={disabled} onClick={() => setChoosing(true)}>
        {t('hall.openTable')}
      </Button>
      {choosing ? <WhichGame onClose={() => setChoosing(false)} /> : null}
    </>
  )
}
