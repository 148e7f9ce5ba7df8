/** WH-X19 and WH-X20, from the last auction to the last point, with the table that the rulebook lays. */
import { FULL } from '../rulebook/examples.ts'
import { B, C, certify, neutralise, redeem, theEnd } from './position.ts'

export function fullScoring(fakes: readonly string[] = FULL.fakes) {
  const { seats, lastWinner, ingots, owned, pawned, certified, neutralised } = FULL
  return theEnd({ seats, auctioneer: lastWinner, ingots, owned, pawned: [pawned], fakes })
    .play(C, redeem(pawned))
    .play(B, certify('solomons-seal', certified))
    .play(B, neutralise(`fake-${neutralised}`))
}
export const withFakeGrail = () => fullScoring(FULL.fakes.map((id) => (id === 'gungnir' ? 'holy-grail' : id)))
