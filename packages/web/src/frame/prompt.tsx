import { canOf, type Question, useChoosing } from '@durbar/table'
import { useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { personsHere } from '../seat-names.ts'
import { Button } from '../shell/button.tsx'
import { Advice } from './advice.tsx'
import { counselOf } from './advice-by-offer.ts'
import { BotFailed } from './bot-failed.tsx'
import { useCompany } from './company.ts'
import { lastMoveOf } from './last-move.tsx'
import { MainButton } from './main-button.tsx'
import { MoveList } from './move-list.tsx'
import css from './prompt.module.css'
import { TakeBack } from './take-back.tsx'
import { type PromptProps, Waiting } from './waiting.tsx'
import { Words } from './words.tsx'

/**
 * What is asked after these touches: in the words of the table, or else in those of the rules. Where the button has
 * but a word for the move that waits for it, the move is named here.
 */
function sentence(
  { table, slot }: PromptProps,
  { rule, moves }: Question,
  { touches, left, ready }: Pick<ReturnType<typeof useChoosing>, 'touches' | 'left' | 'ready'>,
): string {
  const { view, language, speech, name } = slot
  const asked = table.asking?.(touches, left, view, language)
  if (asked) return asked
  const named = ready && touches.length > 0 && table.doing?.(ready, view, language)
  return named ? `${speech.move(ready, view, name)}?` : speech.prompt(rule, view, canOf(moves))
}

/** The sentence now; while a move is on its way that of the moment in which it was made, not the question anew. */
function useSentence(props: PromptProps): string {
  const choosing = useChoosing()
  const kept = useRef('')
  const { facing, summary } = props.shown
  const persons = personsHere(summary.seats).length
  const { question } = choosing
  const said = question ? sentence(props, question, choosing) : ''
  useEffect(() => {
    if (question) kept.current = said
  }, [question, said])
  const say = said || kept.current
  return persons > 1 && facing !== null ? `${props.slot.name(facing)}: ${say}` : say
}

function Asked({ question, say, ...props }: PromptProps & { question: Question; say: string }) {
  const { t } = useTranslation()
  const { table, slot } = props
  const { ready, regarded, touches } = useChoosing()
  const { Preview } = table
  const preview = regarded ?? ready
  return (
    <Words say={say}>
      {preview && Preview ? (
        <Preview {...slot} move={preview} />
      ) : props.state.strayed && touches.length === 0 ? (
        t('table.strayed')
      ) : touches.length === 0 ? (
        (table.beforehand?.(question.rule, slot.view, slot.language) ?? null)
      ) : null}
    </Words>
  )
}

export function Prompt(props: PromptProps) {
  const { match, state, shown, table, slot } = props
  const { t } = useTranslation()
  const { question, touches, left, clear, offer } = useChoosing()
  const company = useCompany()
  const say = useSentence(props)
  const counsel = question && state.hint ? counselOf(state.hint.choices, offer) : null
  const advised = counsel !== null && touches.length === 0
  // Whoever touches something has an opinion of their own.
  useEffect(() => {
    if (counsel && touches.length > 0) match.dismissHint()
  }, [match, counsel, touches])
  const undo = shown.mayUndo && state.waiting === 0
  const mayAsk = company?.askBack != null && shown.noUndo === 'others' && state.waiting === 0
  // A row that came and went with every bot's thought would move the board.
  const bots = shown.awaited.some((seat) => shown.summary.seats[seat]!.kind === 'bot')
  const list = useId()
  // Unfolded for this question; the next one begins folded again.
  const [unfolded, setUnfolded] = useState<typeof question>(null)
  const isUnfolded = question !== null && unfolded === question
  const open = isUnfolded || (question !== null && table.plain === true)
  useEffect(() => {
    if (!isUnfolded) return
    const close = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      event.preventDefault()
      setUnfolded(null)
    }
    window.addEventListener('keydown', close, { capture: true })
    return () => window.removeEventListener('keydown', close, { capture: true })
  }, [isUnfolded])
  return (
    <section className={css.prompt} aria-label={t('table.moves')} data-asked={question ? '' : undefined}>
      <h2 className="sr-only">{t('table.moves')}</h2>
      {question ? company?.flag : null}
      {company?.notice((seat) => lastMoveOf(seat, props))}
      {question && advised ? (
        <Advice match={match} counsel={counsel} table={table} slot={slot} />
      ) : question ? (
        <>
          <Asked {...props} question={question} say={say} />
          <div className={css.buttons}>
            <div className={css.stand}>
              <MainButton table={table} slot={slot} />
            </div>
            <Button
              look="alt"
              className={css.letGo}
              data-idle={touches.length === 0 || undefined}
              onClick={clear}
            >
              <svg viewBox="0 0 24 24" className={`${css.sign} ${css.narrowOnly}`} aria-hidden="true">
                <path d="m5 3-2 2 7 7-7 7 2 2 7-7 7 7 2-2-7-7 7-7-2-2-7 7Z" fill="currentColor" />
              </svg>
              <span className={css.wideText}>{t('table.clear')}</span>
            </Button>
          </div>
        </>
      ) : state.sent && shown.question ? (
        <div className={css.words}>
          <p className={css.say}>{say}</p>
        </div>
      ) : state.botFailed ? null : (
        <Waiting {...props} />
      )}
      <BotFailed match={match} state={state} name={slot.name} />
      {question || ((undo || mayAsk) && !bots) ? (
        <div className={css.tools}>
          <TakeBack shown={shown} may={undo} onUndo={match.undo} onAsk={company?.askBack ?? null} />
          {question && company?.hints !== false ? (
            <Button
              look="low"
              aria-pressed={advised || undefined}
              onClick={() => {
                if (advised) return match.dismissHint()
                clear()
                match.hint()
              }}
              disabled={state.hinting}
              aria-label={t(state.hinting ? 'table.hinting' : 'table.hint')}
            >
              {t('table.hint')}
            </Button>
          ) : null}
          {question && !table.plain ? (
            <Button
              look="low"
              className={css.unfold}
              aria-expanded={open}
              aria-controls={list}
              data-unfolds={!open || undefined}
              onClick={() => setUnfolded(open ? null : question)}
            >
              <svg viewBox="0 0 24 24" className={css.sign} aria-hidden="true">
                <path
                  d="M3 5h3v3H3zM9 5h12v3H9zM3 11h3v3H3zM9 11h12v3H9zM3 17h3v3H3zM9 17h12v3H9z"
                  fill="currentColor"
                />
              </svg>
              <span className={css.wideText}>{t('table.allMoves')}</span>{' '}
              <span className={css.count}>{left.length}</span>
            </Button>
          ) : null}
        </div>
      ) : null}
      {open ? (
        <div id={list} className={css.layer} data-list="">
          <MoveList table={table} slot={slot} onChosen={() => setUnfolded(null)} />
        </div>
      ) : null}
    </section>
  )
}
