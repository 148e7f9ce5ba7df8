/** The frame of a turn, apart from its sequence so that set-up and the end of a day can begin one. */
import { moment, seated } from '@durbar/kernel'

export const turn = moment('turn', seated)
