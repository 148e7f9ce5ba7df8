/**
 * What an antiquity does, as data: the kind of effect and its figures. For every kind there is one small
 * function in `rules/effects`. Unicorn Horn, Shirt of Nessus, Yata no Kagami and the certificates: rulebook.
 * Mjöllnir: public. All other effects: reconstructed.
 */

export type Effect =
  | { readonly fn: 'voidOwnCurses' }
  | { readonly fn: 'pointsPerOwnedNature'; readonly nature: 'blessed'; readonly points: number }
  | { readonly fn: 'winSecretTies' }
  | { readonly fn: 'neutraliseCounterfeit'; readonly count: 1 }
  | { readonly fn: 'choosePayee' }
  | { readonly fn: 'setJoker' }
  | { readonly fn: 'peekCounterfeit'; readonly count: 1 }
  | { readonly fn: 'minRaise'; readonly amount: number }
  | { readonly fn: 'loseTies' }
  | { readonly fn: 'winTies' }
  | { readonly fn: 'giveIngotToEachOpponent'; readonly amount: number }
  | { readonly fn: 'mayMatchBid' }
  | { readonly fn: 'incomeOnReveal'; readonly amount: number }
  | { readonly fn: 'returnAllIngots' }
  | { readonly fn: 'exchangeSameValue'; readonly optional: true }
  | { readonly fn: 'wish'; readonly options: readonly Wish[] }
  | { readonly fn: 'certificate'; readonly count: 1 }
  | { readonly fn: 'surchargeOnWin'; readonly amount: number }
  | { readonly fn: 'raiseValue'; readonly from: number; readonly to: number }

export type EffectKind = Effect['fn']
type Wish =
  | { readonly kind: 'wealth'; readonly ingots: number }
  | { readonly kind: 'insight'; readonly peek: 1 }
  | { readonly kind: 'freedom'; readonly redeemFree: 1 }

export type Timing = 'instant' | 'permanent' | 'endOfGame' | 'scoring'

/** When each kind of effect works (WH-5.4 to WH-5.7). */
export const TIMING: Readonly<Record<EffectKind, Timing>> = {
  voidOwnCurses: 'permanent',
  pointsPerOwnedNature: 'scoring',
  winSecretTies: 'permanent',
  neutraliseCounterfeit: 'endOfGame',
  choosePayee: 'permanent',
  setJoker: 'scoring',
  peekCounterfeit: 'instant',
  minRaise: 'permanent',
  loseTies: 'scoring',
  winTies: 'scoring',
  giveIngotToEachOpponent: 'instant',
  mayMatchBid: 'permanent',
  incomeOnReveal: 'permanent',
  returnAllIngots: 'endOfGame',
  exchangeSameValue: 'instant',
  wish: 'instant',
  certificate: 'endOfGame',
  surchargeOnWin: 'permanent',
  raiseValue: 'scoring',
}
