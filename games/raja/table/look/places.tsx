/** What there is to be seen of the places on the map: cities, villages, roads. */
import { House, type Seen, type TableProps, whoOf } from '@durbar/table'
import {
  type CityId,
  type JunctionId,
  ROADS,
  type RoadId,
  VILLAGES,
  type VillageId,
  villageAt,
  villagesOn,
} from '../../data/board.ts'
import { fieldOf } from '../../data/track.ts'
import { characterName, isCityId, placeName, roadName } from '../../texts/names.ts'
import type { View } from '../../view/index.ts'
import { Crest } from '../city/crest.tsx'
import { when } from '../city/telling.ts'
import { words } from '../words/index.ts'
import css from './looks.module.css'
import { lookWords } from './words.ts'

type Props = TableProps<View>

/** What a city would pay whom if it were scored now. */
function account(id: CityId, { view, language, name }: Props): readonly string[] {
  const w = lookWords(language)
  const { points, reward, fields } = view.board.cities.find((each) => each.id === id)!
  const paid = points.flatMap((n, at) =>
    n > 0 ? [w.paid(whoOf(language, name).label(at), words(language).points(n), reward[at]!)] : [],
  )
  const [large, ...small] = fields
  return [
    w.when(when(view, id, words(language))),
    ...(paid.length > 0 ? paid : [w.nobody]),
    w.payout(view.payout.join(', ')),
    w.monopoly,
    w.sites(large!.owner === null, small.filter(({ owner }) => owner === null).length),
  ]
}

export function junction(id: JunctionId, props: Props): Seen {
  const { view, language } = props
  const w = lookWords(language)
  if (!isCityId(id)) return { title: words(language).camp, text: w.camp, rule: 'RJ-R-5' }
  const { homeOf } = view.board.cities.find((each) => each.id === id)!
  return {
    title: placeName(id, language),
    face: <Crest city={id} className={css.crest} />,
    text: w.city(homeOf === null ? '' : `${words(language).homeOf(characterName(homeOf, language))}.`).trim(),
    facts: account(id, props),
    rule: 'RJ-8.2',
  }
}

export function crest(id: CityId, props: Props): Seen {
  const { view, language } = props
  const w = lookWords(language)
  const { position } = view.board.track.find(({ city }) => city === id)!
  const field = fieldOf(position)
  return {
    title: w.crest(placeName(id, language)),
    face: <Crest city={id} className={css.crest} />,
    text: w.crestText,
    facts: [w.crestField(field > 0 ? field : null), ...account(id, props)],
    rule: 'RJ-6.2',
  }
}

export function village(id: VillageId, { view, language, name }: Props): Seen {
  const w = lookWords(language)
  const { houses } = view.board.villages[VILLAGES.indexOf(id)]!
  return {
    title: placeName(id, language),
    ...(houses.length > 0
      ? {
          face: (
            <svg viewBox={`0 -14 ${28 * houses.length} 28`} className={css.houses} aria-hidden="true">
              {houses.map((owner, i) => (
                <g key={`${i} ${owner}`} transform={`translate(${14 + 28 * i} 0)`}>
                  <House seat={owner} size={24} />
                </g>
              ))}
            </svg>
          ),
        }
      : {}),
    text: w.village(view.board.villageLimit),
    facts:
      houses.length === 0
        ? [w.empty]
        : [
            ...houses.map((owner) => w.houseOf(whoOf(language, name), owner)),
            view.me !== null && houses.includes(view.me) ? w.yours : w.tollHere(houses.length),
          ],
    rule: 'RJ-4.6',
  }
}

export function road(id: RoadId, { view, language }: Props): Seen {
  const w = lookWords(language)
  const tolls = view.board.roads.find((each) => each.id === id)?.tolls
  const villages = villagesOn(ROADS.indexOf(id)).map(villageAt)
  return {
    title: roadName(id, language),
    text: w.road,
    facts: [
      villages.map((each) => placeName(each, language)).join(', '),
      tolls == null ? w.roadClosed : view.me === null ? '' : w.roadToll(tolls[view.me] ?? 0),
    ].filter(Boolean),
    rule: 'RJ-7.1.6',
  }
}
