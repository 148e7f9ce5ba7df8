/** From which page somebody came to a record: whoever leaves it goes back there. */
const LIBRARY = '/records'
let from = LIBRARY

export function noteLocation(path: string): void {
  if (!path.startsWith(`${LIBRARY}/`)) from = path
}

export const cameFrom = (): string => from
