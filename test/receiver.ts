import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { Agent, createServer, type AgentOptions } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Duplex } from 'node:stream';

const tls = join(import.meta.dirname, 'tls');
const read = (name: string) => readFileSync(join(tls, name), 'utf8');

type Request = { path: string; headers: Record<string, string>; body: string };

/** Connects to the receiver, whatever the host of a webhook is. */
class LocalAgent extends Agent {
  readonly #port: number;
  constructor(port: number) {
    super({ ca: read('push-ca.pem') });
    this.#port = port;
  }
  override createConnection(
    options: AgentOptions,
    done?: (error: Error | null, stream: Duplex) => void,
  ): Duplex | null | undefined {
    return super.createConnection({ ...options, host: '127.0.0.1', port: this.#port }, done);
  }
}

/** Starts the server of somebody who receives webhooks. Its certificate is for the names below `push.apple.com`. */
export async function startReceiver() {
  const received: Request[] = [];
  const state = { status: 204, location: '', isEndless: false };
  let connections = 0;
  const server = createServer(
    { cert: read('push-server.pem'), key: read('push-server.key') },
    (request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        const headers = request.headers as Record<string, string>;
        received.push({ path: request.url ?? '', headers, body: Buffer.concat(parts).toString() });
        if (state.status === 101)
          return request.socket.end(
            'HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: x\r\n\r\n',
          );
        response.writeHead(state.status, state.location ? { location: state.location } : {});
        if (state.isEndless) response.write('x');
        else response.end();
      });
    },
  ).listen(0, '127.0.0.1');
  server.on('connection', () => connections++);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    state,
    port,
    agent: new LocalAgent(port),
    connections: () => connections,
    /** Returns the requests since the last call. */
    take: () => received.splice(0),
    async stop() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
