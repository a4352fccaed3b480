export { readUser, readUserText } from './read-user.ts'
