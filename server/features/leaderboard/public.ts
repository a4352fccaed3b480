export {
  endOfStretch,
  enterBoard,
  findWrongTotals,
  movePoints,
  rebuildHistogram,
  setOnBoard,
  type WrongTotal,
} from './histogram.ts'
export { personalData } from './personal-data.ts'
