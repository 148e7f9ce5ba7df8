export { chanceAt, entryOf } from './account.ts'
export { type Course, courseOf } from './course.ts'
export { type Asked, deepen, type Judgement, look } from './decision.ts'
export { DEPTHS, type Depth, type DepthName, isDepth } from './depth.ts'
export { type LineMove, type Outlook, outlook } from './explain.ts'
export { Pricing } from './price.ts'
export { type Prospect, resultOf } from './prospect.ts'
export {
  type Done,
  glance,
  JUDGE,
  newReview,
  note,
  perform,
  type Review,
  resumed,
  reviewing,
  shareDone,
  type Task,
  tasksOf,
  type Wanted,
} from './review.ts'
export { type SeatSummary, type SoFar, type Sum, type Summary, soFarOf, summaryOf } from './summary.ts'
