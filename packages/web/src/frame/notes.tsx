/** The introduction: short notes on the things themselves, while the first turns are played. */
import type { Introduction } from '@durbar/table'
import { useLanguage } from '@durbar/table'
import { Popper } from 'radix-ui/internal'
import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../shell/button.tsx'
import { type Box, beside } from './beside.ts'
import css from './notes.module.css'
import { isTab, type Tab } from './use-tab.ts'
import { useWhereabouts } from './use-whereabouts.ts'

const GAP = 14
const EDGE = 10
/** A question that has just come may bring its own panel, which takes as long as this (ms). */
const AFTER_PANEL = 300

const findNote = (note: string) => document.querySelector(`[data-note="${note}"]`)

/** Where panels lie behind tabs, the one with the thing comes to the front, and the thing into sight. */
function useInFront(note: string | null, onPanel: (panel: Tab | null) => void): void {
  useEffect(() => {
    if (note === null) return
    const show = () => {
      const panel = findNote(note)?.closest<HTMLElement>('[data-panel]')?.dataset.panel
      onPanel(isTab(panel) ? panel : 'board')
    }
    const scroll = () => findNote(note)?.scrollIntoView({ block: 'nearest' })
    show()
    const timers = [
      setTimeout(scroll, 50),
      setTimeout(show, AFTER_PANEL),
      setTimeout(scroll, AFTER_PANEL + 50),
    ]
    return () => {
      timers.forEach(clearTimeout)
      onPanel(null)
    }
  }, [note, onPanel])
}

const boxed = ({ left: x, top: y, width, height }: Box) => ({ x, y, width, height })

export default function Notes(props: {
  introduction: Introduction
  ply: number
  quiet: boolean
  onPanel: (panel: Tab | null) => void
  onEnd: () => void
}) {
  const { introduction, ply, quiet, onPanel, onEnd } = props
  const { t } = useTranslation()
  const language = useLanguage()
  const [at, setAt] = useState(0)
  const note = introduction.notes[at]
  const due = note !== undefined && quiet && ply >= note.ply
  const points = due ? note.note : null
  useInFront(points, onPanel)
  const box = useWhereabouts(useMemo(() => (points === null ? null : () => findNote(points)), [points]))
  const { side, at: place } = beside(box, { width: window.innerWidth, height: window.innerHeight })
  const key = JSON.stringify(place)
  // A new anchor for every new place: that is what moves the note.
  const anchor = useMemo(
    () => ({ current: { getBoundingClientRect: () => DOMRect.fromRect(boxed(JSON.parse(key))) } }),
    [key],
  )
  if (!due) return null
  const last = at === introduction.notes.length - 1
  return (
    <>
      {box ? (
        <div
          className={css.ring}
          data-points-at={note.note}
          style={{ left: box.left - 4, top: box.top - 4, width: box.width + 8, height: box.height + 8 }}
        />
      ) : null}
      <Popper.Root>
        <Popper.Anchor virtualRef={anchor} />
        <Popper.Content
          side={side}
          sideOffset={GAP}
          collisionPadding={EDGE}
          data-introduces=""
          className={css.note}
          role="status"
        >
          <p>{note.text[language]}</p>
          <div className={css.tools}>
            <small>{t('intro.of', { n: at + 1, total: introduction.notes.length })}</small>
            <Button look={last ? 'go' : 'low'} onClick={onEnd}>
              {t('intro.end')}
            </Button>
            {last ? null : (
              <Button look="go" onClick={() => setAt(at + 1)}>
                {t('intro.next')}
              </Button>
            )}
          </div>
        </Popper.Content>
      </Popper.Root>
    </>
  )
}
