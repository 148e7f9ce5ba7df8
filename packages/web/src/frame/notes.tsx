/** The introduction: short notes on the things themselves, while the first turns are played. */
import type { Introduction } from '@durbar/table'
import { useLanguage } from '@durbar/table'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../shell/button.tsx'
import css from './notes.module.css'
import { isTab, type Tab } from './use-tab.ts'

interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

const GAP = 14
const EDGE = 10

/** Where the thing is on the screen, kept up to date; null while it is not to be seen. */
function useBox(note: string | null, onPanel: (panel: Tab | null) => void): Box | null {
  const [box, setBox] = useState<Box | null>(null)
  useEffect(() => {
    if (note === null) {
      setBox(null)
      return
    }
    const find = () => document.querySelector(`[data-note="${note}"]`)
    // Where panels lie behind tabs, the one with the thing comes to the front; once more a little later, because a
    // question that has just come may bring its own panel.
    const show = () => {
      const panel = find()?.closest<HTMLElement>('[data-panel]')?.dataset.panel
      onPanel(isTab(panel) ? panel : 'board')
    }
    show()
    const timers = [
      setTimeout(show, 300),
      setTimeout(() => find()?.scrollIntoView({ block: 'nearest' }), 50),
      setTimeout(() => find()?.scrollIntoView({ block: 'nearest' }), 350),
    ]
    let last = ''
    const look = () => {
      const rect = find()?.getBoundingClientRect()
      const seen = rect && rect.width > 0 ? rect : null
      const next = seen
        ? {
            left: Math.max(seen.left, 0),
            top: Math.max(seen.top, 0),
            width: Math.min(seen.right, window.innerWidth) - Math.max(seen.left, 0),
            height: Math.min(seen.bottom, window.innerHeight) - Math.max(seen.top, 0),
          }
        : null
      const key = JSON.stringify(next)
      if (key !== last) {
        last = key
        setBox(next)
      }
    }
    look()
    timers.push(setInterval(look, 200))
    return () => {
      timers.forEach(clearTimeout)
      onPanel(null)
    }
  }, [note, onPanel])
  return box
}

export function Notes(props: {
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
  const box = useBox(due ? note.note : null, onPanel)
  const leaf = useRef<HTMLElement>(null)
  const [place, setPlace] = useState<{ left: number; top: number } | null>(null)
  useLayoutEffect(() => {
    const size = leaf.current?.getBoundingClientRect()
    if (!size) return
    const { innerWidth, innerHeight } = window
    const around = box ?? { left: innerWidth / 2, top: innerHeight / 3, width: 0, height: 0 }
    const fits = (left: number, top: number) =>
      left >= EDGE &&
      top >= EDGE &&
      left + size.width <= innerWidth - EDGE &&
      top + size.height <= innerHeight - EDGE
    const middle = around.left + around.width / 2 - size.width / 2
    const clamped = Math.min(Math.max(middle, EDGE), innerWidth - size.width - EDGE)
    const level = Math.min(Math.max(around.top, EDGE), innerHeight - size.height - EDGE)
    const choices = [
      { left: clamped, top: around.top + around.height + GAP },
      { left: clamped, top: around.top - size.height - GAP },
      { left: around.left + around.width + GAP, top: level },
      { left: around.left - size.width - GAP, top: level },
    ]
    setPlace(
      choices.find(({ left, top }) => fits(left, top)) ?? {
        left: clamped,
        top: innerHeight - size.height - 80,
      },
    )
  }, [box])
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
      <aside
        ref={leaf}
        data-introduces=""
        className={css.note}
        style={place ?? { visibility: 'hidden' }}
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
      </aside>
    </>
  )
}
