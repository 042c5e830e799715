import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseMail, type ReadMail } from './mails.ts';

/** A mail server; `received` is what it took. */
export type TestMailServer = {
  port: number;
  received: ReadMail[];
  /** Breaks the connection that comes from this port, without a word. */
  hangUp(from: number): void;
  stop(): Promise<void>;
};

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
        const mail = parseMail(Buffer.concat(parts).toString());
        received.push(mail);
        keepForPicture(mail);
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

/** What mails of a name begin with: those that begin otherwise are of another kind. */
const kinds = new Map<string, string[]>();

/** For `npm run tool -- mail-pictures`: one of each kind, by what it is called and whose it is. */
function keepForPicture({ subject, headers, html, text }: ReadMail): void {
  const folder = process.env['MAIL_PICTURES'];
  if (!folder) return;
  const reader = /^"?([^"<]+)/.exec(headers['to'] ?? '')?.[1]?.trim() ?? '';
  const name = `${subject.replace(/:? ?Leica M3:?/, '')} to ${reader.includes('@') ? 'someone' : reader}`
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, '-')
    .replace(/^-/, '');
  const opening = text.split('\n\n')[1] ?? '';
  const known = kinds.get(name) ?? [];
  if (!known.includes(opening)) kinds.set(name, [...known, opening]);
  const number = kinds.get(name)!.indexOf(opening) + 1;
  writeFileSync(join(folder, `${name}${number > 1 ? `-${number}` : ''}.html`), html);
}
