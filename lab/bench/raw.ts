import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { RawResponse } from './response.ts';

// The baseline of node:http: sends the same bytes without reading the request.
process.once('message', ({ status, headers, body }: RawResponse) => {
  const bytes = Buffer.from(body);
  const server = createServer((_, res) => {
    res.writeHead(status, headers);
    res.end(bytes);
  });
  server.listen(0, '127.0.0.1', () => process.send!((server.address() as AddressInfo).port));
});
