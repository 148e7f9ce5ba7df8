/** Small charts side by side, as an SVG that stands by itself: one row for each axis, one chart for each figure. */
import type { Growth, Point } from './growth.ts'

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

export function plotOf(grown: Growth): string {
  const rows = Object.entries(grown)
  const [width, height] = [FIGURES.length * (WIDE + GAP), rows.length * (HIGH + GAP)]
  const charts = rows.flatMap(([axis, points], row) =>
    FIGURES.map(([figure, words], column) =>
      chart(points, figure, `${words}, by ${axis}`, column * (WIDE + GAP), row * (HIGH + GAP)),
    ),
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<style>svg{background:#fdf8ea;font:12px sans-serif}.t{font-weight:600;fill:#2b2350}.n{fill:#6b6385}.e{text-anchor:end}.a{fill:none;stroke:#b9a77b}polyline{fill:none;stroke:#9a2433;stroke-width:2}circle{fill:#9a2433}</style>
${charts.join('\n')}
</svg>
`
}
