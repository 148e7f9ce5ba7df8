/** The introduction: short notes on the things themselves, while the first turns are played. */
import { type AnyTable, useChoosing, useLanguage, useQuestion } from '@durbar/table'
import { Popper } from 'radix-ui/internal'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { remember } from '../known-games.ts'
import { Button } from '../shell/button.tsx'
import { type Box, beside } from './beside.ts'
import { Closing } from './closing.tsx'
import { BEGINNING, follow, type Progress, readOn } from './introducing.ts'
import { type Pointer, pointAt, useInFront, useStill } from './note-pointer.ts'
import css from './notes.module.css'
import type { Tab } from './use-tab.ts'
import { useWhereabouts } from './use-whereabouts.ts'

const GAP = 14
const EDGE = 10

type Introduction = NonNullable<AnyTable['introduction']>

/** Which note stands there, and the next; nothing while nobody is asked. */
function useProgress(introduction: Introduction, view: unknown) {
  const question = useQuestion()
  const [progress, setProgress] = useState<Progress>(BEGINNING)
  useEffect(() => {
    if (question) setProgress((now) => follow(introduction, now, { view, question }))
  }, [introduction, view, question])
  const next = useCallback(() => {
    if (question) setProgress((now) => readOn(introduction, now, { view, question }))
  }, [introduction, view, question])
  const current = question !== null && (progress.asked === question || progress.showing === 'closing')
  return { showing: current ? progress.showing : null, read: progress.read.length, next }
}

/** The things of the move that a note asks for glow before all others. */
function useWish(note: Introduction['notes'][number] | null, view: unknown): boolean {
  const { question, wish, wished } = useChoosing()
  useEffect(() => {
    wish((note && question && note.wants?.(view, question)) ?? null)
    return () => wish(null)
  }, [note, question, view, wish])
  return wished !== null
}

/** Something else has been begun: nobody who goes an own way should have a note lie over it. */
function useAstray(): boolean {
  const { touches, left, wished, offer } = useChoosing()
  return touches.length > 0 && !(wished && left.includes(offer(wished)))
}

const boxed = ({ left: x, top: y, width, height }: Box) => ({ x, y, width, height })

/** A note at what it points at. */
function Leaflet(props: {
  pointer: Pointer
  wish: boolean
  still: boolean
  onPanel: (panel: Tab | null) => void
  children: React.ReactNode
}) {
  const { pointer, wish, still, onPanel, children } = props
  useInFront(pointer, onPanel)
  const box = useWhereabouts(pointer.find)
  const { side, at: place } = beside(box, { width: window.innerWidth, height: window.innerHeight })
  const key = JSON.stringify(place)
  // A new anchor for every new place: that is what moves the note.
  const anchor = useMemo(
    () => ({ current: { getBoundingClientRect: () => DOMRect.fromRect(boxed(JSON.parse(key))) } }),
    [key],
  )
  return (
    <>
      {box && still ? (
        <div
          className={css.ring}
          data-points-at={pointer.name}
          data-wish={wish || undefined}
          style={{ left: box.left - 4, top: box.top - 4, width: box.width + 8, height: box.height + 8 }}
        />
      ) : null}
      <Popper.Root>
        <Popper.Anchor virtualRef={anchor} />
        <Popper.Content
          side={side}
          sideOffset={GAP}
          collisionPadding={EDGE}
          data-introduces={pointer.name}
          data-coming={still ? undefined : ''}
          className={css.note}
          role="status"
        >
          {children}
        </Popper.Content>
      </Popper.Root>
    </>
  )
}

export default function Notes(props: {
  game: string
  introduction: Introduction
  view: unknown
  onPanel: (panel: Tab | null) => void
  onEnd: () => void
}) {
  const { game, introduction, view, onPanel, onEnd } = props
  const { t } = useTranslation()
  const language = useLanguage()
  useEffect(() => remember(game), [game])
  const { showing, read, next } = useProgress(introduction, view)
  const note = typeof showing === 'number' ? introduction.notes[showing]! : null
  const wish = useWish(note, view)
  const still = useStill(note)
  const astray = useAstray()
  const pointer = useMemo(() => pointAt(note, wish), [note, wish])
  if (showing === 'closing') return <Closing {...introduction.closing} onEnd={onEnd} />
  if (!note || astray) return null
  return (
    <Leaflet pointer={pointer} wish={wish} still={still} onPanel={onPanel}>
      <p>{note.text[language]}</p>
      <div className={css.tools}>
        <small>{t('intro.of', { n: read + 1, total: introduction.notes.length })}</small>
        <Button look="low" onClick={onEnd}>
          {t('intro.end')}
        </Button>
        {note.wants ? null : (
          <Button look="go" onClick={next}>
            {t('intro.next')}
          </Button>
        )}
      </div>
    </Leaflet>
  )
}
