export { deliveriesOf } from './deliveries-of.ts'
export { forgetRewardsOf } from './forget-rewards.ts'
