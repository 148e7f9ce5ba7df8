/** The settings of a table at court in words: all that is not as usual, or those that have just changed. */
import type { Arrangement } from '@durbar/protocol/court/arrangement'
import { useLanguage } from '@durbar/table'
import { boxOf, loadTexts } from '../games.ts'
import { useHallWords } from '../i18n/hall.ts'
import { useLoaded } from '../shell/use-loaded.ts'
import type { Setting } from './news.ts'
import { usePaceSaid } from './wording.ts'

interface SettingsSaid {
  setting(key: Setting): string
  /** "Version: Pro I"; empty while the words of the game are fetched. */
  option(key: string): string
  readonly unusualOptions: readonly string[]
}

export function useSettingsSaid(arrangement: Arrangement, seats: number): SettingsSaid {
  const { t } = useHallWords()
  const language = useLanguage()
  const pace = usePaceSaid()
  const { game, options } = arrangement
  const box = boxOf(game)
  const texts = useLoaded(() => (box ? loadTexts(game) : Promise.resolve(null)), game)
  const numbers: readonly string[] = t('setting.numbers', { returnObjects: true })
  const option = (key: string) => {
    const words = texts?.speech[language].options[key]
    return words ? `${words.label}: ${words.values[String(options[key])] ?? String(options[key])}` : ''
  }
  return {
    setting(key) {
      if (key === 'pace') return pace(arrangement.pace)
      if (key === 'seats') return t('setting.seats', { seats: numbers[seats] ?? seats })
      if (key === 'door') return t(`setting.door.${arrangement.door}`)
      if (key === 'talk') return t(`setting.talk.${arrangement.talk}`)
      return t(`setting.${key}.${arrangement[key] ? 'yes' : 'no'}`)
    },
    option,
    unusualOptions: (box?.options ?? [])
      .filter((spec) => options[spec.key] !== undefined && options[spec.key] !== spec.default)
      .map(({ key }) => option(key))
      .filter((said) => said !== ''),
  }
}
