import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { RawResponse } from './response.ts';

// The node:http baseline, which sends the same bytes to every request without looking at it.
process.once('message', ({ status, headers, body }: RawResponse) => {
  const bytes = Buffer.from(body);
  const server = createServer((_, res) => {
    res.writeHead(status, headers);
    res.end(bytes);
  });
  server.listen(0, '127.0.0.1', () => process.send!((server.address() as AddressInfo).port));
});
