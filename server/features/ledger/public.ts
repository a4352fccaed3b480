export { BalanceTooLow, type Entry, postEntry } from './post-entry.ts'
export { verifyLedger } from './verify-ledger.ts'
