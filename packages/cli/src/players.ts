/** Who sits at the table, as the command line names them. */
import { BOTS, botNamed } from '@durbar/bots'
import { Complaint } from './complaint.ts'

export const IN_HOUSE = `${Object.keys(BOTS).join(', ')}, greedy/<worlds>[/<carelessness>], search/<iterations>[/<setting>=<number>…]`

/** As many names as seats; the last one named fills the table. Besides our own bots those that `others` knows. */
export function seatedNames(
  text: string,
  seats: number,
  others: ((name: string) => boolean) | null = null,
): string[] {
  const names = text.split(',').map((name) => name.trim())
  for (const name of names)
    if (!botNamed(name) && !others?.(name))
      throw new Complaint(`no bot '${name}'; there are ${IN_HOUSE}${others ? ', cmd:<program>' : ''}`)
  if (names.length > seats) throw new Complaint(`${names.length} bots for ${seats} seats`)
  while (names.length < seats) names.push(names.at(-1)!)
  return names
}
