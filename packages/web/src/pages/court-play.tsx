/** A game at court on the same frame as every other: what comes from outside the match is handed in as company. */
import type { TableTold } from '@durbar/protocol/court/told'
import { useLanguage } from '@durbar/table'
import { useEffect, useMemo, useRef, useState } from 'react'
import { BotMark, Clock, ClockBar } from '../court/clock.tsx'
import type { CourtTable } from '../court/court-table.ts'
import { CourtEnd } from '../court/ending.tsx'
import { LineNote, useLinePlace } from '../court/line-note.tsx'
import { CourtNotice, useBroken } from '../court/notice.tsx'
import { PresenceDot } from '../court/presence-dot.tsx'
import { Resigning } from '../court/resigning.tsx'
import { Unsaved, useSaving } from '../court/saving.tsx'
import { SealSheet, SealTool } from '../court/seal-tool.tsx'
import { plansOf } from '../court/seat-plans.ts'
import { useSeatStatus } from '../court/seat-status.ts'
import { SocketTransport } from '../court/socket-transport.ts'
import { Spectators } from '../court/spectators.tsx'
import { Talk } from '../court/talk.tsx'
import { TurnFlag } from '../court/turn-flag.tsx'
import { TurnOf } from '../court/turn-of.tsx'
import { useUnread } from '../court/unread.ts'
import { useConnectionState, useCourtTableState } from '../court/use-court-table.ts'
import { useCourtWords } from '../court/wording.ts'
import { type Company, CompanyProvider } from '../frame/company.ts'
import { boxOf, loadTexts } from '../games.ts'
import { useHallWords } from '../i18n/hall.ts'
import { MatchStore } from '../match/match-store.ts'
import { usePlayingHere } from '../match/use-playing-here.ts'
import { useSeatNames } from '../seat-names.ts'
import { Loading } from '../shell/loading.tsx'
import { useLoaded } from '../shell/use-loaded.ts'
import { LaidTable } from './laid-table.tsx'

function useCourtMatch(table: CourtTable): MatchStore | null {
  const [match, setMatch] = useState<MatchStore | null>(null)
  useEffect(() => {
    const fresh = new MatchStore(new SocketTransport(table), { type: 'open', id: table.id })
    // On the screen, and nothing waits before it: the time of its question begins.
    let seen = -1
    const unsubscribe = fresh.subscribe(() => {
      const { shown, waiting } = fresh.get()
      if (!shown?.question || waiting > 0 || shown.revision === seen) return
      seen = shown.revision
      table.connection.say({ type: 'seen', table: table.id, revision: seen })
    })
    setMatch(fresh)
    return () => {
      unsubscribe()
      fresh.close()
    }
  }, [table])
  return match
}

/** What was told of the dice before they were opened: against that the end is checked. */
function useDiceBefore({ dice }: TableTold): TableTold['dice'] {
  const before = useRef(dice)
  if (before.current.secret === null && dice.secret === null) before.current = dice
  return before.current
}

/** What is said is said in a round: the talk is told when another begins. */
function useRounds(table: CourtTable, match: MatchStore | null, game: string): void {
  const texts = useLoaded(() => (boxOf(game) ? loadTexts(game) : Promise.resolve(null)), game)
  useEffect(() => {
    if (!match || !texts) return
    let now: string | null = null
    const look = () => {
      const { shown } = match.get()
      const next = shown && shown.result === null ? texts.speech.en.subtitle(shown.view) : now
      if (!shown || next === now) return
      now = next
      table.reached(shown.view)
    }
    look()
    return match.subscribe(look)
  }, [table, match, texts])
}

/** The tab says when somebody is waited for. */
function useTitle(match: MatchStore | null, game: string): void {
  const { t: hall } = useHallWords()
  const language = useLanguage()
  useEffect(() => {
    if (!match) return
    const title = boxOf(game)?.title[language] ?? game
    const say = () => {
      const asked = match.get().shown?.question != null
      document.title = asked ? `● ${hall('hall.yourTurn')} · ${title}` : `${title} · Durbar`
    }
    say()
    return match.subscribe(say)
  }, [match, game, language, hall])
}

export default function CourtPlay({ table, told }: { table: CourtTable; told: TableTold }) {
  const { t } = useCourtWords()
  const match = useCourtMatch(table)
  const { presence } = useCourtTableState(table)
  const unread = useUnread(table)
  const line = useConnectionState()
  const [talking, setTalking] = useState(false)
  const [resigning, setResigning] = useState(false)
  const [sealing, setSealing] = useState(false)
  const [broken, place] = [useBroken(), useLinePlace()]
  const noted = broken && place === 'bar'
  const seated = told.yours.length > 0
  const before = useDiceBefore(told)
  const plans = useMemo(() => plansOf(told), [told])
  const names = useSeatNames(plans)
  const status = useSeatStatus(table, told)
  useTitle(match, told.arrangement.game)
  useRounds(table, match, told.arrangement.game)
  // With several at one device, whoever has it now.
  const own = match?.get().shown?.facing ?? told.yours[0]
  const asked = match?.get().shown?.question != null
  const seat = told.seats[own ?? -1]
  const saving = useSaving({ id: table.id, game: told.arrangement.game }, own ?? 0)
  const plays = seat?.kind === 'person' && seat.standIn === null
  const playing = told.phase === 'playing'
  usePlayingHere(playing && plays)
  const thereOf = (seat: number) => {
    const each = told.seats[seat]
    return each?.kind === 'person' ? presence.find(({ person }) => person === each.person) : undefined
  }
  const dot = (seat: number) => {
    // Nothing is known of the others while the line is broken, and nobody needs to be told that they are here.
    if (line !== 'open') return told.yours.includes(seat) && broken ? <PresenceDot state="gone" /> : null
    const there = told.yours.includes(seat) ? undefined : thereOf(seat)
    return there ? <PresenceDot state={there.state} /> : null
  }
  const company: Company = {
    dot,
    clock: (seat) => (isStoodIn(told, seat) ? <BotMark /> : <Clock table={table} seat={seat} />),
    ownClock: own === undefined ? null : <Clock table={table} seat={own} />,
    clockBar: (seat) => <ClockBar table={table} seat={seat} />,
    turnOf: (seat) => (
      <TurnOf
        table={table}
        seat={seat}
        name={names[seat] ?? ''}
        dot={dot(seat)}
        gone={thereOf(seat)?.state === 'gone'}
        status={status(seat, true)}
      />
    ),
    status: (seat) => status(seat),
    flag: own === undefined ? null : <TurnFlag table={table} seat={own} />,
    notice: (moveOf) =>
      match ? (
        <CourtNotice table={table} match={match} names={(seat) => names[seat] ?? ''} moveOf={moveOf} />
      ) : null,
    talk: told.arrangement.talk === 'off' && seated ? null : <Talk table={table} />,
    unread,
    talking,
    onTalk: setTalking,
    below: broken && place === 'below' ? <LineNote table={table} asked={asked} below /> : null,
    tools: noted ? (
      <LineNote table={table} asked={asked} />
    ) : (
      <>
        <SealTool onClick={() => setSealing(true)} />
        <Spectators table={table} />
      </>
    ),
    alone: noted,
    hints: told.arrangement.hints,
    askBack: null,
    entries: [
      { text: t('seal.open'), run: () => setSealing(true) },
      ...(own !== undefined && playing ? [saving.entry] : []),
      ...(own !== undefined && playing && plays
        ? [
            { text: t('menu.handOver'), run: () => void table.intend({ type: 'handOver', seat: own }) },
            { text: t('menu.resign'), run: () => setResigning(true) },
          ]
        : []),
    ],
    end: <CourtEnd table={table} before={before} />,
  }
  if (!match) return <Loading />
  return (
    <CompanyProvider value={{ ...company, askBack: askBackOf(table, match, playing) }}>
      <LaidTable match={match} />
      {saving.failed ? <Unsaved saving={saving} /> : null}
      {sealing ? <SealSheet dice={before} onClose={() => setSealing(false)} /> : null}
      {resigning && own !== undefined ? (
        <Resigning table={table} seat={own} onClose={() => setResigning(false)} />
      ) : null}
    </CompanyProvider>
  )
}

const isStoodIn = ({ seats }: TableTold, n: number): boolean => {
  const seat = seats[n]
  return seat?.kind === 'person' && seat.standIn !== null
}

const askBackOf = (table: CourtTable, match: MatchStore, playing: boolean) =>
  playing
    ? () => {
        const { shown } = match.get()
        if (!shown || shown.facing === null) return
        const { facing: seat, ply, revision } = shown
        void table.intend({ type: 'askBack', seat, ply, revision })
      }
    : null
