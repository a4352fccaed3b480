export {
  enterBoard,
  findWrongTotals,
  leaveBoard,
  movePoints,
  rebuildHistogram,
} from './histogram.ts'
