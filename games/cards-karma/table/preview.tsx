import type { TableProps } from '@durbar/table'
import type { View } from '../view/index.ts'
import type { Move } from '../vocabulary.ts'
import { Chain } from './chain.tsx'
import { ownOf } from './reading.ts'
import { useLinks } from './use-links.ts'
import { words } from './words/index.ts'

/** A card taken for its back: what is not known before, and what the hand then has room for. */
function DiePreview({ view, language, slot }: TableProps<View> & { slot: number }) {
  const w = words(language)
  const own = ownOf(view)
  const free = own ? own.handLimit - own.hand.length - 1 : 0
  return (
    <p>
      {view.grid[slot]?.value == null ? `${w.blind} ` : ''}
      {free >= 0 ? `${w.then(w.fits(free))}.` : null}
    </p>
  )
}

/** What the move would set off. */
export function Preview({ move, ...props }: TableProps<View> & { move: Move }) {
  const links = useLinks()(move)
  if (move.type === 'takeDie') return <DiePreview {...props} slot={move.slot} />
  return links.length === 0 ? null : <Chain links={links} language={props.language} />
}
