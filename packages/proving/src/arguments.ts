/** Arguments that several commands share, checked once: a wrong one is one line, and nothing begins. */
import { GAMES } from '@durbar/games/catalogue'
import { InvalidArgumentError, Option } from 'commander'

/** It stays a text, like everything that is given. */
export const whole =
  (least: number) =>
  (text: string): string => {
    if (/^\d+$/.test(text) && Number(text) >= least) return text
    throw new InvalidArgumentError(`It must be a whole number of at least ${least}.`)
  }

export const whichGame = () => new Option('--game <id>', 'which game').choices(GAMES).default('vermaechtnis')

export const whichStore = () =>
  new Option('--store <name>', 'where the truth is').choices(['sqlite', 'postgres']).default('sqlite')
