/** Whoever jumps sees what lies there: what a style has set in motion has arrived. What moves for ever goes on. */
export function standStill(root: Element): void {
  for (const animation of root.getAnimations({ subtree: true }))
    if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish()
}
