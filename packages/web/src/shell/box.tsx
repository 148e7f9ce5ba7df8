/** A game as the box it comes in. */
import type { Box as Game } from 'virtual:catalogue'
import { useLanguage } from '@durbar/table'
import { coverOf } from '../covers.ts'
import css from './box.module.css'

/** The box's front: picture, title, gold rules. */
export function BoxFront({ game }: { game: Game }) {
  const language = useLanguage()
  const cover = coverOf(game.id)
  const title = game.title[language]
  const lines = linesOf(title)
  const top = lines.length > 2 ? 238 : 252
  return (
    <span className={css.box} style={{ '--spine': cover?.spine ?? 'var(--deep)' } as React.CSSProperties}>
      <svg viewBox="0 0 240 330" aria-hidden="true">
        {cover ? <cover.default /> : <rect width="240" height="330" fill="var(--night)" />}
        <path d={`M0 ${top}H240V330H0Z`} fill="var(--ivory)" />
        <path d={`M0 ${top}H240`} stroke="var(--gilt)" strokeWidth="3" />
        <path d={`M0 ${top + 5}H240`} stroke={cover?.spine} strokeWidth="1.5" />
        {lines.map((line, i) => (
          <text
            key={line}
            x="120"
            y={baseline(lines.length, i)}
            textAnchor="middle"
            className={css.title}
            style={{ fontSize: sizeOf(lines) }}
          >
            {line}
          </text>
        ))}
        <rect x="5" y="5" width="230" height="320" fill="none" stroke="var(--gold)" strokeWidth="1.5" />
        <rect
          x="9"
          y="9"
          width="222"
          height="312"
          fill="none"
          stroke="var(--gold)"
          strokeWidth=".8"
          opacity=".7"
        />
      </svg>
    </span>
  )
}

/** The picture alone, cut to a square. */
export function BoxPicture({ id, className }: { id: string; className?: string }) {
  const cover = coverOf(id)
  return (
    <svg
      className={className}
      viewBox="20 30 200 200"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {cover ? <cover.default /> : null}
    </svg>
  )
}

const LONG = 20
/** Two lines of it would be too small to read on a small box. */
const VERY_LONG = 36

function linesOf(title: string): string[] {
  const [head, tail] = title.split(': ')
  if (title.length > VERY_LONG && head && tail) return [`${head}:`, ...breakTitle(tail)]
  return title.length > LONG ? breakTitle(title) : [title]
}

const baseline = (lines: number, line: number): number =>
  lines === 1 ? 302 : lines === 2 ? 288 + line * 25 : 264 + line * 21

function sizeOf(lines: readonly string[]): number {
  const longest = Math.max(...lines.map((line) => line.length))
  if (lines.length > 2) return Math.min(20, 400 / longest)
  if (lines.length > 1) return Math.min(23, 400 / longest)
  return Math.min(31, 430 / longest)
}

/** Two lines of about the same length. */
function breakTitle(title: string): string[] {
  const words = title.split(' ')
  let best = 1
  for (let i = 1; i < words.length; i++) {
    const uneven = (at: number) =>
      Math.abs(words.slice(0, at).join(' ').length - words.slice(at).join(' ').length)
    if (uneven(i) < uneven(best)) best = i
  }
  return [words.slice(0, best).join(' '), words.slice(best).join(' ')]
}
