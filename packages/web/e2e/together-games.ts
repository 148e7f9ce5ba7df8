/** Who plays which game together, in two files of about the same length: for two cores. */
import { rooms } from '@durbar/games'

const LONGER = ['raja', 'taj-mahal']
const ids = rooms.map(({ game }) => game.id)
export const longerGames = ids.filter((id) => LONGER.includes(id))
export const shorterGames = ids.filter((id) => !LONGER.includes(id))
