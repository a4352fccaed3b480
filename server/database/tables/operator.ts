export type OperatorTables = {
  /** At most one row, with id 1: what an administrator entered. A null is taken from the environment. */
  operator_details: {
    id: number
    name: string | null
    postal_address: string | null
    /** Milliseconds since 1970. */
    updated_at: number
  }
}
