/** A small tag on a card of the grid: what taking it would complete. */
import type { Language } from '@durbar/room'
import type { Link } from '../view/brings.ts'
import { LinkPicture, linkText } from './chain.tsx'
import css from './omen.module.css'

/** The links that matter at a glance: sets, cards that turn, rows that break. */
const telling = (link: Link): boolean =>
  link.t === 'set' ||
  link.t === 'turned' ||
  link.t === 'shipSet' ||
  link.t === 'choice' ||
  link.t === 'rowBroken' ||
  link.t === 'three'

export function Omen({ chain, language }: { chain: readonly Link[]; language: Language }) {
  const links = chain.filter(telling)
  if (links.length === 0) return null
  const text = links.map((link) => linkText(link, language)).join(', ')
  return (
    <span
      className={css.omen}
      role="img"
      aria-label={text}
      title={text}
      data-loss={links[0]!.t === 'rowBroken' || undefined}
    >
      {links.slice(0, 2).map((link, k) => (
        <LinkPicture key={k} link={link} size={22} />
      ))}
    </span>
  )
}
