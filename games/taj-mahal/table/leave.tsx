/** The price of leaving: what I would win now and what it would score, and then the withdrawal step by step. */
import { Icon, lookAt, type TableProps, Thing } from '@durbar/table'
import { cityName, ITEM_NAMES, provinceName } from '../texts/names.ts'
import type { View } from '../view/index.ts'
import type { Leaving } from '../view/withdrawal.ts'
import { exitDoor } from './icons.ts'
import css from './leave.module.css'
import { subject } from './look/subject.ts'
import { Prize } from './symbols.tsx'
import { LEAVE } from './touches.ts'
import { type Words, words } from './words.ts'

/** What the points are made of. */
export function parts(leaving: Leaving, w: Words): readonly (readonly [string, number])[] {
  return [
    ...(leaving.bonusPoints > 0 ? [[w.bonusTiles, leaving.bonusPoints] as const] : []),
    ...(leaving.tile ? [[w.provinceTile, leaving.tilePoints] as const] : []),
    ...(leaving.chainPoints > 0 ? [[w.palaces, leaving.chainPoints] as const] : []),
  ]
}

export function cardsOf(leaving: Leaving, w: Words): string {
  const drawn = leaving.bonusCards + (leaving.drawsCard ? 1 : 0)
  const texts = [
    drawn > 0 ? w.drawnCards(drawn) : '',
    leaving.supplyCards > 0 ? w.supplyCards(leaving.supplyCards) : '',
  ]
  return texts.filter(Boolean).join(', ')
}

/** Somebody withdraws, step by step. */
const underWay = ({ asked }: View): boolean => asked !== null && asked.rule !== 'turn'

export function LeaveNow({ view, language }: TableProps<View>) {
  const w = words(language)
  if (view.me === null) return null
  const player = view.players[view.me]!
  const { leaving } = player
  // While somebody withdraws, that is told in its place: nothing above it makes room.
  if (!leaving || underWay(view)) return null
  const prizes = w.list(player.leads.map((item) => ITEM_NAMES[language][item])) || w.nothingWon
  const cities = w.list(leaving.cities.map(cityName))
  const lines = parts(leaving, w)
  const spoken = [w.leave, w.ifYouLeave, prizes, w.points(leaving.total), cardsOf(leaving, w)].join(', ')
  return (
    <div className={css.thing} data-note="leave">
      <span className={css.sum} aria-hidden="true">
        <Icon d={exitDoor} className={css.door} />
        <span className={css.text}>
          <b>{w.ifYouLeave}</b>
          <span>
            {prizes}
            {cities ? ` · ${w.bestPlaces(cities)}` : ''}
          </span>
          {lines.map(([text, points]) => (
            <span key={text} className={css.part}>
              {text} <b>+{points}</b>
            </span>
          ))}
          <span>{cardsOf(leaving, w)}</span>
        </span>
        <strong>+{leaving.total}</strong>
      </span>
      <Thing
        tokens={LEAVE}
        name={spoken}
        look="ring"
        className={css.cover}
        subject={subject('place', 'leave')}
      />
    </div>
  )
}

interface Step {
  readonly text: string
  readonly state: 'done' | 'now' | 'next'
  readonly points?: number | null
}

/** The steps of the withdrawal that is under way. */
function steps(view: View, w: Words): Step[] {
  const asked = view.asked!
  const persons = asked.won.filter((item) => item !== 'crown' && item !== 'provinceTile').length
  const taking = asked.rule === 'take'
  const list: Step[] = []
  if (persons > 0)
    list.push({
      text: w.stepPalaces(persons - asked.normalPalaces, persons),
      state: asked.normalPalaces > 0 ? 'now' : 'done',
    })
  if (asked.won.includes('crown'))
    list.push({
      text: w.stepCrown,
      state: asked.crownPalace ? (asked.normalPalaces > 0 ? 'next' : 'now') : 'done',
    })
  if (asked.won.includes('provinceTile'))
    list.push({
      text: w.stepTile,
      state: asked.tilePoints === null ? 'done' : 'next',
      points: asked.tilePoints,
    })
  if (persons > 0 || asked.won.includes('crown'))
    list.push({ text: w.stepChain, state: taking ? 'done' : 'next' })
  list.push({ text: w.stepSupply, state: taking ? 'now' : 'next' })
  return list
}

export function Withdrawal({ view, language, name }: TableProps<View>) {
  const w = words(language)
  const { asked, me } = view
  if (!asked || !underWay(view)) return null
  const province = provinceName(view.province)
  return (
    <section className={css.withdrawal} aria-live="polite" data-part="withdrawal">
      <h3>{asked.seat === me ? w.yourWithdrawal(province) : w.withdrawal(name(asked.seat), province)}</h3>
      <p className={css.won}>
        <span>{w.stepPrizes}</span>
        {asked.won.map((item) => (
          <span key={item} {...lookAt(subject('prize', item), ITEM_NAMES[language][item])}>
            <Prize item={item} />
          </span>
        ))}
        {asked.won.length === 0 ? <b>{w.stepNothing}</b> : null}
      </p>
      <ol>
        {steps(view, w).map((step) => (
          <li
            key={step.text}
            data-state={step.state}
            aria-current={step.state === 'now' ? 'step' : undefined}
          >
            <span>{step.text}</span>
            {step.points ? <b>+{step.points}</b> : null}
          </li>
        ))}
      </ol>
    </section>
  )
}
