/** What has changed at a table, in a line. */
import type { TableTold } from '@durbar/protocol/court/told'
import { useLanguage } from '@durbar/table'
import { boxOf, loadTexts } from '../games.ts'
import { useLoaded } from '../shell/use-loaded.ts'
import type { News } from './news.ts'
import { useSettingsSaid } from './settings-said.ts'
import { useCourtWords } from './wording.ts'

export function useNewsSaid(told: TableTold): (news: News) => string {
  const { t } = useCourtWords()
  const language = useLanguage()
  const settings = useSettingsSaid(told.arrangement, told.seats.length)
  const { game } = told.arrangement
  const texts = useLoaded(() => (boxOf(game) ? loadTexts(game) : Promise.resolve(null)), game)
  return (news) => {
    const name = 'name' in news ? (news.name ?? t('me.guest')) : ''
    switch (news.type) {
      case 'settings': {
        const what = [...news.settings.map(settings.setting), ...news.options.map(settings.option)]
        return t('news.settings', { what: what.filter((each) => each !== '').join(' · ') })
      }
      case 'hosts':
        if (!news.you) return t('news.hosts', { name })
        return news.was === null ? t('news.youHost') : t('news.youHostGone', { was: news.was })
      case 'standIn':
        return t(news.by.why === 'resigned' ? 'news.resigned' : 'news.standIn', { name })
      case 'round':
        return texts?.speech[language].subtitle(news.view) ?? ''
      case 'sentAway':
        return t('news.sentAway')
      default:
        return t(`news.${news.type}`, { name })
    }
  }
}
