/** A record: result, replay and review of one game, at one cursor. The address names record, move and view. */

import { Corners } from '@durbar/table'
import { useCallback, useEffect, useState } from 'react'
import { Link, useLocation, useSearch } from 'wouter'
import { useRecordWords } from '../i18n/records.ts'
import { Reader } from '../match/record-reader.ts'
import { type Finding, find } from '../records/finding.ts'
import { SENT, sentBy } from '../records/linking.ts'
import { OpenRecord, type View } from '../records/open-record.tsx'
import { useProblemSaid } from '../records/problem-said.ts'
import { buttonClass } from '../shell/button.tsx'
import { Loading } from '../shell/loading.tsx'
import shell from '../shell/shell.module.css'
import { TopBar } from '../shell/top-bar.tsx'

const VIEWS: readonly View[] = ['result', 'replay', 'review']

function useFound(id: string): { readonly reader: Reader; readonly finding: Finding } | null {
  const [found, setFound] = useState<{ reader: Reader; finding: Finding } | null>(null)
  useEffect(() => {
    const reader = new Reader()
    let gone = false
    void find(reader, id).then(
      (finding) => gone || setFound({ reader, finding }),
      () => gone || setFound({ reader, finding: null }),
    )
    return () => {
      gone = true
      reader.close()
    }
  }, [id])
  return found
}

function Trouble({ text }: { text: string }) {
  const { t } = useRecordWords()
  return (
    <>
      <TopBar />
      <main id="main" className={shell.page}>
        <Corners />
        <h1>{t('library.title')}</h1>
        <p>{text}</p>
        <p>
          <Link href="/records" className={buttonClass('go')}>
            {t('library.toLibrary')}
          </Link>
        </p>
      </main>
    </>
  )
}

/** `at`: "198", or "198/result". */
export default function RecordPage({ id, at = '' }: { id: string; at?: string | undefined }) {
  const [move, wanted] = at.split('/')
  const { t } = useRecordWords()
  const said = useProblemSaid()
  const [, navigate] = useLocation()
  const [search] = useState(useSearch())
  const [hash] = useState(location.hash)
  const found = useFound(id)
  const view = VIEWS.find((each) => each === wanted) ?? 'replay'
  const go = useCallback(
    (ply: number, to: View, replace: boolean) =>
      // What a link brought stays behind the #: reloaded, it is there again.
      navigate(`/records/${id}/${ply}${to === 'replay' ? '' : `/${to}`}${id === SENT ? hash : ''}`, {
        replace,
      }),
    [navigate, id, hash],
  )
  if (!found) return <Loading />
  const { reader, finding } = found
  if (finding === null) return <Trouble text={t(id === SENT ? 'share.damaged' : 'library.missing')} />
  if ('ok' in finding) return <Trouble text={said(finding.problem)} />
  const { doubt, last } = finding.record
  // Not even its beginning can be laid.
  if (doubt && last < 0) return <Trouble text={said(doubt)} />
  // Whoever comes from the end of a game wants to see that moment, not to look for it.
  const show = new URLSearchParams(search).has('show')
  const sent = id === SENT ? { sent: sentBy(search) } : {}
  return (
    <OpenRecord reader={reader} found={finding} move={move} view={view} onView={go} show={show} {...sent} />
  )
}
