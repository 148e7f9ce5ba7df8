/** A table: opens or resumes the match, loads what the game looks like, and hands both to the frame. */
import { useLanguage, useSettings } from '@durbar/table'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { Frame } from '../frame/frame.tsx'
import { plainTable } from '../frame/plain-table.tsx'
import { stillSlots } from '../frame/slots.ts'
import { boxOf, loadTable, loadTexts } from '../games.ts'
import { MatchClient } from '../match/match-client.ts'
import { opened, openingOf } from '../match/openings.ts'
import { Loading } from '../shell/loading.tsx'
import { useLoaded } from '../shell/use-loaded.ts'
import Lost from './lost.tsx'

function useClient(id: string): MatchClient | null {
  const [client, setClient] = useState<MatchClient | null>(null)
  useEffect(() => {
    const opening = openingOf(id)
    const fresh = new MatchClient(opening ? { opening } : { id })
    const unsubscribe = fresh.subscribe(() => {
      if (fresh.get().shown) opened(id)
    })
    setClient(fresh)
    return () => {
      unsubscribe()
      fresh.close()
    }
  }, [id])
  return client
}

function Laid({ client }: { client: MatchClient }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { speed } = useSettings()
  const state = useSyncExternalStore(client.subscribe, client.get)
  const game = state.shown?.card.game ?? ''
  const table = useLoaded(
    () =>
      game ? loadTable(game).then((found) => stillSlots(found ?? plainTable)) : Promise.resolve(plainTable),
    game,
  )
  const texts = useLoaded(() => (game ? loadTexts(game) : Promise.resolve(null)), game)
  useEffect(() => {
    client.speed = speed
  }, [client, speed])
  useEffect(() => {
    const title = boxOf(game)?.title[language]
    if (title) document.title = `${title} · Durbar`
  }, [game, language])
  if (state.missing) return <Lost text={t('table.missing')} />
  if (state.unreadable) return <Lost text={t('table.unreadable')} />
  if (!state.shown && state.trouble) return <Lost text={t('table.trouble', { text: state.trouble })} />
  if (!state.shown || !table || !texts) return <Loading />
  return <Frame client={client} state={state} shown={state.shown} table={table} texts={texts} />
}

export default function TablePage({ id }: { id: string }) {
  const client = useClient(id)
  return client ? <Laid client={client} /> : <Loading />
}
