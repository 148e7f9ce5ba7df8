/**
 * The desk below the block: the purse laid out as offers, and the answers that are no offer. It has its height in
 * every state, so that nothing on the stage moves under a finger.
 */
import { type Refused, type TableProps, Thing, useChoosing } from '@durbar/table'
import type { View } from '../../view/index.ts'
import type { Move, Offer, Vocabulary } from '../../vocabulary.ts'
import { Ingot, IngotPile } from '../marks.tsx'
import { answer, offer, offerOf } from '../touches.ts'
import { words } from '../words.ts'
import css from './desk.module.css'
import { Fist } from './fist.tsx'
import { Outlook } from './outlook.tsx'

const ANSWERS = {
  pass: 'pass',
  declineExchange: 'swapNothing',
  doneRedeeming: 'redeemNothing',
  doneCertifying: 'certifyNothing',
  declineNeutralise: 'cancelNothing',
} as const
const isAnswer = (type: string): type is keyof typeof ANSWERS => Object.hasOwn(ANSWERS, type)

/** The legal amounts; those that a curse forbids stay on the desk and say why. */
function offersOf(moves: readonly Move[], refused: readonly Refused<Vocabulary>[]): Offer[] {
  const all = [...moves, ...refused.filter(({ why }) => why === 'ringRaise').map(({ move }) => move)]
  return all.flatMap((move) => offerOf(move) ?? []).sort((a, b) => a.amount - b.amount)
}

const PILE = 10

/** The gold as it lies on the desk while nothing is asked of it. */
function Purse({ ingots }: { ingots: number }) {
  const piles = Array.from({ length: Math.ceil(ingots / PILE) }, (_, k) => Math.min(PILE, ingots - k * PILE))
  return (
    <span className={css.purse}>
      {piles.map((amount, k) => (
        <IngotPile key={k} amount={amount} size={56} />
      ))}
    </span>
  )
}

export function Desk(props: TableProps<View>) {
  const { view, language } = props
  const w = words(language)
  const { question, regarded, ready } = useChoosing<Vocabulary>()
  const moves = question?.moves ?? []
  const offers = offersOf(moves, question?.refused ?? [])
  const answers = moves.map(({ type }) => type).filter(isAnswer)
  const { auction } = view
  const mayPawn = moves.some((move) => move.type === 'pawn')
  const points = auction?.stakes?.points
  const sealing = offers[0]?.type === 'sealBid'
  const shown = regarded ?? ready
  const looked = shown && offerOf(shown)
  const inHand = looked?.type === 'sealBid' ? looked.amount : (auction?.fist ?? null)
  if (view.me === null || view.places) return null
  const { ingots } = view.players[view.me]!
  const hint =
    sealing && auction && auction.fist !== null
      ? w.inFist(auction.fist)
      : mayPawn
        ? w.pawnHint(view.loan)
        : null
  return (
    <div className={css.desk} data-note="desk" data-part="desk">
      {sealing ? (
        <span className={css.fist}>
          <Fist closed={auction?.fist !== null} amount={inHand} size={76} />
        </span>
      ) : null}
      <div className={css.top}>
        <div className={css.head}>
          <b>{w.purse(ingots)}</b>
          {hint ? <p>{hint}</p> : <Outlook {...props} move={shown} />}
        </div>
        <div className={css.row}>
          {offers.length > 0 ? (
            // A new lot begins with the lowest bid in sight, wherever one scrolled before.
            <div key={auction?.card} className={css.offers}>
              {offers.map(({ amount, type }) => {
                const held = type === 'bid' && amount === auction?.highest
                return (
                  <Thing
                    key={amount}
                    tokens={[offer(type, amount)]}
                    name={type === 'sealBid' ? w.seal(amount) : held ? w.match(amount) : w.bid(amount)}
                    className={css.offer}
                  >
                    <span data-now={(type === 'sealBid' && auction?.fist === amount) || undefined}>
                      {held ? <em>{w.matchShort}</em> : <Ingot size={28} />}
                      <b>{amount}</b>
                      {points && !(type === 'sealBid' && amount === 0) ? (
                        <small className={css.gain} data-sign={Math.sign(points[amount] ?? 0)}>
                          {w.pts(points[amount] ?? 0)}
                        </small>
                      ) : null}
                    </span>
                  </Thing>
                )
              })}
            </div>
          ) : null}
          {answers.map((type) => (
            <Thing key={type} tokens={[answer(type)]} name={w[ANSWERS[type]]} className={css.answer}>
              <span>{w[ANSWERS[type]]}</span>
            </Thing>
          ))}
          {offers.length === 0 && answers.length === 0 ? <Purse ingots={ingots} /> : null}
        </div>
      </div>
    </div>
  )
}
