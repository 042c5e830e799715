import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { openDatabase, type Database } from '#lab/bench/database.ts';
import { drive, summarize, type Driven, type Stats } from '#lab/bench/drive.ts';
import { mixOf, type Mix } from '#lab/bench/load/mix.ts';
import { quantile, readOptions } from '#lab/bench/options.ts';
import { failFor, fine, percent, printMachine, printTable, whole } from '#lab/bench/report.ts';
import { inFolder, processorSeconds, residentMb, startShop, type Shop } from '#lab/bench/shop.ts';
import { seedConversations } from './conversations.ts';
import { Crowd } from './crowd.ts';
import { MessageWriter } from './writer.ts';

// Measures 10,000 event streams of two processes, also while the change log is cut off and one process is killed.
const options = readOptions({ seconds: 300, streams: 10_000, messages: 20 });
const { seconds, streams } = options;
/** Three quarters of the users buy, one user comes with ten items, and each stream needs its own buyer. */
const items = 20 * streams;
const backWithinMs = 90_000;
const idleMs = 15_000;

type Parts = { shops: [Shop, Shop]; database: Database; mix: Mix; crowd: Crowd; writer: MessageWriter };
type Row = [measurement: string, result: string, target: string];

/** The rates of requests and bookings of callers that never pause, and p99 at a rate. */
type Pages = { maximum: number; bookings: number; p99: number };

async function measurePages({ shops, mix }: Parts, perSecond: number | null): Promise<Pages> {
  const play = (length: number, pace: { callers: number } | { perSecond: number }) =>
    drive(shops[0].url, mix.next, { seconds: length, pace, onResponse: mix.onResponse });
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
  const pages: Promise<Driven> = drive(shops[0].url, mix.next, { seconds: length, pace: { perSecond } });
  await delay(2_000);
  await fault();
  return summarize(await pages);
}

/** Returns the delays of events since the last call, in milliseconds. */
async function takeDelays({ crowd, writer }: Parts): Promise<number[]> {
  await delay(1_000);
  return (await crowd.takeArrivals()).flatMap(([message, at]) => {
    const written = writer.written.get(message);
    return written === undefined ? [] : [at - written];
  });
}

/** Measures what idle streams cost: the memory of each, and the processor time of all together. */
async function measureIdle({ shops, crowd }: Parts): Promise<Row[]> {
  const sum = (of: (pid: number) => number) => shops.reduce((all, { pid }) => all + of(pid), 0);
  await delay(3_000);
  const before = sum(residentMb);
  await crowd.open(streams);
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

const pagesOf = ({ p99, refused, failed }: Stats): Row => [
  'p99 of pages during that',
  `${whole(p99)} ms, ${refused + failed} × 5xx`,
  '≤ 1,000 ms',
];

async function measureFaults(parts: Parts, perSecond: number): Promise<Row[]> {
  const { shops, database, crowd, writer } = parts;
  const cut = await playAround(parts, perSecond, () =>
    database.client.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'rangefinder-changes'",
    ),
  );
  const delays = await takeDelays(parts);
  let backMs = Number.NaN;
  const killed = await playAround(parts, perSecond, async () => {
    const [before, startMs] = [crowd.synced, performance.now()];
    process.kill(shops[1].pid, 'SIGKILL');
    writer.use([shops[0].url]);
    await crowd.waitForSync(before, streams / 2, 2 * backWithinMs);
    backMs = performance.now() - startMs;
  });
  return [
    [
      `change log disconnected: all ${delays.length} events arrive within`,
      `${fine(quantile(delays, 1) / 1000)} s`,
      '≤ 90 s',
    ],
    pagesOf(cut),
    ['a process is killed: all streams are back within', `${fine(backMs / 1000)} s`, '≤ 90 s'],
    pagesOf(killed),
  ];
}

async function measure(parts: Parts): Promise<void> {
  const { shops, database, crowd, writer } = parts;
  const without = await measurePages(parts, null);
  const idle = await measureIdle(parts);
  writer.start(options.messages);
  const beside = await measurePages(parts, without.maximum / 2);
  const delays = await takeDelays(parts);
  const faults = await measureFaults(parts, without.maximum / 2);
  await writer.stop();
  await delay(3_000);
  const wrong = await crowd.countWrong(database.client);
  const endingMs = performance.now();
  process.kill(shops[0].pid, 'SIGTERM');
  while (!Number.isNaN(residentMb(shops[0].pid))) await delay(50);
  const endedMs = performance.now() - endingMs;
  printTable([
    ['measurement', 'result', 'target'],
    ...idle,
    [
      `delay of an event after its write, p50 and p99 of ${delays.length}`,
      `${whole(quantile(delays, 0.5))}, ${whole(quantile(delays, 0.99))} ms`,
      'p99 ≤ 300 ms',
    ],
    [
      'p99 of pages at half of the maximum, without and with streams',
      `${whole(without.p99)}, ${whole(beside.p99)} ms`,
      '',
    ],
    [
      'maximum of pages with streams, as a share of that without',
      percent(beside.maximum / without.maximum),
      '≥ 90 %',
    ],
    [
      'bookings/s with streams, as a share of those without',
      percent(beside.bookings / without.bookings),
      '≥ 90 %',
    ],
    ...faults,
    [
      `SIGTERM with ${whole(streams)} streams: the process exits within`,
      `${fine(endedMs / 1000)} s`,
      '≤ 10 s',
    ],
    [`wrong unread counts after ${writer.sent} messages`, String(wrong), '0'],
  ]);
  failFor([...parts.mix.seen.wrong, ...(wrong > 0 ? [`${wrong} unread counts are wrong`] : [])]);
}

printMachine();
await inFolder(async (folder) => {
  const database = await openDatabase(folder, items);
  const endings: (() => Promise<unknown>)[] = [() => database.close()];
  try {
    const start = async (name: string) => {
      const settings = {
        STATE_DIR: join(folder, name),
        DATABASE_URL: database.url,
        STREAMS: String(streams),
      };
      const shop = await startShop(settings);
      endings.push(() => shop.stop());
      return shop;
    };
    const shops: [Shop, Shop] = [await start('first'), await start('second')];
    const conversations = await seedConversations(database, streams);
    const urls = shops.map(({ url }) => url);
    const [crowd, writer] = [new Crowd(conversations, urls), new MessageWriter(conversations, urls)];
    endings.push(() => crowd.close());
    await measure({ shops, database, mix: await mixOf(shops[0].url, database), crowd, writer });
  } finally {
    for (const end of endings.toReversed()) await end().catch(() => undefined);
  }
});
