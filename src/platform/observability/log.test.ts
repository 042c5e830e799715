import { expect, test } from 'vitest';
import { withContext } from '#src/platform/context.server.ts';
import { createLog, type Log } from './log.server.ts';

function written(write: (log: Log) => void): string {
  let lines = '';
  const log = createLog('debug', { write: (line) => void (lines += line) });
  write(log);
  return lines;
}

const jwt = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJ4In0.c2lnbmF0dXJl';

test.for([
  ['an email', 'no mailbox for robin.doe+x@example.com here', 'robin.doe'],
  ['an email in an address', 'GET /api/users/seller/robin%40example.com', 'robin'],
  ['a token', `token ${jwt} refused`, 'eyJ'],
  ['a bearer', 'authorization: Bearer abc.def-123', 'abc.def'],
  ['a mailed link', 'GET /reset?token=s3cr3t-value&x=1', 's3cr3t'],
  ['a query', '/api/jwt?email=robin&q=robin', 'robin'],
  ['the password of a database', 'postgres://shop:hunter2@db/shop', 'hunter2'],
])('%s does not appear in a message or field of the log', ([, text, secret]) => {
  const lines = written((log) => {
    log.info(text!);
    log.error({ message: text, deep: { list: [text] } }, 'failed');
    log.warn({ error: new Error(text) }, text!);
  });
  expect(lines.split('\n')).toHaveLength(4);
  expect(lines).not.toContain(secret);
});

test('fields that are named like a secret are not written', () => {
  const lines = written((log) =>
    log.info({ authorization: 'x1', cookie: 'x2', password: 'x3', email: 'x4', body: { phone: 'x5' } }, 'm'),
  );
  expect(lines).not.toMatch(/x\d/);
});

test('codes, names, numbers and code locations stay unchanged', () => {
  const fields = {
    code: '23505',
    job: 'send-mail',
    status: 500,
    place: ['at x (file:///a.ts:1:2)'],
  };
  expect(JSON.parse(written((log) => log.error(fields, 'a call failed')))).toMatchObject({
    ...fields,
    msg: 'a call failed',
    level: 50,
  });
});

test('a line that is logged during a request has the request id', () => {
  const line = written((log) => withContext({ request: { id: 'abc-1', address: '' } }, () => log.info('m')));
  expect(JSON.parse(line)).toMatchObject({ requestId: 'abc-1' });
  expect(JSON.parse(written((log) => log.info('m')))).not.toHaveProperty('requestId');
});

/** An error of the PostgreSQL driver with user text in every possible field. */
function databaseError(message: string): Error {
  return Object.assign(new Error(message), {
    name: 'error',
    severity: 'ERROR',
    code: '23505',
    detail: 'Key (email)=(robin@example.com) already exists, secret-word.',
    where: 'SQL statement "select secret-word"',
    hint: 'secret-word',
    internalQuery: 'select secret-word',
    schema: 'public',
    table: 'users',
    column: undefined,
    constraint: 'users_email_key',
    routine: '_bt_check_unique',
    parameters: ['secret-word'],
    query: 'insert into users values (secret-word)',
  });
}

const described = (error: unknown): Record<string, any> => {
  const line = written((log) => log.error({ error }, 'm'));
  expect(line.trimEnd().split('\n')).toHaveLength(1);
  expect(line).not.toMatch(/secret-word|robin/);
  const { place, ...rest } = JSON.parse(line).error;
  if (error instanceof Error) expect(place[0]).toMatch(/log\.test\.ts:\d+:\d+\)?$/);
  return rest;
};

test('an error of PostgreSQL is written with its code, table, constraint and message, but without values', () => {
  expect(
    described(databaseError('duplicate key value violates unique constraint "users_email_key"')),
  ).toEqual({
    name: 'PostgresError',
    code: '23505',
    message: 'duplicate key value violates unique constraint "…"',
    severity: 'ERROR',
    table: 'users',
    constraint: 'users_email_key',
  });
  const uuid = 'invalid input syntax for type uuid: "secret-word" or "more" of secret-word" it';
  expect(described(databaseError(uuid))['message']).toBe('invalid input syntax for type uuid: "…" it');
});

test.for([
  ['doppelter Schlüsselwert »secret-word« in «secret-word» it', 'doppelter Schlüsselwert »…» it'],
  ['dla typu uuid: „secret-word” „robin“ it', 'dla typu uuid: „…“ it'],
  ['pour le type uuid : « secret-"word" and secret-word » it', 'pour le type uuid : «…» it'],
  ['类型 uuid 的输入 “secret-word ‘secret-word” it', '类型 uuid 的输入 “…” it'],
  ['型 uuid: 「secret-word」 ‹robin› it', '型 uuid: 「…› it'],
])('the localized message %j is written without values', ([message, expected]) => {
  expect(described(databaseError(message!))['message']).toBe(expected);
});

test('an error is written with up to four causes, whatever their fields contain', () => {
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), {
    code: 'ENOSPC',
    syscall: 'write',
    errno: -28,
    path: '/srv/shop/images/1.webp',
  });
  const parsing = new SyntaxError('Unexpected token secret-word in JSON', { cause: full });
  const outer = new Error('robin wrote secret-word', { cause: parsing });
  expect(described(outer)).toMatchObject({
    name: 'Error',
    cause: {
      name: 'SyntaxError',
      cause: {
        name: 'Error',
        code: 'ENOSPC',
        message: 'ENOSPC: no space left on device, write',
        syscall: 'write',
        path: '/srv/shop/images/1.webp',
      },
    },
  });
  expect(described(outer)).not.toHaveProperty('message');
  const loop = new Error('secret-word');
  loop.cause = loop;
  const depth = (error: { cause?: object } | undefined): number => (error ? 1 + depth(error.cause) : 0);
  expect(depth(described(loop))).toBe(5);
  expect(described(new AggregateError([databaseError('no')], 'secret-word')).cause).toMatchObject({
    code: '23505',
  });
  expect(described(new Error('x', { cause: { email: 'robin@example.com' } })).cause).toEqual({
    name: 'a thrown object',
  });
});

test('a plain copy of an error is written like the error', () => {
  const original = databaseError('terminating connection due to administrator command');
  const copy = { ...original, message: original.message, stack: original.stack, queue: 'send-mail' };
  const [error, logged] = [original, copy].map((given) =>
    JSON.parse(written((log) => log.error({ error: given }, 'the job queue failed'))),
  );
  expect(logged.error).toEqual({ ...error.error, queue: 'send-mail' });
  expect(JSON.stringify(logged)).not.toMatch(/secret-word|robin|stack/);
});

test.for([
  ['a mistake in our code', new TypeError("Cannot read properties of undefined (reading 'secret-word')")],
  [
    'a name, a code and a path with other text',
    Object.assign(new Error('x'), {
      name: 'robin secret-word',
      code: 'it is robin',
      syscall: 'open',
      path: '/robin@example.com secret-word!',
    }),
  ],
  [
    'a message that looks like a line of a stack',
    new Error('secret-word\n    at robin (secret-word:1:2)\n    at secret-word (/robin/x.ts:1:2)'),
  ],
  [
    'an answer of a mail server',
    Object.assign(new Error('550 robin is unknown'), {
      response: '550 robin secret-word',
      responseCode: 550,
      command: 'RCPT TO',
      rejected: ['robin@example.com'],
    }),
  ],
  [
    'fields that are not text',
    Object.assign(new Error('secret-word'), {
      code: { robin: 'secret-word' },
      errors: ['secret-word'],
      request: { body: 'secret-word' },
    }),
  ],
] as const)('%s is written without user text', ([, error]) => {
  expect(described(error)).toMatchObject({ name: error instanceof TypeError ? 'TypeError' : 'Error' });
});

test('an error in place of fields, or deep in them, is written without values, too', () => {
  const error = databaseError('value "secret-word" is out of range');
  for (const write of [
    (log: Log) => log.error(error),
    (log: Log) => log.error(error, 'm'),
    (log: Log) => log.warn({ job: { attempts: [{ error }] } }, 'm'),
    (log: Log) => log.warn({ err: error }, 'm'),
  ]) {
    const line = written(write);
    expect(line).not.toMatch(/secret-word|robin/);
    expect(line).toContain('value \\"…\\" is out of range');
  }
});

test('a very long text is truncated and written quickly', () => {
  const lines = written((log) => log.info({ given: 'x'.repeat(2_000_000) }, 'y'.repeat(2_000_000)));
  const { given, msg } = JSON.parse(lines) as Record<string, string>;
  expect(given).toBe(`${'x'.repeat(4_096)}…`);
  expect(msg).toBe(`${'y'.repeat(4_096)}…`);
});
