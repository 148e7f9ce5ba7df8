/** Words of what is done to the viewer. Antiquities come in their forms. */
import type { Who } from '@durbar/room'
import type { Forms } from '../../texts/names.ts'

const en = {
  carpet: 'The Flying Carpet',
  taken: (name: string, taken: Forms, given: Forms) =>
    `${name} takes ${taken.object} from you and gives you ${given.object}.`,
  swapped: (who: Who, seat: number, got: Forms, gave: Forms) =>
    `${who.starts(seat, 'gets')} ${got.object} for ${gave.object}`,
  unmasked: 'A fake of yours',
  leaves: ({ object }: Forms) => `You lose ${object}: a fake.`,
}

type PlateWords = typeof en

const de: PlateWords = {
  carpet: 'Der Fliegende Teppich',
  taken: (name, taken, given) => `${name} nimmt dir ${taken.object} und gibt dir ${given.object}.`,
  swapped: (who, seat, got, gave) => `${who.starts(seat, 'erhält')} ${got.object} für ${gave.object}`,
  unmasked: 'Eine Fälschung bei dir',
  leaves: ({ object }) => `Gefälscht: Du verlierst ${object}.`,
}

export const PLATE = { de, en }
