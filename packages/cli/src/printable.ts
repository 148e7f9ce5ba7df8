/** Text from elsewhere on a terminal: one line, no escape code, no change of direction, and not too long. */

const LONGEST = 600

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what a terminal obeys
const OBEYED = /[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g

const escaped = (char: string) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`

export function printable(text: string): string {
  const short = text.length <= LONGEST ? text : `${text.slice(0, LONGEST)}…`
  return short.replace(OBEYED, escaped)
}
