export { postEntry } from './post-entry.ts'
export { countEntriesSince, hasEntry, holdBalances } from './queries.ts'
export { verifyLedger } from './verify-ledger.ts'
