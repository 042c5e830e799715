-- Sends the requests of a file in turn, one a line: method, path, bearer and body, parted by tabs. With UNCACHED
-- none is answered from the page cache; with ONCE none is sent twice. Says the figures as one line of JSON.
local requests = {}
local once = os.getenv('ONCE')
local count = tonumber(os.getenv('START') or '0')

function init()
  for line in io.lines(os.getenv('REQUESTS')) do
    local method, path, token, body = line:match('^(.-)\t(.-)\t(.-)\t(.*)$')
    local headers = { ['accept-encoding'] = 'gzip', ['Host'] = wrk.host .. ':' .. wrk.port }
    if token ~= '' then headers['authorization'] = 'bearer ' .. token end
    if os.getenv('UNCACHED') then headers['cache-control'] = 'no-store' end
    if body ~= '' then headers['content-type'] = 'application/json' end
    local whole = wrk.format(method, path, headers, body ~= '' and body or nil)
    table.insert(requests, whole)
  end
end

function request()
  count = count + 1
  if once and count > #requests then error('there are no more requests to send') end
  return requests[(count - 1) % #requests + 1]
end

function done(summary, latency)
  local errors = summary.errors
  io.write(string.format('{"requests":%d,"seconds":%f,"p50":%f,"p99":%f,"failed":%d}\n', summary.requests,
    summary.duration / 1e6, latency:percentile(50) / 1000, latency:percentile(99) / 1000,
    errors.status + errors.connect + errors.read + errors.write + errors.timeout))
end
