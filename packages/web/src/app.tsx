import { Ground, Patterns, SettingsProvider } from '@durbar/table'
import { lazy, Suspense } from 'react'
import { Route, Switch } from 'wouter'
import { useStoredSettings } from './settings.ts'
import { ErrorBoundary } from './shell/error-boundary.tsx'
import { Loading } from './shell/loading.tsx'

// Each apart: who comes to a table by its address carries no shelf of boxes.
const Home = lazy(() => import('./pages/home.tsx'))
const NewTable = lazy(() => import('./pages/new-table.tsx'))
const IntroductionPage = lazy(() => import('./pages/introduction.tsx'))
const TablePage = lazy(() => import('./pages/table.tsx'))
const RulesPage = lazy(() => import('./pages/rules.tsx'))
const About = lazy(() => import('./pages/about.tsx'))
const Lost = lazy(() => import('./pages/lost.tsx'))

export function App() {
  const settings = useStoredSettings()
  return (
    <SettingsProvider value={settings}>
      <Patterns />
      <Ground />
      <ErrorBoundary>
        <Suspense fallback={<Loading />}>
          <Switch>
            <Route path="/" component={Home} />
            <Route path="/new/:game">{({ game }) => <NewTable key={game} id={game} />}</Route>
            <Route path="/introduction/:game">
              {({ game }) => <IntroductionPage key={game} id={game} />}
            </Route>
            <Route path="/table/:id">{({ id }) => <TablePage key={id} id={id} />}</Route>
            <Route path="/rules/:game">{({ game }) => <RulesPage key={game} id={game} />}</Route>
            <Route path="/about" component={About} />
            <Route>
              <Lost />
            </Route>
          </Switch>
        </Suspense>
      </ErrorBoundary>
    </SettingsProvider>
  )
}
