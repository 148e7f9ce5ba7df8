/** What can be laid over the table: rules, score, player aid, the keys. One at a time, opened from the bar or by a link. */
import { type AnyTable, icons, type TableProps, usePhone } from '@durbar/table'
import type { Dispatch, SetStateAction } from 'react'
import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'wouter'
import { TalkTool } from '../shell/talk-tool.tsx'
import { Tool, TopBar } from '../shell/top-bar.tsx'
import { useCompany } from './company.ts'
import { useOpenedBy } from './use-opened-by.ts'

export interface Sheets {
  readonly rule: string | null
  readonly rules: boolean
  readonly score: boolean
  readonly aid: boolean
  readonly keys: boolean
  /** One of them is open, or was. */
  readonly wanted: boolean
  setRules(open: boolean): void
  setScore(open: boolean): void
  readonly setAid: Dispatch<SetStateAction<boolean>>
  readonly setKeys: Dispatch<SetStateAction<boolean>>
  /** At this number. */
  openRule(number: string): void
}

export function useSheets(table: AnyTable): Sheets {
  const [rule, setRule] = useState<string | null>(null)
  const [rules, setOpen] = useState(false)
  const [score, setScore] = useState(false)
  const [aid, setAid] = useOpenedBy('p', table.Aid !== undefined)
  const [keys, setKeys] = useOpenedBy('?', true)
  const [wanted, setWanted] = useState(false)
  if (!wanted && (rules || score || aid || keys)) setWanted(true)
  const setRules = useCallback((open: boolean) => {
    setOpen(open)
    if (!open) setRule(null)
  }, [])
  const openRule = useCallback((number: string) => {
    setRule(number)
    setOpen(true)
  }, [])
  return { rule, rules, score, aid, keys, wanted, setRules, setScore, setAid, setKeys, openRule }
}

interface BarProps {
  readonly sheets: Sheets
  readonly table: AnyTable
  readonly slot: TableProps<unknown>
  readonly game: string
  /** The same table is wanted again. */
  onAgain(): void
  /** What was seen so far is wanted as a file; null: it is over, or not kept here. */
  readonly onSave: (() => void) | null
  /** The leaf on which people talk, where there is no room for all. */
  onTalk(open: boolean): void
}

export function TableBar({ sheets, table, slot, game, onAgain, onSave, onTalk }: BarProps) {
  const { t } = useTranslation()
  const [, go] = useLocation()
  const company = useCompany()
  const { setRules, setScore, setAid, setKeys } = sheets
  const phone = usePhone()
  const { speech, view } = slot
  return (
    <TopBar
      compact
      title={speech.title}
      subtitle={speech.subtitle(view)}
      always={
        company ? (
          <>
            {company.tools}
            {company.talk && !company.alone ? (
              <TalkTool
                unread={company.unread}
                onClick={() => {
                  company.onTalk(!company.talking)
                  onTalk(!company.talking)
                }}
              />
            ) : null}
          </>
        ) : null
      }
      entries={[
        { text: t('nav.rules'), run: () => setRules(true) },
        { text: t('nav.score'), run: () => setScore(true) },
        ...(table.Aid ? [{ text: t('nav.aid'), run: () => setAid(true) }] : []),
        ...(phone ? [] : [{ text: t('nav.keys'), run: () => setKeys(true) }]),
        ...(company?.entries ?? [{ text: t('end.again'), run: onAgain }]),
        ...(onSave ? [{ text: t('table.soFar'), run: onSave }] : []),
        ...(table.introduction ? [{ text: t('intro.start'), run: () => go(`/introduction/${game}`) }] : []),
      ]}
    >
      <Tool icon={icons.openBook} text={t('nav.rules')} onClick={() => setRules(true)} />
      <Tool icon={icons.histogram} text={t('nav.score')} onClick={() => setScore(true)} />
      {table.Aid && !company?.alone ? (
        <Tool icon={icons.tiedScroll} text={t('nav.aid')} onClick={() => setAid(true)} />
      ) : null}
    </TopBar>
  )
}
