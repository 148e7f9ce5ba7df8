/** The player aid. Numbers are those of the box. */
import { AidDrawing, AidLines, AidPart, AidSheet, AidSteps, type TableProps } from '@durbar/table'
import { PALACE_STEPS, WITH_GOOD } from '../data/effects.ts'
import { PALACE_ACTIONS, type PalaceAction, REWARDS } from '../data/names.ts'
import {
  COINS_PER_CARD,
  DICE_FOR_A_STEWARD,
  FAME_FOR_THREE_STEWARDS,
  FAME_PER_BUILDING,
  FAME_PER_CARD,
  HAND_LIMIT,
  SET_SIZE,
  TRACK_LENGTH,
} from '../data/numbers.ts'
import { BONUS_NAMES, REWARD_NAMES, tokens } from '../texts/names.ts'
import type { View } from '../view/index.ts'
import css from './aid.module.css'
import { RewardMarks } from './reward-marks.tsx'
import { BuildingMark, DieMark, GoodMark, ShipMark } from './symbols.tsx'
import { TokenPicture } from './tokens.tsx'

/** How many of a kind of gain the printed steps of a palace action give. */
const given = (action: PalaceAction, step: string): number =>
  PALACE_STEPS[action].find(([name]) => name === step)?.[1] ?? 0

const de = {
  turn: 'Dein Zug: genau 1 Aktion',
  die: `Würfel nehmen: 1 Karte aus dem Raster auf die Hand, höchstens ${HAND_LIMIT}.`,
  building: `Gebäude: Würfel der Farbe, zusammen mindestens der Preis. ${FAME_PER_BUILDING} Ruhmtoken je Gebäude.`,
  ship: 'Schiff: 1 Würfel mit genau dieser Zahl. Die Reihe muss aufsteigen. Belohnung sofort.',
  goods: 'Warenkarte: kostenlos.',
  palace: 'Palastaktion: 1 Würfel mit genau dieser Zahl; dann abwerfen.',
  rewards: 'Belohnungen der Schiffe',
  withGood: ', 1 Ware',
  palaces: 'Palastaktionen',
  deeds: {
    2: `${given(2, 'gridDice')} Würfel aus dem Raster`,
    3: `${given(3, 'karma')} Karmatoken, dann ${given(3, 'gridDice')} Würfel`,
    4: `${given(4, 'coinPerGood')} Münze je Ware in deiner Auslage`,
    5: `${given(5, 'karma')} Karmatoken, dann die Belohnung des letzten Schiffs einer beliebigen Reihe`,
    6: 'oberste Karte des Nachziehstapels kostenlos ausführen',
  } satisfies Record<PalaceAction, string>,
  three: `${SET_SIZE} einer Art: sofort`,
  alike: `${SET_SIZE} gleiche oder ${SET_SIZE} verschiedene`,
  ascending: `${SET_SIZE} Schiffe aufsteigend`,
  track: 'Zählleiste',
  fame: `${FAME_PER_CARD} Ruhmtoken: die linke Tagkarte wenden`,
  coins: `${COINS_PER_CARD} Münzen: die rechte Tagkarte wenden`,
  bonuses: 'Boni auf der Nachtseite',
  any: 'In deinem Zug',
  karma: '1 Würfel um 1 ändern',
  steward: `noch ein Zug, Joker oder ${DICE_FOR_A_STEWARD} Würfel vom Nachziehstapel`,
  end: 'Spielende',
  endText: [
    `Wer die ${TRACK_LENGTH}. Karte wendet, löst das Spielende aus: Der Durchgang wird zu Ende gespielt.`,
  ],
}
const en: typeof de = {
  turn: 'Your turn: exactly one action',
  die: `Take a die: 1 card from the grid into your hand, ${HAND_LIMIT} at most.`,
  building: `Building: dice of its colour, at least its price in all. ${FAME_PER_BUILDING} fame token per building.`,
  ship: 'Ship: 1 die with exactly its number. The row must ascend. Reward at once.',
  goods: 'Goods card: free.',
  palace: 'Palace action: 1 die with exactly its number; then discard it.',
  rewards: 'Rewards of the ships',
  withGood: ', 1 good',
  palaces: 'Palace actions',
  deeds: {
    2: `${given(2, 'gridDice')} dice from the grid`,
    3: `${given(3, 'karma')} karma tokens, then ${given(3, 'gridDice')} die`,
    4: `${given(4, 'coinPerGood')} coin per good in your tableau`,
    5: `${given(5, 'karma')} karma token, then the reward of the last ship of any row`,
    6: 'carry out the top card of the draw pile for free',
  },
  three: `${SET_SIZE} of a kind: at once`,
  alike: `${SET_SIZE} alike or ${SET_SIZE} different`,
  ascending: `${SET_SIZE} ships ascending`,
  track: 'Scoring cards',
  fame: `${FAME_PER_CARD} fame tokens: flip the leftmost day card`,
  coins: `${COINS_PER_CARD} coins: flip the rightmost day card`,
  bonuses: 'Bonuses on the night side',
  any: 'On your turn',
  karma: 'change 1 die by 1',
  steward: `another turn, a joker, or ${DICE_FOR_A_STEWARD} dice from the draw pile`,
  end: 'End of the game',
  endText: [`When somebody flips the last of ${TRACK_LENGTH} cards, the pass is played out.`],
}

/** What of a die or a good is seen. */
const NEAR = '-12 -12 24 24'
const DIE = (
  <AidDrawing box={NEAR}>
    <DieMark size={20} />
  </AidDrawing>
)
const BUILDING = (
  <AidDrawing box="-34 -38 68 70">
    <BuildingMark kind="red" size={60} />
  </AidDrawing>
)
const SHIP = (
  <AidDrawing box="-22 -22 44 44">
    <ShipMark scale={0.62} />
  </AidDrawing>
)
const GOODS = (
  <AidDrawing box={NEAR}>
    <GoodMark kind="silk" r={10} />
  </AidDrawing>
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
              <AidDrawing box={NEAR}>
                <DieMark size={20} value={action} />
              </AidDrawing>
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
              text: tokens('karma', SET_SIZE, language),
              value: steward,
            },
            {
              key: 'stewards',
              sign: steward,
              text: tokens('stewards', SET_SIZE, language),
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
