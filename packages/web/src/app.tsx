import { Ground, Patterns, SettingsProvider } from '@durbar/table'
import { Route, Switch } from 'wouter'
import { useStoredSettings } from './settings.ts'
import { ErrorBoundary } from './shell/error-boundary.tsx'
import { later } from './shell/later.ts'
import { Loading } from './shell/loading.tsx'

// Each apart: who comes to a table by its address carries no shelf of boxes.
const Home = later(() => import('./pages/home.tsx'), Loading)
const NewTable = later(() => import('./pages/new-table.tsx'), Loading)
const IntroductionPage = later(() => import('./pages/introduction.tsx'), Loading)
const TablePage = later(() => import('./pages/table.tsx'), Loading)
const RulesPage = later(() => import('./pages/rules.tsx'), Loading)
const About = later(() => import('./pages/about.tsx'), Loading)
const Lost = later(() => import('./pages/lost.tsx'), Loading)

export function App() {
  const settings = useStoredSettings()
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
