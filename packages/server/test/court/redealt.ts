/** A position in which everything is dealt anew that a viewer cannot know. */
import { type AnyGame, type Core, type Dice, kernelOf, legalMoves, noDice, type Viewer } from '@durbar/kernel'

/**
 * Everything dealt anew that this viewer cannot know. Whoever has chosen in secret has chosen: anything, or the same
 * where it is about to be opened; null: nobody could choose that there.
 */
export function redealt(
  game: AnyGame,
  state: Core,
  viewer: Viewer,
  dice: Dice,
  choices: 'any' | 'same' = 'any',
): Core | null {
  const rules = kernelOf(game)
  let world = rules.imagine(state, viewer, dice) as Core
  for (const seat of rules.asked(state)) {
    const choice = rules.chosen(state, seat)
    if (seat === viewer || choice === null) continue
    const legal = legalMoves(rules, world, seat)
    const from = dice.below(legal.length)
    const moves =
      choices === 'any' ? [...legal.slice(from), ...legal.slice(0, from)] : legal.filter((m) => m === choice)
    const chosen = moves.map((move) => {
      const next = game.clone(world)
      rules.apply(next, seat, move, noDice)
      return next
    })
    const next = chosen.find((each) => rules.chosen(each, seat) !== null)
    if (!next) return null
    world = next
  }
  return world
}
