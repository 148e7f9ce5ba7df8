/** Udaipur's crest: a peacock with its fan, drawn for Durbar, in the 512 units of the other crests. */
const round = (n: number) => Math.round(n)

/** A feather of the fan with its eye, turned by `degrees` around the bird's breast. */
function feather(degrees: number): string {
  const a = (degrees * Math.PI) / 180
  const at = (along: number, aside: number) =>
    `${round(256 + along * Math.sin(a) + aside * Math.cos(a))} ${round(372 - along * Math.cos(a) + aside * Math.sin(a))}`
  const eye = (r: number) =>
    `M${at(262 + r, 0)}Q${at(262, -r)} ${at(262 - r, 0)}Q${at(262, r)} ${at(262 + r, 0)}Z`
  return `M${at(112, -9)}L${at(214, -26)}C${at(262, -54)} ${at(326, -34)} ${at(342, 0)}C${at(326, 34)} ${at(262, 54)} ${at(214, 26)}L${at(112, 9)}Z${eye(34)}`
}

const BODY =
  'M256 176C236 176 226 190 228 206L210 214 230 222C236 262 190 300 190 372 190 424 220 462 244 470L236 496H276L268 470C292 462 322 424 322 372 322 300 276 262 282 222 288 190 276 176 256 176Z'

export const PEACOCK = `${[-78, -47, -16, 16, 47, 78].map(feather).join('')}${BODY}`
