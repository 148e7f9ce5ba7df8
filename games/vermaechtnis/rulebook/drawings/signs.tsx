/** Signs among the words, each within 24 x 24 units. */
import { Coin, ColourSign } from '@durbar/table'
import { COLOURS } from '../../data/antiques.ts'
import { GREY_RUPEES } from '../../data/market.ts'
import { paletteOf } from '../../table/reading.ts'

const GoldSign = () => <Coin metal="gold" />
const SilverSign = () => <Coin metal="silver" />
const RupeesSign = () => <Coin metal="gold" value={GREY_RUPEES} />

function CrossedSign() {
  return (
    <svg viewBox="0 0 24 24" fill="none" stroke="var(--madder)" aria-hidden="true">
      <rect x="6" y="3" width="12" height="18" rx="2" strokeWidth="2" />
      <path d="M3 21 21 3" strokeWidth="2.6" strokeLinecap="round" />
    </svg>
  )
}
/** Round once more. */
function ExtraSign() {
  return (
    <svg viewBox="0 0 24 24" fill="none" stroke="var(--emerald)" aria-hidden="true">
      <path d="M19 12A7 7 0 1 1 15.5 5.9" strokeWidth="2.8" strokeLinecap="round" />
      <path d="M13 1.5 20.5 5.5 14 10Z" fill="var(--emerald)" stroke="none" />
    </svg>
  )
}
/** The offer leaves. */
function ClearSign() {
  return (
    <svg viewBox="0 0 24 24" fill="none" stroke="var(--lapis)" aria-hidden="true">
      <rect x="2" y="6" width="7" height="12" rx="1.5" strokeWidth="2" />
      <path d="M12 12H20" strokeWidth="2.6" strokeLinecap="round" />
      <path d="M17.5 6.5 23 12 17.5 17.5Z" fill="var(--lapis)" stroke="none" />
    </svg>
  )
}

export const signs = {
  gold: GoldSign,
  silver: SilverSign,
  rupees: RupeesSign,
  crossed: CrossedSign,
  extra: ExtraSign,
  clear: ClearSign,
  ...Object.fromEntries(
    COLOURS.map((colour) => [colour, () => <ColourSign colour={paletteOf(colour)} />] as const),
  ),
}
