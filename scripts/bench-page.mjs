/** docs/benchmarks.md, written from what was measured and from nothing else. */
const number = (x) => (typeof x === 'number' ? x.toLocaleString('en-US') : (x ?? '–'))
const table = (head, rows) =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n')

const decisions = (found) =>
  table(
    ['game', 'players', 'decisions/s', 'games/s', 'clone, µs', 'legal moves, mean', 'decisions a game'],
    found.map((f) => [
      f.game,
      f.players,
      number(f.decisionsPerSecond),
      number(f.gamesPerSecond),
      f.cloneMicroseconds,
      f.meanLegal,
      f.meanDecisions,
    ]),
  )

const LOADED = ['', 'moves/s', 'p50', 'p95', 'p99', 'memory, MB', 'processor, ms a move']
const loaded = (name, l) => [
  name,
  number(l.movesPerSecond),
  number(l.p50),
  number(l.p95),
  number(l.p99),
  number(l.rssMB),
  number(l.cpuMsPerMove),
]

/** Ours and the peer's stores: the name, what was measured, and the ratio. */
const contenders = (f) => [
  ['ours, on disk', f, undefined],
  ['boardgame.io, files', f.peer, f.ratio],
  ['boardgame.io, in memory', f.peerInMemory, f.ratioInMemory],
]

/** Each part: a title, what is measured in a sentence or two, and its figures. */
const PARTS = {
  kernel: [
    'The kernel',
    'Random play on one core, all legal moves listed at every decision; the median of five rounds. A clone is that of a state from the middle of a game.',
    decisions,
  ],
  players: [
    'How it grows with the number of players',
    'The same, at every number of players that a game allows.',
    decisions,
  ],
  engine: [
    'The same game in another engine',
    '*Das Vermächtnis des Maharaja* with four players, in our kernel and as a port to the reducer of boardgame.io that is held to our rules move by move; legal moves listed at every decision, slices turn about in one run. Below it one clause of the rulebook, buying an antique, on the same positions: a copy changed in place, and a draft of Immer.',
    ([f]) =>
      table(
        ['', 'ours', 'theirs', 'ratio'],
        [
          [
            `decisions/s (${f.peer})`,
            number(f.decisionsPerSecond.ours),
            number(f.decisionsPerSecond.theirs),
            f.decisionsPerSecond.ratio,
          ],
          [
            'clauses/s (Immer)',
            number(f.clausesPerSecond.copy),
            number(f.clausesPerSecond.immer),
            f.clausesPerSecond.ratio,
          ],
        ],
      ),
  ],
  bots: [
    'How long bots think',
    'Milliseconds of one core for a decision with a choice, over whole games at a table of four.',
    ([f]) =>
      table(
        ['game', 'bot', 'median', 'p95', 'slowest', 'limit'],
        f.timings.map((t) => [t.game, t.bot, t.medianMs, t.p95Ms, t.maxMs, t.limitMs ?? '–']),
      ),
  ],
  search: [
    'The same search in another framework',
    'Our level 5 against the published bot of boardgame.io at equal time per decision, and how many iterations each makes on the same positions.',
    ([f]) =>
      `${table(
        ['', 'iterations/s', 'ratio'],
        f.paces.map((p) => [p.name, number(p.iterationsPerSecond), p.ratio]),
      )}\n\nOurs wins ${(100 * f.match.winShare).toFixed(1)} % of ${f.match.games} games [${f.match.ci95.map((x) => `${(100 * x).toFixed(1)} %`).join(', ')}], ${f.milliseconds} ms a decision.`,
  ],
  server: [
    'The court',
    '500 tables of four sockets each that play legal moves, on the same two cores as the court itself; every move acknowledged is on the disk. Milliseconds from the intent to its acknowledgement. Then the same crowd at the server of boardgame.io, with its own store of files and with its games in memory: it tells everybody before it writes, and flushes nothing. Below it the most that each carries while 99 of 100 moves are acknowledged in time, with the same sockets and tables at another pace: what the ratios are of.',
    ([f]) =>
      `${table(
        LOADED,
        contenders(f).map(([name, each]) => loaded(name, each)),
      )}\n\n${table(
        ['in time', 'p99 at most', 'ms of thought', 'moves/s', 'p99', 'ours is so many times as much'],
        contenders(f).map(([name, { within }, ratio]) => [
          name,
          ...['bound', 'thinking', 'movesPerSecond', 'p99'].map((what) => number(within?.[what])),
          number(ratio),
        ]),
      )}\n\nThe crowd itself takes ${f.crowdCpuMsPerMove} ms of processor a move.`,
  ],
  nodes: [
    'Several nodes',
    'The same crowd at three nodes on one PostgreSQL, all of it on the same two cores; nodes tell each other by LISTEN/NOTIFY or by NATS. Memory is that of all three.',
    (found) =>
      table(
        LOADED,
        found.map((f) => loaded(f.bus === 'nats' ? 'NATS' : 'LISTEN/NOTIFY', f)),
      ),
  ],
  growth: [
    'How the cost of a move grows',
    'With tables, with people and with onlookers at each of them, with nodes on PostgreSQL, and with the length of a game of *Raja*; people think for a second and a half.',
    ([f]) =>
      `![Growth](pictures/growth.svg)\n\n${Object.entries(f)
        .map(
          ([axis, points]) =>
            `${table(
              [axis, 'moves/s', 'p50', 'p99', 'memory, MB', 'processor, ms a move', 'bytes a move'],
              points.map((p) => [
                number(p.at),
                number(p.movesPerSecond),
                p.p50,
                p.p99,
                number(p.rssMB),
                p.cpuMsPerMove,
                number(p.bytesPerMove),
              ]),
            )}`,
        )
        .join('\n\n')}`,
  ],
  idle: [
    'Those who do nothing',
    'A device that is connected and only listens; a court with many tables in its file that nobody looks at, and one with none.',
    ([f]) =>
      `A connected device costs ${f.socketKB} kB (${number(f.sockets)} of them). With ${number(f.storedTables)} stored tables the court takes ${f.rssMB} MB, with none ${f.bareMB} MB.`,
  ],
  commits: [
    'Writing together',
    'Moves that arrive together are written together, on both stores; beside it each alone.',
    ([f]) =>
      table(
        ['store', 'moves/s', 'p50', 'p99', 'moves a commit'],
        f.runs.map((r) => [r.store, number(r.movesPerSecond), r.p50, r.p99, r.perCommit]),
      ),
  ],
  web: [
    'The client',
    'In a real Chromium: what a page weighs, when it can be used, and how soon a touch of 90 ms is answered on the screen while a bot of level 5 thinks.',
    ([f]) =>
      `Home page: ${f.homeKB} kB, usable after ${f.homeMs} ms.\n\n${table(
        ['table', 'kB', 'touch to answer, median', 'p95', 'unanswered', 'frame, ms', 'longest task, ms'],
        Object.keys(f.tables).map((game) => [
          game,
          f.tables[game],
          f.touches[game].median,
          f.touches[game].p95,
          `${f.touches[game].unanswered} of ${f.touches[game].count}`,
          f.moving[game].median,
          f.moving[game].longestTask,
        ]),
      )}${f.broken.length > 0 ? `\n\nBudgets broken: ${f.broken.join(', ')}.` : '\n\nAll budgets hold.'}`,
  ],
}

function part(name, { date, commands, machine, found }) {
  const [title, words, figures] = PARTS[name]
  const { processor, cores, memoryGB, node } = machine
  const runs = commands.length > 2 ? [`${commands[0]}`, '… and so on for every game'] : commands
  return `## ${title}\n\n${words}\n\n${figures(found)}\n\n${date}, ${cores} cores (${processor}), ${memoryGB} GB, Node ${node}:\n\n\`\`\`\n${runs.join('\n')}\n\`\`\``
}

export function pageOf(results) {
  const parts = Object.keys(PARTS).filter((name) => results[name])
  return `# Benchmarks

Everything here was printed by a command, and \`npm run -s bench\` runs them all (\`--only ${Object.keys(PARTS).slice(0, 3).join(',')}\` some of them). It keeps what came out in [bench/results.json](../bench/results.json) and writes this page from it. Figures of one part were taken in one run: compare within a part, not between them.

${parts.map((name) => part(name, results[name])).join('\n\n')}
`
}
