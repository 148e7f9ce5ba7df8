/** On a phone what one has is read above the dice: track and rows lie further down. */
import { lookAt, type TableProps } from '@durbar/table'
import { tokens } from '../texts/names.ts'
import type { PlayerView, View } from '../view/index.ts'
import css from './hand.module.css'
import { subject } from './look/subject.ts'
import { heldOf } from './places.ts'
import { TokenPicture } from './tokens.tsx'
import { words } from './words/index.ts'

export function State({
  view,
  own,
  language,
}: { own: PlayerView } & Pick<TableProps<View>, 'view' | 'language'>) {
  const seat = view.players.indexOf(own)
  const free = own.handLimit - own.hand.length
  return (
    <ul className={css.state} data-part="state">
      {(['fame', 'coins', 'karma', 'stewards'] as const).map((what) => (
        <li key={what} data-place={heldOf(seat, what)}>
          <span {...lookAt(subject('token', what), tokens(what, own[what], language), true)}>
            <TokenPicture what={what} size={20} />
            <b>{own[what]}</b>
          </span>
        </li>
      ))}
      <li className={css.room} data-full={free === 0 || undefined}>
        {words(language).fits(free)}
      </li>
    </ul>
  )
}
