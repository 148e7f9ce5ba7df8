/** How often a test of chance tries: a little every day, `npm run -s soak:tests` ten times as often. */
const SOAK = Number(process.env.DURBAR_SOAK ?? 1)
export const soaking = SOAK > 1
export const often = (times: number): number => times * SOAK
