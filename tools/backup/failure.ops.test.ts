import { mkdtemp, rm } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readRecord, writeRecord } from '#src/platform/backup/record.server.ts';
import { loadConfig } from '#src/platform/config/config.server.ts';
import { startMailServer } from '#test/smtp.ts';
import { mailFailure } from './report.ts';

async function openOperator(addresses: NodeJS.ProcessEnv = { OPERATOR_EMAIL: 'operator@example.com' }) {
  const server = await startMailServer();
  onTestFinished(() => server.stop());
  const stateDir = await mkdtemp(join(tmpdir(), 'rangefinder-operator-'));
  onTestFinished(() => rm(stateDir, { recursive: true }));
  const config = loadConfig({
    STATE_DIR: stateDir,
    SMTP_URL: `smtp://127.0.0.1:${server.port}`,
    ...addresses,
  });
  return { config, stateDir, received: server.received };
}

test('the email about a failed backup states the reason and the time of the last successful backup', async () => {
  const { config, stateDir, received } = await openOperator();
  await writeRecord(stateDir, {
    made: { at: '2026-01-02T02:30:00.000Z', seconds: 4, bytes: 5 },
    failed: { at: '2026-01-03T02:30:00.000Z', reason: 'The disk that holds\n/srv is full.' },
  });
  await mailFailure(config);
  expect(received.map(({ to, subject }) => [to, subject])).toEqual([
    ['operator@example.com', `The backup on ${hostname()} failed`],
  ]);
  expect(received[0]!.text).toContain('The disk that holds /srv is full.');
  expect(received[0]!.text).toContain('Last backup: 2026-01-02T02:30:00.000Z');
});

test('a backup that was killed is reported by email and recorded as failed without a reason', async () => {
  const { config, stateDir, received } = await openOperator();
  await mailFailure(config);
  expect(received[0]!.text).toContain('The backup ended without an error message');
  expect(received[0]!.text).toContain('Last backup: none');
  expect((await readRecord(stateDir)).failed?.reason).toMatch(/^The backup ended without an error message/);
});

test('reporting a failed backup fails if the mail server rejects the email', async () => {
  const { config } = await openOperator();
  await expect(mailFailure({ ...config, SMTP_URL: 'smtp://127.0.0.1:1' })).rejects.toThrow(/ECONNREFUSED/);
});

test.for<[NodeJS.ProcessEnv, string]>([
  [{ CONTACT_EMAIL: 'desk@example.com' }, 'desk@example.com'],
  [{ MAIL_FROM: 'The desk <from@example.com>' }, 'from@example.com'],
])('with %j only, the email about a failed backup goes to %s', async ([addresses, recipient]) => {
  const { config, received } = await openOperator(addresses);
  await mailFailure(config);
  expect(received.map(({ to }) => to)).toEqual([recipient]);
});
