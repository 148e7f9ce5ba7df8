/** The player aid. Numbers are those of the box. */
import { AidLines, AidPart, AidSheet, AidSteps, Icon, type TableProps } from '@durbar/table'
import { PERSON_IDS, SPECIAL_CARDS } from '../data/cards.ts'
import { BONUS_TILES, GOODS, LAST_VISIT } from '../data/tiles.ts'
import { SYMBOL_NAMES } from '../texts/names.ts'
import type { View } from '../view/index.ts'
import css from './aid.module.css'
import { MiniCard } from './card.tsx'
import { exitDoor } from './icons.ts'
import { GoodTile, Prize } from './symbols.tsx'
import { BonusTile } from './tiles.tsx'
import { words } from './words.ts'

const de = {
  turn: 'Dein Zug: eines von beiden',
  play: 'Karten ausspielen',
  playText:
    '1 Farbkarte, dazu höchstens 1 weiße Karte oder 1 Sonderkarte. Nach dem ersten Mal bleibst du bei deiner Farbe.',
  leave: 'Sich zurückziehen',
  leaveText: 'Gewinne nehmen, werten, Karten ablegen, 2 Karten aus der Auslage wählen, zuletzt 1.',
  won: 'Was du gewinnst',
  persons: 'Einflussmarke und 1 Palast in eine freie Stadt; auf einer Festung das Bonusplättchen',
  crown: 'Krone und 1 Palast in eine beliebige Stadt',
  tile: 'Provinz-Plättchen mit Waren',
  points: 'Einflusspunkte',
  goods: 'je Ware 1, dazu 1 je gleicher Ware, die du hast',
  chain: '1 für die Provinz, 1 je Provinz, die deine Paläste verbinden',
  bonus: 'Bonusplättchen',
  taj: 'Bonusplättchen „Taj Mahal“',
  specials: 'Sonderkarten: für 2 gleiche Einflussmarken',
  end: 'Nach dem letzten Besuch',
  endText: [
    `Nach Besuch ${LAST_VISIT} zählt deine Hand: 1 Einflusspunkt je Sonderkarte, je weiße Karte und je Karte deiner längsten Farbe.`,
  ],
}
const en: typeof de = {
  turn: 'Your turn: one of the two',
  play: 'Play cards',
  playText:
    '1 coloured card, with at most 1 white card or 1 special card. After the first time you keep your colour.',
  leave: 'Withdraw',
  leaveText:
    'Take your prizes, score, discard your cards, choose 2 cards from the supply, the last player 1.',
  won: 'What you win',
  persons: 'Influence token and 1 palace in a free city; on a fortress its bonus tile',
  crown: 'Crown and 1 palace in any city',
  tile: 'Province tile with goods',
  points: 'Influence points',
  goods: '1 per good, and 1 for each equal good you have',
  chain: '1 for the province, 1 for each province your palaces connect',
  bonus: 'Bonus tile',
  taj: 'Bonus tile “Taj Mahal”',
  specials: 'Special cards: for 2 equal influence tokens',
  end: 'After the last visit',
  endText: [
    `After visit ${LAST_VISIT} your hand counts: 1 influence point per special card, per white card and per card of your longest colour.`,
  ],
}

const Tile = ({ id }: { id: (typeof BONUS_TILES)[number]['id'] }) => (
  <svg viewBox="-18 -18 36 38" className={css.tile} aria-hidden="true">
    <BonusTile id={id} x={0} y={0} />
  </svg>
)

/** One of each worth: the tiles that score. */
const SCORING = BONUS_TILES.filter(
  ({ kind, points }, i, all) => kind === 'points' && all.findIndex((tile) => tile.points === points) === i,
)

export function Aid({ language }: TableProps<View>) {
  const w = language === 'de' ? de : en
  return (
    <AidSheet>
      <AidPart title={w.turn}>
        <AidLines
          lines={[
            {
              key: 'play',
              sign: <MiniCard id="green-ev-1" className={css.card} />,
              name: w.play,
              text: w.playText,
            },
            {
              key: 'leave',
              sign: <Icon d={exitDoor} className={css.door} />,
              name: w.leave,
              text: w.leaveText,
            },
          ]}
        />
      </AidPart>
      <AidPart title={w.won}>
        <AidLines
          lines={[
            {
              key: 'persons',
              sign: PERSON_IDS.map((person) => <Prize key={person} item={person} className={css.prize} />),
              text: w.persons,
            },
            { key: 'crown', sign: <Prize item="crown" className={css.prize} />, text: w.crown },
            { key: 'tile', sign: <Prize item="provinceTile" className={css.prize} />, text: w.tile },
          ]}
        />
      </AidPart>
      <AidPart title={w.points}>
        <AidLines
          lines={[
            ...SCORING.map(({ id, points }) => ({
              key: id,
              sign: <Tile id={id} />,
              text: id === 'bonus-taj-mahal' ? w.taj : w.bonus,
              value: `+${points}`,
            })),
            {
              key: 'goods',
              sign: GOODS.map((good) => <GoodTile key={good} good={good} className={css.good} />),
              text: w.goods,
            },
            { key: 'chain', text: w.chain },
          ]}
        />
      </AidPart>
      <AidPart title={w.specials}>
        <AidLines
          lines={SPECIAL_CARDS.map(({ id, token }) => ({
            key: id,
            sign: (
              <>
                <Prize item={token} className={css.prize} />
                <Prize item={token} className={css.prize} />
              </>
            ),
            name: SYMBOL_NAMES[language][token],
            text: words(language).specialEffect[id],
          }))}
        />
      </AidPart>
      <AidPart title={w.end}>
        <AidSteps steps={w.endText} />
      </AidPart>
    </AidSheet>
  )
}
