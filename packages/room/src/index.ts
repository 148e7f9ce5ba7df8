export * from './plurals.ts'
export * from './speech.ts'
export * from './touches.ts'
export * from './vocabulary.ts'
