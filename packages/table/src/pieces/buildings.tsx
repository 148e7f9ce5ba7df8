/** What a map is drawn with: towns, fortresses, trees and hills around a point. */
import { placed } from '../ornament/shapes.ts'

interface BuildingProps {
  readonly x: number
  readonly y: number
  readonly size: number
}

const at = ({ x, y }: BuildingProps, scale: number) => `translate(${x} ${y}) scale(${scale})`

/** A crenellated wall and two domes, ivory. */
export function Town(props: BuildingProps) {
  return (
    <g transform={at(props, props.size / 48)}>
      <ellipse cx="0" cy="15" rx="22" ry="5" fill="color-mix(in srgb, var(--shade) 22%, transparent)" />
      <g fill="var(--wall)" stroke="var(--wall-edge)" strokeWidth="1.7" strokeLinejoin="round">
        <path d="M-13 6V-3C-13-7-9-8-8.5-12-8-8-4-7-4-3V6ZM3 6V-6C3-11 7-12 8-17 9-12 13-11 13-6V6Z" />
        <path d="M-19 15V2H-16V5H-13V2H-10V5H-7V2H-3.5V5H3.5V2H7V5H10V2H13V5H16V2H19V15Z" />
      </g>
      <path d="M-3 15V11Q-3 8 0 7 3 8 3 11V15Z" fill="var(--wall-edge)" />
    </g>
  )
}

/** Violet, bastions, a pennant. */
export function Fortress(props: BuildingProps) {
  return (
    <g transform={at(props, props.size / 48)}>
      <ellipse cx="0" cy="17" rx="27" ry="6" fill="color-mix(in srgb, var(--shade) 25%, transparent)" />
      <g fill="var(--fort)" stroke="var(--fort-edge)" strokeWidth="1.7" strokeLinejoin="round">
        <path d="M-9 10V-10C-9-15-3-17 0-24 3-17 9-15 9-10V10Z" />
        <path d="M-24 16V-8H-21V-5H-18.5V-8H-15.5V-5H-13V-8H-10V2H-6V-1H-2V2H2V-1H6V2H10V-8H13V-5H15.5V-8H18.5V-5H21V-8H24V16Z" />
      </g>
      <path d="M-4 16V9Q-4 5 0 3 4 5 4 9V16Z" fill="var(--fort-edge)" />
      <path d="M0-24V-31L8-28.5 0-26" fill="var(--madder)" stroke="var(--fort-edge)" strokeWidth="1.3" />
    </g>
  )
}

/** `size` 1 is about 18 units high. Maps are strewn with these: each is drawn where it stands, see `placed`. */
export function Tree({ x, y, size, kind }: BuildingProps & { kind: 'round' | 'cypress' }) {
  const here = (d: string) => placed(d, x, y, size)
  return (
    <>
      <path d={here('M0 10V0')} stroke="var(--trunk)" strokeWidth={2 * size} />
      {kind === 'round' ? (
        <>
          <circle cx={x} cy={y - 4 * size} r={7.5 * size} fill="var(--tree)" />
          <path
            d={here('M-4-6A5 5 0 0 1 0-9M2-1A4 4 0 0 0 5-4')}
            stroke="var(--tree-2)"
            strokeWidth={1.3 * size}
            fill="none"
          />
        </>
      ) : (
        <path d={here('M0-17C6-10 6-3 0 2-6-3-6-10 0-17Z')} fill="var(--tree-2)" />
      )}
    </>
  )
}

export function Hill({ x, y, size }: BuildingProps) {
  const here = (d: string) => placed(d, x, y, size)
  return (
    <>
      <path
        d={here('M-30 10C-28-4-20-8-15-2-12-18 2-22 7-8 12-16 24-12 26 0 30 0 32 6 32 10Z')}
        fill="var(--hill)"
        stroke="var(--hill-line)"
        strokeWidth={1.3 * size}
        strokeLinejoin="round"
      />
      <path
        d={here('M-15-2C-12 2-12 6-13 10M7-8C10-2 9 5 7 10M-4-12C-3-9-3-8-4-6M17-7C18-4 18-3 17-1')}
        stroke="var(--hill-line)"
        strokeWidth={1.2 * size}
        fill="none"
      />
    </>
  )
}
