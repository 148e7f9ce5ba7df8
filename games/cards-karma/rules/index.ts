/**
 * The sequence of play. What a clause schedules comes before what waits below it: the stack is the agenda
 * (CK-10.5).
 */
import { type RuleTable, sequence } from '@durbar/kernel'
import type { Event } from '../events.ts'
import type { State } from '../state.ts'
import { arrange } from './arrange.ts'
import {
  bonuses,
  bonusTurn,
  palaceOrCoins,
  shipOrFame,
  takePalaceOrCoins,
  takeShipOrFame,
} from './bonuses.ts'
import { discardDice, drawDice, gridDice, pickDie, takeChosenDie } from './dice.ts'
import { gridGoods, moreGoods, pickGoods, pickOrSkipGoods } from './goods.ts'
import { lay } from './lay.ts'
import {
  coinPerGood,
  copyReward,
  copyShip,
  discardPalace,
  gridPalace,
  pickPalace,
  topCard,
} from './palace.ts'
import { elephant, endOfRound, pass, secondPass } from './round.ts'
import { chooseSet, settle, settleShips } from './sets.ts'
import { coins, fame, karma, stewards } from './tokens.ts'
import { end, endOfTurn, main } from './turn.ts'

export const rules: RuleTable<State, Event> = {
  // Before the first round, with open bonuses
  arrange,

  // Rounds, passes, turns
  round: sequence('pass', 'elephant', 'pass', 'endOfRound'),
  pass,
  elephant,
  secondPass,
  endOfRound,
  turn: sequence('main', 'bonuses', 'endOfTurn'),
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
  takeChosen: takeChosenDie,
  drawDice,
  discardDice,
  pickDie,
  pickGoods,
  pickMoreGoods: pickOrSkipGoods,
  pickPalace,
  copyShip,
  choosePalaceOrCoins: takePalaceOrCoins,
  chooseShipOrFame: takeShipOrFame,
  discardPalace,
}
