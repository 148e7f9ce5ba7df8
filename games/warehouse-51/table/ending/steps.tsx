/** The end of the game as a row of steps: what happened, and what each step gave to whom. */
import { ColourSign, type TableProps, whoOf } from '@durbar/table'
import type { ReactNode } from 'react'
import { brandedBy } from '../../data/antiquities.ts'
import { categoryName } from '../../texts/names.ts'
import type { View } from '../../view/index.ts'
import { colourOf } from '../relics.ts'
import { words } from '../words.ts'
import { CardLine, FaceUp, Nothing, Unmasked } from './scenes.tsx'
import { Gold, Majority, Malleus, Result, Sets } from './sources.tsx'

export interface Step {
  readonly key: string
  readonly title: ReactNode
  readonly text?: string
  readonly body: ReactNode
  /** Points by seat; absent where none are given. */
  readonly gains?: readonly number[]
}

type Props = TableProps<View>

function redeemStep(props: Props): Step {
  const { view, language, name } = props
  const w = words(language)
  const redeemed = view.end.filter(({ t }) => t === 'redeemed')
  const pawned = view.players.flatMap((player, seat) =>
    player.cards.filter((card) => card.pawned).map((card) => ({ seat, id: card.id })),
  )
  return {
    key: 'redeem',
    title: w.end.redeem,
    body: (
      <>
        {redeemed.map(({ seat, card }) => (
          <CardLine key={card} seat={seat} card={card!} language={language}>
            {w.end.redeemed(whoOf(language, name), seat, card!)}
          </CardLine>
        ))}
        {redeemed.length === 0 ? <Nothing>{w.end.redeemNone}</Nothing> : null}
        {pawned.map(({ seat, id }) => (
          <CardLine key={id} seat={seat} card={id} pawned language={language}>
            {w.end.staysPawned(whoOf(language, name).label(seat), id)}
          </CardLine>
        ))}
      </>
    ),
  }
}

function certifyStep(props: Props): Step {
  const { view, language, name } = props
  const w = words(language)
  const placed = view.certificates.filter(({ seal, on, owner }) => on !== seal && owner !== null)
  return {
    key: 'certify',
    title: w.end.certify,
    body:
      placed.length === 0 ? (
        <Nothing>{w.end.certifyNone}</Nothing>
      ) : (
        placed.map(({ seal, on, owner }) => (
          <CardLine key={seal} seat={owner!} card={on} certified language={language}>
            {w.end.certified(whoOf(language, name), owner!, on, seal)}
          </CardLine>
        ))
      ),
  }
}

function hornStep(props: Props): Step | null {
  const { view, language } = props
  const w = words(language)
  if (view.neutralised === null) return null
  const id = brandedBy(view.neutralised)
  const horn = view.players.findIndex((player) => player.cards.some((card) => card.id === 'unicorn-horn'))
  return {
    key: 'horn',
    title: w.end.horn,
    body: (
      <CardLine seat={Math.max(0, horn)} card={id} certified language={language}>
        {w.end.hornUsed(id)}
      </CardLine>
    ),
  }
}

function arkStep(props: Props): Step | null {
  const { view, language, name } = props
  const w = words(language)
  const took = view.end.filter(({ t }) => t === 'arkTook')
  if (took.length === 0) return null
  return {
    key: 'ark',
    title: w.end.ark,
    body: took.map(({ seat, amount }) => (
      <CardLine key={seat} seat={seat} card="ark-of-the-covenant" language={language}>
        {w.end.arkTook(whoOf(language, name), seat, amount)}
      </CardLine>
    )),
  }
}

function scoringSteps(props: Props): Step[] {
  const { view, language } = props
  const w = words(language)
  const { accounts, categories } = view.scoring
  const malleus = accounts.map((account) => account.malleus)
  return [
    {
      key: 'gold',
      title: w.end.gold,
      text: w.end.goldText,
      body: <Gold {...props} />,
      gains: accounts.map(({ gold }) => gold),
    },
    {
      key: 'sets',
      title: w.end.sets,
      text: w.end.setsText,
      body: <Sets {...props} />,
      gains: accounts.map(({ sets }) => sets),
    },
    ...categories.map((each, i): Step => {
      const { first, second } = view.stacks[i]!
      return {
        key: each.category,
        title: (
          <>
            <ColourSign colour={colourOf(each.category)} size={24} />{' '}
            {w.end.majority(categoryName(each.category, language))}
          </>
        ),
        text: w.end.majorityText(first, second),
        body: <Majority {...props} majority={each} />,
        gains: each.points,
      }
    }),
    ...(malleus.some((points) => points !== 0)
      ? [
          {
            key: 'malleus',
            title: w.end.malleus,
            text: w.end.malleusText,
            body: <Malleus {...props} />,
            gains: malleus,
          },
        ]
      : []),
  ]
}

export function stepsOf(props: Props): Step[] {
  const w = words(props.language)
  return [
    redeemStep(props),
    certifyStep(props),
    { key: 'faceUp', title: w.end.faceUp, body: <FaceUp {...props} /> },
    hornStep(props),
    { key: 'unmask', title: w.end.unmask, body: <Unmasked {...props} /> },
    arkStep(props),
    ...scoringSteps(props),
    { key: 'result', title: w.end.result, body: <Result {...props} /> },
  ].filter((step): step is Step => step !== null)
}
