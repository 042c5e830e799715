import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRoot } from './test-environment.ts';

const postgresFolder = '/usr/lib/postgresql';
const oldestPostgres = 15;

/** Required files and programs, by the Debian package that contains them. */
const programs: Record<string, () => string | null> = {
  postgresql: () => findPostgres('postgres'),
  patroni: () => existing('/usr/bin/patroni'),
  // Patroni needs this package to connect to etcd.
  'python3-etcd': () => existing('/usr/lib/python3/dist-packages/etcd'),
  'etcd-server': () => existing('/usr/bin/etcd'),
  prometheus: () => existing('/usr/bin/promtool'),
  haproxy: () => existing('/usr/sbin/haproxy'),
  nginx: () => existing('/usr/sbin/nginx'),
  openssl: () => existing('/usr/bin/openssl'),
  faketime: () => findFaketime(),
};

function existing(path: string): string | null {
  return existsSync(path) ? path : null;
}

function findPostgres(name: string): string | null {
  const versions = existsSync(postgresFolder) ? readdirSync(postgresFolder).map(Number) : [];
  const newest = versions
    .filter((version) => version >= oldestPostgres)
    .toSorted((a, b) => b - a)
    .map((version) => join(postgresFolder, String(version), 'bin', name));
  return newest.find(existsSync) ?? null;
}

function findFaketime(): string | null {
  const folders = existsSync('/usr/lib') ? readdirSync('/usr/lib') : [];
  const libraries = folders.map((folder) => join('/usr/lib', folder, 'faketime/libfaketimeMT.so.1'));
  return libraries.find(existsSync) ?? null;
}

function pathOf(name: string): string {
  const path = programs[name]!();
  if (!path) throw new Error(`${name} is not installed`);
  return path;
}

/** Returns the path of a program of the newest installed PostgreSQL. */
export function postgresProgram(name: string): string {
  const path = findPostgres(name);
  if (!path) throw new Error(`${name} of PostgreSQL ${oldestPostgres} or later is not installed`);
  return path;
}

/** Returns the path of the library that changes the clock of a process. */
export function faketimeLibrary(): string {
  return pathOf('faketime');
}

/** Installs those of the Debian packages that are missing. @throws Error if that fails */
export function ensurePackages(log: (line: string) => void, names: readonly string[]): void {
  const missing = names.filter((name) => !programs[name]!());
  if (missing.length > 0) installPackages(log, missing);
  for (const name of missing) pathOf(name);
}

/** Installs Debian packages without starting their services. @throws Error if that fails */
export function installPackages(log: (line: string) => void, names: readonly string[]): void {
  if (!isRoot) throw new Error(`Missing packages: run \`apt-get install ${names.join(' ')}\` as root.`);
  log(`Installing ${names.join(', ')}…`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  const apt = (...args: string[]) =>
    execFileSync('apt-get', args, { env, stdio: ['ignore', 'ignore', 'inherit'] });
  withoutServices(() => {
    apt('update', '-qq');
    apt('install', '-y', '-qq', '--no-install-recommends', ...names);
  });
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
    const [program, ...args] = name === 'postgresql' ? [postgresProgram('postgres'), '-V'] : debian(name);
    const output = execFileSync(program!, args, { encoding: 'utf8' }).trim();
    return `${name} ${name === 'postgresql' ? output.split(' ')[2] : output}`;
  });
  return [`node ${process.versions.node}`, ...found].join(', ');
}

function debian(name: string): string[] {
  return ['dpkg-query', '-W', '-f=${Version}', name];
}
