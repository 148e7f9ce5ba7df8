/**
 * The sequence of play. What a clause schedules comes before what waits below it: the stack is the agenda
 * (CK-10.5).
 */
import { table } from '@durbar/kernel'
import { arrange } from './arrange.ts'
import {
  bonuses,
  bonusTurn,
  choosePalaceOrCoins,
  chooseShipOrFame,
  palaceOrCoins,
  shipOrFame,
} from './bonuses.ts'
import { sequence } from './book.ts'
import { discardDice, drawDice, gridDice, pickDie, takeChosen } from './dice.ts'
import { gridGoods, moreGoods, pickGoods, pickMoreGoods } from './goods.ts'
import { discardPalace, lay } from './lay.ts'
import { coinPerGood, copyReward, copyShip, gridPalace, pickPalace, topCard } from './palace.ts'
import { elephant, endOfRound, pass, round, secondPass, turn } from './round.ts'
import { chooseSet, settle, settleShips } from './sets.ts'
import { coins, fame, karma, stewards } from './tokens.ts'
import { end, endOfTurn, main } from './turn.ts'

export const rules = table(
  // Before the first round, with open bonuses
  arrange,

  // Rounds, passes, turns
  sequence(round, pass, elephant, pass, endOfRound),
  pass,
  elephant,
  secondPass,
  endOfRound,
  sequence(turn, main, bonuses, endOfTurn),
  main,
  bonuses,
  endOfTurn,
  end,

  // A card is laid, its sets are settled
  lay,
  settle,
  settleShips,
  chooseSet,

  // The steps of rewards, palace actions and bonuses
  karma,
  coins,
  fame,
  stewards,
  gridDice,
  gridGoods,
  moreGoods,
  gridPalace,
  coinPerGood,
  copyReward,
  topCard,
  palaceOrCoins,
  shipOrFame,
  bonusTurn,

  // What the steps ask
  takeChosen,
  drawDice,
  discardDice,
  pickDie,
  pickGoods,
  pickMoreGoods,
  pickPalace,
  copyShip,
  choosePalaceOrCoins,
  chooseShipOrFame,
  discardPalace,
)
