/** Who may import whom. The picture is in docs/architecture.md. */
const only = (name, from, allowed, why) => ({
  name,
  comment: why,
  severity: 'error',
  from: { path: from },
  to: { path: '^(packages|games|bench)/', pathNot: allowed },
})

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
      'bots-know-the-kernel-only',
      '^packages/bots/src',
      ['^packages/(bots|kernel)/src'],
      'A bot never sees a rule.',
    ),
    only(
      'protocol-knows-the-kernel-only',
      '^packages/protocol/src',
      ['^packages/(protocol|kernel)/src'],
      'What crosses a wire is the same for every game.',
    ),
    only(
      'games-know-the-kernel-only',
      '^games/(?!test/|[^/]+/test/)',
      ['^packages/kernel/src', '^games/'],
      'A game is rules over the kernel.',
    ),
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
      to: { path: '^games/', pathNot: ['^games/index\\.ts$', '^games/room\\.ts$'] },
    },
    {
      name: 'rules-read-no-texts',
      comment: 'Rules, state and bots decide; texts, views and tables show.',
      severity: 'error',
      from: { path: '^games/[^/]+/(rules|bot|data)/|^games/[^/]+/(state|redeal)\\.ts$' },
      to: { path: '^games/[^/]+/(texts|table)/|^games/[^/]+/(view|terminal|index)\\.ts$' },
    },
    {
      name: 'no-machine-in-the-rules',
      comment: 'Rules, bots and kernel run in a browser as well.',
      severity: 'error',
      from: { path: '^(packages/(kernel|bots|protocol)/src|games/[^/]+/(?!test/))', pathNot: '^games/test/' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    { name: 'nothing-unresolved', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
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
