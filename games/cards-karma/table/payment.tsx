/** Paying: what is chosen, what is missing or too much, and which karma and stewards would help. */
import { type TableProps, type Touch, useChoosing, usePhone } from '@durbar/table'
import { COLOR_NAMES, cardTitle } from '../texts/names.ts'
import type { PlayerView, View } from '../view/index.ts'
import type { Move, Payment as Paid, Vocabulary } from '../vocabulary.ts'
import { Chain } from './chain.tsx'
import css from './desk.module.css'
import { Colours, Desk, type HelperProps, Helpers } from './desk.tsx'
import { Option } from './option.tsx'
import { type Face, faceOf, paletteOf } from './reading.ts'
import { State } from './state.tsx'
import { DieMark } from './symbols.tsx'
import { TokenPicture } from './tokens.tsx'
import { handDie, karma, paidIn, payment, slotOf, stewards } from './touches.ts'
import { common, useLinks } from './use-links.ts'
import { words } from './words/index.ts'

const pipsOf = (own: PlayerView, id: string): number => own.hand.find((die) => die.id === id)?.value ?? 0

/** One way to pay, as small dice and tokens. */
function PaidWith({ own, paid }: { own: PlayerView; paid: Paid }) {
  return (
    <span className={css.paid}>
      {paid.dice.map((id) => (
        <svg key={id} viewBox="-13 -13 26 26" aria-hidden="true">
          <DieMark size={24} colour={faceOf(id).die} value={pipsOf(own, id)} />
        </svg>
      ))}
      {Array.from({ length: paid.karma }, (_, k) => (
        <TokenPicture key={`k${k}`} what="karma" size={24} />
      ))}
      {Array.from({ length: paid.stewards }, (_, k) => (
        <TokenPicture key={`s${k}`} what="stewards" size={24} />
      ))}
    </span>
  )
}

/** What has been touched so far; a payment that is ready says it all. */
function useTouched(own: PlayerView): Paid {
  const { ready, state } = useChoosing<Vocabulary>()
  const whole = ready ? paidIn(ready) : null
  if (whole) return whole
  const chosen = (n: number, tokens: (n: number) => Touch) => (state(tokens(n)) === 'chosen' ? n : 0)
  return {
    dice: own.hand.flatMap((die) => (state(handDie(die.id)) === 'chosen' ? [die.id] : [])),
    karma: Math.max(chosen(1, karma), chosen(2, karma)),
    stewards: Math.max(chosen(1, stewards), chosen(2, stewards)),
  }
}

/** "10 of 11, 1 missing": pips and karma; a steward stands for whatever is missing. */
function Sum({ face, own, language }: { face: Face; own: PlayerView; language: 'de' | 'en' }) {
  const w = words(language)
  const paid = useTouched(own)
  if (face.colour === null)
    return (
      <p className={css.sum}>
        <svg viewBox="-15 -15 30 30" aria-hidden="true">
          <DieMark size={27} value={face.cost} />
        </svg>
        <span>{w.exactly(face.cost)}</span>
      </p>
    )
  const pips = paid.dice.reduce((all, id) => all + pipsOf(own, id), 0) + paid.karma
  const joker = paid.stewards > 0
  const open = face.cost - pips
  return (
    <p
      className={css.sum}
      data-done={open <= 0 || joker || undefined}
      data-overpaid={open < 0 || undefined}
      aria-live="polite"
    >
      <svg viewBox="-15 -15 30 30" aria-hidden="true">
        <DieMark size={27} colour={face.colour} sign />
      </svg>
      <span className={css.colour}>{COLOR_NAMES[language][face.colour]}</span>
      <strong style={{ '--colour': `var(--c-${paletteOf(face.colour)})` } as React.CSSProperties}>
        {pips}
      </strong>
      <em>{w.ofCost(face.cost)}</em>
      <small>
        {open > 0 ? (joker ? w.jokerFor(open) : w.missing(open)) : open < 0 ? w.over(-open) : w.exact}
      </small>
    </p>
  )
}

/** Fewest helpers first, then the least that is paid too much. */
const cost = (own: PlayerView, paid: Paid): number =>
  paid.stewards * 100 + paid.karma * 20 + paid.dice.reduce((all, id) => all + 1 + pipsOf(own, id), 0)

const MOST_WAYS = 4
function Ways({ own, moves, language }: { own: PlayerView; moves: readonly Move[]; language: 'de' | 'en' }) {
  const w = words(language)
  const seen = new Set<string>()
  const ways = moves
    .flatMap((move) => paidIn(move) ?? [])
    .sort((a, b) => cost(own, a) - cost(own, b))
    .filter((paid) => {
      // Dice of equal colour and value do the same: one of them is enough here, the others can be touched.
      const look = `${paid.dice.map((id) => faceOf(id).die + pipsOf(own, id)).sort()}/${paid.karma}/${paid.stewards}`
      return !seen.has(look) && seen.add(look)
    })
    .slice(0, MOST_WAYS)
  return (
    <span className={css.ways}>
      {ways.map((paid) => {
        const what = [
          ...paid.dice.map((id) => `${COLOR_NAMES[language][faceOf(id).die]} ${pipsOf(own, id)}`),
          ...(paid.karma > 0 ? [w.karma(paid.karma)] : []),
          ...(paid.stewards > 0 ? [w.stewards(paid.stewards)] : []),
        ].join(' + ')
        return (
          <Option
            key={`${payment(paid)}`}
            small
            tokens={payment(paid)}
            name={w.paidWith(what)}
            title={<PaidWith own={own} paid={paid} />}
          />
        )
      })}
    </span>
  )
}

/** Before a card is touched: what one could do with it is said in the first round, then one knows. */
function Unchosen({ view, own, language }: TableProps<View> & HelperProps) {
  const phone = usePhone()
  const colours = <Colours own={own} language={language} />
  const hint = view.round > 1 ? null : <p className={css.say}>{words(language).touchCard}</p>
  return (
    <Desk
      told={phone ? <State view={view} own={own} language={language} /> : colours}
      helpers={<Helpers own={own} language={language} />}
    >
      {hint ?? (phone ? colours : null)}
    </Desk>
  )
}

export function Payment(props: TableProps<View> & HelperProps) {
  const { view, language, own } = props
  const w = words(language)
  const { question, left, ready, touches } = useChoosing<Vocabulary>()
  const brings = useLinks()
  const [first] = left
  const slot =
    first && touches.length > 0 && left.every((move) => slotOf(move) === slotOf(first)) ? slotOf(first) : null
  const card = slot === null ? null : view.grid[slot]
  if (!card) return <Unchosen {...props} />
  const helpers = <Helpers own={own} language={language} />
  if (left.every((move) => move.type === 'takeDie'))
    return (
      <Desk
        told={
          <>
            <svg className={css.picture} viewBox="-13 -13 26 26" aria-hidden="true">
              <DieMark size={24} colour={card.color} sign />
            </svg>
            <b className={css.title}>{w.asDie(card.color)}</b>
          </>
        }
        helpers={helpers}
      />
    )
  const links = common(left.map(brings))
  return (
    <Desk
      told={
        <>
          <b className={css.title}>{cardTitle(card.id, language)}</b>
          <Sum face={faceOf(card.id)} own={own} language={language} />
          {/* What a payment that is settled sets off stands in the prompt. */}
          {!ready && links.length > 0 ? <Chain links={links} language={language} /> : null}
        </>
      }
      helpers={helpers}
    >
      <Ways
        own={own}
        moves={question?.moves.filter((move) => slotOf(move) === slot) ?? []}
        language={language}
      />
    </Desk>
  )
}
