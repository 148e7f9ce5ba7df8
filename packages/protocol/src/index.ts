export { type Account, accountInSteps, accountOf, accountSchema, viewsIn } from './account.ts'
export {
  type Doubt,
  doubtOf,
  isAccount,
  isUnreadable,
  type PlayedThrough,
  type RecordProblem,
  readRecordFile,
} from './reading.ts'
export {
  commitmentTo,
  type MatchRecord,
  matchOf,
  moveSchema,
  readRecord,
  recordOf,
  recordOfMatch,
  recordSchema,
  restamped,
  verifyRecord,
} from './record.ts'
export { sha256 } from './sha256.ts'
export { toJsonLines, transcriptLineSchema, transcriptOf } from './transcript.ts'
