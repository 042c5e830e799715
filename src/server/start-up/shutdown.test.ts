import { expect, test } from 'vitest';
import { createLog } from '#src/platform/observability/log.server.ts';
import { Shutdown } from './shutdown.ts';

test('a process closes everything even if its requests or a closer fail', async () => {
  const shutdown = new Shutdown(createLog('silent'));
  const closed: string[] = [];
  shutdown.drainWith(() => Promise.reject(new Error('the server is not running')));
  shutdown.closeLater(async () => void closed.push('database'));
  shutdown.closeLater(() => Promise.reject(new Error('lost')));
  await shutdown.end();
  expect(closed).toEqual(['database']);
});
