/**
 * What several pages share comes in a few files instead of forty of a kilobyte each. A group takes along whatever its
 * modules import, unless an earlier group has it: the order says who carries what.
 */

/** So many pages and late parts need it that it may as well come with the first. */
const EVERYWHERE = 12

/** What every page is built with. */
const LIBRARIES = [
  'i18next',
  'react',
  'react-dom',
  'react-i18next',
  'regexparam',
  'use-sync-external-store',
  'wouter',
]

/** The parts of the court that the hall on the home page needs; a table at court needs more. */
const HALL = [
  'api',
  'attention',
  'connection',
  'court',
  'court.module',
  'device',
  'presence-dot',
  'seat-plans',
  'settings-said',
  'wire',
  'wording',
]

export const chunks = [
  // By name: what many pages need, such as dialogs, is still not needed by each before it is seen.
  {
    name: 'libraries',
    test: new RegExp(`node_modules/(${LIBRARIES.join('|')})/`),
    minShareCount: EVERYWHERE,
  },
  {
    name: 'house',
    test: /packages[/](?!web[/]src[/](court|i18n[/](court|hall)|shell[/](backdrop|cross|sheet))|protocol[/]src)/,
    minShareCount: EVERYWHERE,
  },
  // What every table is made of, but for what the covers on the home page are drawn with.
  {
    name: 'workshop',
    test: /packages[/]table[/]src[/](choosing|flight|look|map|aid|style)/,
    minShareCount: 5,
  },
  // Before the court: whoever plays at this device alone carries none of it.
  {
    name: 'catalogue',
    test: /virtual:catalogue|games[/](books|tables|texts)[.]ts|web[/]src[/]games[.]ts/,
    minShareCount: 2,
  },
  {
    name: 'schemas',
    test: /node_modules[/]zod[/]|packages[/]protocol[/]src[/](messages|stored)/,
    minShareCount: 2,
  },
  {
    name: 'hall',
    test: new RegExp(`web/src/court/(${HALL.join('|')})[.]|protocol/src/court/(?!seal)`),
    minShareCount: 3,
  },
  { name: 'court', test: /packages[/](web[/]src|protocol[/]src)[/]court/, minShareCount: 3 },
]
