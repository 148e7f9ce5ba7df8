/** The player aid. Numbers are those of the box. */
import { AidLines, AidPart, AidSheet, AidSteps, type TableProps } from '@durbar/table'
import { PALACE_STEPS, WITH_GOOD } from '../data/effects.ts'
import { PALACE_ACTIONS, type PalaceAction, REWARDS } from '../data/names.ts'
import {
  COINS_PER_CARD,
  FAME_FOR_THREE_STEWARDS,
  FAME_PER_CARD,
  HAND_LIMIT,
  SET_SIZE,
  TRACK_LENGTH,
} from '../data/numbers.ts'
import { BONUS_NAMES, REWARD_NAMES } from '../texts/names.ts'
import type { View } from '../view/index.ts'
import css from './aid.module.css'
import { RewardMarks } from './card-face.tsx'
import { BuildingMark, DieMark, GoodMark, ShipMark } from './symbols.tsx'
import { TokenPicture } from './tokens.tsx'

/** How many of a kind of gain the printed steps of a palace action give. */
const given = (action: PalaceAction, step: string): number =>
  PALACE_STEPS[action].find(([name]) => name === step)?.[1] ?? 0

const de = {
  turn: 'Dein Zug: genau eine Aktion',
  die: `Würfel nehmen: 1 Karte aus dem Raster auf die Hand, höchstens ${HAND_LIMIT}.`,
  building: 'Gebäude: Würfel der Farbe, zusammen mindestens der Preis. 1 Ruhmtoken je Gebäude.',
  ship: 'Schiff: 1 Würfel mit genau dieser Zahl. Nummern müssen steigen. Belohnung sofort.',
  goods: 'Waren: 1 Warenkarte, kostenlos.',
  palace: 'Palastaktion: 1 Würfel mit genau dieser Zahl; dann abwerfen.',
  rewards: 'Belohnungen der Schiffe',
  withGood: ', 1 Ware',
  palaces: 'Palastaktionen',
  deeds: {
    2: `${given(2, 'gridDice')} Würfel aus dem Raster`,
    3: `${given(3, 'karma')} Karma, dann ${given(3, 'gridDice')} Würfel`,
    4: `${given(4, 'coinPerGood')} Münze je Ware in deiner Auslage`,
    5: `${given(5, 'karma')} Karma, dann die Belohnung des letzten Schiffs einer beliebigen Reihe`,
    6: 'oberste Karte des Stapels kostenlos ausführen',
  } satisfies Record<PalaceAction, string>,
  three: `${SET_SIZE} davon: sofort einlösen`,
  alike: `${SET_SIZE} gleiche oder ${SET_SIZE} verschiedene`,
  ascending: `${SET_SIZE} Schiffe aufsteigend`,
  track: 'Zählleiste',
  fame: `${FAME_PER_CARD} Ruhmtoken: die linke Tagkarte wenden`,
  coins: `${COINS_PER_CARD} Münzen: die rechte Tagkarte wenden`,
  bonuses: 'Boni unter den Karten',
  any: 'Jederzeit in deinem Zug',
  karma: '1 Würfel um 1 ändern',
  steward: 'weiterer Zug, Joker-Würfel oder 2 Würfel vom Stapel',
  end: 'Ende',
  endText: [`Wer die ${TRACK_LENGTH}. Karte wendet, löst das Ende aus: Der Durchgang wird zu Ende gespielt.`],
}
const en: typeof de = {
  turn: 'Your turn: exactly one action',
  die: `Take a die: 1 card of the grid into your hand, ${HAND_LIMIT} at most.`,
  building: 'Building: dice of its colour, at least its price in all. 1 fame token per building.',
  ship: 'Ship: 1 die with exactly its number. Numbers must ascend. Reward at once.',
  goods: 'Goods: 1 goods card for free.',
  palace: 'Palace action: 1 die with exactly its number; then discard it.',
  rewards: 'Rewards of the ships',
  withGood: ', 1 good',
  palaces: 'Palace actions',
  deeds: {
    2: `${given(2, 'gridDice')} dice of the grid`,
    3: `${given(3, 'karma')} karma, then ${given(3, 'gridDice')} die`,
    4: `${given(4, 'coinPerGood')} coin per good in your tableau`,
    5: `${given(5, 'karma')} karma, then the reward of the last ship of any row`,
    6: 'carry out the top card of the pile for free',
  },
  three: `${SET_SIZE} of them: exchanged at once`,
  alike: `${SET_SIZE} alike or ${SET_SIZE} different`,
  ascending: `${SET_SIZE} ships ascending`,
  track: 'Track',
  fame: `${FAME_PER_CARD} fame tokens: turn the leftmost day card`,
  coins: `${COINS_PER_CARD} coins: turn the rightmost day card`,
  bonuses: 'Bonuses under the cards',
  any: 'At any time in your turn',
  karma: 'change 1 die by 1',
  steward: 'another turn, any die, or 2 dice of the pile',
  end: 'The end',
  endText: [`Whoever turns card number ${TRACK_LENGTH} brings the end: the pass is played out.`],
}

const Drawn = ({ children, box = '-12 -12 24 24' }: { children: React.ReactNode; box?: string }) => (
  <svg viewBox={box} className={css.sign} aria-hidden="true">
    {children}
  </svg>
)
const DIE = (
  <Drawn>
    <DieMark size={20} />
  </Drawn>
)
const BUILDING = (
  <Drawn box="-34 -38 68 70">
    <BuildingMark kind="red" size={60} />
  </Drawn>
)
const SHIP = (
  <Drawn box="-22 -22 44 44">
    <ShipMark scale={0.62} />
  </Drawn>
)
const GOODS = (
  <Drawn>
    <GoodMark kind="silk" r={10} />
  </Drawn>
)
const steward = <TokenPicture what="stewards" size={24} />

export function Aid({ language }: TableProps<View>) {
  const w = language === 'de' ? de : en
  return (
    <AidSheet>
      <AidPart title={w.turn}>
        <AidLines
          lines={[
            { key: 'die', sign: DIE, text: w.die },
            { key: 'building', sign: BUILDING, text: w.building },
            { key: 'ship', sign: SHIP, text: w.ship },
            { key: 'goods', sign: GOODS, text: w.goods },
            { key: 'palace', sign: DIE, text: w.palace },
          ]}
        />
      </AidPart>
      <AidPart title={w.rewards}>
        <AidLines
          grid
          lines={REWARDS.map((reward) => ({
            key: reward,
            sign: (
              <svg viewBox="-26 -15 52 30" className={css.reward} aria-hidden="true">
                <RewardMarks
                  reward={reward}
                  good={WITH_GOOD.includes(reward) ? { kind: 'silk', value: 2 } : undefined}
                />
              </svg>
            ),
            text: `${REWARD_NAMES[language][reward]}${WITH_GOOD.includes(reward) ? w.withGood : ''}`,
          }))}
        />
      </AidPart>
      <AidPart title={w.palaces}>
        <AidLines
          lines={PALACE_ACTIONS.map((action) => ({
            key: `${action}`,
            sign: (
              <Drawn>
                <DieMark size={20} value={action} />
              </Drawn>
            ),
            text: w.deeds[action],
          }))}
        />
      </AidPart>
      <AidPart title={w.three}>
        <AidLines
          lines={[
            { key: 'buildings', sign: BUILDING, text: w.alike, value: steward },
            { key: 'ships', sign: SHIP, text: w.ascending, value: steward },
            { key: 'goods', sign: GOODS, text: w.alike, value: <TokenPicture what="coins" size={24} /> },
            {
              key: 'karma',
              sign: <TokenPicture what="karma" size={24} />,
              text: language === 'de' ? `${SET_SIZE} Karma` : `${SET_SIZE} karma`,
              value: steward,
            },
            {
              key: 'stewards',
              sign: steward,
              text: language === 'de' ? `${SET_SIZE} Verwalter` : `${SET_SIZE} stewards`,
              value: (
                <>
                  {FAME_FOR_THREE_STEWARDS} <TokenPicture what="fame" size={24} />
                </>
              ),
            },
          ]}
        />
      </AidPart>
      <AidPart title={w.track}>
        <AidLines
          lines={[
            { key: 'fame', sign: <TokenPicture what="fame" size={24} />, text: w.fame },
            { key: 'coins', sign: <TokenPicture what="coins" size={24} />, text: w.coins },
            { key: 'bonuses', name: `${w.bonuses}:`, text: Object.values(BONUS_NAMES[language]).join(', ') },
          ]}
        />
      </AidPart>
      <AidPart title={w.any}>
        <AidLines
          lines={[
            { key: 'karma', sign: <TokenPicture what="karma" size={24} />, text: w.karma },
            { key: 'steward', sign: steward, text: w.steward },
          ]}
        />
      </AidPart>
      <AidPart title={w.end}>
        <AidSteps steps={w.endText} />
      </AidPart>
    </AidSheet>
  )
}
