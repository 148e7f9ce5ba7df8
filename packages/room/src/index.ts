export * from './plurals.ts'
export * from './speech.ts'
export * from './vocabulary.ts'
