import { refusals } from '@durbar/kernel'

export const REFUSALS = refusals({ tooFew: 'SX-2.2', sameAgain: 'SX-2.3', openAlready: 'SX-2.4' })
