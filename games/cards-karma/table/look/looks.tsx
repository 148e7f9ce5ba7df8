/** What there is to be seen of the things of this table. */
import { CardBack, Counts, Gallery, type Seen, type TableProps, whoOf } from '@durbar/table'
import { DIE_COLORS, DIE_VALUES } from '../../data/names.ts'
import { HAND_LIMIT } from '../../data/numbers.ts'
import type { Token } from '../../events.ts'
import { BONUS_NAMES, COLOR_NAMES, cardName, cardTitle, tokens } from '../../texts/names.ts'
import type { View } from '../../view/index.ts'
import { ActionCard } from '../card-face.tsx'
import { DieCard } from '../die-card.tsx'
import type { Row } from '../places.ts'
import { sorted } from '../reading.ts'
import { TokenPicture } from '../tokens.tsx'
import { TrackPicture } from '../track-picture.tsx'
import { words } from '../words/index.ts'
import { card, colourLook, dice, die } from './cards.tsx'
import css from './looks.module.css'
import { lookOf } from './subject.ts'
import { lookWords } from './words.ts'

type Props = TableProps<View>

function track(id: `${number}.${number}`, { view, language }: Props): Seen {
  const w = lookWords(language)
  const [at = 0, place = 0] = id.split('.').map(Number)
  const { track: cards, bonusesLeft } = view.players[at]!
  const shown = cards[place]!
  const bonus = shown.bonus ? BONUS_NAMES[language][shown.bonus] : null
  return {
    title: w.trackTitle(place + 1),
    face: <TrackPicture card={shown} />,
    text: w.track,
    facts: [
      shown.turned ? w.night(bonus ?? '') : bonus ? w.bonus(bonus) : w.day,
      ...(bonusesLeft.length > 0
        ? [w.left(bonusesLeft.map((each) => BONUS_NAMES[language][each]).join(', '))]
        : []),
    ],
    rule: 'CK-13.3',
  }
}

const TOKEN_RULES = { fame: 'CK-13.1', coins: 'CK-13.2', karma: 'CK-11.5', stewards: 'CK-12.1' } as const

function token(id: Token, { view, language, name }: Props): Seen {
  const w = lookWords(language)
  return {
    title: w.tokenTitle[id],
    face: (
      <span className={css.sign}>
        <TokenPicture what={id} size={88} />
      </span>
    ),
    text: w.token[id],
    facts: view.players.map((player, at) => w.counted(whoOf(language, name).label(at), player[id])),
    rule: TOKEN_RULES[id],
  }
}

const ROW_RULES = { buildings: 'CK-9.2', goods: 'CK-9.4', ships: 'CK-9.6' } as const

function row(id: Row, { view, language, name }: Props): Seen {
  const w = lookWords(language)
  return {
    title: words(language)[id],
    text: w.rowText[id],
    facts: view.players.map((player, at) => w.counted(whoOf(language, name).label(at), player[id].length)),
    rule: ROW_RULES[id],
  }
}

function pile(id: 'draw' | 'discard', { view, language }: Props): Seen {
  const w = lookWords(language)
  if (id === 'draw') {
    const { unseen } = view
    return {
      title: w.draw,
      face: <ActionCard id={view.pile.top.id} />,
      text: w.drawText(view.pile.size, cardName(view.pile.top.id, language)),
      ...(unseen
        ? {
            body: (
              <Counts
                columns={DIE_VALUES.map((value) => ({ key: `${value}`, head: value }))}
                rows={DIE_COLORS.map((each) => ({
                  key: each,
                  head: COLOR_NAMES[language][each],
                  counts: unseen[each],
                }))}
              />
            ),
          }
        : {}),
      rule: 'CK-R-06',
    }
  }
  const { top, size } = view.discard
  return {
    title: w.discard,
    face: top ? <DieCard colour={top.color} value={top.value} /> : <CardBack />,
    text: w.discardText(size),
    ...(view.discarded && view.discarded.length > 0
      ? { body: <Gallery size={56} pieces={dice(view.discarded, language)} /> }
      : {}),
    rule: 'CK-3.3',
  }
}

function place(id: 'gap' | 'elephant' | 'hand', { language }: Props): Seen {
  const w = lookWords(language)
  if (id === 'gap') return { title: w.gap, text: w.gapText, rule: 'CK-3.4' }
  if (id === 'hand') return { title: w.hand, text: w.handText(HAND_LIMIT), rule: 'CK-R-07' }
  return { title: w.elephant, text: w.elephantText, rule: 'CK-14.1' }
}

function seat(id: `${number}`, { view, language, name }: Props): Seen {
  const w = lookWords(language)
  const player = view.players[Number(id)]!
  const rows = [...player.buildings, ...player.goods, ...player.locked, ...player.ships]
  const held = (['fame', 'coins', 'karma', 'stewards'] as const).map((what) =>
    tokens(what, player[what], language),
  )
  return {
    title: whoOf(language, name).label(Number(id)),
    text: w.seat(player.turned, player.hand.length),
    facts: [
      w.has(held.join(', ')),
      ...(player.bonusesLeft.length > 0
        ? [w.bonuses(player.bonusesLeft.map((each) => BONUS_NAMES[language][each]).join(', '))]
        : []),
    ],
    body: (
      <Gallery
        size={78}
        pieces={[
          ...rows.map((each) => ({
            key: each,
            face: <ActionCard id={each} />,
            name: cardTitle(each, language),
          })),
          ...dice(sorted(player.hand), language),
        ]}
      />
    ),
    rule: 'CK-3.5',
  }
}

export const look = lookOf({ seat, card, die, colour: colourLook, track, token, row, pile, place })
