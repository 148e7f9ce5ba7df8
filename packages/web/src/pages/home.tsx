import { type Box, boxes } from 'virtual:catalogue'
import { Corners, Icon, icons, useLanguage, usePhone } from '@durbar/table'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import { withWords } from '../i18n/index.ts'
import { BoxFront } from '../shell/box.tsx'
import { Button } from '../shell/button.tsx'
import { later } from '../shell/later.ts'
import { TopBar } from '../shell/top-bar.tsx'
import css from './home.module.css'

/** Apart, because it reads what is stored: no table needs that. */
const Continuing = later(() => import('./continuing.tsx'))
const FirstPlay = later(() => import('./first-play.tsx'))
/** Apart, because it asks the court: the shelf is there without it. */
const CourtLine = later(() => withWords(['hall'], import('./court-line.tsx')))
const CourtLeaf = later(() => withWords(['hall'], import('./court-leaf.tsx')))

/** Somebody, and somebody behind them. */
const PEOPLE =
  'M8.7 4.1a3.9 3.9 0 1 1 0 7.8 3.9 3.9 0 0 1 0-7.8ZM1.2 20.5c.5-4.9 3.6-7.2 7.5-7.2s7 2.3 7.5 7.2ZM15 4.4a3.7 3.7 0 1 1 0 7.2 6 6 0 0 0 0-7.2ZM18 20.5c-.2-3-1.2-5.3-2.9-6.9 4 .1 7 2.2 7.6 6.9Z'

function GameBox({ game }: { game: Box }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const [playing, setPlaying] = useState(false)
  const title = game.title[language]
  const play = () => setPlaying(true)
  const count = { from: game.seats[0], to: game.seats.at(-1) }
  return (
    <article className={css.game}>
      <button type="button" className={css.front} onClick={play}>
        <BoxFront game={game} />
        <span className="sr-only">{t('home.quick', { title })}</span>
      </button>
      <h2 className="sr-only">{title}</h2>
      <p className={css.tagline}>{game.tagline[language]}</p>
      <p className={css.facts}>
        <span>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d={PEOPLE} />
          </svg>
          <span className="sr-only">{t('home.players', count)}</span>
          <span aria-hidden="true">
            {count.from}–{count.to}
          </span>
        </span>
        <span>
          <Icon d={icons.hourglass} />
          {t('home.minutes', { from: game.minutes[0], to: game.minutes[1] })}
        </span>
      </p>
      <Button onClick={play} aria-label={t('home.quick', { title })}>
        {t('home.play')}
      </Button>
      <p className={css.links}>
        <Link href={`/new/${game.id}`} aria-label={t('home.arrangeFor', { title })}>
          {t('home.arrange')}
        </Link>
        <Link href={`/rules/${game.id}`} aria-label={t('home.rulesFor', { title })}>
          {t('nav.rules')}
        </Link>
      </p>
      {playing ? <FirstPlay game={game} onClose={() => setPlaying(false)} /> : null}
    </article>
  )
}

export default function Home() {
  const { t } = useTranslation()
  const phone = usePhone()
  useEffect(() => {
    document.title = 'Durbar'
  }, [])
  return (
    <>
      <TopBar />
      <main id="main" className={css.album}>
        <div className={css.home}>
          <Corners />
          <section className={css.hero}>
            <h1>{t('home.title')}</h1>
            <p className={css.lead}>{t('home.lead')}</p>
            {phone ? <CourtLine /> : null}
          </section>
          <Continuing />
          <div className={css.boxes}>
            {boxes.map((game) => (
              <GameBox key={game.id} game={game} />
            ))}
          </div>
          <footer className={css.foot}>
            <span>{t('home.guests')}</span>
            <Link href="/about">{t('nav.about')}</Link>
          </footer>
        </div>
        <CourtLeaf />
      </main>
    </>
  )
}
