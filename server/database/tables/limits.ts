export type LimitTables = {
  /** How often something guessable was tried, by account, address or device, in the current window. */
  attempts: {
    key: string
    count: number
    window_ends_at: number
  }
}
