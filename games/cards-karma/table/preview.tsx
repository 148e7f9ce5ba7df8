import type { TableProps } from '@durbar/table'
import type { View } from '../view/index.ts'
import type { Move } from '../vocabulary.ts'
import { Chain } from './chain.tsx'
import { useLinks } from './use-links.ts'

/** What the move would set off. */
export function Preview({ language, move }: TableProps<View> & { move: Move }) {
  const links = useLinks()(move)
  if (links.length === 0) return null
  return <Chain links={links} language={language} />
}
