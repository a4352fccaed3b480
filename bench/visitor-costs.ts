import { costOf, endOfStart, visitorCalls } from '../server/testing/visitor-costs.ts'
import { cleanUpOnExit, PRODUCT, startUnpinnedServer, temporaryFolder } from './processes.ts'
import { reportDetail, reportHeading } from './report.ts'

const METRICS_TOKEN = 'a-token-for-this-bench'

cleanUpOnExit()
reportHeading('Milliseconds of the processor for one call of a visitor')
const server = await startUnpinnedServer(PRODUCT, { DATA_DIR: temporaryFolder(), METRICS_TOKEN })
const program = { url: server.origin, metricsToken: METRICS_TOKEN }
await endOfStart(program)
for (const call of visitorCalls()) {
  const cost = await costOf(program, call, { rounds: 5, calls: 20 })
  reportDetail(`${cost.toFixed(2).padStart(7)} ms  ${call.call}`)
}
await server.stop()
