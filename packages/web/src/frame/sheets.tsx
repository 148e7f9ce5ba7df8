/** What can be laid over the table: rules, score, player aid, the keys. One at a time, opened from the bar or by a link. */
import { type AnyTable, icons, type TableProps, useLanguage, usePhone } from '@durbar/table'
import type { Dispatch, SetStateAction } from 'react'
import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'wouter'
import { loadBook } from '../games.ts'
import { later } from '../shell/later.ts'
import { Sheet } from '../shell/sheet.tsx'
import { TalkTool } from '../shell/talk-tool.tsx'
import { Tool, TopBar } from '../shell/top-bar.tsx'
import { useLoaded } from '../shell/use-loaded.ts'
import { useCompany } from './company.ts'
import { useOpenedBy } from './use-opened-by.ts'

/** Most games are played without reading. */
const RuleDrawer = later(() => import('../rulebook/drawer.tsx'))
const KeyHelp = later(() => import('./key-help.tsx'))

export interface Sheets {
  readonly rule: string | null
  readonly rules: boolean
  readonly score: boolean
  readonly aid: boolean
  readonly keys: boolean
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
  const setRules = useCallback((open: boolean) => {
    setOpen(open)
    if (!open) setRule(null)
  }, [])
  const openRule = useCallback((number: string) => {
    setRule(number)
    setOpen(true)
  }, [])
  return { rule, rules, score, aid, keys, setRules, setScore, setAid, setKeys, openRule }
}

interface BarProps {
  readonly sheets: Sheets
  readonly table: AnyTable
  readonly slot: TableProps<unknown>
  readonly game: string
  /** The same table is wanted again. */
  onAgain(): void
  /** The leaf on which people talk, where there is no room for all. */
  onTalk(open: boolean): void
}

export function TableBar({ sheets, table, slot, game, onAgain, onTalk }: BarProps) {
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

/** The chapter of the rule that somebody was sent to. */
function Rules({ game, rule }: { game: string; rule: string | null }) {
  const language = useLanguage()
  const opened = useLoaded(() => loadBook(game), game)
  return opened ? <RuleDrawer key={rule} opened={opened} game={game} language={language} rule={rule} /> : null
}

interface SheetsProps {
  readonly sheets: Sheets
  readonly table: AnyTable
  readonly slot: TableProps<unknown>
  readonly game: string
  readonly over: boolean
}

export function TableSheets({ sheets, table, slot, game, over }: SheetsProps) {
  const { t } = useTranslation()
  const { rule, rules, score, aid, keys, setRules, setScore, setAid, setKeys } = sheets
  const { title } = slot.speech
  return (
    <>
      <Sheet open={rules} onOpenChange={setRules} title={t('rules.of', { title })} drawer>
        <Rules game={game} rule={rule} />
      </Sheet>
      <Sheet
        open={score}
        onOpenChange={setScore}
        title={t('score.title')}
        lead={over ? t('score.final') : t('score.now')}
        wide
      >
        <table.Score {...slot} />
      </Sheet>
      {table.Aid ? (
        <Sheet open={aid} onOpenChange={setAid} title={t('aid.of', { title })} drawer>
          <table.Aid {...slot} />
        </Sheet>
      ) : null}
      {keys ? <KeyHelp open onOpenChange={setKeys} /> : null}
    </>
  )
}
