/** What can be done about a seat of a table that is being laid: by the host about any, by everybody else about their own. */
import { levels } from 'virtual:catalogue'
import type { TableIntent } from '@durbar/protocol/court/intents'
import type { TableTold } from '@durbar/protocol/court/told'
import { useLanguage } from '@durbar/table'
import { DropdownMenu } from 'radix-ui'
import { useState } from 'react'
import type { CourtTable } from '../court/court-table.ts'
import { isHost, isVacant, ownPerson, ownSeat } from '../court/seats-of.ts'
import { useCourtWords } from '../court/wording.ts'
import { Button } from '../shell/button.tsx'
import { Sheet } from '../shell/sheet.tsx'
import shell from '../shell/shell.module.css'
import { MenuContent, MenuRoot } from '../shell/veiled-menu.tsx'
import css from './waiting-room.module.css'

interface Entry {
  readonly text: string
  readonly does: readonly TableIntent[] | 'here'
}

function useEntries(told: TableTold, n: number, names: readonly string[]): readonly Entry[] {
  const { t } = useCourtWords()
  const language = useLanguage()
  const seat = told.seats[n]!
  const host = isHost(told)
  const me = ownPerson(told)
  const { arrangement } = told
  const vacant = isVacant(seat)
  const entries: Entry[] = []
  if (me === null) return entries
  const nth = (text: string, ...does: TableIntent[]) => entries.push({ text, does })
  if (vacant) entries.push({ text: t('room.hereToo'), does: 'here' })
  if (seat.kind === 'person' && seat.person === me && told.yours.length > 1 && seat.guest)
    nth(t('room.standUp', { name: names[n] }), { type: 'leave', seat: n })
  if (!host) return entries
  const { door } = arrangement
  if (seat.kind === 'person' && seat.person !== me)
    nth(t('room.askToLeave'), {
      type: 'lay',
      seat: n,
      as: { kind: door === 'open' ? 'open' : 'invited' },
    })
  if (seat.kind === 'invited' || seat.kind === 'bot')
    nth(
      t('room.offer'),
      // An open seat stands in the hall, and so does its table.
      ...(door === 'open'
        ? []
        : [{ type: 'arrange', arrangement: { ...arrangement, door: 'open' } } as const]),
      { type: 'lay', seat: n, as: { kind: 'open' } },
    )
  if (seat.kind === 'open' || seat.kind === 'bot')
    nth(t('room.byLink'), { type: 'lay', seat: n, as: { kind: 'invited' } })
  if (vacant || seat.kind === 'bot')
    for (const { id, [language]: level } of levels)
      if (seat.kind !== 'bot' || seat.level !== id)
        nth(t('room.botAs', { name: level.name }), {
          type: 'lay',
          seat: n,
          as: { kind: 'bot', level: id as 'level1' },
        })
  told.seats.forEach((other, m) => {
    if (m === n || (vacant && isVacant(other))) return
    nth(isVacant(other) ? t('room.swapWithFree', { n: m + 1 }) : t('room.swapWith', { name: names[m] }), {
      type: 'swap',
      a: n,
      b: m,
    })
  })
  return entries
}

/** Whoever was ready is ready for those at the same device, too. */
async function seatGuest(table: CourtTable, told: TableTold, seat: number, guest: string): Promise<void> {
  const answer = await table.intend({ type: 'take', seat, guest })
  if (answer.type === 'done' && ownSeat(told)?.ready) await table.intend({ type: 'ready', ready: true })
}

function SomebodyHere({ onName, onClose }: { onName: (name: string) => void; onClose: () => void }) {
  const { t } = useCourtWords()
  const [name, setName] = useState('')
  return (
    <Sheet open onOpenChange={onClose} title={t('room.hereWho')} lead={t('room.hereText')}>
      <form
        className={css.first}
        onSubmit={(event) => {
          event.preventDefault()
          if (name.trim()) onName(name.trim())
        }}
      >
        <label>
          {t('first.name')}
          <input
            className={css.field}
            value={name}
            maxLength={40}
            autoComplete="off"
            onChange={({ target }) => setName(target.value)}
          />
        </label>
        <Button type="submit" disabled={name.trim() === ''}>
          {t('room.hereGo')}
        </Button>
      </form>
    </Sheet>
  )
}

export function SeatMenu(props: {
  table: CourtTable
  told: TableTold
  seat: number
  names: readonly string[]
}) {
  const { table, told, seat, names } = props
  const { t } = useCourtWords()
  const [naming, setNaming] = useState(false)
  const entries = useEntries(told, seat, names)
  const name = isVacant(told.seats[seat]!) ? t('room.free') : (names[seat] ?? '')
  if (entries.length === 0) return null
  const run = async ({ does }: Entry) => {
    if (does === 'here') return setNaming(true)
    for (const intent of does) if ((await table.intend(intent)).type !== 'done') return
  }
  return (
    <>
      <MenuRoot>
        <DropdownMenu.Trigger
          className={css.dots}
          aria-label={t('room.seatMenu', { name })}
          data-seat-menu={seat}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M3 12a2 2 0 1 0 4 0 2 2 0 1 0-4 0m7 0a2 2 0 1 0 4 0 2 2 0 1 0-4 0m7 0a2 2 0 1 0 4 0 2 2 0 1 0-4 0" />
          </svg>
        </DropdownMenu.Trigger>
        <MenuContent align="end" sideOffset={4}>
          {entries.map((entry) => (
            <DropdownMenu.Item key={entry.text} className={shell.menuItem} onSelect={() => void run(entry)}>
              {entry.text}
            </DropdownMenu.Item>
          ))}
        </MenuContent>
      </MenuRoot>
      {naming ? (
        <SomebodyHere
          onClose={() => setNaming(false)}
          onName={(guest) => {
            setNaming(false)
            void seatGuest(table, told, seat, guest)
          }}
        />
      ) : null}
    </>
  )
}
