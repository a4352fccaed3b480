export { mayMailInvitations, readOperator } from './read-operator.ts'
