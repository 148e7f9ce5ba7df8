/** Where the game and each round begin, apart from their sequences so that set-up and the end of a round can. */
import { moment } from '@durbar/kernel'

export const game = moment('game')
export const round = moment('round')
