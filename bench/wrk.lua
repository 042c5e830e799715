-- Each request another address, when asked; and the figures as one line of JSON.
if os.getenv('UNIQUE') then
  local count = 0
  request = function()
    count = count + 1
    return wrk.format('GET', wrk.path .. '?x=' .. count)
  end
end

done = function(summary, latency)
  local errors = summary.errors
  io.write(string.format('{"requests":%d,"seconds":%f,"p50":%f,"p99":%f,"failed":%d}\n', summary.requests,
    summary.duration / 1e6, latency:percentile(50) / 1000, latency:percentile(99) / 1000,
    errors.status + errors.connect + errors.read + errors.write + errors.timeout))
end
