-- Sends a list of requests one after another and says how it went as one line of JSON.
-- Arguments: the list (method, path, cookie, body, with tabs between) and what comes after its last line: repeat, stop.

local threads = {}
local requests = {}
local repeats
taken = 0

function setup(thread)
  table.insert(threads, thread)
end

function init(arguments)
  repeats = arguments[2] == 'repeat'
  for line in io.lines(arguments[1]) do
    local method, path, cookie, body = line:match('^(%u+)\t([^\t]+)\t([^\t]*)\t(.*)$')
    local headers = { ['sec-fetch-site'] = 'same-origin' }
    if cookie ~= '' then headers['cookie'] = cookie end
    if body ~= '' then headers['content-type'] = 'application/json' else body = nil end
    requests[#requests + 1] = wrk.format(method, path, headers, body)
  end
end

function request()
  if not repeats and taken == #requests then
    wrk.thread:stop()
    return requests[taken]
  end
  taken = taken + 1
  return requests[(taken - 1) % #requests + 1]
end

function done(summary, latency)
  local errors = summary.errors
  io.write(string.format(
    '{"answers":%d,"failures":%d,"seconds":%f,"taken":%d,"p50":%f,"p99":%f}\n',
    summary.requests,
    errors.status + errors.connect + errors.read + errors.write + errors.timeout,
    summary.duration / 1e6,
    threads[1]:get('taken'),
    latency:percentile(50) / 1e3,
    latency:percentile(99) / 1e3
  ))
end
