import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { findEmbeddedPostgres } from '#embedded-postgres/start.ts';
import { residentMb, startShop, type Running } from '#lab/bench/processes.ts';
import { describeMachine, printTable } from '#lab/bench/report.ts';
import { seedScale } from '#lab/bench/seed-scale.ts';
import { Crowd } from './crowd.ts';
import { authSecret, seedConversations } from './fixtures.ts';
import { costOf, playBeside, type Side } from './phases.ts';
import { MessageWriter } from './writer.ts';
import { castOf } from '#lab/bench/load/fixtures.ts';
import { quantile, sum } from '#lab/bench/load/stats.ts';
import { startSender, type Played, type Sender } from '#lab/bench/load/players.ts';

// Measures 10,000 event streams, also during faults.
const { values } = parseArgs({
  options: {
    /** The duration of the measured phase under load. */
    seconds: { type: 'string', default: '300' },
    streams: { type: 'string', default: '10000' },
    messages: { type: 'string', default: '20' },
  },
});
const [seconds, streams, perSecond] = [values.seconds, values.streams, values.messages].map(Number) as [
  number,
  number,
  number,
];
const items = 20_000;
const backWithinMs = 90_000;
/** How long the load lasts around a fault. */
const faultSeconds = Math.min(45, Math.max(8, seconds / 2));
const settings = { AUTH_SECRET: authSecret, TRUSTED_PROXIES: '127.0.0.1', STREAMS: String(streams) };

type Parts = {
  shops: [Running, Running];
  client: pg.Client;
  sender: Sender;
  crowd: Crowd;
  writer: MessageWriter;
};

const yes = (is: boolean): string => (is ? 'yes' : 'NO');
const p99 = (played: Played): number => quantile(sum(played.intervals).times, 0.99);
const refusedBy = ({ intervals }: Played): number => sum(intervals).refused + sum(intervals).failed;

/** Measures page requests before, during and after a fault. */
async function playAround({ sender }: Parts, rate: number, fault: () => Promise<void>): Promise<Played> {
  const pages = sender.play({ seconds: faultSeconds, pace: { rate }, everySeconds: faultSeconds });
  await delay(2_000);
  await fault();
  return pages;
}

/** Returns the delays of events since the last call, in milliseconds. */
async function takeHints({ crowd, writer }: Parts): Promise<number[]> {
  await delay(1_000);
  return (await crowd.takeArrivals()).flatMap(([message, at]) => {
    const written = writer.written.get(message);
    return written === undefined ? [] : [at - written];
  });
}

async function measure(parts: Parts, without: Side): Promise<string[][]> {
  const { shops, client, crowd, writer } = parts;
  const rate = without.maximum / 2;
  const opening = performance.now();
  const cost = await costOf(shops, async () => crowd.open(streams));
  const openedMs = performance.now() - opening - cost.idleMs;
  writer.start(perSecond);
  const beside = await playBeside(parts.sender, rate, seconds);
  const hints = await takeHints(parts);
  // The first fault ends the connections that read the change log. The second kills one process, whose streams
  // reconnect to the other process.
  const cut = await playAround(parts, rate, async () => {
    await client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'rangefinder-changes'`,
    );
  });
  const hintsAroundCut = await takeHints(parts);
  let backMs = Number.NaN;
  const killed = await playAround(parts, rate, async () => {
    const [before, began] = [crowd.synced, performance.now()];
    process.kill(shops[1].pid, 'SIGKILL');
    writer.use([shops[0].url]);
    await crowd.waitForSync(before, streams / 2, 2 * backWithinMs);
    backMs = performance.now() - began;
  });
  await writer.stop();
  await delay(3_000);
  const lost = await crowd.countWrong(client);
  // Closed first, because the embedded database stops with the shop that started it.
  await client.end();
  const ending = performance.now();
  process.kill(shops[0].pid, 'SIGTERM');
  while (!Number.isNaN(residentMb(shops[0].pid))) await delay(50);
  const endMs = performance.now() - ending;
  const rates = [beside.maximum / without.maximum, beside.bookings / without.bookings];
  const within = (ms: number) => [`${(ms / 1000).toFixed(1)} s`, '≤ 90 s', yes(ms <= backWithinMs)];
  const pagesAt = (played: Played) => {
    const ms = p99(played);
    return [`${ms.toFixed(0)} ms, ${refusedBy(played)} × 5xx`, '≤ 1,000 ms', yes(ms <= 1_000)];
  };
  const hint = quantile(hints, 0.99);
  return [
    [`streams opened in ${(openedMs / 1000).toFixed(1)} s`, String(crowd.openNow), String(streams), ''],
    ['resident kB per stream', cost.kB.toFixed(1), '≤ 25', yes(cost.kB <= 25)],
    ['idle, % of a core', cost.idlePercent.toFixed(1), '≤ 10', yes(cost.idlePercent <= 10)],
    [
      `delay of an event after its write, p50 and p99 of ${hints.length}`,
      `${quantile(hints, 0.5).toFixed(0)}, ${hint.toFixed(0)} ms`,
      '≤ 300 ms',
      yes(hint <= 300),
    ],
    [
      'p99 of pages at half of the maximum rate, without and with streams',
      `${without.p99.toFixed(0)}, ${beside.p99.toFixed(0)} ms`,
      '',
      '',
    ],
    [
      'maximum responses/s with streams, as a share of those without',
      `${(rates[0]! * 100).toFixed(0)} %`,
      '≥ 90 %',
      yes(rates[0]! >= 0.9),
    ],
    [
      'bookings/s with streams, as a share of those without',
      `${(rates[1]! * 100).toFixed(0)} %`,
      '≥ 90 %',
      yes(rates[1]! >= 0.9),
    ],
    [
      `change log disconnected: all ${hintsAroundCut.length} events arrive within`,
      ...within(hintsAroundCut.reduce((maximum, ms) => Math.max(maximum, ms), 0)),
    ],
    ['p99 of pages during that', ...pagesAt(cut)],
    ['a process is killed: all streams are back within', ...within(backMs)],
    ['p99 of pages during that', ...pagesAt(killed)],
    [
      `SIGTERM with ${streams} streams: the process exits within`,
      `${(endMs / 1000).toFixed(1)} s`,
      '≤ 10 s',
      yes(endMs <= 10_000),
    ],
    [`wrong unread counts after ${writer.sent} messages`, String(lost), '0', yes(lost === 0)],
  ];
}

const folder = await mkdtemp(join(tmpdir(), 'rangefinder-streams-'));
const endings: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true, force: true })];
try {
  const stateDir = join(folder, 'shop');
  const first = await startShop({ ...settings, STATE_DIR: stateDir });
  endings.push(() => first.stop());
  const connection = (await findEmbeddedPostgres(stateDir))!;
  const client = new pg.Client(connection);
  await client.connect();
  await seedScale(connection, { users: 2 * streams, products: items, orders: items });
  const conversations = await seedConversations(client, streams);
  const { user, password, host, port, database } = connection;
  const url = `postgres://${user}:${password}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;
  const second = await startShop({ ...settings, STATE_DIR: join(folder, 'second'), DATABASE_URL: url });
  endings.push(() => second.stop());
  const urls = [first.url, second.url];
  const sender = startSender(await castOf(first, client, { items, buyers: 40 }));
  endings.push(() => sender.stop());
  const [crowd, writer] = [new Crowd(conversations, urls), new MessageWriter(conversations, urls)];
  endings.push(() => crowd.close());
  console.log(
    await describeMachine(stateDir, 'separate processes for streams and pages; the shop has two processes'),
  );
  const without = await playBeside(sender, null, seconds);
  console.log(
    `Without streams, the maximum is ${Math.round(without.maximum)} responses/s; half of that is sent during the following measurements.\n`,
  );
  const rows = await measure({ shops: [first, second], client, sender, crowd, writer }, without);
  printTable([['measurement', 'result', 'target', 'met'], ...rows]);
} finally {
  for (const end of endings.toReversed()) await end().catch(() => undefined);
}
