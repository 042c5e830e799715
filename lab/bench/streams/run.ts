import { setTimeout as delay } from 'node:timers/promises';
import { usersOf, type Database } from '#lab/bench/database.ts';
import { drive, summarize, type Sent, type Stats } from '#lab/bench/drive.ts';
import { Mix } from '#lab/bench/load/mix.ts';
import {
  failFor,
  fine,
  percent,
  printTable,
  quantile,
  readOptions,
  timed,
  whole,
} from '#lab/bench/report.ts';
import { inSeededShop, processorSeconds, residentMb } from '#lab/bench/shop.ts';
import type { BuiltShop } from '#lab/helpers/shop.ts';
import { Crowd, seedListeners, type Listener } from './crowd.ts';

// Measures 10,000 event streams of two processes, also while the change log is cut off and one process is killed.
const options = readOptions({ seconds: 300, streams: 10_000, messages: 20 });
const { seconds, streams } = options;
/** Three quarters of the users buy, one user comes with ten items, and each stream needs its own buyer. */
const items = 20 * streams;
const backWithinMs = 90_000;
const idleMs = 15_000;

type Parts = {
  shops: [BuiltShop, BuiltShop];
  database: Database;
  mix: Mix;
  crowd: Crowd;
  written: Map<string, number>;
};
type Row = [measurement: string, result: string, target: string];

/** Writes messages to random users at a fixed rate until `signal` is aborted. `written` gets the time of each. */
async function write({ shops, database, written }: Parts, listeners: Listener[], signal: AbortSignal) {
  const [seller] = await usersOf(database.client, 'Seller', 1);
  let count = 0;
  const next = (): Sent => {
    const { conversation: kind } = listeners[Math.floor(Math.random() * listeners.length)]!;
    const body = { body: `Is it ${count++} years old?` };
    return { kind, method: 'POST', path: `/api/conversations/${kind}/messages`, token: seller!.token, body };
  };
  const onResponse = ({ kind }: Sent, status: number, text: string): void => {
    if (status !== 201) return;
    const { seq, date } = JSON.parse(text) as { seq: number; date: string };
    written.set(`${kind} ${seq}`, Date.parse(date));
  };
  const pace = { perSecond: options.messages };
  await drive(shops[0].url, next, { seconds: Number.POSITIVE_INFINITY, signal, pace, onResponse });
}

/** The rates of requests and bookings of callers that never pause, and p99 at a rate. */
async function measurePages({ shops, mix: { next, onResponse } }: Parts, perSecond: number | null) {
  const play = (length: number, pace: { callers: number } | { perSecond: number }) =>
    drive(shops[0].url, next, { seconds: length, pace, onResponse });
  const length = Math.min(12, Math.max(3, seconds / 5));
  await play(length, { callers: 24 });
  const full = await play(2 * length, { callers: 24 });
  const maximum = summarize(full).perSecond;
  const steady = await play(seconds / (perSecond ? 1 : 4), { perSecond: perSecond ?? maximum / 2 });
  return { maximum, bookings: summarize(full, 'booking').perSecond, p99: summarize(steady).p99 };
}

/** Measures page requests around a fault. */
async function playAround(
  { shops, mix }: Parts,
  perSecond: number,
  fault: () => Promise<unknown>,
): Promise<Stats> {
  const length = Math.min(45, Math.max(8, seconds / 2));
  const pages = drive(shops[0].url, mix.next, { seconds: length, pace: { perSecond } });
  await delay(2_000);
  await fault();
  return summarize(await pages);
}

/** Returns the delays of events since the last call, in milliseconds. */
async function takeDelays({ crowd, written }: Parts): Promise<number[]> {
  await delay(1_000);
  return (await crowd.takeArrivals()).flatMap(([message, at]) => {
    const writtenAt = written.get(message);
    return writtenAt === undefined ? [] : [at - writtenAt];
  });
}

/** Measures what idle streams cost: the memory of each, and the processor time of all together. */
async function measureIdle({ shops, crowd }: Parts): Promise<Row[]> {
  const sum = (of: (pid: number) => number) => shops.reduce((all, { pid }) => all + of(pid), 0);
  await delay(3_000);
  const before = sum(residentMb);
  await crowd.open();
  await delay(3_000);
  const kB = ((sum(residentMb) - before) * 1024) / streams;
  const used = sum(processorSeconds);
  await delay(idleMs);
  const idle = (sum(processorSeconds) - used) / (idleMs / 1000);
  return [
    ['resident kB per stream', fine(kB), '≤ 25'],
    ['idle, % of a core', percent(idle), '≤ 10 %'],
  ];
}

const secondsOf = (ms: number): string => `${fine(ms / 1000)} s`;
const pagesOf = ({ p99, refused, failed }: Stats): Row => [
  'p99 of pages during that',
  `${whole(p99)} ms, ${refused + failed} × 5xx`,
  '≤ 1,000 ms',
];

async function measureFaults(parts: Parts, perSecond: number): Promise<Row[]> {
  const { shops, database, crowd } = parts;
  const cut = await playAround(parts, perSecond, () =>
    database.client.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'rangefinder-changes'",
    ),
  );
  const delays = await takeDelays(parts);
  const { syncs } = await crowd.report();
  let backMs = Number.NaN;
  const killed = await playAround(parts, perSecond, async () => {
    backMs = await timed(async () => {
      process.kill(shops[1].pid, 'SIGKILL');
      await crowd.waitForSync(syncs, streams / 2, 2 * backWithinMs);
    });
  });
  const all = `change log disconnected: all ${delays.length} events arrive within`;
  return [
    [all, secondsOf(quantile(delays, 1)), '≤ 90 s'],
    pagesOf(cut),
    ['a process is killed: all streams are back within', secondsOf(backMs), '≤ 90 s'],
    pagesOf(killed),
  ];
}

async function measure(parts: Parts, listeners: Listener[]): Promise<void> {
  const { shops, database, mix, crowd, written } = parts;
  const without = await measurePages(parts, null);
  const idle = await measureIdle(parts);
  const ending = new AbortController();
  const writing = write(parts, listeners, ending.signal);
  const beside = await measurePages(parts, without.maximum / 2);
  const delays = await takeDelays(parts);
  const faults = await measureFaults(parts, without.maximum / 2);
  ending.abort();
  await writing;
  await delay(3_000);
  const wrong = await crowd.countWrong(database);
  const stopMs = await timed(() => shops[0].stop());
  const [p50, p99] = [quantile(delays, 0.5), quantile(delays, 0.99)].map(whole);
  const shareOf = (key: 'maximum' | 'bookings') => percent(beside[key] / without[key]);
  printTable([
    ['measurement', 'result', 'target'],
    ...idle,
    [
      `delay of an event after its write, p50 and p99 of ${delays.length}`,
      `${p50}, ${p99} ms`,
      'p99 ≤ 300 ms',
    ],
    [
      'p99 of pages at half of the maximum, without and with streams',
      `${whole(without.p99)}, ${whole(beside.p99)} ms`,
      '',
    ],
    ['maximum of pages with streams, as a share of that without', shareOf('maximum'), '≥ 90 %'],
    ['bookings/s with streams, as a share of those without', shareOf('bookings'), '≥ 90 %'],
    ...faults,
    [`SIGTERM with ${whole(streams)} streams: the process exits within`, secondsOf(stopMs), '≤ 10 s'],
    [`wrong unread counts after ${written.size} messages`, String(wrong), '0'],
  ]);
  failFor([...mix.seen.wrong, ...(wrong > 0 ? [`${wrong} unread counts are wrong`] : [])]);
}

await inSeededShop(items, async (database, start) => {
  const env = { STREAMS: String(streams) };
  const shops: [BuiltShop, BuiltShop] = [await start(env), await start(env)];
  const listeners = await seedListeners(database, streams);
  const crowd = new Crowd(
    listeners,
    shops.map(({ url }) => url),
  );
  const mix = await Mix.make(shops[0].url, database);
  const parts = { shops, database, mix, crowd, written: new Map<string, number>() };
  await measure(parts, listeners).finally(() => crowd.close());
});
