import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { root } from '#src/server/start-up/environment.ts';
import { findFreePort } from '#test/free-port.ts';

export type ProxyKind = 'nginx' | 'haproxy';
type Ports = { https: number; http: number; nobody: number; shops: number[] };
type Files = { folder: string; certificate: string; key: string; both: string };

/**
 * Replaces settings that depend on the machine.
 * @throws Error if the shipped file does not contain one of them
 */
function substitute(text: string, pairs: readonly (readonly [RegExp, string])[]): string {
  let result = text;
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

function haproxy({ folder, both }: Files, { https, http, nobody, shops }: Ports): string[] {
  const file = join(folder, 'haproxy.cfg');
  const at = [...shops, nobody];
  writeFileSync(
    file,
    substitute(shipped('haproxy.cfg'), [
      ...at.map(
        (port, index) => [new RegExp(`10.0.0.1${index + 1}:3000`, 'g'), `127.0.0.1:${port}`] as const,
      ),
      ...[1, 2, 3].map((node) => [new RegExp(`10.0.0.2${node}:5432`), `127.0.0.1:${nobody}`] as const),
      [/check port 8008/, `check port ${nobody}`],
      [/bind 127\.0\.0\.1:5000/, `bind 127.0.0.2:${nobody}`],
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
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  const name = [
    '-subj',
    '/CN=shop.example.com',
    '-addext',
    'subjectAltName=DNS:localhost,DNS:shop.example.com',
  ];
  execFileSync('openssl', ['req', ...kind, ...name, '-keyout', key!, '-out', certificate!], {
    stdio: 'ignore',
  });
  writeFileSync(both!, readFileSync(certificate!, 'utf8') + readFileSync(key!, 'utf8'));
  return { folder, certificate: certificate!, key: key!, both: both! };
}

/** Starts a proxy with the shipped configuration; only ports, addresses and the certificate are replaced. */
export async function startProxy(kind: ProxyKind, folder: string, shops: number[]) {
  mkdirSync(folder, { recursive: true });
  const files = makeCertificate(folder);
  const ports = {
    https: await findFreePort(),
    http: await findFreePort(),
    nobody: await findFreePort(),
    shops,
  };
  const [program, ...args] = commands[kind](files, ports);
  const child = spawn(program!, args, { cwd: folder, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data: Buffer) => (output += data.toString()));
  const gone = once(child, 'exit');
  return {
    url: `https://localhost:${ports.https}`,
    certificate: files.certificate,
    async ready(): Promise<void> {
      while (!(await connects(ports.https))) {
        if (child.exitCode !== null) throw new Error(`${kind} exited: ${output}`);
        await delay(50);
      }
    },
    async stop(): Promise<void> {
      child.kill('SIGTERM');
      await gone;
    },
    output: () => output,
  };
}

function connects(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}
