/** Who may sit somewhere, and how well a bot plays there. */
import { levels } from 'virtual:catalogue'
import { useLanguage } from '@durbar/table'
import { useCourtWords } from '../court/wording.ts'
import { LevelMark } from '../shell/level-mark.tsx'
import type { Wanted } from './court-plan.ts'
import { SIGNS } from './court-presets.tsx'
import { Picker, Sign } from './picker.tsx'

const KINDS = ['here', 'invited', 'open', 'bot'] as const
type Kind = (typeof KINDS)[number]
type Level = Extract<Wanted, { kind: 'bot' }>['level']
/** A good opponent, for a start. */
const USUAL: Level = 'level3'

/** A phone, a chain, a gate, a robot's head. */
const SIGN_OF: Readonly<Record<Kind, string>> = {
  here: 'M8 2.500h8a1.500 1.500 0 0 1 1.500 1.500v16a1.500 1.500 0 0 1-1.500 1.500H8A1.500 1.500 0 0 1 6.500 20V4A1.500 1.500 0 0 1 8 2.500M11 18.500h2',
  invited: SIGNS.friends,
  open: SIGNS.open,
  bot: SIGNS.bots,
}

const wantedAs = (kind: Kind): Wanted =>
  kind === 'here' ? { kind, name: '' } : kind === 'bot' ? { kind, level: USUAL } : { kind }

interface SeatKind {
  readonly label: string
  readonly seat: Exclude<Wanted, { kind: 'me' }>
  readonly onChange: (seat: Wanted) => void
}

export function SeatKind({ label, seat, onChange }: SeatKind) {
  const { t } = useCourtWords()
  return (
    <Picker
      label={label}
      value={seat.kind}
      picks={KINDS.map((value) => ({
        value,
        sign: <Sign d={SIGN_OF[value]} />,
        text: t(`arrange.kinds.${value}`),
        help: t(`arrange.kindsHelp.${value}`),
      }))}
      onChange={(kind) => onChange(wantedAs(kind))}
    />
  )
}

export function BotLevel({ label, seat, onChange }: Omit<SeatKind, 'seat'> & { readonly seat: Wanted }) {
  const { t } = useCourtWords()
  const language = useLanguage()
  if (seat.kind !== 'bot') return null
  return (
    <Picker
      label={`${label}: ${t('arrange.level')}`}
      value={seat.level}
      picks={levels.map((each) => ({
        value: each.id as Level,
        sign: <LevelMark plan={{ kind: 'bot', level: each.id }} />,
        text: each[language].name,
      }))}
      onChange={(level) => onChange({ kind: 'bot', level })}
    />
  )
}
