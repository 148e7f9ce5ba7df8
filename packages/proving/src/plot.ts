/** What was measured as charts, each an SVG that stands by itself. */
import type { Growth, Point } from './growth.ts'
import type { Times } from './load.ts'

const FIGURES = [
  ['cpuMsPerMove', 'ms of processor a move'],
  ['p99', 'p99, ms'],
  ['rssMB', 'memory, MB'],
] as const satisfies readonly (readonly [keyof Point, string])[]

const [WIDE, HIGH, LEFT, TOP, GAP] = [250, 150, 46, 26, 34]

const chart = (
  points: readonly Point[],
  figure: keyof Point,
  title: string,
  x: number,
  y: number,
): string => {
  const most = Math.max(...points.map((point) => point[figure])) || 1
  const last = Math.max(...points.map(({ at }) => at)) || 1
  const place = (point: Point) => [
    x + LEFT + (point.at / last) * (WIDE - LEFT - 12),
    y + TOP + (1 - point[figure] / most) * (HIGH - TOP - 24),
  ]
  const line = points
    .map((point) =>
      place(point)
        .map((n) => n.toFixed(1))
        .join(','),
    )
    .join(' ')
  const dots = points.map((point) => {
    const [cx, cy] = place(point) as [number, number]
    return `<circle cx="${cx.toFixed(1)}" cy="${cy.toFixed(1)}" r="3"><title>${point.at}: ${point[figure]}</title></circle>`
  })
  const [bottom, right] = [y + HIGH - 24, x + WIDE - 12]
  return `<g><text x="${x + LEFT}" y="${y + 14}" class="t">${title}</text>
<path d="M${x + LEFT},${y + TOP} V${bottom} H${right}" class="a"/>
<text x="${x + LEFT - 6}" y="${y + TOP + 5}" class="n e">${most}</text><text x="${x + LEFT - 6}" y="${bottom}" class="n e">0</text>
<text x="${right}" y="${bottom + 15}" class="n e">${last}</text>
<polyline points="${line}"/>${dots.join('')}</g>`
}

/** `title`: for whoever hears it. */
const picture = (title: string, width: number, height: number, drawn: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<title>${title}</title>
<style>svg{background:#fdf8ea;font:12px sans-serif}.t{font-weight:600;fill:#2b2350}.n{fill:#6b6385}.e{text-anchor:end}.m{text-anchor:middle}.a{fill:none;stroke:#b9a77b}polyline{fill:none;stroke:#9a2433;stroke-width:2}circle{fill:#9a2433}.b polyline{stroke:#2f4f9e;stroke-dasharray:7 4}</style>
${drawn}
</svg>
`

/** Small charts side by side: one row for each axis, one chart for each figure. */
export function plotOfGrowth(grown: Growth): string {
  const rows = Object.entries(grown)
  const charts = rows.flatMap(([axis, points], row) =>
    FIGURES.map(([figure, words], column) =>
      chart(points, figure, `${words}, by ${axis}`, column * (WIDE + GAP), row * (HIGH + GAP)),
    ),
  )
  return picture(
    'How the cost of a move grows',
    FIGURES.length * (WIDE + GAP),
    rows.length * (HIGH + GAP),
    charts.join('\n'),
  )
}

/** Tenths of a millisecond to ten seconds, each decade as wide as the next. */
const DECADES = [0.1, 1, 10, 100, 1000, 10_000] as const
const [LINE_WIDE, LINE_HIGH, AROUND] = [560, 300, 46]

/** So many of a hundred moves within so many milliseconds: until their acknowledgement, and on every screen. */
export function plotOfTimes({ acknowledged, shown }: Times): string {
  const right = LINE_WIDE - AROUND
  const bottom = LINE_HIGH - AROUND
  const across = (ms: number) => {
    const share = Math.log10(Math.max(ms, DECADES[0]) / DECADES[0]) / (DECADES.length - 1)
    return (AROUND + Math.min(1, share) * (right - AROUND)).toFixed(1)
  }
  const up = (share: number) => (bottom - share * (bottom - AROUND)).toFixed(1)
  const line = (times: readonly number[]): string => {
    const sorted = Float64Array.from(times).sort()
    const points = Array.from({ length: 101 }, (_, n) => n / 100).map((share) => {
      const at = Math.min(sorted.length - 1, Math.floor(share * sorted.length))
      return `${across(sorted[at] ?? 0)},${up(share)}`
    })
    return `<polyline points="${points.join(' ')}"/>`
  }
  const marks = DECADES.map(
    (ms) => `<text x="${across(ms)}" y="${bottom + 16}" class="n m">${ms.toLocaleString('en')}</text>`,
  )
  const levels = [0, 50, 95, 99].map(
    (share) =>
      `<text x="${AROUND - 6}" y="${up(share / 100)}" class="n e">${share}</text><path d="M${AROUND},${up(share / 100)} H${right}" class="a" opacity=".4"/>`,
  )
  return picture(
    'Moves within so many milliseconds',
    LINE_WIDE,
    LINE_HIGH,
    `<text x="${AROUND}" y="18" class="t">of 100 moves within ms: acknowledged (${acknowledged.length}, solid), on every screen (${shown.length}, dashed)</text>
<path d="M${AROUND},${AROUND} V${bottom} H${right}" class="a"/>${marks.join('')}${levels.join('')}
<g>${line(acknowledged)}</g><g class="b">${line(shown)}</g>`,
  )
}
