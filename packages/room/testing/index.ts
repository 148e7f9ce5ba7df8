export { type Drawn, thingsOn } from './page.ts'
export { type Header, type Outcome, type Referee, randomTranscript, refereed } from './referee.ts'
export { componentsOf } from './reference.ts'
export { type After, type MoveIn, type Workbench, workbench } from './workbench.ts'
