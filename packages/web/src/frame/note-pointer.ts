/** What a note of the introduction points at. */
import { useChoosing, useQuestion } from '@durbar/table'
import { useEffect, useRef, useState } from 'react'
import { isTab, type Tab } from './use-tab.ts'

/** A question that has just come may bring its own panel, which takes as long as this (ms). */
const AFTER_PANEL = 300
/** And what is pointed at comes into sight a moment later. */
const AFTER_SCROLL = 50

export interface Pointer {
  /** What a thing bears as `data-note`, or `wish` for what is asked for. */
  readonly name: string
  /** null: it points at nothing that is on the page. */
  readonly find: () => HTMLElement | null
}

/** Drawn, and inside the part of its map that is shown. */
function isSeen(thing: Element): boolean {
  if (!thing.checkVisibility({ checkVisibilityCSS: true })) return false
  const shown = thing.closest('[data-window]')?.getBoundingClientRect()
  const { left, top, width, height } = thing.getBoundingClientRect()
  const [x, y] = [left + width / 2, top + height / 2]
  return !shown || (x > shown.left && x < shown.right && y > shown.top && y < shown.bottom)
}

/** The next thing to touch: what is to be seen, and decides most by itself. */
function findWanted(): HTMLElement | null {
  const things = [...document.querySelectorAll<HTMLElement>('[data-wanted]')]
  const rank = (thing: HTMLElement) => Number(thing.dataset.wanted) + (isSeen(thing) ? 0 : 0.5)
  return things.sort((a, b) => rank(a) - rank(b))[0] ?? null
}

/** The first that is there: a phone has no room for some, and keeps others behind its tabs. */
function findNote(names: string): HTMLElement | null {
  const things = names
    .split(' ')
    .flatMap((name) => document.querySelector<HTMLElement>(`[data-note="${name}"]`) ?? [])
  return things.find((thing) => isSeen(thing) || thing.closest('[data-panel]')) ?? null
}

export function pointAt(note: { readonly note?: string } | null, wish: boolean): Pointer {
  const name = note?.note ?? ''
  return wish
    ? { name: 'wish', find: () => findWanted() ?? findNote(name) }
    : { name, find: () => findNote(name) }
}

/** Where panels lie behind tabs, the one with the thing comes to the front, and the thing into sight. */
export function useInFront({ find }: Pointer, onPanel: (panel: Tab | null) => void): void {
  const { touches } = useChoosing()
  useEffect(() => {
    const show = () => {
      const panel = find()?.closest<HTMLElement>('[data-panel]')?.dataset.panel
      onPanel(isTab(panel) ? panel : 'board')
    }
    const scroll = () => find()?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    show()
    const timers = [
      setTimeout(scroll, AFTER_SCROLL),
      setTimeout(show, AFTER_PANEL),
      setTimeout(scroll, AFTER_PANEL + AFTER_SCROLL),
    ]
    return () => timers.forEach(clearTimeout)
  }, [find, onPanel, touches])
  useEffect(() => () => onPanel(null), [onPanel])
}

/** Whether what is pointed at has found its place: a note that has been seen must not move under the finger. */
export function useStill(note: object | null): boolean {
  const question = useQuestion()
  const before = useRef<object | null>(null)
  const [still, setStill] = useState<object | null>(null)
  useEffect(() => {
    if (!note) return
    const panel = before.current === question ? 0 : AFTER_PANEL
    before.current = question
    const timer = setTimeout(() => setStill(note), panel + 2 * AFTER_SCROLL)
    return () => clearTimeout(timer)
  }, [note, question])
  return still === note
}
