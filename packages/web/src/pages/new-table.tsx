import type { Box } from 'virtual:catalogue'
import type { SeatPlan } from '@durbar/protocol/messages'
import { Corners, PanelHead, SeatingProvider, useLanguage } from '@durbar/table'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation, useSearch } from 'wouter'
import { mixed } from '../chance.ts'
import { api } from '../court/api.ts'
import { openTable } from '../court/opening.ts'
import { useCourtWords } from '../court/wording.ts'
import { boxOf, loadTable, loadTexts } from '../games.ts'
import { arrange, introductoryTable } from '../match/openings.ts'
import { useSeatingOf, useSeatNames } from '../seat-names.ts'
import { BoxFront } from '../shell/box.tsx'
import { Button } from '../shell/button.tsx'
import { Loading } from '../shell/loading.tsx'
import shell from '../shell/shell.module.css'
import { TopBar } from '../shell/top-bar.tsx'
import { useLoaded } from '../shell/use-loaded.ts'
import { CountForm } from './count-form.tsx'
import { CourtArranging } from './court-arranging.tsx'
import { isPreset } from './court-plan.ts'
import { Presets } from './court-presets.tsx'
import { useCourtSentence } from './court-sentence.ts'
import Lost from './lost.tsx'
import css from './new-table.module.css'
import { OptionForm } from './option-form.tsx'
import { SeatForm } from './seat-form.tsx'
import { useArrangement } from './use-arrangement.ts'
import { useCourtArrangement } from './use-court-arrangement.ts'
import { useObjection } from './use-objection.ts'

export default function NewTable({ id }: { id: string }) {
  const { t } = useTranslation()
  const box = boxOf(id)
  return box ? <NewTableForm box={box} /> : <Lost text={t('setup.unknown')} />
}

function NewTableForm({ box }: { box: Box }) {
  const { id } = box
  const { t } = useTranslation()
  const language = useLanguage()
  const [, go] = useLocation()
  const texts = useLoaded(() => loadTexts(id), id)
  const introduction = useLoaded(async () => ({ of: (await loadTable(id))?.introduction ?? null }), id)
  const { count, seated, options, shuffled, setOptions, ...arrangement } = useArrangement(box)
  const { t: courtly } = useCourtWords()
  const asked = new URLSearchParams(useSearch()).get('with')
  const court = useCourtArrangement(box, isPreset(asked) ? asked : 'bots', setOptions)
  const local = court.preset === 'bots'
  const sentence = useCourtSentence(court)
  const [kept, setKept] = useState(false)
  const [sent, setSent] = useState<'no' | 'sent' | 'failed'>('no')
  // A hosting without a court lays tables on this device alone.
  const hall = useLoaded(() => api.hall(), '')
  const names = useSeatNames(seated)
  const seating = useSeatingOf(seated, null)
  const objection = useObjection(box, local ? count : court.plan.count, options)
  useEffect(() => {
    document.title = `${box.title[language]} · Durbar`
  }, [box, language])
  if (!texts) return <Loading />

  const persons = seated.filter(({ kind }) => kind === 'person').length
  const begin = () => {
    arrangement.remember()
    const plans = (shuffled ? mixed(seated) : seated).map(({ name, ...plan }): SeatPlan => {
      const typed = name?.trim()
      return typed ? { ...plan, name: typed } : plan
    })
    go(arrange(id, plans, options))
  }
  const openAtCourt = async () => {
    setSent('sent')
    const table = await openTable(court.wanted(options, shuffled))
    if (table) go(table)
    else setSent('failed')
  }
  const words = texts.speech[language]
  const why = objection && (words.refusals[objection.refusal.why ?? ''] ?? objection.refusal.refused)
  const remedy = objection?.remedy

  const order = (
    <label className={css.value}>
      <input
        type="checkbox"
        checked={shuffled}
        onChange={(event) => arrangement.setShuffled(event.target.checked)}
      />
      <span>
        {t('setup.order')} <small className={css.help}>{t('setup.orderHelp')}</small>
      </span>
    </label>
  )
  const how = (
    <>
      {box.options.length === 0 ? <p className={css.help}>{t('setup.none')}</p> : null}
      {box.options.map((spec) => (
        <OptionForm
          key={spec.key}
          spec={spec}
          texts={texts}
          value={options[spec.key]!}
          onChange={(value) => setOptions({ ...options, [spec.key]: value })}
        />
      ))}
    </>
  )

  return (
    <>
      <TopBar title={box.title[language]} subtitle={t('setup.title')} />
      <main id="main" className={`${shell.page} ${css.page}`}>
        <Corners />
        <div className={css.cover}>
          <BoxFront game={box} />
          <p>{box.tagline[language]}</p>
          <p>
            <Link href={`/rules/${id}`}>{t('nav.rules')}</Link>
          </p>
        </div>
        <form
          className={css.form}
          onSubmit={(event) => {
            event.preventDefault()
            if (objection || sent === 'sent') return
            if (local) begin()
            else void openAtCourt()
          }}
        >
          <div className={css.head}>
            <h1>{box.title[language]}</h1>
            {introduction?.of === null ? null : (
              // Before it has come, too: what stands below must not move when it does.
              <p className={css.intro}>
                <Button
                  disabled={!introduction}
                  onClick={() => introduction?.of && go(introductoryTable(id, introduction.of))}
                >
                  {t('intro.start')}
                </Button>
                <span>{t('intro.help')}</span>
              </p>
            )}
            <Presets court={court} closed={hall !== null && !hall.ok} />
          </div>
          {local ? (
            <>
              <div className={css.column}>
                <PanelHead>{t('setup.seats')}</PanelHead>
                <CountForm counts={box.seats} count={count} onChange={arrangement.setCount} />
                <SeatingProvider value={seating}>
                  <ul className={css.seats}>
                    {seated.map((plan, seat) => (
                      <SeatForm
                        key={seat}
                        seat={seat}
                        plan={plan}
                        called={names[seat]!}
                        onChange={(next) => arrangement.setSeat(seat, next)}
                        onEmblem={(emblem) => arrangement.setEmblem(seat, emblem)}
                      />
                    ))}
                  </ul>
                </SeatingProvider>
                {order}
                {persons > 1 ? <p className={css.help}>{t('setup.hotseat')}</p> : null}
                {persons === 0 ? <p className={css.help}>{t('setup.watch')}</p> : null}
              </div>
              <div className={css.column}>
                <PanelHead>{t('setup.options')}</PanelHead>
                {how}
              </div>
            </>
          ) : (
            <CourtArranging {...{ box, court, options, sentence, order, how }} />
          )}
          <div className={css.end} data-court={local ? undefined : ''}>
            <p role="status" className={css.refusal}>
              {why
                ? `${why} (${objection?.refusal.rule ?? ''})`
                : sent === 'failed'
                  ? courtly('arrange.failed')
                  : null}
            </p>
            {remedy ? (
              <Button onClick={() => setOptions({ ...options, [remedy[0]]: remedy[1] })}>
                {words.options[remedy[0]]?.label}: {words.options[remedy[0]]?.values[String(remedy[1])]}
              </Button>
            ) : null}
            {local ? null : (
              <>
                <p id="sentence" className={css.sentence}>
                  {sentence.whole}
                </p>
                <Button look="low" onClick={() => setKept(court.keep(court.wanted(options, false)))}>
                  {courtly(kept ? 'arrange.kept' : 'arrange.keep')}
                </Button>
              </>
            )}
            <Button
              look="go"
              type="submit"
              disabled={objection !== null || sent === 'sent'}
              aria-describedby={local ? undefined : 'sentence'}
            >
              {local ? t('setup.start') : courtly('arrange.start')}
            </Button>
          </div>
        </form>
      </main>
    </>
  )
}
