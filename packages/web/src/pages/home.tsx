import { type Box, boxes } from 'virtual:catalogue'
import { Corners, Icon, icons, PanelHead, useLanguage } from '@durbar/table'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'wouter'
import { boxOf } from '../games.ts'
import type { TableCard } from '../match/messages.ts'
import { quickTable } from '../match/openings.ts'
import { forget, tables } from '../match/store.ts'
import { BoxFront, BoxPicture } from '../shell/box.tsx'
import { Button, buttonClass } from '../shell/button.tsx'
import { SeatRow } from '../shell/seat-row.tsx'
import { TopBar } from '../shell/top-bar.tsx'
import css from './home.module.css'

const LISTED = 2

function GameBox({ game }: { game: Box }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const [, go] = useLocation()
  const title = game.title[language]
  const emblems = t('emblem', { returnObjects: true })
  const play = () => go(quickTable(game, emblems[0]!, language))
  return (
    <article className={css.game}>
      <button type="button" className={css.front} onClick={play}>
        <BoxFront game={game} />
        <span className="sr-only">{t('home.quick', { title })}</span>
      </button>
      <h2 className="sr-only">{title}</h2>
      <p className={css.tagline}>{game.tagline[language]}</p>
      <p className={css.facts}>
        <span>{t('home.players', { from: game.seats[0], to: game.seats.at(-1) })}</span>
        <span>{t('home.minutes', { from: game.minutes[0], to: game.minutes[1] })}</span>
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
    </article>
  )
}

function Continue({ card, onForget }: { card: TableCard; onForget: () => void }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const title = boxOf(card.game)?.title[language] ?? card.game
  return (
    <li className={css.table} data-yours={card.yours || undefined}>
      <BoxPicture id={card.game} className={css.picture} />
      <div className={css.about}>
        <h3>{title}</h3>
        <p>{card.over ? t('home.over') : card.caption || t('home.moves', { count: card.ply })}</p>
        <SeatRow seats={card.seats} />
        <Link
          href={`/table/${card.id}`}
          className={buttonClass(card.yours && !card.over ? 'go' : 'alt')}
          aria-label={`${title}: ${card.over ? t('home.watch') : t('home.turn')}`}
        >
          {card.over ? t('home.watch') : t('home.turn')}
        </Link>
      </div>
      <button
        type="button"
        className={css.forget}
        aria-label={t('home.forget', { title })}
        onClick={onForget}
      >
        <Icon d={icons.trashCan} />
      </button>
    </li>
  )
}

function Continuing() {
  const { t } = useTranslation()
  const [cards, setCards] = useState<readonly TableCard[]>([])
  const [unreadable, setUnreadable] = useState(0)
  const [all, setAll] = useState(false)
  useEffect(() => {
    let gone = false
    tables().then(
      (found) => {
        if (gone) return
        setCards(found.cards)
        setUnreadable(found.unreadable)
      },
      // A device that keeps nothing has nothing to go on with.
      () => {},
    )
    return () => {
      gone = true
    }
  }, [])
  const going = cards.filter((card) => !card.over)
  const listed = all ? cards : going.slice(0, LISTED)
  const drop = (id: string) => {
    setCards(cards.filter((card) => card.id !== id))
    void forget(id)
  }
  if (cards.length === 0 && unreadable === 0) return null
  return (
    <div className={css.continuing}>
      <PanelHead>{t('home.goOn')}</PanelHead>
      <ul>
        {listed.map((card) => (
          <Continue key={card.id} card={card} onForget={() => drop(card.id)} />
        ))}
      </ul>
      {unreadable > 0 ? (
        <p className={css.unreadable}>{t('home.unreadable', { count: unreadable })}</p>
      ) : null}
      {!all && cards.length > listed.length ? (
        <Button look="low" onClick={() => setAll(true)}>
          {t('home.more')} ({cards.length})
        </Button>
      ) : null}
    </div>
  )
}

export function Home() {
  const { t } = useTranslation()
  useEffect(() => {
    document.title = 'Durbar'
  }, [])
  return (
    <>
      <TopBar />
      <main id="main" className={css.home}>
        <Corners />
        <section className={css.hero}>
          <div>
            <h1>{t('home.title')}</h1>
            <p className={css.lead}>{t('home.lead')}</p>
          </div>
          <Continuing />
        </section>
        <div className={css.boxes}>
          {boxes.map((game) => (
            <GameBox key={game.id} game={game} />
          ))}
        </div>
        <footer className={css.foot}>
          <span>{t('home.guests')}</span>
          <Link href="/about">{t('nav.about')}</Link>
        </footer>
      </main>
    </>
  )
}
