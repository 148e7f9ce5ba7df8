/** The frame of a turn, apart from the table so that set-up and the end of a day can begin one. */
import { frames } from '@durbar/kernel'

export const turn = frames('turn')
