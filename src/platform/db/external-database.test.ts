import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { certificate, startTlsPostgres } from '#test/tls-postgres.ts';
import { checkRights } from './database-rights.server.ts';
import { connectTo } from './external-database.server.ts';

const oddWord = '@/#?%: é';

const server = await startTlsPostgres([
  'hostnossl all plain_only all scram-sha-256',
  'host all plain_only all reject',
  'hostssl all tls_only all scram-sha-256',
  'host all tls_only all reject',
]);
await server.run(`create role shop login password 'word';
    create role plain_only login password 'word';
    create role tls_only login password 'word';
    create role odd login password '${oddWord}'`);
await server.run('create database shop owner shop');
afterAll(() => server?.stop());

async function connectionTo(url: string): Promise<{ role: string; database: string; tls: boolean }> {
  const client = new pg.Client(await connectTo(url));
  await client.connect();
  try {
    const { rows } = await client.query<{ role: string; database: string; tls: boolean }>(
      `select current_user as role, current_database() as database, ssl as tls
       from pg_stat_ssl where pid = pg_backend_pid()`,
    );
    return rows[0]!;
  } finally {
    await client.end();
  }
}

const urlOf = (role: string, query = '', host = '127.0.0.1', database = 'shop'): string =>
  `postgres://${role}:word@${host}:${server.port}/${database}${query && `?${query}`}`;

const ca = `sslrootcert=${certificate('ca')}`;
const otherCa = `sslrootcert=${certificate('other-ca')}`;

test.for<[string, string, string, boolean]>([
  ['', 'shop', '127.0.0.1', false],
  ['', 'tls_only', '127.0.0.1', true],
  ['sslmode=disable', 'shop', '127.0.0.1', false],
  ['sslmode=allow', 'shop', '127.0.0.1', false],
  ['sslmode=allow', 'tls_only', '127.0.0.1', true],
  ['sslmode=prefer', 'shop', '127.0.0.1', true],
  ['sslmode=prefer', 'plain_only', '127.0.0.1', false],
  ['sslmode=require', 'shop', '127.0.0.1', true],
  [`sslmode=require&${ca}`, 'shop', '127.0.0.1', true],
  [`sslmode=verify-ca&${ca}`, 'shop', '127.0.0.1', true],
  [`sslmode=verify-full&${ca}`, 'shop', 'localhost', true],
])('%j as %s at %s is encrypted: %s', async ([query, role, host, tls]) => {
  expect(await connectionTo(urlOf(role, query, host))).toEqual({ role, database: 'shop', tls });
});

test.for<[string, string, string, RegExp]>([
  ['sslmode=disable', 'tls_only', '127.0.0.1', /rejects connection .*tls_only.* no encryption$/],
  ['sslmode=require', 'plain_only', '127.0.0.1', /rejects connection .*plain_only.* SSL encryption$/],
  [`sslmode=require&${otherCa}`, 'shop', '127.0.0.1', /unable to verify|self-signed certificate/],
  [
    `sslmode=verify-ca&${otherCa}`,
    'shop',
    '127.0.0.1',
    /certificate.*sslmode=verify-ca, sslrootcert=.*other/,
  ],
  [`sslmode=verify-full&${ca}`, 'shop', '127.0.0.1', /does not match certificate/],
  ['sslmode=verify-full', 'shop', 'localhost', /certificate.*sslrootcert=system/],
  ['sslmode=verify-full&sslrootcert=/nowhere/ca.pem', 'shop', 'localhost', /sslrootcert=\/nowhere.*ENOENT$/],
])('%j as %s at %s is rejected in one line', async ([query, role, host, line]) => {
  const error = await connectTo(urlOf(role, query, host)).catch((thrown: unknown) => thrown as Error);
  expect(error).toBeInstanceOf(Error);
  expect((error as Error).message).toMatch(/^DATABASE_URL: [^\n]+ cannot be used: [^\n]+$/);
  expect((error as Error).message).toMatch(line);
});

test('sslmode=prefer accepts a server without TLS, and sslmode=require rejects it', async () => {
  await server.run('alter system set ssl = off');
  await server.run('select pg_reload_conf()');
  try {
    // The server reloads its settings after it has responded.
    await expect
      .poll(async () => connectTo(urlOf('shop', 'sslmode=require')).catch((error: Error) => error.message))
      .toMatch(/cannot be used: The server does not support SSL connections$/);
    expect(await connectionTo(urlOf('shop', 'sslmode=prefer'))).toMatchObject({ tls: false });
  } finally {
    await server.run('alter system set ssl = on');
    await server.run('select pg_reload_conf()');
  }
});

test('a password with any characters connects, percent-encoded or not', async () => {
  for (const word of [oddWord, encodeURIComponent(oddWord)])
    expect(await connectionTo(`postgres://odd:${word}@127.0.0.1:${server.port}/shop`)).toMatchObject({
      role: 'odd',
    });
});

test('the folder of a Unix socket can be the host or a parameter', async () => {
  const folder = encodeURIComponent(server.socket);
  for (const url of [
    `postgres://shop:word@${folder}:${server.port}/shop`,
    `postgres://shop:word@/shop?host=${server.socket}&port=${server.port}&sslmode=require`,
  ])
    expect(await connectionTo(url)).toEqual({ role: 'shop', database: 'shop', tls: false });
});

test.for<[() => string, RegExp]>([
  [() => urlOf('shop').replace('word', 'hunter2'), /password authentication failed for user "shop"$/],
  [() => urlOf('shop').replace(':word', ''), /it requires a password, and DATABASE_URL has none$/],
  [() => urlOf('shop', '', '127.0.0.1', 'absent'), /create database "absent" owner "shop";$/],
  [() => 'postgres://shop:hunter2@/shop?host=/nowhere', /^DATABASE_URL: \/nowhere:5432\/shop .*ENOENT/],
])('%s is rejected with %s, without its password', async ([url, line]) => {
  await expect(connectTo(url())).rejects.toThrow(/^(?!.*hunter2)DATABASE_URL: [^\n]+$/);
  await expect(connectTo(url())).rejects.toThrow(line);
});

test('each missing privilege is reported with the statement that grants it', async () => {
  await server.run('create role guest login password $$word$$');
  await server.run('create database foreign_shop');
  await server.run('revoke temporary on database foreign_shop from public');
  await server.run('revoke create on schema public from public', 'foreign_shop');
  await server.run('create table migrations ()', 'foreign_shop');
  const url = urlOf('guest', '', '127.0.0.1', 'foreign_shop');
  const statements: string[] = [];
  for (;;) {
    const error = await connectTo(url, checkRights).then(
      () => null,
      (thrown: Error) => thrown,
    );
    if (!error) break;
    expect(error.message).toMatch(/^DATABASE_URL: [^\n]+; [^\n]+: grant [^\n]+;$/);
    const statement = /grant [^;]+;$/.exec(error.message)![0];
    expect(statements).not.toContain(statement);
    statements.push(statement);
    await server.run(statement, 'foreign_shop');
  }
  expect(statements).toEqual([
    'grant create on database "foreign_shop" to "guest";',
    'grant temporary on database "foreign_shop" to "guest";',
    'grant usage, create on schema public to "guest";',
    'grant "postgres" to "guest";',
  ]);
});

test('a server without the extension that searches need is rejected', async () => {
  await server.run('create database bare_shop owner shop');
  await server.run("alter database bare_shop set extension_control_path = '/nowhere'");
  await expect(connectTo(urlOf('shop', '', '127.0.0.1', 'bare_shop'), checkRights)).rejects.toThrow(
    /its server lacks the extension pg_trgm; install PostgreSQL's contrib modules there$/,
  );
});

test('a database with an encoding other than UTF-8 is rejected', async () => {
  await server.run("create database old_words owner shop encoding 'LATIN1' locale 'C' template template0");
  await expect(connectTo(urlOf('shop', '', '127.0.0.1', 'old_words'), checkRights)).rejects.toThrow(
    /its encoding is LATIN1; .* encoding 'UTF8' template template0;$/,
  );
});
