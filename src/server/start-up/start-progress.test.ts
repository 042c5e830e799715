import { expect, onTestFinished, test } from 'vitest';
import { Probes } from '#src/server/observability/probes.ts';
import { serve } from '#test/serve.ts';
import { describeMigration, describeStart, StartProgress } from './start-progress.ts';

async function open() {
  const [progress, probes] = [new StartProgress(), new Probes([])];
  const { send, close } = await serve((req, res) => {
    if (!probes.answer(req, res)) progress.respond(req, res);
  });
  onTestFinished(close);
  return { progress, probes, send };
}

test('a process that migrates is alive but not ready, and says how far it is', async () => {
  const { progress, probes, send } = await open();
  progress.content = describeMigration(15, 60);
  expect(await send('GET', '/healthz')).toMatchObject({ status: 200, body: '{"status":"starting"}' });
  const ready = await send('GET', '/readyz');
  expect([ready.status, JSON.parse(ready.body)]).toEqual([
    503,
    {
      type: 'urn:rangefinder:problem:migrating',
      title: 'The shop is being upgraded',
      status: 503,
      detail: 'The database is being upgraded: 15 of 60 migrations have run.',
      share: 0.25,
    },
  ]);
  progress.content = describeStart();
  expect(JSON.parse((await send('GET', '/readyz')).body)).toMatchObject({ detail: 'The shop is starting.' });
  probes.serve();
  expect((await send('GET', '/healthz')).body).toBe('{"status":"serving"}');
});

test('visitors of a process that starts get a page that reloads, and clients of the API get a problem', async () => {
  const { send } = await open();
  const page = await send('GET', '/cameras', { headers: { accept: 'text/html,*/*' } });
  expect([page.status, page.headers['content-type'], page.headers['refresh']]).toEqual([
    503,
    'text/html; charset=utf-8',
    '10',
  ]);
  expect(page.body).toContain('<h1>Back in a moment</h1>');
  const call = await send('POST', '/api/orders', { body: {} });
  expect([call.status, call.headers['content-type'], call.headers['retry-after']]).toEqual([
    503,
    'application/problem+json',
    '10',
  ]);
});
