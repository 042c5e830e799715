import { expect, test } from 'vitest';
import { EmbeddedPostgresError, explainFault, explainOutput } from './errors.ts';

test('a full disk gives the same error, whether the file system, the server or initdb reports it', () => {
  const full = 'The disk that holds /srv/state is full.';
  const met = [
    explainFault(Object.assign(new Error('x'), { code: 'ENOSPC' }), '/srv/state'),
    explainFault(Object.assign(new Error('x'), { code: '53100' }), '/srv/state'),
    explainOutput('initdb: error: could not write: No space left on device', 'Cannot', '/srv/state'),
  ];
  for (const error of met) expect(error).toEqual(new EmbeddedPostgresError(full));
});

test('a multi-line error from PostgreSQL is reported in one line', () => {
  const output =
    '2026-11-21 UTC [7] LOG:  starting\n2026-11-21 UTC [7] FATAL:  could not map memory\nHINT: more\n';
  expect(explainOutput(output, 'The database does not start', '/srv').message).toBe(
    'The database does not start in /srv: could not map memory.',
  );
});

test('an error in our own code stays unchanged', () => {
  const bug = new TypeError('x is not a function');
  expect(explainFault(bug, '/srv')).toBe(bug);
});
