import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { installPackages } from '#lab/faults/packages.ts';
import { findFreePort } from '#test/free-port.ts';
import { storageParts, writeSwiftConfig, type Key, type Ports } from './swift-config.ts';

const packages = ['swift-proxy', 'swift-account', 'swift-container', 'swift-object', 'memcached'];
const readyMs = 60_000;

export type Swift = {
  endpoint: string;
  /** The address of public objects, which can be read without signatures. */
  publicUrl: string;
  key: Key;
  stop(): Promise<void>;
};

/** Installs Debian's Swift if it is missing. @throws Error if that fails */
export function ensureSwift(log: (line: string) => void): void {
  const programs = ['swift-proxy-server', 'swift-object-server', 'swift-ring-builder', 'memcached'];
  if (!programs.every((name) => existsSync(`/usr/bin/${name}`))) installPackages(log, packages);
}

/** Starts a private Swift without systemd: four servers and a cache. */
export async function startSwift(): Promise<Swift> {
  const folder = mkdtempSync(join(tmpdir(), 'rangefinder-swift-'));
  const names = ['proxy', 'account', 'container', 'object', 'memcached'] as const;
  const free = await Promise.all(names.map(findFreePort));
  const ports = Object.fromEntries(names.map((name, index) => [name, free[index]!])) as Ports;
  const key = { id: 'test:tester', secret: 'a-real-secret' };
  writeSwiftConfig(folder, ports, key);
  for (const part of storageParts) buildRing(folder, part, ports[part]);
  const children = [
    begin(folder, 'memcached', ['-l', '127.0.0.1', '-p', String(ports.memcached), '-u', 'root', '-m', '16']),
    ...([...storageParts, 'proxy'] as const).map((part) =>
      begin(folder, `swift-${part}-server`, [join(folder, `${part}.conf`)]),
    ),
  ];
  const stop = async (): Promise<void> => {
    for (const child of children) signal(child);
    await Promise.all(children.map((child) => (child.exitCode === null ? once(child, 'exit') : null)));
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await Promise.all(Object.values(ports).map((port) => waitFor(port, children)));
  } catch (error) {
    await stop();
    throw error;
  }
  const endpoint = `http://127.0.0.1:${ports.proxy}`;
  return { endpoint, publicUrl: `${endpoint}/v1/AUTH_test`, key, stop };
}

function buildRing(folder: string, part: string, port: number): void {
  const ring = (...args: string[]) =>
    execFileSync('swift-ring-builder', [join(folder, `${part}.builder`), ...args], { stdio: 'ignore' });
  ring('create', '4', '1', '0');
  ring('add', `r1z1-127.0.0.1:${port}/disk`, '1');
  ring('rebalance');
}

function begin(folder: string, program: string, args: string[]): ChildProcess {
  const log = openSync(join(folder, 'log', program), 'w');
  // Detached into its own process group, so that its workers end with it.
  return spawn(program, args, { stdio: ['ignore', log, log], detached: true });
}

function signal({ pid, exitCode }: ChildProcess): void {
  if (pid === undefined || exitCode !== null) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // The process has just exited.
  }
}

async function waitFor(port: number, children: ChildProcess[]): Promise<void> {
  const end = Date.now() + readyMs;
  while (!(await isListening(port))) {
    const dead = children.find(({ exitCode }) => exitCode !== null);
    if (dead) throw new Error(`${dead.spawnfile} exited with ${dead.exitCode}`);
    if (Date.now() > end) throw new Error(`nothing listens on port ${port}`);
    await pause(100);
  }
}

async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  const { promise, resolve } = Promise.withResolvers<boolean>();
  socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
  const result = await promise;
  socket.destroy();
  return result;
}
