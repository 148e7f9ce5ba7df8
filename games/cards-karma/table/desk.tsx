/** The desk above the dice: a row of what is told, a row of what can be touched, and the helpers. */
import { usePhone } from '@durbar/table'
import type { ReactNode } from 'react'
import { DIE_COLORS } from '../data/names.ts'
import { COLOR_NAMES } from '../texts/names.ts'
import type { PlayerView } from '../view/index.ts'
import css from './desk.module.css'
import { Option } from './option.tsx'
import { DieMark } from './symbols.tsx'
import { TokenPicture } from './tokens.tsx'
import { karma, stewards } from './touches.ts'
import { words } from './words/index.ts'

export interface HelperProps {
  readonly own: PlayerView
  readonly language: 'de' | 'en'
}

/** Karma and stewards that one holds; they glow when they would help. */
export function Helpers({ own, language }: HelperProps) {
  const w = words(language)
  const narrow = usePhone()
  const each = (n: number) => Array.from({ length: n }, (_, k) => k + 1)
  return (
    <span className={css.helpers} data-note="helpers">
      {each(own.karma).map((n) => (
        <Option
          key={`k${n}`}
          small
          tokens={karma(n)}
          name={w.karmaName(n)}
          rule="CK-11.1"
          picture={<TokenPicture what="karma" size={28} />}
          title={narrow ? n : w.karma(n)}
        />
      ))}
      {each(own.stewards).map((n) => (
        <Option
          key={`s${n}`}
          small
          tokens={stewards(n)}
          name={w.stewardName(n)}
          rule="CK-12.3"
          picture={<TokenPicture what="stewards" size={28} />}
          title={narrow ? n : w.stewards(n)}
        />
      ))}
    </span>
  )
}

/** What one could pay in each colour. */
export function Colours({ own, language }: { own: PlayerView; language: 'de' | 'en' }) {
  return (
    <ul className={css.colours}>
      {DIE_COLORS.map((colour) => {
        const dice = own.hand.filter((die) => die.color === colour)
        const sum = dice.reduce((all, die) => all + (die.value ?? 0), 0)
        return dice.length === 0 ? null : (
          <li key={colour}>
            <svg viewBox="-15 -15 30 30" role="img" aria-label={COLOR_NAMES[language][colour]}>
              <DieMark size={27} colour={colour} sign />
            </svg>
            {sum}
          </li>
        )
      })}
    </ul>
  )
}

/** Both rows keep their place and height, and the helpers theirs, whatever is chosen. */
export const Desk = (props: { told: ReactNode; children?: ReactNode; helpers?: ReactNode }) => (
  <div className={css.desk}>
    <div className={css.told}>{props.told}</div>
    <div className={css.line}>
      <div className={css.row}>{props.children}</div>
      {props.helpers}
    </div>
  </div>
)
