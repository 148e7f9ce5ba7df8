/** The court and its store. Apart from the rest of the server: a command that needs neither does not load them. */
export { Court } from './court/court.ts'
export { withCourt } from './court-server.ts'
export { backUp, restore } from './store/backup.ts'
export { type Report, reportsIn } from './store/reports.ts'
export { Store } from './store/store.ts'
export { StoreTrouble } from './store/trouble.ts'
