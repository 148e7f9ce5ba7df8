export { Thinkers } from './thinkers/thinkers.ts'
