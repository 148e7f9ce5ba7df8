/** The sheets themselves. */
import { type AnyTable, type TableProps, useLanguage } from '@durbar/table'
import { useTranslation } from 'react-i18next'
import { loadBook } from '../games.ts'
import { later } from '../shell/later.ts'
import { Sheet } from '../shell/sheet.tsx'
import { useLoaded } from '../shell/use-loaded.ts'
import type { Sheets } from './sheets.tsx'

/** Most games are played without reading. */
const RuleDrawer = later(() => import('../rulebook/drawer.tsx'))
const KeyHelp = later(() => import('./key-help.tsx'))

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
