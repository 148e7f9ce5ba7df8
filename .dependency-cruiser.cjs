/** Who may import whom. The picture is in docs/architecture.md. */
const only = (name, from, allowed, why) => ({
  name,
  comment: why,
  severity: 'error',
  from: { path: from },
  to: { path: '^(packages|games|bench)/', pathNot: allowed },
})

/** Rules about what runs; scripts/boundaries.mjs cruises once with types and once without. */
const VALUES = [
  'a-table-knows-views-by-type-only',
  'kernel-by-type-only-on-the-table',
  'the-authority-knows-messages-by-type-only',
  'who-only-plays-gets-no-words',
  'rules-run-in-workers',
  'pages-start-workers-and-never-become-them',
  'no-cycles',
]
const values = process.env.BOUNDARIES === 'values'

module.exports = {
  forbidden: [
    only(
      'kernel-stands-alone',
      '^packages/kernel/src',
      ['^packages/kernel/src'],
      'The kernel knows no game and no host.',
    ),
    {
      name: 'kernel-has-no-dependencies',
      severity: 'error',
      from: { path: '^packages/kernel/src' },
      to: { dependencyTypes: ['npm', 'npm-dev', 'core'] },
    },
    only(
      'a-room-is-a-contract',
      '^packages/room/src',
      ['^packages/(room|kernel)/src'],
      'What a game is says nothing about who plays, shows or hosts it.',
    ),
    only(
      'bots-know-the-kernel-only',
      '^packages/bots/src',
      ['^packages/(bots|room|kernel)/src'],
      'A bot never sees a rule.',
    ),
    only(
      'the-judge-knows-bots-and-kernel-only',
      '^packages/review/src',
      ['^packages/(review|bots|room|kernel)/src'],
      'A game is judged by its rules and its bots, wherever it was played and whoever shows it.',
    ),
    only(
      'the-server-knows-no-client',
      '^packages/server/src',
      ['^packages/(server|match|bots|review|protocol|kernel)/src', '^games/(index|rooms)\\.ts$'],
      'A server hosts games by their catalogue; it knows no rule and no page.',
    ),
    only(
      'protocol-knows-the-kernel-only',
      '^packages/protocol/src',
      ['^packages/(protocol|kernel)/src'],
      'What crosses a wire is the same for every game.',
    ),
    only(
      'the-authority-knows-no-game',
      '^packages/match/src',
      ['^packages/(match|kernel)/src', '^packages/protocol/src/(messages|court/[^/]+)\\.ts$'],
      'A match is run by the same code in a worker and in a server, for every game.',
    ),
    {
      name: 'the-authority-knows-messages-by-type-only',
      comment: 'What comes in is checked at the border, not in the match.',
      severity: 'error',
      from: { path: '^packages/match/src' },
      to: { path: '^packages/protocol/src' },
    },
    {
      name: 'the-authority-touches-nothing',
      comment: 'Clock and bots come in through ports; there is no other way out.',
      severity: 'error',
      from: { path: '^packages/match/src' },
      to: { dependencyTypes: ['npm', 'npm-dev', 'core'], pathNot: '^packages/' },
    },
    only(
      'games-know-the-kernel-only',
      '^games/(?!test/|[^/]+/(test/|table/|rulebook/drawings))',
      ['^packages/(kernel|room)/src', '^games/'],
      'A game is rules over the kernel.',
    ),
    only(
      'the-frame-knows-the-kernel-only',
      '^packages/table/src',
      ['^packages/(table|room|kernel)/src'],
      'What tables are made of is the same for every game.',
    ),
    only(
      'a-table-shows-and-decides-nothing',
      '^games/([^/]+)/table/',
      [
        '^packages/(table|room|kernel)/src',
        '^games/$1/(table|data)/',
        '^games/$1/texts/(names|forms|notes|purse)\\.ts$',
        '^games/$1/(view|events|vocabulary)[-/.]',
      ],
      'A table sees what its view says, data and names; never rules, state or bots.',
    ),
    {
      name: 'a-table-knows-views-by-type-only',
      comment: 'The code that builds a view reads the state: it stays with the rules.',
      severity: 'error',
      from: { path: '^games/[^/]+/table/' },
      to: { path: '^games/[^/]+/(view|events|vocabulary)[-/.]' },
    },
    {
      name: 'kernel-by-type-only-on-the-table',
      comment: 'Nothing on a table can compute a rule.',
      severity: 'error',
      from: { path: '^(games/[^/]+/table|packages/table/src)/' },
      to: { path: '^packages/kernel/src' },
    },
    {
      name: 'rules-run-in-workers',
      comment:
        'Pages and the frame see views; only the roles of the match worker run matches, rules and bots.',
      severity: 'error',
      from: {
        path: '^packages/web/src',
        pathNot:
          '^packages/web/src/(match/(hosting|botting|checking|recording|record-sources|branching|judging|assisting|judged-course|rules|worker)|catalogue\\.d)\\.ts$',
      },
      to: {
        path: '^(games/|packages/(kernel|match|bots|review)/src)',
        // The page's own parts of the rooms; and whom a device faces and how long one waits, which are no rules.
        pathNot: [
          '^games/(tables|covers|texts|books|reasons)\\.ts$',
          '^packages/match/src/(hot-seat|court/patience)\\.ts$',
        ],
      },
    },
    {
      name: 'workers-load-rules-alone',
      comment: 'What a worker imports, however late, is built for it once more.',
      severity: 'error',
      from: { path: '^packages/web/src/match/' },
      to: { path: '^games/', pathNot: '^games/rules\\.ts$' },
    },
    {
      name: 'pages-start-workers-and-never-become-them',
      severity: 'error',
      from: { path: '^packages/web/src/(?!match/)' },
      to: { path: '^packages/web/src/match/(hosting|botting|thinking|holding|rules|worker)\\.ts$' },
    },
    {
      name: 'react-on-tables-only',
      severity: 'error',
      // Tests of a table draw it, and so do the pictures of a rulebook.
      from: { path: '^(games/(?!test/|[^/]+/(table/|test/|rulebook/drawings))|packages/(?!table|web|room))' },
      to: { path: 'node_modules/(react|motion|radix-ui)' },
    },
    {
      name: 'rooms-are-apart',
      comment: 'A sixth game is a new folder: no room looks into another.',
      severity: 'error',
      from: { path: '^games/([^/]+)/' },
      to: { path: '^games/[^/]+/', pathNot: ['^games/$1/'] },
    },
    {
      name: 'only-the-catalogue-lists-games',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: '^games/', pathNot: ['^games/[^/]+\\.ts$'] },
    },
    {
      name: 'rules-read-no-texts',
      comment: 'Rules, state and bots decide; texts, views and tables show.',
      severity: 'error',
      from: { path: '^games/[^/]+/(rules|bot|data)/|^games/[^/]+/(state|redeal)\\.ts$' },
      to: { path: '^games/[^/]+/(texts|table)/|^games/[^/]+/(view|terminal|index)\\.ts$' },
    },
    {
      name: 'who-only-plays-gets-no-words',
      comment: 'A worker loads game.ts: no sentence travels with the rules.',
      severity: 'error',
      from: { path: '^games/[^/]+/game\\.ts$' },
      to: {
        path: '^games/[^/]+/(texts/(index|de|en)\\.ts$|terminal\\.ts$|index\\.ts$|table/)',
        reachable: true,
      },
    },
    {
      name: 'no-machine-in-the-rules',
      comment: 'Rules, bots and kernel run in a browser as well.',
      severity: 'error',
      from: {
        path: '^(packages/(kernel|match|bots|review|protocol)/src|games/[^/]+/(?!test/))',
        pathNot: '^games/test/',
      },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'nothing-unresolved',
      severity: 'error',
      from: {},
      // Vite makes these while it builds.
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
  ].filter((rule) => VALUES.includes(rule.name) === values),
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|coverage)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
}
