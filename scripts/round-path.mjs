/**
 * A drawn path with every figure to a tenth of a unit. Steps are measured from where the pen really
 * stands after rounding, so that errors do not add up along an outline of hundreds of steps.
 */
export function roundPath(path) {
  let written = ''
  let pen = [0, 0]
  let drawn = [0, 0]
  let start = [pen, drawn]
  for (const { command, figures } of stepsOf(path)) {
    const relative = command === command.toLowerCase()
    const kind = command.toLowerCase()
    let said = figures
    if (kind === 'z') [pen, drawn] = start
    else {
      const roles = ROLES[kind]
      said = figures.map((figure, at) => {
        const axis = AXES[roles[at]]
        if (axis === undefined) return roles[at] === 'f' ? figure : tenth(figure)
        const there = relative ? pen[axis] + figure : figure
        return tenth(relative ? there - drawn[axis] : there)
      })
      const end = { x: undefined, y: undefined }
      for (const [at, role] of [...roles].entries()) if (role in end) end[role] = at
      const to = (from, by) =>
        ['x', 'y'].map((axis, n) =>
          end[axis] === undefined ? from[n] : (relative ? from[n] : 0) + by[end[axis]],
        )
      pen = to(pen, figures)
      drawn = to(drawn, said)
      if (kind === 'm') start = [pen, drawn]
    }
    written += command + joined(said)
  }
  return written
}

/** What each figure of a command is: x and y of a point, a bare size (r), or a flag (f). */
const ROLES = {
  m: 'xy',
  l: 'xy',
  h: 'x',
  v: 'y',
  t: 'xy',
  q: 'xyxy',
  s: 'xyxy',
  c: 'xyxyxy',
  a: 'rrrffxy',
}
const AXES = { x: 0, y: 1 }

const tenth = (figure) => Math.round(figure * 10) / 10 || 0

/** A sign or a point begins the next figure as well as a space does. */
function joined(figures) {
  let text = ''
  for (const figure of figures) {
    const said = String(figure).replace(/^(-?)0\./, '$1.')
    const parts = text === '' || said.startsWith('-') || (said.startsWith('.') && /\.\d*$/.test(text))
    text += parts ? said : ` ${said}`
  }
  return text
}

/** The steps of a path, each with its command said, also where the path leaves a repeated one out. */
function* stepsOf(path) {
  for (const [, command, rest] of path.matchAll(/([a-z])([^a-z]*)/gi)) {
    const roles = ROLES[command.toLowerCase()]
    if (!roles) {
      yield { command, figures: [] }
      continue
    }
    const figures = figuresOf(rest, roles)
    for (let from = 0; from < figures.length; from += roles.length) {
      // Further points after a move are lines.
      const said = from > 0 && /m/i.test(command) ? (command === 'm' ? 'l' : 'L') : command
      yield { command: said, figures: figures.slice(from, from + roles.length) }
    }
  }
}

/** Flags may stand without a space before what follows. */
function figuresOf(text, roles) {
  const figures = []
  let rest = text.trim()
  while (rest !== '') {
    const flag = roles[figures.length % roles.length] === 'f'
    const [figure] = rest.match(flag ? /^[01]/ : /^[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?/i)
    figures.push(Number(figure))
    rest = rest.slice(figure.length).replace(/^[\s,]+/, '')
  }
  return figures
}
