import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { ended } from '#src/server/start-up/system.ts';
import { urlOf } from '#test/commands.ts';
import { createDatabase } from '#test/database.ts';
import { useFolder } from '#test/files.ts';

const folder = await useFolder();
const database = await createDatabase();
afterAll(() => database.drop());
const url = urlOf(database.connection);

async function call(args: string[], path: string, typed = '', databaseUrl = url) {
  const env = {
    ...process.env,
    PATH: path,
    DATABASE_URL: databaseUrl,
    STATE_DIR: join(folder, 'state'),
    NO_COLOR: '1',
  };
  const child = spawn(process.execPath, [join(import.meta.dirname, 'psql.ts'), ...args], { env });
  child.stdin.end(typed);
  const [output, errors, code] = await Promise.all([text(child.stdout), text(child.stderr), ended(child)]);
  return { output, errors, code };
}

test('psql gets the shop’s database in environment variables, and the statements as arguments', async () => {
  const psql = join(folder, 'psql');
  const names = '"$PGHOST" "$PGPORT" "$PGUSER" "$PGPASSWORD" "$PGDATABASE" "$PGSSLMODE"';
  await writeFile(psql, `#!/bin/sh\nprintf '%s\\n' ${names} "$@"\nexit 3\n`);
  await chmod(psql, 0o755);
  const { output, code } = await call(['-c', 'select 1', '-c', 'select 2'], folder);
  const { host, port, user, password, database: name } = database.connection;
  const expected = [host, port, user, password, name, 'disable', '-c', 'select 1', '-c', 'select 2'];
  expect(output.trimEnd().split('\n')).toEqual(expected.map(String));
  expect(code).toBe(3);
});

test('without psql, statements run one after another and their results are printed', async () => {
  const { output, errors, code } = await call(
    [],
    '/nowhere',
    `create table notes (id int,
      note text);
    insert into notes values (1, 'first'), (2, null);
    select note, id
      from notes order by id;
    delete from notes where id > 5; select id from notes where id > 5`,
  );
  const cells = output.split('\n').map((line) => line.replaceAll(/[│\s]+/g, ' ').trim());
  expect(cells.filter((line) => !/^[┌├└]/.test(line))).toEqual([
    'CREATE',
    'INSERT 2',
    '(index) note id',
    "0 'first' '1'",
    "1 null '2'",
    'DELETE 0',
    '(0 rows)',
    '',
  ]);
  expect([errors, code]).toEqual(['', 0]);
});

test('without psql, a failed statement is reported, the next one runs, and the command fails', async () => {
  const { output, errors, code } = await call(
    ['-c', 'select nothing', '-c', 'select 7 as seven'],
    '/nowhere',
  );
  expect(errors).toBe('ERROR: column "nothing" does not exist\n');
  expect(output).toContain("'7'");
  expect(code).toBe(1);
});

test('a state folder without a shop is rejected, and no database is created in it', async () => {
  const { errors, code } = await call(['-c', 'select 1'], '/nowhere', '', '');
  expect(code).toBe(1);
  expect(errors).toContain(`There is no shop in ${join(folder, 'state')}`);
  expect(existsSync(join(folder, 'state'))).toBe(false);
});
