/** The address of a game's introduction: lays its prepared table and goes there. */
import type { Box } from 'virtual:catalogue'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'wouter'
import { boxOf, loadTable } from '../games.ts'
import { introductoryTable } from '../match/openings.ts'
import { Loading } from '../shell/loading.tsx'
import { useLoaded } from '../shell/use-loaded.ts'
import Lost from './lost.tsx'

export default function IntroductionPage({ id }: { id: string }) {
  const { t } = useTranslation()
  const box = boxOf(id)
  return box ? <Laying box={box} /> : <Lost text={t('setup.unknown')} />
}

function Laying({ box: { id } }: { box: Box }) {
  const [, go] = useLocation()
  const loaded = useLoaded(async () => ({ table: await loadTable(id) }), id)
  useEffect(() => {
    if (!loaded) return
    const introduction = loaded.table?.introduction
    // A game that introduces itself to nobody can still be arranged.
    go(introduction ? introductoryTable(id, introduction) : `/new/${id}`, { replace: true })
  }, [id, loaded, go])
  return <Loading />
}
