import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Answer } from './answer.ts';

// What node:http can do at best with these bytes: nothing is looked at, nothing is made.
process.once('message', ({ status, headers, body }: Answer) => {
  const bytes = Buffer.from(body);
  const server = createServer((_, res) => {
    res.writeHead(status, headers);
    res.end(bytes);
  });
  server.listen(0, '127.0.0.1', () => process.send!((server.address() as AddressInfo).port));
});
