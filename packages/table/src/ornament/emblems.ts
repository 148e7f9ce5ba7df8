/** The five players' emblems. The emblem is the identity, colour its echo. */
const ray = (k: number): string => {
  const turn = (x: number, y: number): string => {
    const a = (k * Math.PI) / 4
    const [dx, dy] = [x - 12, y - 12]
    const n = (v: number) => Math.round(v * 100) / 100
    return `${n(12 + dx * Math.cos(a) - dy * Math.sin(a))} ${n(12 + dx * Math.sin(a) + dy * Math.cos(a))}`
  }
  return `M${turn(12, 0.7)}L${turn(14, 5.6)}L${turn(10, 5.6)}Z`
}

export const EMBLEMS = [
  {
    name: 'lotus',
    d: 'M12 2.6c2.7 3.4 3.4 9.2 0 14.2-3.4-5-2.7-10.8 0-14.2ZM11 17C6.3 15.8 4 11.6 4.4 6.8 8 8.4 10.6 11.8 11 17ZM13 17c4.7-1.2 7-5.4 6.6-10.2C16 8.4 13.4 11.8 13 17ZM10.4 18.5C5.8 19.3 2 16.8.8 12.6c4-.6 7.8 1.6 9.6 5.9ZM13.6 18.5c4.6.8 8.4-1.7 9.6-5.9-4-.6-7.8 1.6-9.6 5.9ZM5 20.2h14l-2 2H7z',
  },
  {
    name: 'feather',
    d: 'M12 .8c6.2 5.6 7.6 11 5.2 14.6-1.2 1.8-3 2.6-4.4 2.8l.6 5h-2.8l.6-5c-1.4-.2-3.2-1-4.4-2.8C4.4 11.8 5.8 6.4 12 .8Zm0 6.4c-2.6 2.8-3 5-2 6.6 1 1.4 3 1.4 4 0 1-1.6.6-3.8-2-6.6Z',
  },
  {
    name: 'sun',
    d: `M7.1 12a4.9 4.9 0 1 0 9.8 0a4.9 4.9 0 1 0-9.8 0Z${[0, 1, 2, 3, 4, 5, 6, 7].map(ray).join('')}`,
  },
  {
    name: 'boteh',
    d: 'M14 1.2c6 3.8 8 11.4 4.4 16.9-3.4 5.2-11.6 5-13.4-.9C3.6 12.4 7.4 8.6 11 10c3.4 1.3 3.6-4 3-8.8ZM11 13.2a3 3 0 1 0 .1 6 3 3 0 0 0-.1-6Z',
  },
  {
    name: 'moon',
    d: 'M15.8 2.6A9.8 9.8 0 1 0 21.6 15 8 8 0 1 1 15.8 2.6ZM17.5 6l.9 2.3 2.4.2-1.9 1.5.7 2.4-2.1-1.4-2.1 1.4.7-2.4-1.9-1.5 2.4-.2Z',
  },
] as const

export interface EmblemLook {
  readonly d: string
  readonly fill: string
  readonly edge: string
  readonly mark: string
  /** To be painted over the fill. */
  readonly pattern: string
}

/** How whatever bears an emblem is drawn, in CSS variables and patterns of the page; in its own colour or another. */
export const emblemLook = (emblem: number, colour = emblem): EmblemLook => ({
  d: EMBLEMS[emblem]!.d,
  fill: `var(--p${colour + 1})`,
  edge: `var(--p${colour + 1}-edge)`,
  mark: `var(--p${colour + 1}-mark)`,
  pattern: `url(#seat-pattern-${colour})`,
})
