/** What may come to lie above a table, in one file of its own: see overlaid.ts. */
export { Bubble } from './bubble.tsx'
export { EndSheet } from './end.tsx'
export { Handover } from './handover.tsx'
export { Inspect } from './inspect.tsx'
export { TableSheets } from './table-sheets.tsx'
