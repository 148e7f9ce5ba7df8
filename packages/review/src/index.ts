export { chanceAt, type Entry, entryOf } from './account.ts'
export { type Course, courseOf } from './course.ts'
export { type Asked, deepen, type Judgement, look, type Option, WORTH } from './decision.ts'
export { DEPTHS, type Depth, type DepthName, isDepth } from './depth.ts'
export { type LineMove, type Outlook, outlook, type ToldMove } from './explain.ts'
export { type Cost, Pricing } from './price.ts'
export { type Prospect, prospectOf, resultOf } from './prospect.ts'
export {
  type Done,
  glance,
  JUDGE,
  newReview,
  note,
  type Progress,
  perform,
  type Review,
  resumed,
  reviewing,
  shareDone,
  type Task,
  tasksOf,
  type Wanted,
} from './review.ts'
export {
  accuracyOf,
  type SeatSoFar,
  type SeatSummary,
  type SoFar,
  type Sum,
  type Summary,
  soFarOf,
  summaryOf,
} from './summary.ts'
