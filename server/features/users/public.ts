export { readUser, readUserOf } from './read-user.ts'
