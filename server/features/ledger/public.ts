export { BalanceTooLow, postEntry } from './post-entry.ts'
export { countEntriesSince, entryTime, holdBalances } from './queries.ts'
export { readLedgerPage } from './read-ledger-page.ts'
export { verifyLedger } from './verify-ledger.ts'
