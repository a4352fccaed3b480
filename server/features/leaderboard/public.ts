export {
  enterBoard,
  findWrongTotals,
  movePoints,
  rebuildHistogram,
  setOnBoard,
  type WrongTotal,
} from './histogram.ts'
