/** The keys of "show me". */
import { useCallback } from 'react'
import { useRecordKeys } from '../records/use-record-keys.ts'

interface MomentDoors {
  /** To the moment before or after. */
  go(way: 1 | -1): void
  /** A step on or back in the preferred line. */
  on(): void
  back(): void
  playLine(): void
  /** Both, as played, preferred. */
  turn(way: 1 | -1): void
  share(): void
  playOn(): void
  leave(): void
}

/** null: it is none of its keys. */
export function momentKey(doors: MomentDoors, key: string, shift: boolean): (() => void) | null {
  const { go, on, back, playLine, turn, share, playOn, leave } = doors
  if (key === 'ArrowLeft') return shift ? back : () => go(-1)
  if (key === 'ArrowRight') return shift ? on : () => go(1)
  if (key === 'ArrowUp') return () => turn(-1)
  if (key === 'ArrowDown') return () => turn(1)
  if (key === ' ') return playLine
  if (key === 's') return share
  if (key === 'Enter') return playOn
  return key === 'Escape' ? leave : null
}

export const useMomentKeys = (doors: MomentDoors): void =>
  useRecordKeys(useCallback((key, shift) => momentKey(doors, key, shift), [doors]))
