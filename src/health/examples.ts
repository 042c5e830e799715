import type { Examples } from '#src/platform/manifest.server.ts';

const maintenance = { text: 'We are moving. Back at 6 pm.', since: '2026-03-14T16:00:00.000Z' };
const build = { version: '1.0.0', commit: '0123abc', node: '22.12.0' };
const id = '0198c5a0-7c1e-7000-8000-3f1c2b4d5e6f';

export const healthExamples: Examples = {
  schemas: {
    Maintenance: maintenance,
    Health: {
      at: '2026-03-14T09:26:53.000Z',
      build: { ...build, postgres: '18.4', migrations: { count: 40, last: '0172_health.additive.sql' } },
      host: 'shop-1',
      processes: [
        {
          ...build,
          host: 'shop-1',
          pid: 4711,
          started: '2026-03-10T06:00:00.000Z',
          seen: '2026-03-14T09:26:45.000Z',
        },
      ],
      mails: {
        transport: 'smtp',
        waiting: 2,
        retrying: 1,
        sending: 0,
        givenUp: 0,
        oldest: '2026-03-14T09:20:00.000Z',
        lastDelivered: '2026-03-14T09:25:10.000Z',
      },
      backup: {
        made: {
          at: '2026-03-14T03:00:00.000Z',
          seconds: 12.5,
          bytes: 48_000_000,
          folder: '/var/backups/rangefinder/2026-03-14',
          verified: '2026-03-14T03:05:00.000Z',
        },
        failed: null,
      },
      disks: [
        {
          mount: '/',
          holds: ['state', 'photos', 'database'],
          freeBytes: 32_000_000_000,
          sizeBytes: 64_000_000_000,
        },
      ],
      databaseBytes: 24_000_000,
      photos: 'local',
      cannotWrite: null,
      jobs: [
        {
          queue: 'send-mail',
          reason: 'Error ECONNECTION',
          count: 1,
          since: '2026-03-13T09:00:00.000Z',
          until: '2026-03-13T09:00:00.000Z',
        },
      ],
      errors: [
        { kind: 'a call failed (TypeError)', count: 3, last: '2026-03-14T08:00:00.000Z', request: id },
      ],
      maintenance: null,
    },
    TestMailResult: { state: 'accepted', transport: 'smtp', answer: '250 2.0.0 Ok: queued as 4XyZ' },
  },
  answers: { 'POST /health/test-mail': { _id: id, to: 'admin@example.com' } },
  bodies: { 'PUT /maintenance': { text: maintenance.text } },
};
