export { BalanceTooLow, type Entry, postEntry } from './post-entry.ts'
