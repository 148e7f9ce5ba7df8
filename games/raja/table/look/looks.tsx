/** What there is to be seen of the things of this table. */
import { Coin, Gallery, Gem, Icon, type Seen, type TableProps, whoOf } from '@durbar/table'
import { ACTIONS, type ActionId } from '../../data/actions.ts'
import { type Card, CHARACTERS } from '../../data/characters.ts'
import type { Size } from '../../data/material.ts'
import { actionList, actionName, characterName, placeName } from '../../texts/names.ts'
import type { View } from '../../view/index.ts'
import { CharacterCard } from '../court/character-card.tsx'
import { cardsOf, holderOf } from '../court/holders.ts'
import { ActionPicture } from '../disc/action-picture.tsx'
import { costOf } from '../disc/cost.ts'
import { token as chipIcon, exitDoor, walkingBoot } from '../icons.ts'
import { CHARACTER_PAINT } from '../paint.ts'
import { words } from '../words/index.ts'
import css from './looks.module.css'
import { crest, junction, road, village } from './places.tsx'
import { seat } from './seat.tsx'
import { lookOf } from './subject.ts'
import { abilityOf, lookWords } from './words.ts'

type Props = TableProps<View>

const ACTION_RULES: Readonly<Record<ActionId, string>> = {
  COINS: 'RJ-6.7',
  HOUSE: 'RJ-7.2.1',
  TWO_HOUSES: 'RJ-7.2.8',
  MOVE_HOUSE: 'RJ-7.3.3',
  QUARRY: 'RJ-7.4.1',
  PALACE: 'RJ-7.2.4',
  PALACE_HOUSE: 'RJ-7.2.6',
  SCORING_ORDER: 'RJ-7.5.1',
  CHARACTER: 'RJ-7.6.1',
}

const own = (view: View) => (view.me === null ? null : view.players[view.me]!)

function action(id: ActionId, { view, language }: Props): Seen {
  const w = lookWords(language)
  const me = own(view)
  const cost = me ? costOf(id, me.palacePrice) : 0
  return {
    title: actionName(id, language),
    face: (
      <span className={css.sign}>
        <ActionPicture action={id} size={84} />
      </span>
    ),
    text: w.action[id],
    facts: [
      ...(me ? [w.costsYou(cost)] : []),
      ...(me && me.gold !== null && cost > 0 ? [w.youHave(me.gold), w.twice(2 * cost, me.gold)] : []),
      w.leftOpen,
    ],
    rule: ACTION_RULES[id],
  }
}

function disc(id: `${number}`, { view, language, name }: Props): Seen {
  const w = lookWords(language)
  const at = Number(id)
  const set = view.players[at]!.disc
  return {
    title: w.disc(name(at), at === view.me),
    text: w.discText,
    facts: [set ? w.discSet(actionList(set, language)) : w.discHidden],
    body: (
      <Gallery
        wide
        size={34}
        pieces={ACTIONS.map((each) => ({
          key: each,
          face: <ActionPicture action={each} size={34} />,
          name: actionName(each, language),
          text: w.action[each],
        }))}
      />
    ),
    rule: 'RJ-6.6',
  }
}

function character(id: `${Card}`, { view, language, name }: Props): Seen {
  const w = lookWords(language)
  const card = Number(id) as Card
  const holder = holderOf(view, card)
  const home = CHARACTERS[card]!.home
  return {
    title: characterName(card, language),
    face: <CharacterCard card={card} />,
    text: abilityOf(words(language), card),
    facts: [
      holder === null ? w.free : w.heldBy(name(holder), holder === view.me),
      w.order(cardsOf(view).indexOf(card) + 1),
      ...(view.version === 'base' ? [] : [w.home(placeName(home, language))]),
    ],
    rule: CHARACTER_PAINT[card]!.rule,
  }
}

function palace(id: Size, { view, language }: Props): Seen {
  const w = lookWords(language)
  const me = own(view)
  return {
    title: w[id],
    face: (
      <svg viewBox="-20 -20 40 40" className={css.sign} aria-hidden="true">
        <Gem seat={view.me ?? 0} size={id === 'large' ? 36 : 24} />
      </svg>
    ),
    text: w.palaceText(id),
    facts: me ? [w.palacePrice(me.palacePrice)] : [],
    rule: 'RJ-4.1',
  }
}

function place(
  id: 'travel' | 'end' | 'chip' | 'gold' | 'houses' | 'palaces' | 'bid',
  { view, language, name }: Props,
): Seen {
  const w = lookWords(language)
  const sign = (d: string) => (
    <span className={css.sign}>
      <Icon d={d} className={css.icon} />
    </span>
  )
  const each = (what: (at: number) => string | number) =>
    view.players.map((_, at) => w.counted(whoOf(language, name).label(at), `${what(at)}`))
  switch (id) {
    case 'travel':
      return { title: w.travel, face: sign(walkingBoot), text: w.travelText, rule: 'RJ-7.1.1' }
    case 'end':
      return {
        title: w.end,
        face: sign(exitDoor),
        text: w.endText,
        facts: view.turn ? [w.endNow(view.turn.compensation)] : [],
        rule: 'RJ-7.7.2',
      }
    case 'chip':
      return {
        title: w.chip,
        face: sign(chipIcon),
        text: w.chipText,
        facts: each((at) => words(language).chips(view.players[at]!.chips)),
        rule: 'RJ-11.2.3a',
      }
    case 'gold':
      return {
        title: w.gold,
        face: <Coin size={84} className={css.sign} />,
        text: w.goldText,
        facts: each((at) => {
          const { gold } = view.players[at]!
          return gold === null ? words(language).hidden : words(language).gold(gold)
        }),
        rule: 'RJ-3.4',
      }
    case 'houses':
      return {
        title: w.houses,
        text: w.housesText,
        facts: each((at) => w.housesOf(view.players[at]!.stock, view.players[at]!.quarry)),
        rule: 'RJ-7.2.5',
      }
    case 'palaces':
      return {
        title: w.palaces,
        text: w.palacesText(view.palacesToWin),
        facts: each((at) => words(language).built(view.players[at]!.built)),
        rule: 'RJ-10.1',
      }
    case 'bid':
      return { title: w.bid, text: w.bidText, rule: 'RJ-11.2.5c' }
  }
}

export const look = lookOf({
  seat,
  action,
  disc,
  character,
  junction,
  crest,
  village,
  road,
  palace,
  place,
})
