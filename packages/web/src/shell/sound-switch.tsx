import { Icon, icons, useSettings } from '@durbar/table'
import { useTranslation } from 'react-i18next'
import { changeSettings } from '../settings.ts'
import { play } from '../sound.ts'
import css from './shell.module.css'

/** As loud as the slider last stood, in this visit. */
let loudness = 0.6

export function SoundSwitch() {
  const { t } = useTranslation()
  const { volume } = useSettings()
  if (volume > 0) loudness = volume
  return (
    <button
      type="button"
      role="switch"
      aria-checked={volume > 0}
      aria-label={t('settings.sound')}
      title={t(volume > 0 ? 'settings.soundOn' : 'settings.soundOff')}
      className={`${css.tool} ${css.sound}`}
      onClick={() => {
        changeSettings({ volume: volume > 0 ? 0 : loudness })
        if (volume === 0) play('coin')
      }}
    >
      <Icon d={volume > 0 ? icons.speaker : icons.speakerOff} />
    </button>
  )
}
