export { readUser, readUserOf, readUserText } from './read-user.ts'
