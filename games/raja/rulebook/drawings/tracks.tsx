/** The track of an example, before and after. */
import type { Drawings, Language } from '@durbar/room'
import { CRESTS } from '../examples.ts'
import { Frame, Label } from './parts.tsx'
import { TrackColumn } from './track.tsx'

interface Step {
  readonly title: Readonly<Record<Language, string>>
  readonly track: string
}
const COLUMN = 124
const CELL = 34

/** Columns side by side, all as high as the highest crest in them needs. */
const tracks = (steps: readonly Step[], height: number, moved: string) =>
  function Tracks({ language }: { readonly language: Language }) {
    return (
      <Frame width={COLUMN * 3} height={height * CELL + 68}>
        {steps.map(({ title, track }, i) => {
          const x = i * COLUMN + (steps.length < 3 ? COLUMN / 3 + i * 24 : 0)
          return (
            <g key={track}>
              <Label x={x} y={16} quiet>
                {title[language]}
              </Label>
              <TrackColumn
                track={track}
                x={x}
                y={28}
                height={height}
                cell={CELL}
                width={42}
                moved={moved}
                named
              />
            </g>
          )
        })}
      </Frame>
    )
  }

const round = (n: number) => ({ de: `Runde ${n}`, en: `Round ${n}` })
const after = { de: 'nach der Aktion', en: 'after the action' }

export const tracksDrawn: Drawings['pictures'] = {
  'track-first': tracks(
    [
      { title: { de: 'zu Beginn', en: 'at the start' }, track: CRESTS.start },
      { title: round(CRESTS.rounds.moved), track: CRESTS.first },
    ],
    9,
    CRESTS.start[0]!,
  ),
  'track-shift': tracks(
    [
      { title: round(CRESTS.rounds.moved), track: CRESTS.first },
      { title: after, track: CRESTS.shifted },
      { title: round(CRESTS.rounds.then), track: CRESTS.second },
    ],
    10,
    CRESTS.moved,
  ),
  'track-gap': tracks(
    [
      { title: round(CRESTS.rounds.movedLater), track: CRESTS.fourth },
      { title: after, track: CRESTS.gapped },
      { title: round(CRESTS.rounds.last), track: CRESTS.fifth },
    ],
    13,
    CRESTS.movedLater,
  ),
}
