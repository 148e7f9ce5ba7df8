/** What is asked, the one main button, and every move as a text button: nothing needs a pointer. */
import type { MoveObject } from '@durbar/kernel'
import { type AnyTable, type Refused, type TableProps, useChoosing, useLanguage } from '@durbar/table'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { MatchClient, MatchState } from '../match/match-client.ts'
import type { Update } from '../match/messages.ts'
import { Button } from '../shell/button.tsx'
import { adviceByOffer } from './advice.ts'
import css from './prompt.module.css'

const RENDERED = 60

export interface PromptProps {
  readonly client: MatchClient
  readonly state: MatchState
  readonly shown: Update
  readonly table: AnyTable
  readonly props: TableProps<unknown>
  readonly refused: Refused | null
  /** The table itself offers something: where room is short the list of moves may fold. */
  readonly foldable: boolean
  onRule(rule: string): void
  onEnd(): void
}

function Moves(all: { id: string; folded: boolean; table: AnyTable; props: TableProps<unknown> }) {
  const { id, folded, table, props } = all
  const { t } = useTranslation()
  const language = useLanguage()
  const { left, ready, make } = useChoosing()
  const others = left.filter((move) => move !== ready)
  const listed = others.slice(0, RENDERED)
  const groups = new Map<string, MoveObject[]>()
  for (const move of listed) groups.set(move.type, [...(groups.get(move.type) ?? []), move])
  const headed = groups.size > 1 && table.verbs !== undefined && listed.length > 8
  if (others.length === 0) return null
  return (
    <div id={id} className={css.moves} data-folded={folded || undefined}>
      {[...groups].map(([verb, moves]) => (
        <div key={verb} className={css.group}>
          {headed && table.verbs?.[verb] ? <h3>{table.verbs[verb][language]}</h3> : null}
          {moves.map((move) => (
            <MoveButton key={JSON.stringify(move)} move={move} table={table} props={props} onMake={make} />
          ))}
        </div>
      ))}
      {others.length > listed.length ? (
        <p className={css.more}>{t('table.narrow', { count: others.length - listed.length })}</p>
      ) : null}
    </div>
  )
}

function MoveButton(props: {
  move: MoveObject
  table: AnyTable
  props: TableProps<unknown>
  main?: boolean
  onMake: (move: MoveObject) => void
}) {
  const { move, table, props: slot, main, onMake } = props
  const gain = table.gain?.(move, slot.view)
  return (
    <Button
      look={main ? 'go' : 'alt'}
      className={main ? css.main : css.move}
      data-move={JSON.stringify(move)}
      onClick={() => onMake(move)}
    >
      <span>{slot.speech.move(move, slot.view)}</span>
      {gain ? (
        <span
          className={css.gain}
          data-sign={/^[-−–]/.test(gain) ? '-' : /^[+]?[±]?0$/.test(gain) ? '0' : '+'}
        >
          {gain}
        </span>
      ) : null}
    </Button>
  )
}

function Waiting({ client, state, shown, props, onEnd }: PromptProps) {
  const { t } = useTranslation()
  const names = shown.awaited.map(props.name)
  const bots = shown.awaited.some((seat) => shown.card.seats[seat]!.kind === 'bot') || state.waiting > 0
  if (shown.result && state.waiting === 0)
    return (
      <>
        <p className={css.say}>{t('end.title')}</p>
        <div className={css.tools}>
          <Button look="go" data-final="" onClick={onEnd}>
            {t('score.final')}
          </Button>
        </div>
      </>
    )
  const text =
    names.length > 1
      ? t('table.waitsForMany', { names: names.join(', ') })
      : bots && names.length === 1
        ? t('table.thinks', { name: names[0] })
        : t('table.waitsFor', { names: names[0] })
  return (
    <>
      <p className={css.say} role="status">
        {text}
      </p>
      {bots ? (
        <>
          <progress
            className={css.progress}
            max={1}
            value={state.waiting > 0 ? 1 : (state.thinking?.share ?? 0)}
            aria-label={text}
          />
          <div className={css.tools}>
            {state.stepping ? (
              <>
                <Button onClick={client.step} disabled={state.waiting === 0}>
                  {t('table.stepNext')}
                </Button>
                <Button look="low" onClick={() => client.setStepping(false)}>
                  {t('table.stepOff')}
                </Button>
              </>
            ) : (
              <Button look="low" onClick={() => client.setStepping(true)}>
                {t('table.step')}
              </Button>
            )}
            <Button look="low" onClick={client.skip} disabled={state.waiting === 0}>
              {t('table.skip')}
            </Button>
          </div>
        </>
      ) : null}
    </>
  )
}

function Hint({ client, state, props }: PromptProps) {
  const { t } = useTranslation()
  const { make, offer } = useChoosing()
  const { hint } = state
  if (!hint) return null
  return (
    <div className={css.hint} role="status">
      <h3>{t('table.hintTitle')}</h3>
      <ol>
        {adviceByOffer(hint.choices, offer).map((choice) => (
          <li key={JSON.stringify(choice.move)}>
            <Button look="alt" className={css.move} onClick={() => make(choice.move)}>
              <span>{props.speech.move(choice.move, props.view)}</span>
            </Button>
            <small>
              {choice.place > 0
                ? `${t('table.hintShare', { share: Math.round(choice.share * 100) })}, ${t('table.hintPlace', { place: choice.place.toFixed(1) })}`
                : t('table.hintPlain')}
            </small>
          </li>
        ))}
      </ol>
      <Button look="low" onClick={client.dismissHint}>
        {t('nav.close')}
      </Button>
    </div>
  )
}

export function Prompt(all: PromptProps) {
  const { client, state, shown, table, props, refused, foldable, onRule } = all
  const { t } = useTranslation()
  const { question, ready, regarded, touches, left, clear, make } = useChoosing()
  const { Preview, Aside } = table
  const preview = regarded ?? ready
  const undo = shown.mayUndo && state.waiting === 0
  const list = useId()
  // Unfolded for this question; the next one begins folded again.
  const [unfolded, setUnfolded] = useState<typeof question>(null)
  const folded = foldable && unfolded !== question
  return (
    <section className={css.prompt} aria-label={t('table.moves')} data-asked={question ? '' : undefined}>
      <h2 className="sr-only">{t('table.moves')}</h2>
      {question ? (
        <>
          <p className={css.say} role="status">
            {props.speech.prompt(question.rule, props.view)}
          </p>
          {refused ? (
            <p className={css.refused} role="alert">
              {refused.said ?? props.speech.refusals[refused.why] ?? t('table.why')}{' '}
              <button
                type="button"
                onClick={() => onRule(refused.rule)}
                aria-label={t('table.rule', { rule: refused.rule })}
              >
                {refused.rule}
              </button>
            </p>
          ) : Preview && preview ? (
            <div className={css.preview}>
              <Preview {...props} move={preview} />
            </div>
          ) : null}
          {ready ? <MoveButton move={ready} table={table} props={props} main onMake={make} /> : null}
          <Moves id={list} folded={folded} table={table} props={props} />
        </>
      ) : state.sent && shown.question ? (
        <p className={css.say}>{props.speech.prompt(shown.question.rule, props.view)}</p>
      ) : (
        <Waiting {...all} />
      )}
      {question && state.hint ? <Hint {...all} /> : null}
      {question || undo ? (
        <div className={css.tools}>
          {touches.length > 0 ? (
            <Button look="low" onClick={clear}>
              <svg viewBox="0 0 24 24" className={`${css.sign} ${css.narrowOnly}`} aria-hidden="true">
                <path d="m5 3-2 2 7 7-7 7 2 2 7-7 7 7 2-2-7-7 7-7-2-2-7 7Z" fill="currentColor" />
              </svg>
              <span className={css.wideText}>{t('table.clear')}</span>
              <small>{t('table.movesLeft', { count: left.length })}</small>
            </Button>
          ) : null}
          <Button look="low" onClick={client.undo} disabled={!undo}>
            <svg viewBox="0 0 24 24" className={css.sign} aria-hidden="true">
              <path d="M11 4 3 11l8 7v-5h5a3 3 0 0 1 0 6h-3v3h3a6 6 0 0 0 0-12h-5Z" fill="currentColor" />
            </svg>
            <span className={css.wideText}>{t('table.undo')}</span>
          </Button>
          {question && foldable ? (
            <Button
              look="low"
              className={css.unfold}
              aria-expanded={!folded}
              aria-controls={list}
              data-unfolds={folded || undefined}
              onClick={() => setUnfolded(folded ? question : null)}
            >
              <svg viewBox="0 0 24 24" className={css.sign} aria-hidden="true">
                <path
                  d="M3 5h3v3H3zM9 5h12v3H9zM3 11h3v3H3zM9 11h12v3H9zM3 17h3v3H3zM9 17h12v3H9z"
                  fill="currentColor"
                />
              </svg>
              <span className="sr-only">{t('table.allMoves')}</span> {left.length}
            </Button>
          ) : null}
          {question && !state.hint ? (
            <Button look="low" onClick={client.hint} disabled={state.hinting}>
              {state.hinting ? t('table.hinting') : t('table.hint')}
            </Button>
          ) : null}
        </div>
      ) : null}
      {Aside ? (
        <div className={css.aside}>
          <Aside {...props} />
        </div>
      ) : null}
    </section>
  )
}
