export { type Account, accountInSteps, accountOf, accountSchema, viewsIn } from './account.ts'
export {
  type Doubt,
  doubtOf,
  isAccount,
  isUnreadable,
  type PlayedThrough,
  type Recorded,
  type RecordProblem,
  readRecordFile,
  type Unreadable,
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
  type Verified,
  verifyRecord,
} from './record.ts'
export { sha256 } from './sha256.ts'
export { type TranscriptLine, toJsonLines, transcriptLineSchema, transcriptOf } from './transcript.ts'
