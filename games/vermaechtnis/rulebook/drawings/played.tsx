/** The positions of the examples. */
import type { Language } from '@durbar/room'
import { type AntiqueId, antiqueOf } from '../../data/antiques.ts'
import { type CollectionId, collectionOf } from '../../data/collections.ts'
import { tradeRow } from '../../data/market.ts'
import { giving, grey, lone, type Person, price, scoring, sizes } from '../examples.ts'
import { OFFER_SIZE } from '../figures.ts'
import {
  Antique,
  Arrow,
  Chosen,
  Collection,
  cardHeight,
  Gap,
  Label,
  Picture,
  Player,
  Purse,
  Struck,
  Trade,
} from './parts.tsx'

const SAID = {
  de: { price: 'Preis', rupees: 'Rupien' },
  en: { price: 'price', rupees: 'rupees' },
} as const

export function Price({ language }: { language: Language }) {
  const said = SAID[language]
  const { seats, coins } = price.position
  const offer: readonly AntiqueId[] = price.position.offer
  const row = tradeRow(seats).map((number, i) => ({
    number,
    x: 20 + i * 88,
    coin: i >= tradeRow(seats).length - coins,
  }))
  const current = row.find(({ coin }) => coin)!
  return (
    <Picture w={372} h={236}>
      {row.map(({ number, x, coin }) => (
        <Trade key={x} price={number} coin={coin} x={x} y={30} w={68} />
      ))}
      <Chosen x={current.x} y={30} w={68} h={79} />
      <Label x={current.x + 34} y={18} bold anchor="middle" fill="var(--madder)">
        {`${said.price} ${price.price} ${said.rupees}`}
      </Label>
      {row.slice(0, OFFER_SIZE).map(({ x }, i) => {
        const id = offer[i]
        return id ? <Antique key={x} id={id} x={x} y={132} w={68} /> : <Gap key={x} x={x} y={132} w={68} />
      })}
      <Chosen x={row[offer.indexOf(price.buys)]!.x} y={132} w={68} />
    </Picture>
  )
}

export function Giving() {
  const own = giving.position.players[0].antiques
  const [w, y] = [66, 8] as const
  return (
    <Picture w={430} h={112}>
      {own.map((id, i) => {
        const x = 6 + i * 78
        return (
          <g key={id}>
            <Antique id={id} x={x} y={y} w={w} faded={id === giving.mustNot} />
            {id === giving.mustNot ? <Struck x={x - 3} y={y + 6} w={w + 6} h={cardHeight(w) - 12} /> : null}
            {id === giving.gives ? <Chosen x={x} y={y} w={w} /> : null}
          </g>
        )
      })}
      <Arrow from={[320, 54]} to={[340, 54]} />
      <Collection id={giving.card} x={356} y={y} w={w} />
    </Picture>
  )
}

export function Sizes() {
  const rows: readonly {
    seat: number
    has: CollectionId
    then: readonly CollectionId[]
    barred?: boolean
  }[] = [
    { seat: 0, has: 'knife-small', then: ['knife-large'] },
    { seat: 1, has: 'vase-large', then: [sizes.bhaskar.mustNot], barred: true },
    { seat: 2, has: 'different-small-3', then: sizes.chandra.may },
  ]
  const w = 62
  return (
    <Picture w={372} h={300}>
      {rows.map(({ seat, has, then, barred }) => {
        const y = 6 + seat * 98
        return (
          <g key={has}>
            <Player seat={seat} x={24} y={y + 43} r={19} />
            <Collection id={has} x={64} y={y} w={w} />
            <Arrow from={[140, y + 43]} to={[178, y + 43]} />
            {then.map((id, i) => (
              <Collection key={id} id={id} x={200 + i * 78} y={y} w={w} faded={barred ?? false} />
            ))}
            {barred ? <Struck x={196} y={y + 4} w={w + 8} h={cardHeight(w) - 8} /> : null}
          </g>
        )
      })}
    </Picture>
  )
}

/** What somebody owns, in one row with its points below; what is given up at the end is struck out. */
function Owned(props: { person: Person; gone: readonly AntiqueId[]; x: number; y: number; w: number }) {
  const { person, gone, x, y, w } = props
  const { antiques = [], collections = [] } = person
  const step = w + 5
  const cards = x + antiques.length * step + 8
  const below = y + cardHeight(w) + 16
  return (
    <>
      {antiques.map((id, i) => (
        <g key={id}>
          <Antique id={id} x={x + i * step} y={y} w={w} faded={gone.includes(id)} />
          {gone.includes(id) ? (
            <Struck x={x + i * step - 2} y={y + 4} w={w + 4} h={cardHeight(w) - 8} />
          ) : (
            <Label x={x + i * step + w / 2} y={below} bold anchor="middle">
              {antiqueOf(id).value}
            </Label>
          )}
        </g>
      ))}
      {collections.map((id, i) => (
        <g key={id}>
          <Collection id={id} x={cards + i * step} y={y} w={w} />
          <Label x={cards + i * step + w / 2} y={below} bold anchor="middle">
            {collectionOf(id).points}
          </Label>
        </g>
      ))}
    </>
  )
}

export function Lone() {
  const [amina] = lone.position.players
  return (
    <Picture w={372} h={132}>
      <Player seat={0} x={24} y={56} r={19} />
      <Owned person={amina} gone={lone.surrenders} x={56} y={6} w={72} />
    </Picture>
  )
}

export function Scoring() {
  return (
    <Picture w={430} h={274}>
      {scoring.position.players.map((person, seat) => {
        const y = 4 + seat * 92
        const rupees = scoring.rupees[seat]!
        return (
          <g key={rupees}>
            <Player seat={seat} x={23} y={y + 22} r={18} />
            <Purse rupees={rupees} x={4} y={y + 46} w={19} />
            <Owned person={person} gone={scoring.surrenders[seat]!} x={50} y={y} w={42} />
          </g>
        )
      })}
    </Picture>
  )
}

export function Grey() {
  const shown = [grey.rupees, grey.clear]
  const w = 54
  return (
    <Picture w={430} h={190}>
      {shown.map(({ card, position }, seat) => {
        const y = 6 + seat * 94
        const own = position.players[seat]!
        return (
          <g key={card}>
            <Player seat={seat} x={22} y={y + 38} r={18} />
            {('antiques' in own ? own.antiques : []).map((id, i) => (
              <Antique key={id} id={id} x={48 + i * 60} y={y} w={w} />
            ))}
            <Arrow from={[176, y + 38]} to={[192, y + 38]} />
            <Collection id={card} x={208} y={y} w={w} />
            {seat === 0 ? (
              <Purse rupees={grey.rupees.keeps} x={280} y={y + 20} w={36} />
            ) : (
              position.offer.map((id, i) => (
                <g key={id}>
                  <Antique id={id} x={280 + i * 50} y={y + 6} w={44} faded />
                  <Struck x={278 + i * 50} y={y + 12} w={48} h={50} />
                </g>
              ))
            )}
          </g>
        )
      })}
    </Picture>
  )
}
