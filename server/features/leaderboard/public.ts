export {
  enterBoard,
  findWrongTotals,
  leaveBoard,
  movePoints,
  rebuildHistogram,
  type WrongTotal,
} from './histogram.ts'
