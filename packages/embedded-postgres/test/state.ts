import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Client } from 'pg';
import { onTestFinished } from 'vitest';
import { endPostmaster, findPostmaster } from '#embedded-postgres/postmaster.ts';
import type { EmbeddedPostgres, PostgresAddress } from '#embedded-postgres/start.ts';

export const AS_ROOT = process.getuid?.() === 0;

export function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'rf-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export const dataOf = (stateDir: string): string => join(stateDir, 'postgres', 'data');

export function makeStateDir(below = ''): string {
  const stateDir = join(makeFolder(), below, 'state');
  onTestFinished(async () => {
    const data = dataOf(stateDir);
    const pid = findPostmaster(data);
    if (pid !== null) await endPostmaster(pid, data);
  });
  return stateDir;
}

export async function query(address: PostgresAddress, text: string): Promise<Record<string, unknown>[]> {
  const client = new Client(address);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
}

/** Starts a Node process with its own process group that runs `code`, and waits until it prints a line of JSON. */
export async function runElsewhere(code: string): Promise<{ child: ChildProcess; output: unknown }> {
  const child = spawnElsewhere(code);
  const lines = createInterface({ input: child.stdout! });
  const [line] = (await once(lines, 'line')) as [string];
  return { child, output: JSON.parse(line) };
}

export async function startElsewhere(
  stateDir: string,
): Promise<{ child: ChildProcess; server: EmbeddedPostgres }> {
  const { child, output } = await runElsewhere(startCode(stateDir));
  return { child, server: output as EmbeddedPostgres };
}

export function spawnElsewhere(code: string): ChildProcess {
  const args = ['--input-type=module', '-e', code];
  const child = spawn(process.execPath, args, { detached: true, stdio: ['pipe', 'pipe', 'inherit'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

export async function killHard(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL');
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
}

export function startCode(stateDir: string): string {
  return `import { startEmbeddedPostgres } from ${moduleName('../start.ts')};
    setInterval(() => {}, 1e6);
    console.log(JSON.stringify(await startEmbeddedPostgres({ stateDir: ${JSON.stringify(stateDir)} })));`;
}

export function moduleName(file: string): string {
  return JSON.stringify(new URL(file, import.meta.url).href);
}
