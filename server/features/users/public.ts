export { readUser, readUserOf } from '#server/features/users/read-user.ts'
