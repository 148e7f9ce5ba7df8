import { Ground, Patterns, SettingsProvider } from '@durbar/table'
import { useEffect } from 'react'
import { Route, Switch, useLocation } from 'wouter'
import { withWords } from './i18n/index.ts'
import { noteLocation } from './records/came-from.ts'
import { useStoredSettings } from './settings.ts'
import { ErrorBoundary } from './shell/error-boundary.tsx'
import { later } from './shell/later.ts'
import { Loading } from './shell/loading.tsx'

// Each apart: who comes to a table by its address carries no shelf of boxes.
const Home = later(() => import('./pages/home.tsx'), Loading)
const NewTable = later(() => withWords(['hall', 'court'], import('./pages/new-table.tsx')), Loading)
const IntroductionPage = later(() => import('./pages/introduction.tsx'), Loading)
const TablePage = later(() => import('./pages/table.tsx'), Loading)
const CourtTablePage = later(() => withWords(['hall', 'court'], import('./pages/court-table.tsx')), Loading)
const MyPage = later(() => withWords(['hall', 'court', 'me'], import('./pages/me.tsx')), Loading)
const RecordsPage = later(() => withWords(['records'], import('./pages/records.tsx')), Loading)
const RecordPage = later(() => withWords(['records'], import('./pages/record.tsx')), Loading)
const RulesPage = later(() => import('./pages/rules.tsx'), Loading)
const About = later(() => import('./pages/about.tsx'), Loading)
const Lost = later(() => import('./pages/lost.tsx'), Loading)

const PAGES = new Map<string, { bring(): Promise<unknown> }>([
  ['', Home],
  ['new', NewTable],
  ['introduction', IntroductionPage],
  ['table', TablePage],
  ['t', CourtTablePage],
  ['me', MyPage],
  ['records', RecordsPage],
  ['rules', RulesPage],
  ['about', About],
])

/** The code of the page at that path, asked for while words and letters are still on their way. */
export async function fetchPage(path: string): Promise<void> {
  const page = PAGES.get(path.split('/')[1] ?? '') ?? Lost
  // What fails here fails again where the page is shown, and is told there.
  await page.bring().catch(() => undefined)
}

export function App() {
  const settings = useStoredSettings()
  const [path] = useLocation()
  useEffect(() => noteLocation(path), [path])
  return (
    <SettingsProvider value={settings}>
      <Patterns />
      <Ground />
      <ErrorBoundary>
        <Switch>
          <Route path="/" component={Home} />
          <Route path="/new/:game">{({ game }) => <NewTable key={game} id={game} />}</Route>
          <Route path="/introduction/:game">{({ game }) => <IntroductionPage key={game} id={game} />}</Route>
          <Route path="/table/:id">{({ id }) => <TablePage key={id} id={id} />}</Route>
          <Route path="/t/:id">{({ id }) => <CourtTablePage key={id} id={id} />}</Route>
          <Route path="/me" component={MyPage} />
          <Route path="/records" component={RecordsPage} />
          <Route path="/records/:id/*?">{({ id, '*': at }) => <RecordPage key={id} id={id} at={at} />}</Route>
          <Route path="/rules/:game">{({ game }) => <RulesPage key={game} id={game} />}</Route>
          <Route path="/about" component={About} />
          <Route>
            <Lost />
          </Route>
        </Switch>
      </ErrorBoundary>
    </SettingsProvider>
  )
}
