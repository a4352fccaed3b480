/** The outcome of an act that is kept until there is a connection. */
export const WAITS = 'waits'
