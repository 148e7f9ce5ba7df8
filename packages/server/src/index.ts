export { serverFor } from './http/server.ts'
export { Thinkers } from './thinkers/thinkers.ts'
