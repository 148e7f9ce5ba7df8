/** What is said, with its figures in the letters of figures. */
export function Figures({ said }: { said: string }) {
  return said.split(/(-?\d+)/).map((part, n) => (n % 2 === 1 ? <b key={n}>{part}</b> : part))
}
