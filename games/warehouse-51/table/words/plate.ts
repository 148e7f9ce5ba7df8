/** Words of what is done to the viewer. */
const en = {
  carpet: 'The Flying Carpet',
  taken: (name: string, taken: string, given: string) =>
    `${name} took ${taken} from you and left you ${given}.`,
  swapped: (name: string, got: string, gave: string) => `${name}: ${got} received, ${gave} given`,
  unmasked: 'A fake of yours',
  leaves: (card: string) => `${card} is a fake and leaves your collection.`,
}

export type PlateWords = typeof en

const de: PlateWords = {
  carpet: 'Der Fliegende Teppich',
  taken: (name, taken, given) => `${name} hat mit dir getauscht: ${given} gegen ${taken}.`,
  swapped: (name, got, gave) => `${name}: ${got} bekommen, ${gave} gegeben`,
  unmasked: 'Eine Fälschung bei dir',
  leaves: (card) => `${card} ist eine Fälschung und verlässt deine Sammlung.`,
}

export const PLATE = { de, en }
