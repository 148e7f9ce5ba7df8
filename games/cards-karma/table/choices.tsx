/** The desk above the dice: what is asked now, as things to touch. */
import { Emblem, type TableProps, usePhone, useQuestion, whoOf } from '@durbar/table'
import { cardName, cardTitle, REWARD_NAMES, rewardOf, tokens } from '../texts/names.ts'
import type { PlayerView, View } from '../view/index.ts'
import type { Vocabulary } from '../vocabulary.ts'
import { ActionCard } from './card-face.tsx'
import css from './desk.module.css'
import { Colours, Desk } from './desk.tsx'
import { Option } from './option.tsx'
import { Payment } from './payment.tsx'
import { heldOf } from './places.ts'
import { ownOf } from './reading.ts'
import { State } from './state.tsx'
import { DieMark } from './symbols.tsx'
import { TokenPicture } from './tokens.tsx'
import * as touches from './touches.ts'
import { words } from './words/index.ts'

type Props = TableProps<View> & { own: PlayerView }

const Dice = () => (
  <svg className={css.picture} viewBox="-22 -13 44 26" aria-hidden="true">
    <DieMark x={-11} size={19} />
    <DieMark x={11} size={19} />
  </svg>
)

/** CK-9.10, CK-9.11: which cards go, and what they bring. */
function Sets({ view, language }: Props) {
  const w = words(language)
  return (
    <div className={css.options}>
      {view.asks!.sets.map((set) => {
        const gain = view.asks!.family === 'goods' ? w.coinsFor(set.coins) : w.steward
        return (
          <Option
            key={`${touches.set(set)}`}
            tokens={touches.set(set)}
            name={w.exchange(
              `${w.set(set.effect)}, ${set.cards.map((id) => cardName(id, language)).join(', ')}`,
              gain,
            )}
            picture={
              <span className={css.cards}>
                {set.cards.map((id) => (
                  <ActionCard key={id} id={id} />
                ))}
              </span>
            }
            title={gain}
            detail={w.set(set.effect)}
          />
        )
      })}
    </div>
  )
}

function Copies({ view, language, name }: Props) {
  const w = words(language)
  return (
    <div className={css.options}>
      {view.players.map((player, seat) => {
        const ship = player.lastShip
        if (!ship) return null
        const reward = REWARD_NAMES[language][rewardOf(ship)!]
        return (
          <Option
            key={ship}
            tokens={touches.lastShipOf(seat)}
            name={w.lastShipOf(cardTitle(ship, language), whoOf(language, name).label(seat), reward)}
            picture={
              <span className={css.cards}>
                <ActionCard id={ship} />
              </span>
            }
            title={
              <span className={css.owner}>
                <Emblem seat={seat} size={22} />
                {whoOf(language, name).label(seat)}
              </span>
            }
            detail={reward}
          />
        )
      })}
    </div>
  )
}

function EndOfTurn({ view, language, own }: Props) {
  const w = words(language)
  const waiting = view.players[view.me!]!.extraTurns > 0
  const steward = <TokenPicture what="stewards" size={32} />
  return (
    <div className={`${css.options} ${css.ends}`}>
      <Option
        tokens={touches.STEWARD_TURN}
        name={`${w.stewardTurn}, ${w.forSteward}`}
        rule="CK-12.2"
        picture={steward}
        title={w.stewardTurn}
        detail={w.forSteward}
      />
      <Option
        tokens={touches.STEWARD_DICE}
        name={`${w.twoDice}, ${w.forSteward}`}
        rule="CK-12.4"
        picture={<Dice />}
        title={w.twoDice}
        detail={w.forSteward}
      />
      <Option
        tokens={touches.END_TURN}
        name={waiting ? w.bonusTurnNow : w.endTurn}
        title={waiting ? w.bonusTurnNow : w.endTurn}
        detail={w.kept(own.stewards)}
      />
    </div>
  )
}

/** Bonuses that leave a choice, and the second goods card. */
function Instead({ language, rule }: Props & { rule: Vocabulary['decision'] }) {
  const w = words(language)
  if (rule === 'pickMoreGoods')
    return <Option tokens={touches.SKIP_GOODS} name={w.skipGoods} title={w.skipGoods} detail={w.orGoods} />
  if (rule === 'choosePalaceOrCoins')
    return (
      <Option
        tokens={touches.BONUS_COINS}
        name={w.takeCoins}
        picture={<TokenPicture what="coins" size={34} />}
        title={w.takeCoins}
        detail={w.orPalace}
      />
    )
  return (
    <Option
      tokens={touches.BONUS_FAME}
      name={w.takeFame}
      picture={<TokenPicture what="fame" size={34} />}
      title={w.takeFame}
      detail={w.orShip}
    />
  )
}

/** What one holds, while others are asked. */
function Held({ view, own, language }: Props) {
  const seat = view.players.indexOf(own)
  return (
    <p className={css.held}>
      {(['fame', 'coins', 'karma', 'stewards'] as const).map((what) => (
        <span key={what} data-place={heldOf(seat, what)} data-none={own[what] === 0 || undefined}>
          <TokenPicture what={what} size={28} />
          {tokens(what, own[what], language)}
        </span>
      ))}
    </p>
  )
}

/** What is asked, apart from the payment, which has the desk to itself. */
function Asked({ rule, ...props }: Props & { rule: Exclude<Vocabulary['decision'], 'main'> }) {
  const { view, language } = props
  const w = words(language)
  switch (rule) {
    case 'end':
      return <EndOfTurn {...props} />
    case 'chooseSet':
      return <Sets {...props} />
    case 'copyShip':
      return <Copies {...props} />
    case 'discardDice':
      return <p className={css.say}>{w.discardNow(view.asks?.n ?? 1)}</p>
    case 'pickMoreGoods':
    case 'choosePalaceOrCoins':
    case 'chooseShipOrFame':
      return (
        <div className={css.options}>
          <Instead {...props} rule={rule} />
        </div>
      )
    default:
      return <p className={css.say}>{w.pickNow}</p>
  }
}

export function Choices(all: TableProps<View>) {
  const { view, language } = all
  const question = useQuestion<Vocabulary>()
  const phone = usePhone()
  const own = ownOf(view)!
  const props = { ...all, own }
  const rule = question?.rule
  if (rule === 'main') return <Payment {...props} />
  if (!phone) return rule === undefined ? <Held {...props} /> : <Asked {...props} rule={rule} />
  return (
    <Desk told={<State view={view} own={own} language={language} />}>
      {rule === undefined ? <Colours own={own} language={language} /> : <Asked {...props} rule={rule} />}
    </Desk>
  )
}
