import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { parseMail, type ReadMail } from './mails.ts';

/** A mail server; `received` is what it took. */
export type TestMailServer = { port: number; received: ReadMail[]; stop(): Promise<void> };

/** Takes mails on a port of this machine. */
export async function startMailServer(port = 0, options: SMTPServerOptions = {}): Promise<TestMailServer> {
  const received: ReadMail[] = [];
  const server = new SMTPServer({
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
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  return {
    port: (server.server.address() as AddressInfo).port,
    received,
    stop: () => new Promise((resolve) => void server.close(() => resolve())),
  };
}
