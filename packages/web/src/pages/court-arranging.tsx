/** How a table at court is arranged: four parts, each with what is decided in it. */
import type { Box } from 'virtual:catalogue'
import type { Options } from '@durbar/kernel'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSettingsSaid } from '../court/settings-said.ts'
import { useCourtWords } from '../court/wording.ts'
import { DoorDetails, PaceDetails } from './court-details.tsx'
import { CourtSeats } from './court-seats.tsx'
import type { CourtSentence } from './court-sentence.ts'
import css from './new-table.module.css'
import { Part } from './part.tsx'
import type { CourtArrangement } from './use-court-arrangement.ts'

type Name = 'seats' | 'game' | 'pace' | 'door'

export function CourtArranging(props: {
  box: Box
  court: CourtArrangement
  options: Options
  sentence: CourtSentence
  /** Whether the seats are shuffled. */
  order: ReactNode
  /** The variants of the game. */
  how: ReactNode
}) {
  const { box, court, options, sentence, order, how } = props
  const { t } = useTranslation()
  const { t: words } = useCourtWords()
  const [open, setOpen] = useState<Name | null>(null)
  const said = useSettingsSaid(court.wanted(options, false).arrangement, court.plan.count)
  const parts = { open, onOpen: setOpen }
  const { plan, change, hasOpen } = court
  return (
    <>
      <div className={css.column}>
        <Part
          {...parts}
          name="seats"
          title={t('setup.seats')}
          short={words('arrange.partSeats')}
          said={sentence.who}
        >
          <CourtSeats box={box} court={court} />
          {order}
        </Part>
        <Part
          {...parts}
          name="game"
          title={t('setup.options')}
          short={words('arrange.partGame')}
          said={said.unusualOptions.join(' · ') || words('arrange.usual')}
        >
          {how}
        </Part>
      </div>
      <div className={css.column}>
        <Part
          {...parts}
          name="pace"
          title={words('arrange.pace')}
          short={words('arrange.pace')}
          said={sentence.pace}
        >
          <PaceDetails plan={plan} change={change} hasPlain={box.plain} />
        </Part>
        <Part
          {...parts}
          name="door"
          title={words('arrange.door')}
          short={words('arrange.door')}
          said={`${said.setting('door')} · ${said.setting('spectators')}`}
        >
          <DoorDetails plan={plan} change={change} hasOpen={hasOpen} />
        </Part>
      </div>
    </>
  )
}
