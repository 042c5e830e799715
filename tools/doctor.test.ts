import { existsSync } from 'node:fs';
import { chmod, mkdir, writeFile } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { securityHeadersOf } from '#src/server/http/response-headers.ts';
import { Probes } from '#src/server/observability/probes.ts';
import { about, serve, useDoctor } from '#test/doctor.ts';
import { findFreePort } from '#test/free-port.ts';
import { startMailServer } from '#test/smtp.ts';
import { remedyOf } from './doctor/addresses.ts';

const doctor = await useDoctor();

test('valid settings are reported without a problem, and nothing is created', async () => {
  const mails = await startMailServer();
  onTestFinished(() => mails.stop());
  const lines = await doctor.run({ SMTP_URL: `smtp://127.0.0.1:${mails.port}` });
  expect(lines.filter((line) => !line.startsWith('ok '))).toEqual([]);
  const { database: name } = doctor.connection;
  expect(about(lines, 'database')).toEqual([
    expect.stringMatching(new RegExp(`^ok database: DATABASE_URL, ${name} on PostgreSQL \\d+\\.\\d+, UTF8`)),
  ]);
  expect(about(lines, 'migrations')).toEqual(['ok migrations: all have run']);
  expect(about(lines, 'mail')[0]).toContain(`127.0.0.1:${mails.port} accepts emails from no-reply@`);
  expect(mails.received).toEqual([]);
  expect(existsSync(join(doctor.folder, 'state'))).toBe(false);
});

test('a mail server that rejects the login is reported as a problem, and one that accepts it is ok', async () => {
  const server = await startMailServer(0, {
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ password }, _, done) =>
      password === 'right' ? done(null, { user: 'shop' }) : done(new Error('no such login')),
  });
  onTestFinished(() => server.stop());
  const mail = async (password: string) =>
    (await doctor.run({ SMTP_URL: `smtp://shop:${password}@127.0.0.1:${server.port}` })).filter((line) =>
      /mail:|SMTP_URL:/.test(line),
    );
  expect(await mail('right')).toEqual([expect.stringMatching(/^ok mail: 127\.0\.0\.1:\d+ accepts emails/)]);
  const refused = await mail('hunter2');
  expect(refused).toEqual([
    expect.stringMatching(
      /^problem SMTP_URL: 127\.0\.0\.1:\d+ cannot be used: Invalid login: 535 .*no such login/,
    ),
  ]);
  expect(refused[0]).not.toContain('hunter2');
  expect(server.received).toEqual([]);
});

test('a bucket that is missing or does not serve its objects is reported as a problem', async () => {
  const requests: string[] = [];
  const endpoint = `http://127.0.0.1:${await serve((req, res) => {
    requests.push(`${req.method} ${req.url!.split('?')[0]}`);
    if (req.url!.startsWith('/shop/')) return void req.resume().on('end', () => res.end());
    const code = '<Error><Code>NoSuchBucket</Code><Message>The bucket does not exist</Message></Error>';
    res.writeHead(404, { 'content-type': 'application/xml' }).end(code);
  })}`;
  const bucket = async (name: string) =>
    about(
      await doctor.run({
        IMAGES: 's3',
        S3_BUCKET: name,
        S3_ENDPOINT: endpoint,
        S3_PUBLIC_URL: `https://127.0.0.1:${await findFreePort()}`,
        S3_ACCESS_KEY_ID: 'robin',
        S3_SECRET_ACCESS_KEY: 'hunter2',
      }),
      'S3_',
    );
  expect(await bucket('elsewhere')).toEqual([
    `problem S3_BUCKET: elsewhere at ${endpoint} cannot be used: NoSuchBucket: The bucket does not exist`,
  ]);
  expect(await bucket('shop')).toEqual([
    expect.stringMatching(
      /^problem S3_PUBLIC_URL: the bucket accepts objects, but there is no response at https/,
    ),
  ]);
  const object = expect.stringMatching(/^(PUT|DELETE) \/shop\/rangefinder-doctor-[\w-]+\.txt$/);
  expect(requests.slice(-2)).toEqual([object, object]);
  expect(new Set(requests.slice(-2).map((call) => call.replace(/^\w+/, ''))).size).toBe(1);
});

test('an identity provider that does not respond is reported as a problem', async () => {
  const FIREBASE_KEYS_URL = `http://127.0.0.1:${await findFreePort()}/keys`;
  const firebase = { IDENTITY: 'firebase', FIREBASE_PROJECT_ID: 'my-shop', FIREBASE_API_KEY: 'AIza-1' };
  const [line] = about(await doctor.run({ ...firebase, FIREBASE_KEYS_URL }), 'FIREBASE_KEYS_URL');
  expect(line).toMatch(/^problem FIREBASE_KEYS_URL: .* is not responding: .*ECONNREFUSED/);
});

test('a HOST that is not an address of this machine is reported as a problem, with the setting to change', async () => {
  const PORT = String(await findFreePort());
  const [line] = about(await doctor.run({ HOST: '192.0.2.1', PORT }), 'PORT');
  expect(line).toBe(
    `problem PORT: 192.0.2.1:${PORT} cannot be used: EADDRNOTAVAIL; set HOST to an address of this machine`,
  );
});

test('a port that only root can open is reported with a remedy', () => {
  expect(remedyOf('EACCES', 'METRICS_PORT')).toBe(
    '; this account cannot open ports below 1024; set METRICS_PORT to 1024 or higher and point the proxy to it',
  );
});

test('a port that a running shop uses is ok, and a port that another program uses is a problem', async () => {
  const probes = new Probes(securityHeadersOf('http://localhost'));
  const shop = await serve((req, res) => void probes.answer(req, res));
  const other = await serve((_, res) => void res.end('a printer'));
  expect(about(await doctor.run({ PORT: String(shop) }), 'PORT')).toEqual([
    `ok PORT: a Rangefinder serves at 127.0.0.1:${shop}; stop it before the next start there`,
  ]);
  expect(about(await doctor.run({ METRICS_PORT: String(other) }), 'METRICS_PORT')).toEqual([
    `problem METRICS_PORT: another program is using 127.0.0.1:${other}; set METRICS_PORT, or stop that program`,
  ]);
});

/** Returns the results for a local address that the doctor takes for a public one. */
async function atPublicUrl(answer: RequestListener): Promise<string[]> {
  const PUBLIC_URL = `http://127.0.0.2:${await serve(answer, '127.0.0.2')}`;
  const lines = await doctor.run({ PUBLIC_URL, TRUSTED_PROXIES: '127.0.0.1' });
  return about(lines, 'PUBLIC_URL').filter((line) => !line.includes('is not https'));
}

test('the doctor sends a request to the public address of the shop', async () => {
  const probes = new Probes(securityHeadersOf('http://localhost'));
  expect(await atPublicUrl((req, res) => void probes.answer(req, res))).toEqual([
    expect.stringMatching(/^ok PUBLIC_URL: the shop responds at http:\/\/127\.0\.0\.2/),
  ]);
  expect(await atPublicUrl((_, res) => void res.writeHead(502).end())).toEqual([
    expect.stringMatching(
      /^warning PUBLIC_URL: the proxy at .* returns 502, as expected while the shop is stopped$/,
    ),
  ]);
  expect(await atPublicUrl((_, res) => void res.end('a printer'))).toEqual([
    expect.stringMatching(/^warning PUBLIC_URL: another program responds/),
  ]);
  expect(await atPublicUrl((req) => void req.socket.destroy())).toEqual([
    expect.stringMatching(/^warning PUBLIC_URL: .* cannot be reached from this machine: /),
  ]);
});

async function proxies(TRUSTED_PROXIES: string, HOST = '127.0.0.1'): Promise<string | undefined> {
  return about(await doctor.run({ TRUSTED_PROXIES, HOST }), 'TRUSTED_PROXIES')[0];
}

test('a trusted proxy on another machine is reported as a problem if the shop listens only on localhost', async () => {
  expect(await proxies('10.0.0.5')).toMatch(/^problem TRUSTED_PROXIES: does not include 127\.0\.0\.1/);
  expect(await proxies('10.0.0.5, 127.0.0.0/8')).toMatch(
    /^ok TRUSTED_PROXIES: .* 10\.0\.0\.5, 127\.0\.0\.0\/8$/,
  );
  expect(await proxies('10.0.0.5', '0.0.0.0')).toMatch(/^ok /);
});

test('secrets that are readable by others, guessable or inconsistent are reported', async () => {
  const stateDir = join(doctor.folder, 'secrets');
  await mkdir(stateDir);
  const [envFile, secret] = [join(doctor.folder, 'shop.env'), join(stateDir, 'auth-secret')];
  await writeFile(envFile, '', { mode: 0o640 });
  await writeFile(secret, 'x'.repeat(43), { mode: 0o600 });
  const pair = {
    VAPID_PUBLIC_KEY: `B${'Ab3'.repeat(28)}Ab`,
    VAPID_PRIVATE_KEY: 'qnLwcvPz5sAVJqxlYDFnxbkqsRXAzXhG3kEbIYLIBCY',
    VAPID_SUBJECT: 'mailto:us@example.com',
  };
  const lines = await doctor.run({ STATE_DIR: stateDir, ...pair }, envFile);
  expect(lines).toContain(
    `warning ${envFile}: other accounts can read its secrets; run chmod 600 ${envFile}`,
  );
  expect(about(lines, 'AUTH_SECRET')[0]).toMatch(
    /^problem AUTH_SECRET: .*auth-secret is damaged or too weak/,
  );
  expect(about(lines, 'VAPID_PRIVATE_KEY')[0]).toMatch(
    /^problem VAPID_PRIVATE_KEY: does not belong to VAPID_PUBLIC_KEY/,
  );
  await chmod(envFile, 0o600);
  expect(about(await doctor.run({ STATE_DIR: stateDir }, envFile), envFile)).toEqual([]);
});

test('a state folder whose path contains a file is reported as a problem', async () => {
  const stateDir = join(doctor.folder, 'file', 'state');
  await writeFile(join(doctor.folder, 'file'), '');
  expect(about(await doctor.run({ STATE_DIR: stateDir }), 'STATE_DIR')).toContain(
    `problem STATE_DIR: this account cannot write to ${stateDir}; make the folder writable`,
  );
});
