import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { parseMail, type ReadMail } from './mails.ts';

export type TestMailServer = {
  port: number;
  received: ReadMail[];
  /** Drops the connection that comes from this port, without a reply. */
  hangUp(from: number): void;
  stop(): Promise<void>;
};

/** Greets each client at once. The library waits 100 ms for clients that talk too soon. */
class PromptServer extends SMTPServer {
  override connect(...given: Parameters<SMTPServer['connect']>): void {
    super.connect(...given);
    const connection = [...this.connections].at(-1);
    connection?.connectionReady();
    if (connection) connection.connectionReady = () => undefined;
  }
}

export async function startMailServer(port = 0, options: SMTPServerOptions = {}): Promise<TestMailServer> {
  const received: ReadMail[] = [];
  const server = new PromptServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    onData(stream, _session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        received.push(parseMail(Buffer.concat(parts).toString()));
        done();
      });
    },
    ...options,
  });
  const sockets = new Map<number | undefined, Socket>();
  server.server.on('connection', (socket: Socket) => void sockets.set(socket.remotePort, socket));
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  return {
    port: (server.server.address() as AddressInfo).port,
    received,
    hangUp: (from) => void sockets.get(from)?.destroy(),
    stop: () => new Promise((resolve) => void server.close(() => resolve())),
  };
}
