/** The end of a game at court: the seal is broken and checked by this device, and the same people may play again. */
import type { TableTold } from '@durbar/protocol/court/told'
import { counting, Emblem, PanelHead, useLanguage } from '@durbar/table'
import { useEffect, useState } from 'react'
import { Link, useLocation } from 'wouter'
import type { PlayedAgain } from '../match/checking.ts'
import { playedAgain } from '../match/played-again.ts'
import { useSeatNames } from '../seat-names.ts'
import { Button, buttonClass } from '../shell/button.tsx'
import { api } from './api.ts'
import { type Checked, checkDice } from './checked-dice.ts'
import type { CourtTable } from './court-table.ts'
import css from './ending.module.css'
import { HowItCame } from './how-it-came.tsx'
import { keptChance } from './own-chance.ts'
import { plansOf } from './seat-plans.ts'
import { ownPerson } from './seats-of.ts'
import { useCourtTableState } from './use-court-table.ts'
import { WaxSeal } from './wax-seal.tsx'
import { useCourtWords } from './wording.ts'

const AGAIN_MS = 1500
const MOST_TRIES = 4

/** `before`: what was told of the dice before they were opened. */
function useChecked(id: string, before: TableTold['dice']): Checked | 'checking' | 'unchecked' {
  const [checked, setChecked] = useState<Checked | 'checking' | 'unchecked'>('checking')
  useEffect(() => {
    let gone = false
    const look = async () => {
      for (let n = 0; n < MOST_TRIES && !gone; n++) {
        const reply = await api.dice(id)
        if (gone) return
        if (reply.ok) return setChecked(checkDice(before, reply.value, keptChance(id)))
        // The record is written when the last move is; a moment may lie between.
        await new Promise((resolve) => setTimeout(resolve, AGAIN_MS))
      }
      if (!gone) setChecked('unchecked')
    }
    void look()
    return () => {
      gone = true
    }
  }, [id, before])
  return checked
}

function SealChecked(props: {
  id: string
  before: TableTold['dice']
  seated: boolean
  played: PlayedAgain | null
}) {
  const { id, before, seated, played } = props
  const { t } = useCourtWords()
  const checked = useChecked(id, before)
  if (checked === 'checking' || checked === 'unchecked')
    return (
      <p className={css.checked} role="status">
        {t(`seal.${checked}`)}
      </p>
    )
  const honest = checked.honest && played?.problem == null
  const text = !checked.honest
    ? t('seal.wrongText')
    : !played
      ? t('seal.honestText')
      : played.problem === null
        ? t('seal.movesText', { count: played.moves })
        : played.wrongMove === null
          ? t('seal.movesWrong')
          : t('seal.moveWrong', { n: played.wrongMove })
  return (
    <div className={css.checked} role="status" data-checked={honest ? 'honest' : 'wrong'}>
      <WaxSeal state={honest ? 'checked' : 'wrong'} size={46} />
      <div>
        <b>{t(honest ? 'seal.honest' : 'seal.wrong')}</b>
        <p data-moves={played?.moves}>{text}</p>
        {checked.honest && seated && !checked.ours ? <p>{t('seal.notOurs')}</p> : null}
        {checked.honest && checked.without > 0 ? (
          <p>{t('seal.without', { count: checked.without })}</p>
        ) : null}
        <details>
          <summary className={css.more}>{t('seal.what')}</summary>
          <p>{t('seal.whatText')}</p>
        </details>
      </div>
    </div>
  )
}

function usePlayedAgain(id: string): PlayedAgain | null {
  const [played, setPlayed] = useState<PlayedAgain | null>(null)
  useEffect(() => {
    let gone = false
    const look = async () => {
      for (let n = 0; n < MOST_TRIES && !gone; n++) {
        const now = await playedAgain(id)
        if (gone) return
        if (now) return setPlayed(now)
        await new Promise((resolve) => setTimeout(resolve, AGAIN_MS))
      }
    }
    void look()
    return () => {
      gone = true
    }
  }, [id])
  return played
}

export function CourtEnd({ table, before }: { table: CourtTable; before: TableTold['dice'] }) {
  const { t } = useCourtWords()
  const { list } = counting(useLanguage())
  const [, go] = useLocation()
  const { told } = useCourtTableState(table)
  const next = told?.rematch?.table ?? null
  const seated = (told?.yours.length ?? 0) > 0
  useEffect(() => {
    if (next && seated) go(`/t/${next}?ready`)
  }, [next, seated, go])
  const played = usePlayedAgain(table.id)
  const names = useSeatNames(told ? plansOf(told) : [])
  if (!told) return null
  const me = ownPerson(told)
  const wants = told.rematch?.wants ?? []
  const mine = wants.find(({ person }) => person === me)?.again ?? null
  const willing = wants.filter(({ again }) => again).length
  const persons = told.seats.flatMap((seat, n) =>
    seat.kind === 'person' && !seat.guest ? [{ ...seat, n }] : [],
  )
  const stoodIn = told.seats.flatMap((seat) =>
    seat.kind === 'person' && seat.standIn ? [seat.name ?? t('me.guest')] : [],
  )
  return (
    <>
      {stoodIn.length > 0 ? (
        <p className={css.checked} data-stood-in="">
          {t('end.stoodIn', { names: list(stoodIn) })}
        </p>
      ) : null}
      <SealChecked id={table.id} before={before} seated={seated} played={played} />
      {played?.problem === null ? (
        <div className={css.came}>
          <HowItCame game={told.arrangement.game} names={names} stops={played.stops} />
        </div>
      ) : null}
      {wants.length > 0 ? (
        <section className={css.again}>
          <PanelHead note={t('end.of', { count: willing, of: persons.length })}>{t('end.rematch')}</PanelHead>
          <ul aria-live="polite">
            {persons.map(({ person, name, n }) => {
              const again = wants.find((each) => each.person === person)?.again
              const said = again === undefined ? 'thinks' : again ? 'yes' : 'no'
              return (
                <li key={person}>
                  <Emblem seat={n} size={28} />
                  <b>{name ?? t('me.guest')}</b>
                  <span data-again={said}>{t(`end.${said}`)}</span>
                </li>
              )
            })}
          </ul>
          <p>{t('end.rotated')}</p>
        </section>
      ) : null}
      <div className={css.rematch} data-court-end="">
        {seated ? (
          <Button
            look="go"
            disabled={mine === true}
            onClick={() => void table.intend({ type: 'rematch', again: true })}
          >
            {t('end.again')}
          </Button>
        ) : null}
        <Link href="/" className={buttonClass('alt')}>
          {t('end.hall')}
        </Link>
        <Link href={`/records/${table.id}`} className={buttonClass('alt')}>
          {t('end.replay')}
        </Link>
        <a
          className={buttonClass('low')}
          href={`/api/records/${table.id}`}
          download={`durbar-${table.id}.json`}
        >
          {t('end.record')}
        </a>
      </div>
    </>
  )
}
