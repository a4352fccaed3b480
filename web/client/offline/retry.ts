import { hasTrouble, onTroubleChange } from '#web/client/offline/connection.ts'
import { refreshUser } from '#web/client/session/session.ts'
import { storedUser } from '#web/client/session/stored-user.ts'

/** In milliseconds. Soon at first, because browsers say `online` before a connection works. */
const FIRST_PAUSE = 2_000
const LONGEST_PAUSE = 60_000

/** While a member sees what was kept, asks the server for something small, later each time, until it answers. */
export function retryInTrouble(): void {
  let pause = FIRST_PAUSE
  let timer: ReturnType<typeof setTimeout> | undefined
  const isWorthAsking = () => hasTrouble() && storedUser() !== null && document.visibilityState === 'visible'
  const stopTimer = () => {
    clearTimeout(timer)
    timer = undefined
  }
  const ask = () => {
    stopTimer()
    if (isWorthAsking()) void refreshUser().then(plan, plan)
  }
  const plan = () => {
    if (!hasTrouble()) {
      stopTimer()
      pause = FIRST_PAUSE
    } else if (timer === undefined && isWorthAsking()) {
      timer = setTimeout(ask, pause)
      pause = Math.min(pause * 2, LONGEST_PAUSE)
    }
  }
  const soon = () => {
    stopTimer()
    pause = FIRST_PAUSE
    plan()
  }
  onTroubleChange(plan)
  window.addEventListener('online', soon)
  document.addEventListener('visibilitychange', soon)
  // The trouble may have begun before this ran.
  plan()
}
