/** Every move as a text button, for whoever cannot or will not touch the table. An entry is one touch like any other. */
import type { MoveObject } from '@durbar/kernel'
import { type AnyTable, type TableProps, useBrings, useChoosing, useLanguage } from '@durbar/table'
import { useTranslation } from 'react-i18next'
import { Button } from '../shell/button.tsx'
import css from './move-list.module.css'

const RENDERED = 60

interface Listed {
  readonly table: AnyTable
  readonly slot: TableProps<unknown>
}

/** What a move is called, and what it brings. `word`: said instead, where the sentence above names the move. */
export function MoveText({
  move,
  table,
  slot,
  word,
}: Listed & { move: MoveObject; word?: string | undefined }) {
  const brings = useBrings()
  const gain = table.gain?.(move, slot.view, brings(move))
  const text = word ?? slot.speech.move(move, slot.view, slot.name)
  return (
    <>
      <span title={text}>{text}</span>
      {gain ? (
        <span
          className={css.gain}
          data-sign={/^[-−–]/.test(gain) ? '-' : /^[+]?[±]?0$/.test(gain) ? '0' : '+'}
        >
          {gain}
        </span>
      ) : null}
    </>
  )
}

export function MoveList({ table, slot, onChosen }: Listed & { onChosen: () => void }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { left, choose } = useChoosing()
  const listed = left.slice(0, RENDERED)
  const groups = new Map<string, MoveObject[]>()
  for (const move of listed) groups.set(move.type, [...(groups.get(move.type) ?? []), move])
  const headed = groups.size > 1 && table.verbs !== undefined && listed.length > 8
  return (
    <>
      {[...groups].map(([verb, moves]) => (
        <div key={verb} className={css.group}>
          {headed && table.verbs?.[verb] ? <h3>{table.verbs[verb][language]}</h3> : null}
          {moves.map((move) => (
            <Button
              key={JSON.stringify(move)}
              look="alt"
              className={css.move}
              data-move={JSON.stringify(move)}
              onClick={() => {
                onChosen()
                choose(move)
              }}
            >
              <MoveText move={move} table={table} slot={slot} />
            </Button>
          ))}
        </div>
      ))}
      {left.length > listed.length ? (
        <p className={css.more}>{t('table.narrow', { count: left.length - listed.length })}</p>
      ) : null}
    </>
  )
}
