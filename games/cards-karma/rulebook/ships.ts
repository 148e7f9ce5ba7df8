/** CK-6: ships, and a section for what they bring. */
import { both, type Inline, inBoth, type Row, type Section, say, type Words } from '@durbar/room'
import { WITH_GOOD } from '../data/effects.ts'
import { REWARDS, type Reward } from '../data/names.ts'
import { SHIPS } from '../data/ships.ts'
import { GOODS_NAMES, REWARD_NAMES } from '../texts/names.ts'
import { paragraph, picture, step, words } from './blocks.ts'
import { lowerShip } from './examples.ts'
import { COUNTS, KINDS_OF_REWARDS, number, ONE, pips, rewarded, SHIP_COSTS } from './figures.ts'

const [low, middle, high] = SHIP_COSTS as readonly [number, number, number]
/** Ships of a reward: their numbers, and the goods that they show. */
const shipsOf = (reward: Reward): Words =>
  inBoth((language) =>
    SHIPS.flatMap(([, brings, good], i) => {
      if (brings !== reward) return []
      const [kind, value] = good.split(' ') as ['silk' | 'tea' | 'spice', string]
      return [good ? `${i + 1} (${GOODS_NAMES[language][kind]} ${value})` : `${i + 1}`]
    }).join(', '),
  )
const costOf = (reward: Reward): number => SHIPS.find(([, brings]) => brings === reward)![0]
const nameOf = (reward: Reward): Words =>
  inBoth(
    (language) =>
      `**${REWARD_NAMES[language][reward]}${WITH_GOOD.includes(reward) ? (language === 'de' ? ' + 1 Ware' : ' + 1 good') : ''}**`,
  )
const good = {
  de: say`Dazu gehört dir die abgebildete Ware, solange das Schiff in deiner Schiffsreihe liegt.`,
  en: say`The good shown is yours as well, as long as the ship lies in your ship row.`,
}
const text: Readonly<Record<Reward, readonly [Inline, Inline]>> = {
  karma2: [
    say`Nimm dir ${rewarded('karma2', 'karma')} Karmatoken.`,
    say`Take ${rewarded('karma2', 'karma')} karma tokens.`,
  ],
  dice2: [
    say`Nimm ${rewarded('dice2', 'gridDice')} beliebige Karten aus dem Raster als Würfel. Beachte das Handkartenlimit.`,
    say`Take any ${rewarded('dice2', 'gridDice')} cards from the grid as dice. Mind the hand limit.`,
  ],
  coins3: [
    say`Nimm dir ${rewarded('coins3', 'coins')} Münzen.`,
    say`Take ${rewarded('coins3', 'coins')} coins.`,
  ],
  coins2fame1: [
    say`Nimm dir zuerst ${rewarded('coins2fame1', 'coins')} Münzen, dann ${rewarded('coins2fame1', 'fame')} Ruhmtoken.`,
    say`First take ${rewarded('coins2fame1', 'coins')} coins, then ${rewarded('coins2fame1', 'fame')} fame token.`,
  ],
  goods1to2: [
    say`Leg ${rewarded('goods1to2', 'gridGoods')} Warenkarte aus dem Raster in deine Warenreihe; eine weitere darfst du nehmen. Liegt keine da, gehst du leer aus. Nehmen darfst du das Schiff trotzdem.`,
    say`Put ${rewarded('goods1to2', 'gridGoods')} goods card from the grid into your goods row; you may take another. With none there you get nothing. You may still take the ship.`,
  ],
  die1good1: [
    say`Nimm ${rewarded('die1good1', 'gridDice')} beliebige Karte aus dem Raster als Würfel. Beachte das Handkartenlimit. ${good.de}`,
    say`Take any ${rewarded('die1good1', 'gridDice')} card from the grid as a die. Mind the hand limit. ${good.en}`,
  ],
  fame1good1: [
    say`Nimm dir ${rewarded('fame1good1', 'fame')} Ruhmtoken. ${good.de}`,
    say`Take ${rewarded('fame1good1', 'fame')} fame token. ${good.en}`,
  ],
  karma1good1: [
    say`Nimm dir ${rewarded('karma1good1', 'karma')} Karmatoken. ${good.de}`,
    say`Take ${rewarded('karma1good1', 'karma')} karma token. ${good.en}`,
  ],
  goods1die1: [
    say`Leg zuerst ${rewarded('goods1die1', 'gridGoods')} Warenkarte aus dem Raster in deine Warenreihe. Nimm dann ${rewarded('goods1die1', 'gridDice')} beliebige Karte als Würfel. Ohne Warenkarte im Raster bleibt es beim Würfel.`,
    say`First put ${rewarded('goods1die1', 'gridGoods')} goods card from the grid into your goods row. Then take any ${rewarded('goods1die1', 'gridDice')} card as a die. With no goods card in the grid you get just the die.`,
  ],
  palace1: [
    say`Nimm ${rewarded('palace1', 'gridPalace')} Palastaktionskarte aus dem Raster und führe sie kostenlos aus. Liegt keine da, gehst du leer aus. Nehmen darfst du das Schiff trotzdem.`,
    say`Take ${rewarded('palace1', 'gridPalace')} palace action card from the grid and resolve it for free. With none there you get nothing. You may still take the ship.`,
  ],
}
const row = (reward: Reward, i: number): Row => ({
  rules: [`CK-6.5.${i + 1}`],
  picture: `reward-${reward}`,
  cells: [nameOf(reward), words(...text[reward]), both(costOf(reward)), shipsOf(reward)],
})

export const ship: Section = {
  id: 'ship',
  title: words(say`C – Schiffskarte nehmen`, say`C – Take a ship card`),
  text: [
    step(
      ['CK-6.1'],
      say`**Bezahlen.** Wirf **genau ${ONE} Würfelkarte** ab, die genau die Kosten des Schiffs zeigt: ${low}, ${middle} oder ${high}. Die Farbe ist egal. Eine ${high} darfst du nicht aus ${low} und ${middle} zusammenzählen.`,
      say`**Pay.** Discard **exactly ${ONE} die card** that shows exactly the ship’s cost: ${low}, ${middle} or ${high}. The colour does not matter. You may not add ${low} and ${middle} for a ${high}.`,
    ),
    step(
      ['CK-6.2'],
      say`**Anlegen.** Leg das Schiff ans Ende deiner Schiffsreihe. Jede Zahl von ${ONE} bis ${COUNTS.ship} gibt es einmal, und deine Reihe muss **aufsteigen**.`,
      say`**Dock.** Put the ship at the end of your ship row. Each number from ${ONE} to ${COUNTS.ship} exists once, and your row must **ascend**.`,
    ),
    step(
      ['CK-6.3'],
      say`**Zu niedrig?** Ist die Zahl kleiner als die deines letzten Schiffs, wirf sofort alle zuvor abgelegten Schiffe ab. Mit dem neuen beginnt eine neue Schiffsreihe.`,
      say`**Too low?** If its number is lower than that of your last ship, at once discard all ships placed before. The new one starts a new ship row.`,
    ),
    step(
      ['CK-6.4'],
      say`**Belohnung.** Du erhältst die Belohnung, sobald du das Schiff bekommst – ob bezahlt oder kostenlos.`,
      say`**Reward.** You get the reward as soon as you get the ship, whether you paid for it or not.`,
    ),
    paragraph(
      ['CK-6.6'],
      say`Die Ware auf einem Schiff gehört dir, solange das Schiff in deiner Schiffsreihe liegt.`,
      say`The good on a ship is yours as long as the ship lies in your ship row.`,
    ),
  ],
  aside: [
    picture(
      'anatomy-ship',
      say`Schiff ${number('S24')}: Es kostet eine ${low}, bringt ${rewarded('karma1good1', 'karma')} Karmatoken und zeigt Seide.`,
      say`Ship ${number('S24')}: it costs a ${low}, brings ${rewarded('karma1good1', 'karma')} karma token and shows silk.`,
    ),
    {
      kind: 'example',
      title: words(say`Beispiel: ein kleineres Schiff`, say`Example: a lower ship`),
      of: ['CK-E1'],
      body: [
        { kind: 'picture', name: 'example-lower-ship' },
        {
          kind: 'paragraph',
          text: words(
            say`{A} hat die Schiffe ${number(lowerShip.ships[0])} und ${number(lowerShip.ships[1])}. Mit einer ${pips(lowerShip.pays)} bezahlt sie Schiff ${number(lowerShip.takes)}. Die Folge steigt nicht mehr auf.`,
            say`{A} has the ships ${number(lowerShip.ships[0])} and ${number(lowerShip.ships[1])}. With a ${pips(lowerShip.pays)} she pays for ship ${number(lowerShip.takes)}. The row no longer ascends.`,
          ),
        },
      ],
      result: words(
        say`Sie wirft ${number(lowerShip.ships[0])} und ${number(lowerShip.ships[1])} ab. Schiff ${number(lowerShip.takes)} beginnt eine neue Reihe und bringt ${lowerShip.karma} Karmatoken {karma}.`,
        say`She discards ${number(lowerShip.ships[0])} and ${number(lowerShip.ships[1])}. Ship ${number(lowerShip.takes)} starts a new row and brings ${lowerShip.karma} karma tokens {karma}.`,
      ),
    },
  ],
}

export const rewards: Section = {
  id: 'rewards',
  title: words(say`Die Belohnungen der Schiffe`, say`The rewards of the ships`),
  text: [
    {
      kind: 'table',
      rules: ['CK-6.5'],
      caption: words(
        say`${KINDS_OF_REWARDS} Belohnungen auf ${COUNTS.ship} Schiffen`,
        say`${KINDS_OF_REWARDS} rewards on ${COUNTS.ship} ships`,
      ),
      head: [
        words(say`Belohnung`, say`Reward`),
        words(say`Wirkung`, say`Effect`),
        words(say`Kosten`, say`Cost`),
        words(say`Schiffe`, say`Ships`),
      ],
      rows: REWARDS.map(row),
      figures: [2],
      named: [2, 3],
      stacks: true,
    },
  ],
}
