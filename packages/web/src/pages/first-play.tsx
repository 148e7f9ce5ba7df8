/** The first Play of a game on this device: with its introduction, or straight to the table? */
import type { Box } from 'virtual:catalogue'
import { useLanguage } from '@durbar/table'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'wouter'
import { isKnown, remember } from '../known-games.ts'
import { quickTable } from '../match/openings.ts'
import { Button } from '../shell/button.tsx'
import { Sheet } from '../shell/sheet.tsx'
import css from './home.module.css'

export default function FirstPlay({ game, onClose }: { game: Box; onClose: () => void }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const [, go] = useLocation()
  const [asks, setAsks] = useState(false)
  useEffect(() => {
    let gone = false
    void isKnown(game.id).then((known) => {
      if (gone) return
      if (known) go(quickTable(game))
      else setAsks(true)
    })
    return () => {
      gone = true
    }
  }, [game, go])
  const straight = () => {
    remember(game.id)
    go(quickTable(game))
  }
  return (
    <Sheet
      open={asks}
      onOpenChange={(open) => open || onClose()}
      title={t('intro.first')}
      lead={game.title[language]}
    >
      <p>{t('intro.offer')}</p>
      <div className={css.first}>
        <Button look="go" onClick={() => go(`/introduction/${game.id}`)}>
          {t('intro.minutes')}
        </Button>
        <Button onClick={straight}>{t('intro.straight')}</Button>
      </div>
    </Sheet>
  )
}
