import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { request as requestPlainly, type IncomingMessage } from 'node:http';
import { request as requestSecurely } from 'node:https';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { root } from '#src/server/start-up/environment.ts';
import { findFreePort } from '#test/free-port.ts';
import { expectAlive, waitUntil, type Ground } from './ground.ts';
import { ensurePackages } from './packages.ts';

export type ProxyKind = 'nginx' | 'haproxy';
/** The addresses on loopback of the machines of a PostgreSQL cluster, which have the same ports. */
export const machines = ['127.0.1.1', '127.0.1.2', '127.0.1.3'];
type DatabasePorts = { postgres: number; rest: number };
type Ports = { https: number; http: number; nobody: number; shops: number[]; database: number };
type Files = { folder: string; certificate: string; key: string; both: string };

/**
 * Replaces settings that depend on the machine.
 * @throws Error if the shipped file does not contain one of them
 */
function substitute(shippedText: string, pairs: readonly (readonly [RegExp, string])[]): string {
  let result = shippedText;
  for (const [pattern, value] of pairs) {
    if (!pattern.test(result)) throw new Error(`the shipped file does not contain ${pattern.source}`);
    result = result.replace(pattern, value);
  }
  return result;
}

const shipped = (name: string): string => readFileSync(join(root, 'deploy', name), 'utf8');

function nginx({ folder, certificate, key }: Files, { https, http, shops }: Ports): string[] {
  const site = join(folder, 'site.conf');
  writeFileSync(
    site,
    substitute(shipped('nginx.conf'), [
      ...shops.map((port, index) => [new RegExp(`127.0.0.1:300${index + 1}`), `127.0.0.1:${port}`] as const),
      [/\/srv\/rangefinder\/current\/deploy\/errors/, join(root, 'deploy/errors')],
      [/listen 80;/, `listen 127.0.0.1:${http};`],
      [/listen \[::\]:80;/, `listen 127.0.0.2:${http};`],
      [/listen 443 /, `listen 127.0.0.1:${https} `],
      [/listen \[::\]:443 /, `listen 127.0.0.2:${https} `],
      [/\/etc\/letsencrypt\/\S+\/fullchain\.pem/, certificate],
      [/\/etc\/letsencrypt\/\S+\/privkey\.pem/, key],
    ]),
  );
  const main = join(folder, 'nginx.conf');
  // Debian's default nginx.conf includes the shipped file.
  writeFileSync(
    main,
    substitute(readFileSync('/etc/nginx/nginx.conf', 'utf8'), [
      [/\/run\/nginx\.pid/, join(folder, 'nginx.pid')],
      [/\/var\/log\/nginx\/error\.log/, join(folder, 'error.log')],
      [/\/var\/log\/nginx\/access\.log/, join(folder, 'access.log')],
      [/\/etc\/nginx\/conf\.d\/\*\.conf/, site],
      [/\/etc\/nginx\/sites-enabled\/\*/, join(folder, 'no-other-sites/*')],
    ]),
  );
  return ['/usr/sbin/nginx', '-c', main, '-g', 'daemon off;'];
}

function haproxy(
  { folder, both }: Files,
  { https, http, nobody, shops, database }: Ports,
  { postgres, rest }: DatabasePorts,
): string[] {
  const file = join(folder, 'haproxy.cfg');
  const at = [...shops, nobody];
  writeFileSync(
    file,
    substitute(shipped('haproxy.cfg'), [
      ...at.map(
        (port, index) => [new RegExp(`10.0.0.1${index + 1}:3000`, 'g'), `127.0.0.1:${port}`] as const,
      ),
      ...machines.map(
        (host, index) => [new RegExp(`10.0.0.2${index + 1}:5432`, 'g'), `${host}:${postgres}`] as const,
      ),
      [/check port 8008/g, `check port ${rest}`],
      [/bind 127\.0\.0\.1:5000/, `bind 127.0.0.1:${database}`],
      [/bind 127\.0\.0\.1:5001/, `bind 127.0.0.2:${database}`],
      [/bind :::443 v4v6 /, `bind 127.0.0.1:${https} `],
      [/bind :::80 v4v6/, `bind 127.0.0.1:${http}`],
      [/\/etc\/haproxy\/shop\.pem/, both],
      [/\/etc\/haproxy\/rangefinder\.map/, join(root, 'deploy/errors/haproxy.map')],
    ]),
  );
  return ['/usr/sbin/haproxy', '-db', '-f', file];
}

const commands = { nginx, haproxy };

function makeCertificate(folder: string): Files {
  const [certificate, key, both] = ['certificate.pem', 'key.pem', 'both.pem'].map((name) =>
    join(folder, name),
  );
  const kind =
    '-x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=shop.example.com';
  const names = ['-addext', 'subjectAltName=DNS:localhost,DNS:shop.example.com'];
  const args = ['req', ...kind.split(' '), ...names, '-keyout', key!, '-out', certificate!];
  execFileSync('openssl', args, { stdio: 'ignore' });
  writeFileSync(both!, readFileSync(certificate!, 'utf8') + readFileSync(key!, 'utf8'));
  return { folder, certificate: certificate!, key: key!, both: both! };
}

export type Proxy = Awaited<ReturnType<typeof startProxy>>;

/** Returns a function that sends a request once, by HTTP/1.1 on a connection of its own. `fetch` may repeat requests. */
export function senderTo(url: string) {
  const request = url.startsWith('https:') ? requestSecurely : requestPlainly;
  return async (method: string, path: string, headers: Record<string, string> = {}) => {
    const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
    request(url + path, { method, headers, agent: false }, resolve)
      .on('error', reject)
      .end();
    const response = await promise;
    return { status: response.statusCode!, headers: response.headers, body: await text(response) };
  };
}

/** Starts a proxy with the shipped configuration; only ports, addresses and the certificate are replaced. */
export async function startProxy(
  ground: Ground,
  kind: ProxyKind,
  shops: number[],
  databasePorts?: DatabasePorts,
) {
  ensurePackages([kind, 'openssl']);
  const folder = join(ground.folder, `proxy-${kind}`);
  mkdirSync(folder);
  const files = makeCertificate(folder);
  const [https, http, nobody] = [await findFreePort(), await findFreePort(), await findFreePort()];
  const ports = { https, http, nobody, shops, database: await findFreePort() };
  const absent = { postgres: nobody, rest: nobody };
  const [program, ...args] = commands[kind](files, ports, databasePorts ?? absent);
  const child = ground.start(kind, program!, args, { cwd: folder });
  await waitUntil(`${kind} accepts connections`, () => {
    expectAlive(child, kind, ground.read(kind));
    return connects(https);
  });
  // From now on, this process trusts the proxy.
  setDefaultCACertificates([...getCACertificates('default'), readFileSync(files.certificate, 'utf8')]);
  const url = `https://localhost:${https}`;
  return { name: kind, url, database: ports.database, send: senderTo(url) };
}

export function connects(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}
