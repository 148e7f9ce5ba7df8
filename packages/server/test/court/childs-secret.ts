/** Every table of the court in the child is dealt from this. */
export const CHILDS_SECRET = '8'.repeat(64)
