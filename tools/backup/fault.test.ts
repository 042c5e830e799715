import { writeFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { expect, test } from 'vitest';
import { explainFault } from './fault.ts';

const attempt = { what: 'The backup', folder: '/var/backups/shop', setting: '--into' };
const me = userInfo().username;
const explain = (fields: object): string =>
  (explainFault(Object.assign(new Error('raw'), { syscall: 'open', ...fields }), attempt) as Error).message;

test('the error for a full disk names the folder, the account and the remedy', async () => {
  const error: unknown = await writeFile('/dev/full', 'x').catch((caught: unknown) => caught);
  expect(explainFault(error, attempt)).toMatchObject({
    message: `The backup failed: the disk that holds /var/backups/shop has no room left for the account ${me}. Make room there, or set --into to a folder on another disk.`,
  });
});

test.each([
  [
    { code: 'EACCES', path: '/var/backups/shop/a.part' },
    `the account ${me} may not write in /var/backups/shop. Give it that folder (chown ${me} '/var/backups/shop'), or set --into to another one.`,
  ],
  [
    { code: 'EACCES', path: '/var/backups' },
    `the account ${me} may not write in /var/backups/shop. Give it that folder (chown ${me} '/var/backups/shop'), or set --into to another one.`,
  ],
  [
    { code: 'EACCES', path: '/var/lib/shop/images/a.webp' },
    `the account ${me} may not read /var/lib/shop/images/a.webp. Give it that file: chown ${me} '/var/lib/shop/images/a.webp'`,
  ],
  [
    { code: 'ENOTDIR', errno: -20, path: '/var/backups/shop' },
    `the account ${me} cannot use /var/backups/shop: not a directory. Repair it, or set --into to another folder.`,
  ],
])('the file system error %o is explained in a sentence that does not contain its code', (fields, line) => {
  expect(explain(fields)).toBe(`The backup failed: ${line}`);
});

test.each([{}, { syscall: 'connect', code: 'EACCES' }, { syscall: 'read', code: 'ECONNRESET' }])(
  'an error that does not come from the file system (%o) stays unchanged',
  (fields) => {
    const error = Object.assign(new Error('this database already has users'), fields);
    expect(explainFault(error, attempt)).toBe(error);
  },
);
