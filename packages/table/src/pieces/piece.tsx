/**
 * Animation is a diff of two views: whatever bears the same id in both travels from place to place. Undo,
 * jumps and reconnects animate by themselves.
 */
import {
  AnimatePresence,
  LayoutGroup,
  MotionConfig,
  motion,
  type Transition,
  useReducedMotion,
} from 'motion/react'
import { type CSSProperties, type ReactNode, useMemo } from 'react'
import { seconds, useSettings } from '../settings.tsx'

const ARC = [0.34, 1.2, 0.5, 1] as const

/** Around a whole table. */
export function Travelling({ children }: { children: ReactNode }) {
  const settings = useSettings()
  const calm = useReducedMotion() || settings.speed === 0
  const transition = useMemo<Transition>(
    () => (calm ? { duration: 0.12 } : { duration: seconds(settings, 0.32), ease: ARC }),
    [calm, settings],
  )
  return (
    <MotionConfig reducedMotion={calm ? 'always' : 'never'} transition={transition}>
      <LayoutGroup>{children}</LayoutGroup>
    </MotionConfig>
  )
}

/** A card, coin or token that may lie in different places of the page. `id` names the component, not the place. */
export function Piece(props: { id: string; children: ReactNode; className?: string; style?: CSSProperties }) {
  // Who wants no movement pays for none: measuring every piece before and after costs more than drawing it.
  if (useSettings().speed === 0)
    return (
      <div className={props.className} style={props.style}>
        {props.children}
      </div>
    )
  return (
    <motion.div
      layoutId={props.id}
      layout="position"
      initial={{ opacity: 0 }}
      animate={{ opacity: 1 }}
      className={props.className}
      style={props.style}
    >
      {props.children}
    </motion.div>
  )
}

/** A piece inside a drawing (SVG): it glides to its new coordinates. Keep its `key` the component's id. */
export function MapPiece(props: { x: number; y: number; children: ReactNode }) {
  const { x, y } = props
  return (
    <motion.g initial={{ x, y, opacity: 0 }} animate={{ x, y, opacity: 1 }}>
      {props.children}
    </motion.g>
  )
}

/** Fades out what leaves for good (sold, discarded). Children need keys. */
export const Leaving = AnimatePresence
