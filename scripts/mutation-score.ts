import { spawn, type ChildProcess } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { settings } from '#src/platform/config.server.ts';
import { useMemoryForFiles } from '#test/memory-folder.ts';
import { startTestServer } from '#test/postgres.ts';
import { ended } from './child.ts';
import { fail, root } from './environment.ts';
import { areas } from './mutation-score/areas.ts';

// `npm run mutation-score -- orders users` mutates the rules of those areas, and writes docs/mutation-score.md;
// without an area it does all, one after the other. What is known from the last time, or from before it was stopped, is
// taken from .cache/mutation, and tried again only where a mutant or its tests have changed: `--anew` forgets it.
// `--only FILE[:LINE-LINE]` looks at a part of one area and writes nothing.
const names: string[] = [];
let only: string | undefined;
let isAnew = false;
const given = process.argv.slice(2);
for (let argument = given.shift(); argument; argument = given.shift()) {
  if (argument === '--anew') isAnew = true;
  else if (argument === '--only') only = given.shift();
  else if (areas[argument]) names.push(argument);
  else
    fail(
      `usage: npm run mutation-score -- [${Object.keys(areas).join('|')}] [--anew] [--only FILE[:LINE-LINE]]`,
    );
}

useMemoryForFiles();
const temporary = await mkdtemp(join(tmpdir(), 'rangefinder-mutation-'));
process.chdir(root);
// What a killed process leaves behind goes with the folder.
process.env['TMPDIR'] = temporary;
// A developer's own settings, from the shell or from .env, must not reach what is tested.
for (const name of Object.keys(settings.shape)) delete process.env[name];
await mkdir(join(root, '.cache/mutation'), { recursive: true });
const { close, ...provided } = await startTestServer();
process.env['TEST_SERVER'] = JSON.stringify(provided);

let child: ChildProcess | undefined;
let isStopped = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => {
    isStopped = true;
    child?.kill(signal);
  });
try {
  for (const area of names.length > 0 ? names : Object.keys(areas)) {
    if (isStopped) break;
    const args = ['scripts/mutation-score/run.ts', JSON.stringify({ area, only, isAnew })];
    child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] });
    if ((await ended(child)) !== 0) process.exitCode = 1;
  }
} finally {
  await close();
  await rm(temporary, { recursive: true, force: true });
}
