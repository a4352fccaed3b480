import { queryClient } from '#web/client/api/query-client.ts'
import { currentTrouble, endTrouble } from '#web/client/offline/connection.ts'

/** Asks for everything again. Where nothing came that was kept, all that is shown is the server's then. */
export async function askAgain(): Promise<void> {
  const before = currentTrouble()
  await queryClient.invalidateQueries()
  endTrouble(before)
}
