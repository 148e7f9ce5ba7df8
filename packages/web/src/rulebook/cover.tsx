/** The title leaf: the box, what the game promises, who made it, its story and its aim. */
import type { Box } from 'virtual:catalogue'
import type { Rulebook } from '@durbar/room'
import { Corners, Leaf, useLanguage } from '@durbar/table'
import { useTranslation } from 'react-i18next'
import { BoxFront } from '../shell/box.tsx'
import css from './cover.module.css'
import { Inline } from './inline.tsx'
import { Margin } from './margin.tsx'

export function CoverLeaf({ box, book }: { box: Box; book: Rulebook }) {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <Leaf className={css.cover!}>
      <Corners />
      <div className={css.box}>
        <BoxFront game={box} />
      </div>
      <div className={css.words}>
        <h1>{box.title[language]}</h1>
        <p className={css.promise}>{box.tagline[language]}</p>
        <ul className={css.facts}>
          <li>{t('home.players', { from: box.seats[0], to: box.seats.at(-1) })}</li>
          <li>{t('rules.minutes', { from: box.minutes[0], to: box.minutes[1] })}</li>
          {book.facts.map((words) => (
            <li key={words.en}>
              <Inline words={words} />
            </li>
          ))}
        </ul>
        <p className={css.credits}>
          <Inline words={book.credits} />
        </p>
        <p className={css.story}>
          <Inline words={book.story.text} />
        </p>
        <Margin {...(book.story.rules && { rules: book.story.rules })} />
      </div>
      <div className={css.aim}>
        <b>{t('rules.aim')}</b>
        <p>
          <Inline words={book.aim.text} />
        </p>
        <Margin {...(book.aim.rules && { rules: book.aim.rules })} />
      </div>
    </Leaf>
  )
}
