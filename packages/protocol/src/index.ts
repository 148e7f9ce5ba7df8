export {
  commitmentTo,
  matchOf,
  moveSchema,
  type Record,
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
