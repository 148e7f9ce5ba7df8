import { type Settings, useSettings } from '@durbar/table'
import { Slider, ToggleGroup } from 'radix-ui'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { changeSettings } from '../settings.ts'
import { play } from '../sound.ts'
import css from './settings.module.css'
import { Sheet } from './sheet.tsx'

function Choice(props: {
  label: string
  help?: string
  value: string
  values: readonly (readonly [string, string])[]
  onChange: (value: string) => void
}) {
  const id = useId()
  return (
    <div className={css.row}>
      <span id={id} className={css.label}>
        {props.label}
        {props.help ? <small>{props.help}</small> : null}
      </span>
      <ToggleGroup.Root
        type="single"
        aria-labelledby={id}
        className={css.group}
        value={props.value}
        onValueChange={(value) => value && props.onChange(value)}
      >
        {props.values.map(([value, text]) => (
          <ToggleGroup.Item key={value} value={value} className={css.option}>
            {text}
          </ToggleGroup.Item>
        ))}
      </ToggleGroup.Root>
    </div>
  )
}

/** From slow to fast; 0 waits for nothing at all. */
const BY_PACE: readonly Settings['speed'][] = [1, 2, 3, 0]

export function SettingsDialog(props: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const { t } = useTranslation()
  const settings = useSettings()
  const speeds = t('settings.speeds', { returnObjects: true })
  return (
    <Sheet {...props} title={t('settings.title')}>
      <div className={css.settings}>
        <Choice
          label={t('settings.language')}
          value={settings.language}
          values={[
            ['de', 'Deutsch'],
            ['en', 'English'],
          ]}
          onChange={(language) => changeSettings({ language: language as Settings['language'] })}
        />
        <Choice
          label={t('settings.theme')}
          value={settings.theme}
          values={(['system', 'light', 'dark'] as const).map((each) => [each, t(`settings.themes.${each}`)])}
          onChange={(theme) => changeSettings({ theme: theme as Settings['theme'] })}
        />
        <Choice
          label={t('settings.speed')}
          help={t('settings.speedHelp')}
          value={String(settings.speed)}
          values={BY_PACE.map((speed) => [String(speed), speeds[speed]])}
          onChange={(speed) => changeSettings({ speed: Number(speed) as Settings['speed'] })}
        />
        <Choice
          label={t('settings.confirm')}
          help={t('settings.confirmHelp')}
          value={settings.confirm ? 'always' : 'whenItCounts'}
          values={(['whenItCounts', 'always'] as const).map((each) => [each, t(`settings.confirms.${each}`)])}
          onChange={(value) => changeSettings({ confirm: value === 'always' })}
        />
        <Choice
          label={t('settings.letters')}
          help={t('settings.lettersHelp')}
          value={settings.letters ? 'on' : 'off'}
          values={(['on', 'off'] as const).map((each) => [each, t(`settings.switched.${each}`)])}
          onChange={(value) => changeSettings({ letters: value === 'on' })}
        />
        <div className={css.row}>
          <span className={css.label}>
            {t('settings.sound')}
            <small>{t('settings.soundHelp')}</small>
          </span>
          <Slider.Root
            className={css.slider}
            min={0}
            max={1}
            step={0.1}
            value={[settings.volume]}
            onValueChange={([volume]) => changeSettings({ volume: volume ?? 0 })}
            onValueCommit={() => play('coin')}
          >
            <Slider.Track className={css.track}>
              <Slider.Range className={css.range} />
            </Slider.Track>
            <Slider.Thumb className={css.knob} aria-label={t('settings.sound')} />
          </Slider.Root>
        </div>
      </div>
    </Sheet>
  )
}
