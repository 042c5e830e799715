import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRoot, log } from './ground.ts';

const postgresFolder = '/usr/lib/postgresql';
const oldestPostgres = 15;

/** The places of required files and programs, by the Debian package that contains them. */
const places: Record<string, () => string[]> = {
  postgresql: () => postgresPrograms('postgres'),
  patroni: () => ['/usr/bin/patroni'],
  // Patroni needs this package to connect to etcd.
  'python3-etcd': () => ['/usr/lib/python3/dist-packages/etcd'],
  'etcd-server': () => ['/usr/bin/etcd'],
  prometheus: () => ['/usr/bin/promtool'],
  haproxy: () => ['/usr/sbin/haproxy'],
  nginx: () => ['/usr/sbin/nginx'],
  openssl: () => ['/usr/bin/openssl'],
  'default-jre-headless': () => ['/usr/bin/java'],
  faketime: () => namesIn('/usr/lib').map((name) => `/usr/lib/${name}/faketime/libfaketimeMT.so.1`),
  memcached: () => ['/usr/bin/memcached'],
  ...Object.fromEntries(
    ['proxy', 'account', 'container', 'object'].map((part) => [
      `swift-${part}`,
      () => [`/usr/bin/swift-${part}-server`],
    ]),
  ),
};

const namesIn = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder) : []);

/** Lists where a program of PostgreSQL may be, the newest version first. */
function postgresPrograms(name: string): string[] {
  const versions = namesIn(postgresFolder).map(Number);
  return versions
    .filter((version) => version >= oldestPostgres)
    .toSorted((a, b) => b - a)
    .map((version) => join(postgresFolder, String(version), 'bin', name));
}

const find = (name: string): string | undefined => places[name]!().find(existsSync);

function pathOf(name: string): string {
  return find(name) ?? fail(`${name} is not installed`);
}

function fail(reason: string): never {
  throw new Error(reason);
}

/** Returns the path of a program of the newest installed PostgreSQL. */
export function postgresProgram(name: string): string {
  return (
    postgresPrograms(name).find(existsSync) ??
    fail(`${name} of PostgreSQL ${oldestPostgres} or later is not installed`)
  );
}

/** Returns the path of the library that changes the clock of a process. */
export const faketimeLibrary = (): string => pathOf('faketime');

/** Installs those of the Debian packages that are missing, without starting their services. @throws Error if that fails */
export function ensurePackages(names: readonly string[]): void {
  const missing = names.filter((name) => !find(name));
  if (missing.length === 0) return;
  if (!isRoot) throw new Error(`Missing packages: run \`apt-get install ${missing.join(' ')}\` as root.`);
  log(`Installing ${missing.join(', ')}…`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  const apt = (...args: string[]) =>
    execFileSync('apt-get', args, { env, stdio: ['ignore', 'ignore', 'inherit'] });
  withoutServices(() => {
    apt('update', '-qq');
    apt('install', '-y', '-qq', '--no-install-recommends', ...missing);
  });
  for (const name of missing) pathOf(name);
}

/** Runs an installation while a policy file keeps Debian packages from starting their services. */
function withoutServices(install: () => void): void {
  const policy = '/usr/sbin/policy-rc.d';
  if (existsSync(policy)) return install();
  writeFileSync(policy, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  try {
    install();
  } finally {
    rmSync(policy);
  }
}

/** Returns the version of each package, such as `haproxy 2.6.12-1`. */
export function versionsOf(names: readonly string[]): string {
  const found = names.map((name) => {
    const [program, ...args] =
      name === 'postgresql'
        ? [postgresProgram('postgres'), '-V']
        : ['dpkg-query', '-W', '-f=${Version}', name];
    return `${name} ${execFileSync(program!, args, { encoding: 'utf8' }).trim().replace('postgres (PostgreSQL) ', '')}`;
  });
  return [`node ${process.versions.node}`, ...found].join(', ');
}
