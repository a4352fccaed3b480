/** The same for every program of a test that shares a database with others. */
export const PEOPLE_KEY = Buffer.alloc(32, 7).toString('base64')
