import { readFileSync } from 'node:fs'
import autocannon, { type Request } from 'autocannon'

/** Does what wrk.lua does, from the same list of requests and with the same last line. */
const [url = '', connections = '', seconds = '', list = '', whenAllAreSent] = process.argv.slice(2)
const requests = readFileSync(list, 'utf8').split('\n').map(toRequest)
let taken = 0

function toRequest(line: string): Request {
  const [method, path, cookie, body] = line.split('\t')
  // With requests of its own autocannon names no host that the program would answer to.
  const headers = { host: new URL(url).host, 'sec-fetch-site': 'same-origin', ...(cookie ? { cookie } : {}) }
  if (!body) return { method: method as 'GET', path, headers }
  return { method: method as 'POST', path, headers: { ...headers, 'content-type': 'application/json' }, body }
}

/** Each connection asks here for what it sends next. Autocannon keeps hold of the object, so it gets one of its own. */
function next(): Request {
  if (whenAllAreSent === 'stop' && taken >= requests.length) throw new Error('The requests were too few.')
  return { ...requests[taken++ % requests.length] }
}

const result = await autocannon({
  url,
  connections: Number(connections),
  duration: Number(seconds),
  requests: [{ setupRequest: next }],
})
const outcome = {
  answers: result['2xx'] + result.non2xx,
  failures: result.non2xx + result.errors + result.timeouts,
  seconds: result.duration,
  taken,
  p50: result.latency.p50,
  p99: result.latency.p99,
}
process.stdout.write(`${JSON.stringify(outcome)}\n`)
