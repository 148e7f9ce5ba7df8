/** What has changed at a table, in a line. */
import type { TableTold } from '@durbar/protocol/court/told'
import type { News } from './news.ts'
import { useSettingsSaid } from './settings-said.ts'
import { useCourtWords } from './wording.ts'

export function useNewsSaid(told: TableTold): (news: News) => string {
  const { t } = useCourtWords()
  const settings = useSettingsSaid(told.arrangement, told.seats.length)
  return (news) => {
    const name = 'name' in news ? (news.name ?? t('me.guest')) : ''
    switch (news.type) {
      case 'settings': {
        const what = [...news.settings.map(settings.setting), ...news.options.map(settings.option)]
        return t('news.settings', { what: what.filter((each) => each !== '').join(' · ') })
      }
      case 'hosts':
        return news.you ? t('news.youHost') : t('news.hosts', { name })
      case 'standIn':
        return t(news.by.why === 'resigned' ? 'news.resigned' : 'news.standIn', { name })
      case 'sentAway':
        return t('news.sentAway')
      default:
        return t(`news.${news.type}`, { name })
    }
  }
}
