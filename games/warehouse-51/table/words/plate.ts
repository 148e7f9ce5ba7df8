/** Words of what is done to the viewer. Antiquities come in their forms. */
import type { Forms } from '../../texts/names.ts'

const en = {
  carpet: 'The Flying Carpet',
  taken: (name: string, taken: Forms, given: Forms) =>
    `${name} takes ${taken.object} from you and gives you ${given.object}.`,
  swapped: (name: string, got: Forms, gave: Forms) => `${name} gets ${got.object} for ${gave.object}`,
  unmasked: 'A fake of yours',
  leaves: ({ object }: Forms) => `You lose ${object}: a fake.`,
}

export type PlateWords = typeof en

const de: PlateWords = {
  carpet: 'Der Fliegende Teppich',
  taken: (name, taken, given) => `${name} nimmt dir ${taken.object} und gibt dir ${given.object}.`,
  swapped: (name, got, gave) => `${name} erhält ${got.object} für ${gave.object}`,
  unmasked: 'Eine Fälschung bei dir',
  leaves: ({ object }) => `Gefälscht: Du verlierst ${object}.`,
}

export const PLATE = { de, en }
