import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeFolder, makeStateDir } from '#embedded-postgres/test/state.ts';
import { runShell } from '#test/commands.ts';
import { findFreePort } from '#test/free-port.ts';

/** Runs a command with a new state folder. */
async function run(command: string, settings: Record<string, string> = {}) {
  const stateDir = makeStateDir();
  const own = { STATE_DIR: stateDir, PORT: String(await findFreePort()) };
  const { output, errors, code } = await runShell(command, { ...own, ...settings });
  const lines = (output + errors)
    .trimEnd()
    .split('\n')
    .filter((line) => !/^(> .*)?$/.test(line));
  return { lines, code, isMade: existsSync(stateDir) };
}

/** The result of a command that was rejected with one line and has created nothing. */
const refusal = (line: RegExp) => ({ lines: [expect.stringMatching(line)], code: 1, isMade: false });

test('a start with a limit of 128 open files fails with one line before anything is created', async () => {
  const line = /"ulimit -n: the process may open 128 files and needs 368; raise the limit/;
  expect(await run('ulimit -n 128; npm start')).toEqual(refusal(line));
});

test('a start with an unknown argument fails', async () => {
  expect(await run('npm start -- foo')).toEqual(refusal(/"usage: npm start -- \[--env-file FILE\]"/));
});

test.for(['start', 'run jobs'])('npm %s rejects a missing env file with one line', async (script) => {
  const line = /\/nowhere\/shop\.env cannot be read: there is no such file/;
  expect(await run(`npm ${script} -- --env-file=/nowhere/shop.env`)).toEqual(refusal(line));
});

test('a start rejects a malformed env file, and the Node option that would skip its invalid lines', async () => {
  const envFile = join(makeFolder(), 'shop.env');
  await writeFile(
    envFile,
    '\ufeffDATABASE_URL=postgres://shop@127.0.0.1:1/shop\nPUBLIC_URL=https://shop.example\n',
  );
  const mark = /shop\.env, line 1: the file begins with a byte order mark/;
  expect(await run(`npm start -- --env-file=${envFile}`)).toEqual(refusal(mark));
  const option = /"--env-file: must follow the name of the script/;
  expect(await run(`node --env-file=${envFile} server.ts`)).toEqual(refusal(option));
});

test('a misspelled setting is rejected if the shop is public', async () => {
  const settings = { DATABSE_URL: 'postgres://shop@db/shop', PUBLIC_URL: 'https://shop.example' };
  const line = /"DATABSE_URL: is not a setting; rename it to DATABASE_URL/;
  expect(await run('npm start', settings)).toEqual(refusal(line));
});
