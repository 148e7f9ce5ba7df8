export { readAids } from './aid.ts'
export { featureReader, randomPositions } from './features.ts'
export { often, soaking } from './often.ts'
export { type Drawn, heard, thingsOn } from './page.ts'
export { type Line, type LineToHer, name, readings, told } from './readings.ts'
export {
  even,
  type Header,
  type Outcome,
  type Referee,
  randomTranscript,
  refereed,
  rereading,
  type Style,
} from './referee.ts'
export { componentsOf } from './reference.ts'
export { type After, type MoveIn, workbench } from './workbench.ts'
