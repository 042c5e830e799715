import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import type { Writable } from 'node:stream';
import { expect, test } from 'vitest';

test('a process continues when its log cannot be written', () => {
  const code = `import { createLog } from '#src/platform/observability/log.server.ts';
    const log = createLog('info');
    log.info('first');
    setTimeout(() => (log.info('x '.repeat(1_000_000)), log.info('last'), (process.exitCode = 3)), 1);`;
  // Each write to this device fails as it would on a full disk.
  const full = openSync('/dev/full', 'w');
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
    stdio: ['ignore', full, 'pipe'],
    encoding: 'utf8',
  });
  closeSync(full);
  expect({ status, stderr }).toEqual({ status: 3, stderr: '' });
});

/** Runs code with its log in a pipe that is read only after the code has written to standard error. */
async function logThroughPipe(code: string): Promise<{ exit: string; lines: Record<string, unknown>[] }> {
  const head =
    "import { createLog } from '#src/platform/observability/log.server.ts'; const log = createLog('info');";
  const piped = '{ "$0" "$@" 3<&- ; echo "exit $?" >&2; } | { read go <&3; exec cat; }';
  const args = ['-c', piped, process.execPath, '--input-type=module', '-e', `${head}\n${code}`];
  const child = spawn('sh', args, { stdio: ['pipe', 'pipe', 'pipe', 'pipe'] });
  let [text, errors] = ['', ''];
  child.stdout!.setEncoding('utf8').on('data', (part: string) => (text += part));
  child.stderr!.setEncoding('utf8').on('data', (part: string) => (errors += part));
  child.stderr!.once('data', () => {
    (child.stdio[3] as Writable).end();
    child.stdin!.end();
  });
  await once(child, 'close');
  const lines = text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  return { exit: /exit \d+/.exec(errors)![0], lines };
}

const fill = "for (let n = 0; n < 5_000; n++) log.info({ n, text: 'x'.repeat(90) }, 'line');";

test('a stalled reader does not block the process, and gets every line when it continues', async () => {
  const { exit, lines } = await logThroughPipe(`${fill}
    process.stderr.write('went on');
    process.stdin.resume().once('end', () => log.info('last'));`);
  expect(exit).toBe('exit 0');
  const numbers = Array.from({ length: 5_000 }, (_, n) => n);
  expect(lines.map(({ n, msg }) => n ?? msg)).toEqual([...numbers, 'last']);
});

test('long lines from two instances of the log are not mixed', async () => {
  const { lines } = await logThroughPipe(`
    const other = (await import(import.meta.resolve('#src/platform/observability/log-output.server.ts') + '?other')).logOutput();
    const text = ['x', 'y', 'z'].map((letter) => letter.repeat(4_000));
    for (let n = 0; n < 30; n++) log.info({ n, text }), other.write(JSON.stringify({ n, text }) + '\\n');
    process.stderr.write('went on');`);
  expect(lines.map(({ n }) => n)).toEqual(Array.from({ length: 60 }, (_, n) => Math.floor(n / 2)));
});

test('a process exits even if nobody reads the rest of its log', async () => {
  const { exit, lines } = await logThroughPipe(`${fill} process.exit(3);`);
  expect(exit).toBe('exit 3');
  expect(lines.length).toBeGreaterThan(100);
});

test.for([
  ['exits', 'process.exit(3)', 'exit 3', 'last'],
  ['throws what nobody catches', "throw new Error('x')", 'exit 1', 'last'],
  [
    'is told of what nobody catches',
    "process.on('uncaughtException', (error) => (log.fatal({ error }, 'caught'), process.exit(3))); setTimeout(() => { throw new Error('x'); })",
    'exit 3',
    'caught',
  ],
])('a process that %s still writes its last log line', async ([, end, exit, last]) => {
  const ended = await logThroughPipe(`log.info('first'); log.fatal('last'); ${end};`);
  expect(ended.exit).toBe(exit);
  expect(ended.lines[0]).toMatchObject({ msg: 'first' });
  expect(ended.lines.at(-1)).toMatchObject({ level: 60, msg: last });
});
