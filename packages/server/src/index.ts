export { serverFor } from './http/server.ts'
export { Judge } from './judge/judge.ts'
export { Thinkers } from './thinkers/thinkers.ts'
