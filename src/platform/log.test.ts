import { expect, test } from 'vitest';
import { createLog, type Log } from './log.server.ts';
import { withinRequest } from './http/request-context.server.ts';

function written(write: (log: Log) => void): string {
  let lines = '';
  const log = createLog('debug', { write: (line) => void (lines += line) });
  write(log);
  return lines;
}

const jwt = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJ4In0.c2lnbmF0dXJl';

test.for([
  ['an e-mail', 'no mailbox for robin.doe+x@example.com here', 'robin.doe'],
  ['an e-mail in an address', 'GET /api/users/seller/robin%40example.com', 'robin'],
  ['a token', `token ${jwt} refused`, 'eyJ'],
  ['a bearer', 'authorization: Bearer abc.def-123', 'abc.def'],
  ['a mailed link', 'GET /reset?token=s3cr3t-value&x=1', 's3cr3t'],
  ['a query', '/api/jwt?email=robin&q=robin', 'robin'],
  ['the password of a database', 'postgres://shop:hunter2@db/shop', 'hunter2'],
])('%s is in no line, neither as a message nor in a field', ([, text, secret]) => {
  const lines = written((log) => {
    log.info(text!);
    log.error({ message: text, deep: { list: [text] } }, 'failed');
    log.warn({ error: new Error(text) }, text!);
  });
  expect(lines.split('\n')).toHaveLength(4);
  expect(lines).not.toContain(secret);
});

test('fields that hold secrets by their name are not written', () => {
  const lines = written((log) =>
    log.info({ authorization: 'x1', cookie: 'x2', password: 'x3', email: 'x4', body: { phone: 'x5' } }, 'm'),
  );
  expect(lines).not.toMatch(/x\d/);
});

test('what is to be known stays as it is', () => {
  const fields = {
    name: 'TypeError',
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

test('a line that comes of a request carries its id', () => {
  const line = written((log) => withinRequest({ id: 'abc-1', address: '' }, () => log.info('m')));
  expect(JSON.parse(line)).toMatchObject({ requestId: 'abc-1' });
  expect(JSON.parse(written((log) => log.info('m')))).not.toHaveProperty('requestId');
});
